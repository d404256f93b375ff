"""Batching of asynchronous work."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 200
"""The largest batch. While its results are delivered, the next batch is being worked on."""


class Batches(Generic[T]):
    """Items that arrive while a batch is under way form the next batch.

    A single item never waits unless items are gathered for a while, and the busier it is, the less each item costs.
    """

    def __init__(self, work: Callable[[list[T]], Awaitable[None]], gathering: float = 0) -> None:
        """`work` must not raise: nobody would see the error. `gathering` is in seconds."""
        self._work = work
        self._gathering = gathering
        self._waiting: list[T] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, item: T) -> None:
        """Add an item, without waiting for it."""
        self._waiting.append(item)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Wait until all items are done."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._waiting:
                if self._gathering:
                    await asyncio.sleep(self._gathering)
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._work(batch)
        finally:
            self._task = None
