"""Work that takes long, done aside: nobody waits for it who leaves."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from threading import Thread
from typing import TypeVar

T = TypeVar("T")


async def aside(work: Callable[[], T]) -> T:
    """What comes of some work, done in a thread that ends with the program."""
    loop = asyncio.get_running_loop()
    future: asyncio.Future[T] = loop.create_future()

    def settle(done: Future[T]) -> None:
        if future.done():
            return
        error = done.exception()
        if error is None:
            future.set_result(done.result())
        else:
            future.set_exception(error)

    def run() -> None:
        done: Future[T] = Future()
        try:
            done.set_result(work())
        except Exception as error:
            done.set_exception(error)
        with suppress(RuntimeError):  # the loop is closed when all is left
            loop.call_soon_threadsafe(settle, done)

    Thread(target=run, daemon=True).start()
    return await future
