"""The pace of bots: a table that people do not use slows down and falls asleep, and fast bots leave room for people.

Only timers follow it. The entries of a log are the same at any pace.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sabot.server.hosting.watched_table import WatchedTable
from sabot.server.tables.log.entries import AnyEntry, Chatted

UNUSED = 60.0
"""After how many seconds without an action of a person the bots of a table slow down."""
SLOW = 1.5
"""How many seconds pass at least between two moves at such a table."""
ASLEEP = 900.0
"""After how many seconds without an action of a person the bots of a table stop."""
HURRIED = 0.25
"""A move is hurried if it follows another move of the same table within so many seconds."""
PLAYING = 2.0
"""For how many seconds after a person's action a table counts as being played at."""
REST = 2.0
"""How long bots rest after a hurried move while people play elsewhere, as a multiple of the time that it took."""


class Pace:
    """Decides when the bots of each table may move."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()
        """Held by the table whose hurried move is under way, and while it rests. Others wait in line."""
        self._last_used: list[WatchedTable] = []
        """The last two tables at which people acted, the latest first."""

    def note(self, watched: WatchedTable, entry: AnyEntry) -> None:
        """Note that an entry was applied. Chat keeps no table awake."""
        if entry.by is not None and not isinstance(entry, Chatted):
            self.note_person(watched)

    def note_person(self, watched: WatchedTable) -> None:
        """Note that a person acted at a table, or came back to it."""
        watched.used_at = time.monotonic()
        if self._last_used[:1] != [watched]:
            self._last_used = [watched, *self._last_used[:1]]

    def is_unused(self, watched: WatchedTable) -> bool:
        """Whether no person has acted at a table for a while."""
        return time.monotonic() - watched.used_at >= UNUSED

    def is_deserted(self, watched: WatchedTable) -> bool:
        """Whether no person has acted at a table for so long that its bots stop."""
        return time.monotonic() - watched.used_at >= ASLEEP

    def delay(self, watched: WatchedTable, delay: float) -> float:
        """How many seconds a move waits that would be due after a delay."""
        if not self.is_unused(watched):
            return delay
        return max(delay, watched.moved_at + SLOW - time.monotonic())

    @asynccontextmanager
    async def turn(self, watched: WatchedTable) -> AsyncIterator[None]:
        """The time in which a table makes its move.

        Hurried moves are made one at a time while people play at other tables, and take a fixed share of the process:
        the busier it is, the longer a move takes, and the longer is the rest after it.
        """
        now = time.monotonic()
        if now - watched.moved_at >= HURRIED or not self._is_any_other_played_at(watched, now):
            watched.moved_at = now
            yield
            return
        async with self._turn:
            watched.moved_at = began = time.monotonic()
            yield
            await asyncio.sleep(REST * (time.monotonic() - began))

    def _is_any_other_played_at(self, watched: WatchedTable, now: float) -> bool:
        return any(now - other.used_at < PLAYING for other in self._last_used if other is not watched)
