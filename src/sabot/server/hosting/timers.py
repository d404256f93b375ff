"""The clockwork: at the moment when something is due at a table, it happens."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any

import structlog

from sabot.server.hosting.watched_table import WatchedTable
from sabot.server.tables.entries import AnyEntry
from sabot.server.tables.schedule import Scheduled, entry_for, long_question, next_scheduled
from sabot.server.tables.state import TableState

RETRY_AFTER = 1.5
"""After how many seconds something that failed is tried again."""
LEAST_THINKING = 0.15
"""How many seconds a bot takes at least that thinks for long: how long it really thinks would tell of its cards."""

log = structlog.get_logger()

EntryMaker = Callable[[TableState, int], AnyEntry]
"""What makes an entry for a table as it is at a moment."""


def now_at(table: TableState) -> int:
    """The time in milliseconds; at a table it never runs back."""
    return max(time.time_ns() // 1_000_000, table.at)


class BackgroundTasks:
    """Work that goes on aside. Nobody waits for it, so what goes wrong is logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something aside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    async def stop(self) -> None:
        """Leave all of it, and what it begins meanwhile, and wait until it is left."""
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something failed that nobody waits for", exc_info=task.exception())


class Timers:
    """Plays the bots, runs the clocks and deals the next rounds of the tables that a process looks after."""

    def __init__(
        self, append: Callable[[WatchedTable, EntryMaker], Awaitable[int]], background: BackgroundTasks
    ) -> None:
        """Lets things happen in a given way."""
        self._append = append
        self._background = background

    def schedule_next(self, watched: WatchedTable) -> None:
        """Have the next thing happen that is due; a table that nobody looks at stands still."""
        watched.is_leased = watched.is_leased and bool(watched.watchers)
        due = next_scheduled(watched.table) if watched.is_leased else None
        if due is None:
            watched.stop_timer()
        else:
            delay = max(due.at - now_at(watched.table), 0) / 1000
            version = watched.table.version
            watched.set_timer(delay, lambda: self._background.start(self._fire(watched, due, version)))

    async def _fire(self, watched: WatchedTable, due: Scheduled, version: int) -> None:
        """Let something happen that is due, unless something else has happened since."""

        def make_entry(table: TableState, now: int) -> AnyEntry:
            if not watched.is_leased or not _is_due(table, due, version):
                raise _Superseded
            return entry_for(table, decided, now)

        try:
            if due in watched.thinking or not _is_due(watched.table, due, version):
                return
            decided = await self._think(watched, due)
            await self._append(watched, make_entry)
        except _Superseded:
            return
        except Exception:
            watched.set_timer(RETRY_AFTER, lambda: self.schedule_next(watched))
            raise

    async def _think(self, watched: WatchedTable, due: Scheduled) -> Scheduled:
        """What is due, with the choice of a bot that takes its time for it, aside and only once."""
        question = long_question(watched.table, due)
        if question is None:
            return due
        watched.thinking.add(due)
        try:
            action, _ = await asyncio.gather(asyncio.to_thread(question.choice), asyncio.sleep(LEAST_THINKING))
        finally:
            watched.thinking.discard(due)
        return replace(due, action=action)


def _is_due(table: TableState, due: Scheduled, version: int) -> bool:
    """Whether something that was due in a version of a table still is; talk, for one, changes nothing about it."""
    return table.version == version or next_scheduled(table) == due


class _Superseded(Exception):
    """Something else happened before."""
