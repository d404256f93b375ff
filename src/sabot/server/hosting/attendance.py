"""Looking after tables: a process that has the lease on a table plays its bots and runs its clocks.

The time in which no process looked after a table is taken out of all clocks there, whatever the reason: the server was
down, a process died, or nobody watched the table.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

import structlog
from sqlalchemy.exc import SQLAlchemyError

from sabot.errors import Refused
from sabot.server.hosting.leases import Leases
from sabot.server.hosting.timers import RETRY_AFTER, BackgroundTasks, EntryMaker
from sabot.server.hosting.watched_table import WatchedTable
from sabot.server.tables.log.entries import Resumed
from sabot.server.tables.schedule import is_timed

LEAST_PAUSE = 1_000
"""How many milliseconds without a process are taken out of the clocks of a table. Less does not matter."""

log = structlog.get_logger()


class Attendance:
    """Takes and renews the leases on tables that are watched, and lets those tables go on where they stood."""

    def __init__(
        self,
        tables: Mapping[str, WatchedTable],
        leases: Leases,
        append: Callable[[WatchedTable, EntryMaker], Awaitable[int]],
        schedule_next: Callable[[WatchedTable], None],
        background: BackgroundTasks,
    ) -> None:
        """`append` applies and stores an entry; `schedule_next` sets the timer of a table."""
        self.leases = leases
        self._tables = tables
        self._append = append
        self._schedule_next = schedule_next
        self._background = background
        leases.when_lost = self._stop_all

    async def begin(self, key: str) -> None:
        """Look after a table if no other process does. If the database cannot be written to, that is tried again."""
        try:
            await self._take([key])
        except SQLAlchemyError:
            log.warning("a lease cannot be taken yet")

    def end(self, watched: WatchedTable) -> None:
        """Look after a table no longer. It stands still unless another process takes over."""
        watched.is_leased = False
        watched.stop_timer()
        self.leases.give_up(watched.table.key)

    async def renew(self, keys: Sequence[str]) -> None:
        """Renew the leases on the tables that are watched, take those that are free, and give up all others."""
        if keys:
            await self.leases.renew()
        for watched in self._tables.values():
            if not watched.watchers:
                self.end(watched)
        await self.leases.release()
        await self._take([key for key in keys if key in self._tables and not self._tables[key].is_leased])

    async def close(self) -> None:
        """Release all leases."""
        try:
            await self.leases.close()
        except SQLAlchemyError:  # the other processes will notice that this one is gone
            log.warning("leases could not be released")

    async def _take(self, keys: Sequence[str]) -> None:
        """Take leases that are free, and let those tables go on."""
        for key, attended in (await self.leases.take(keys)).items() if keys else ():
            watched = self._tables.get(key)
            if watched is None or not watched.watchers:
                self.leases.give_up(key)
            elif not watched.is_leased:
                watched.is_leased = True
                since = attended or watched.table.at
                watched.go_on_from(since)
                self.pause(watched, since)
                self._schedule_next(watched)

    def _stop_all(self) -> None:
        """Stop all timers: this process was so slow that others may look after its tables."""
        log.warning("leases were renewed too late")
        for watched in self._tables.values():
            watched.is_leased = False
            watched.stop_timer()

    def pause(self, watched: WatchedTable, since: int) -> None:
        """Take the time since a moment out of all clocks at a table, before any of them runs out."""
        if watched.paused_at is None and watched.now() - since > LEAST_PAUSE and is_timed(watched.table):
            watched.paused_at = since
            self._background.start(self._resume(watched, since))

    async def _resume(self, watched: WatchedTable, since: int) -> None:
        """Write the end of a pause to the log, and retry until the database answers."""
        while watched.is_leased:
            try:
                await self._append(watched, lambda _, at: Resumed(at=at, paused=max(at - since, 0)))
                break
            except Refused:  # the match is over
                break
            except SQLAlchemyError:
                await asyncio.sleep(RETRY_AFTER)
        watched.paused_at = None
        self._schedule_next(watched)
