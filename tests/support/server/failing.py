"""A database that fails or is slow, as a test wants."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

from sabot.server.storage.log_writer import OutcomeUnknown
from tests.support.server.serving import PATIENCE, Served


class Failing:
    """Makes a store fail when it writes, before or after the write."""

    def __init__(self, server: Served, *, times: int, after: bool = False, whose: str = "") -> None:
        """`whose` limits the failures to entries whose text contains it."""
        self.times = times
        self.after = after
        self.whose = whose
        self._append = server.registry.store.append
        server.registry.store.append = self.append  # type: ignore[method-assign,assignment]

    async def append(self, key: str, version: int, text: str, *more: Any) -> bool:
        """Write, or fail."""
        words = (key, version, text, *more)
        if not self.times or self.whose not in text:
            return await self._append(*words)
        self.times -= 1
        if self.after:
            await self._append(*words)
        raise OutcomeUnknown("as the test wants it")


class Slow:
    """A writer that waits before it writes."""

    def __init__(self) -> None:
        self._has_begun = Event()
        self._may_go_on = Event()
        self.fails = False
        """Whether the write fails in the end."""

    def write(self) -> None:
        """Wait, and fail if `fails` is set."""
        self._has_begun.set()
        assert self._may_go_on.wait(PATIENCE)
        if self.fails:
            raise OSError("as the test wants it")

    async def has_begun(self) -> None:
        """Wait until a write has begun."""
        assert await asyncio.to_thread(self._has_begun.wait, PATIENCE)

    def go_on(self) -> None:
        """Let the write go on."""
        self._may_go_on.set()


@asynccontextmanager
async def slowly(server: Served) -> AsyncIterator[Slow]:
    """Hold all writes of a server until the test lets them go on, or ends."""
    slow, writer = Slow(), server.registry.store._writer
    write = writer._write

    def slow_write(batch: Any) -> list[bool]:
        slow.write()
        return write(batch)

    writer._write = slow_write  # type: ignore[method-assign]
    try:
        yield slow
    finally:
        slow.go_on()
        writer._write = write  # type: ignore[method-assign]
