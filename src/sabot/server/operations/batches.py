"""Work that is done for many at once."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

T = TypeVar("T")
MOST = 200
"""How many are worked on together: while these hear that it is done, the next are worked on."""


class Batches(Generic[T]):
    """What comes while work is under way is worked on next, together.

    Alone, nothing waits; the more there is to do, the less each costs.
    """

    def __init__(self, work: Callable[[list[T]], Awaitable[None]]) -> None:
        """The work must not raise anything: nobody would hear of it."""
        self._work = work
        self._waiting: list[T] = []
        self._task: asyncio.Task[None] | None = None

    def put(self, item: T) -> None:
        """Have something worked on; never wait."""
        self._waiting.append(item)
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def finish(self) -> None:
        """Wait until nothing is left to do."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._work(batch)
        finally:
            self._task = None
