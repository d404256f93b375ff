"""A database that fails, or takes its time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Event
from typing import Any

from sabot.server.storage.log_writer import OutcomeUnknown
from tests.support.server.serving import PATIENCE, Served


class Failing:
    """A store that fails when it should write, before or after it has written."""

    def __init__(self, server: Served, *, times: int, after: bool = False, whose: str = "") -> None:
        """It may fail only for entries whose text has something in it."""
        self.times = times
        self.after = after
        self.whose = whose
        self._append = server.registry.store.append
        server.registry.store.append = self.append  # type: ignore[method-assign,assignment]

    async def append(self, key: str, version: int, text: str, *besides: Any) -> bool:
        """Write, or fail."""
        words = (key, version, text, *besides)
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
        """Whether it comes to nothing in the end."""

    def write(self) -> None:
        """Wait, and fail if that is wanted."""
        self._has_begun.set()
        assert self._may_go_on.wait(PATIENCE)
        if self.fails:
            raise OSError("as the test wants it")

    async def has_begun(self) -> None:
        """Wait until something is to be written."""
        assert await asyncio.to_thread(self._has_begun.wait, PATIENCE)

    def go_on(self) -> None:
        """Let it be written."""
        self._may_go_on.set()


@asynccontextmanager
async def slowly(server: Served) -> AsyncIterator[Slow]:
    """Let the house write nothing until the test wants it, or has come to its end."""
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
