"""Threads for bots that think: few in all, and one at a time for each guest, so that one guest cannot take them all."""

import asyncio
import os
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

from sabot.server.tables.log.entries import Guest

T = TypeVar("T")
THREADS = max(2, (os.cpu_count() or 1) - 1)
"""How many bots of a process may think at once."""


class Thinking:
    """Runs the thoughts of bots. Of those of one guest, only the first waits for a thread; the others wait for it."""

    def __init__(self, threads: int = THREADS) -> None:
        self._threads = asyncio.Semaphore(threads)
        self._locks: defaultdict[Guest, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._queued: defaultdict[Guest, int] = defaultdict(int)

    async def run(self, guest: Guest, think: Callable[[], T]) -> T:
        """The result of a thought for a guest: the player who asks for a hint, or the host of the bot's table."""
        async with self._turn_of(guest), self._threads:
            return await asyncio.to_thread(think)

    @asynccontextmanager
    async def _turn_of(self, guest: Guest) -> AsyncIterator[None]:
        self._queued[guest] += 1
        try:
            async with self._locks[guest]:
                yield
        finally:
            self._queued[guest] -= 1
            if not self._queued[guest]:
                del self._queued[guest], self._locks[guest]
