"""Work that takes long, done in a thread so that the event loop goes on."""

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
    """The result of some work, done in one thread that takes one piece after the other.

    However many ask at once, the event loop shares the processor with one thread only. The program does not end before
    the work does.
    """
    return await asyncio.get_running_loop().run_in_executor(_worker, lambda: work(*args, **kwargs))


async def run_daemonic(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """The result of some work, done in a thread of its own that ends with the program: leaving takes no time."""
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
        with suppress(RuntimeError):  # the loop is closed when all is left
            loop.call_soon_threadsafe(settle, done)

    Thread(target=run, daemon=True).start()
    return await future
