"""Work in threads: its result or its error comes back, and the event loop goes on meanwhile."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from sabot.background import run_daemonic, run_queued
from tests.support.server.awaited import awaited

Run = Callable[..., Awaitable[Any]]


@pytest.mark.parametrize("run", [run_queued, run_daemonic])
@awaited
async def test_what_work_comes_to_and_what_fails_is_told(run: Run) -> None:
    assert await run(lambda: 7) == 7
    assert await run(int, "11", base=2) == 3
    with pytest.raises(ZeroDivisionError):
        await run(lambda: 1 // 0)


@pytest.mark.parametrize("run", [run_queued, run_daemonic])
@awaited
async def test_the_event_loop_goes_on_meanwhile(run: Run) -> None:
    is_over = threading.Event()
    work = asyncio.ensure_future(run(is_over.wait, 60))
    await asyncio.sleep(0)
    assert not work.done()
    is_over.set()
    assert await work


@awaited
async def test_queued_work_is_done_one_piece_after_the_other_in_one_thread() -> None:
    at_work: list[str] = []
    threads = set()

    def work(name: str) -> None:
        threads.add(threading.get_ident())
        at_work.append(f"{name} begins")
        at_work.append(f"{name} ends")

    await asyncio.gather(*(run_queued(work, name) for name in "abc"))
    assert at_work == [f"{name} {what}" for name in "abc" for what in ("begins", "ends")]
    assert len(threads) == 1


@awaited
async def test_nobody_waits_for_daemonic_work_who_leaves() -> None:
    is_daemon = await run_daemonic(lambda: threading.current_thread().daemon)
    assert is_daemon
