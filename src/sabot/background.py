"""Runs long work in threads, so that the event loop stays free."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from threading import Thread
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

_worker = ThreadPoolExecutor(1, "background")


async def run_queued(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Run work in a single shared thread, one job after the other, and return its result.

    However many jobs are queued, the event loop competes with one thread only. The program does not exit before the
    work is done.
    """
    return await asyncio.get_running_loop().run_in_executor(_worker, lambda: work(*args, **kwargs))


async def run_daemonic(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Run work in a daemon thread of its own, and return its result; the program may exit before the work is done."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[R] = loop.create_future()

    def settle(done: Future[R]) -> None:
        if future.done():
            return
        error = done.exception()
        if error is None:
            future.set_result(done.result())
        else:
            future.set_exception(error)

    def run() -> None:
        done: Future[R] = Future()
        try:
            done.set_result(work(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        with suppress(RuntimeError):  # the loop is closed once the program exits
            loop.call_soon_threadsafe(settle, done)

    Thread(target=run, daemon=True).start()
    return await future
