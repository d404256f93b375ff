"""Timers: carry out what falls due at a table, such as a bot's move, a missed turn or the next deal."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from typing import Any

import structlog

from sabot.server.hosting.pace import Pace
from sabot.server.hosting.thinking import Thinking
from sabot.server.hosting.watched_table import WatchedTable
from sabot.server.tables.log.entries import AnyEntry
from sabot.server.tables.schedule import Scheduled, entry_for, long_question, next_clock, next_scheduled
from sabot.server.tables.state import TableState

RETRY_AFTER = 1.5
"""After how many seconds a failed attempt is repeated."""
LEAST_THINKING = 0.15
"""How many seconds a slow bot takes at least. Its real thinking time would reveal something about its cards."""

log = structlog.get_logger()

EntryMaker = Callable[[TableState, int], AnyEntry]
"""Makes an entry from the state of a table and the time."""


class BackgroundTasks:
    """Background tasks. Nobody awaits them, so their errors are logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._end)

    async def stop(self) -> None:
        """Cancel all tasks, including those they start meanwhile, and wait for their end."""
        while self._tasks:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def _end(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something failed that nobody waits for", exc_info=task.exception())


class Timers:
    """Plays the bots, runs the clocks and deals the next rounds of the tables that a process has leased."""

    def __init__(
        self, append: Callable[[WatchedTable, EntryMaker], Awaitable[int]], background: BackgroundTasks
    ) -> None:
        """`append` applies and stores an entry."""
        self._append = append
        self._background = background
        self.pace = Pace()
        self.thinking = Thinking()

    def wake(self, watched: WatchedTable) -> None:
        """Go on at the usual pace, since a player came back."""
        is_slow = watched.is_asleep or self.pace.is_unused(watched)
        self.pace.note_person(watched)
        if is_slow:
            self.schedule_next(watched)

    def schedule_next(self, watched: WatchedTable) -> None:
        """Set the timer of a table for what falls due next. A table that nobody watches stands still.

        At a table that is asleep only clocks run: if everybody is away, there are none.
        """
        watched.is_leased = watched.is_leased and bool(watched.watchers)
        due = next_scheduled(watched.table) if watched.is_leased and watched.paused_at is None else None
        if watched.is_leased:
            watched.set_asleep(due is not None and not due.is_clock and self.pace.is_deserted(watched))
            due = next_clock(watched.table) if watched.is_asleep else due
        if due is None:
            watched.stop_timer()
        else:
            delay = max(due.at - watched.now(), 0) / 1000
            delay = delay if due.is_clock else self.pace.delay(watched, delay)
            version = watched.table.version
            watched.set_timer(delay, lambda: self._background.start(self._fire(watched, due, version)))

    async def _fire(self, watched: WatchedTable, due: Scheduled, version: int) -> None:
        """Append the entry that is due, unless the table has changed since in a way that matters."""

        def make_entry(table: TableState, now: int) -> AnyEntry:
            if not watched.is_leased or not _is_due(table, due, version):
                raise _Superseded
            return entry_for(table, decided, now)

        try:
            if due in watched.thinking or not _is_due(watched.table, due, version):
                return
            decided = await self._think(watched, due)
            async with self.pace.turn(watched):
                await self._append(watched, make_entry)
        except _Superseded:
            return
        except Exception:
            watched.set_timer(RETRY_AFTER, lambda: self.schedule_next(watched))
            raise

    async def _think(self, watched: WatchedTable, due: Scheduled) -> Scheduled:
        """Let a slow bot decide, in a thread and only once; what is due, with the bot's action filled in."""
        question = long_question(watched.table, due)
        if question is None:
            return due
        watched.thinking |= {due}
        try:
            thought = self.thinking.run(watched.table.host, question.choice)
            action, _ = await asyncio.gather(thought, asyncio.sleep(LEAST_THINKING))
        finally:
            watched.thinking -= {due}
        return replace(due, action=action)


def _is_due(table: TableState, due: Scheduled, version: int) -> bool:
    """Whether what was due at a version of a table still is. Muting a guest, for example, does not change it."""
    return table.version == version or next_scheduled(table) == due


class _Superseded(Exception):
    """The table changed before the timer fired."""
