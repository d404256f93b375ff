"""Readiness: whether a process can do its work. Many requests that ask so share one check."""

import asyncio
import time
from typing import Protocol

VALID = 1.0
"""For how many seconds the result of a check is valid, since each check writes to the database."""
TIMEOUT = 5.0
"""For how many seconds database and bus may take to answer."""


class Pinged(Protocol):
    """Something that others depend on."""

    async def ping(self) -> None:
        """Raise an error unless it can be used."""


class Readiness:
    """Checks that the database can be written to and that the bus answers, at most once a second."""

    def __init__(self, store: Pinged, bus: Pinged) -> None:
        self._store = store
        self._bus = bus
        self._check: asyncio.Task[bool] | None = None
        self._checked = 0.0
        """When the last check ended, on the monotonic clock."""

    async def check(self) -> bool:
        """Raise an error unless the database can be written to; whether other processes can be reached by the bus.

        Without the bus people play on, and the processes follow each other by the database. So that is not an error.
        """
        if self._check is None or (self._check.done() and time.monotonic() - self._checked >= VALID):
            self._check = asyncio.create_task(self._ping())
        async with asyncio.timeout(TIMEOUT):
            # A driver may ignore the cancellation. The shield lets it run on while the request is answered.
            return await asyncio.shield(self._check)

    async def _ping(self) -> bool:
        try:
            await self._store.ping()
            return await self._is_bus_up()
        finally:
            self._checked = time.monotonic()

    async def _is_bus_up(self) -> bool:
        try:
            await self._bus.ping()
        except OSError:
            return False
        return True
