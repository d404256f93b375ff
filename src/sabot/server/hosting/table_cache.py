"""The tables that a process has in memory: read from their logs when they are needed, dropped when nobody uses them."""

import asyncio
import time

from sabot.errors import Refused
from sabot.server.clock import Clock
from sabot.server.hosting.chat_room import ChatRoom
from sabot.server.hosting.watched_table import WatchedTable
from sabot.server.storage.store import Store
from sabot.server.tables.log.entries import parse_entry
from sabot.server.tables.log.fold import apply
from sabot.server.tables.state import TableState

IDLE = 60
"""After how many seconds without use a table that nobody watches is dropped from memory."""


class TableCache:
    """The tables in memory."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self.tables: dict[str, WatchedTable] = {}
        self._store = store
        self._clock = clock
        self._loading: dict[str, asyncio.Task[WatchedTable]] = {}

    async def find(self, key: str) -> WatchedTable:
        """A table by its key, loaded if it is not in memory; or Refused."""
        watched = self.cached(key)
        if watched is None:
            loading = self._loading.get(key)
            if loading is None:
                loading = self._loading[key] = asyncio.create_task(self._load(key))
                loading.add_done_callback(lambda _: self._loading.pop(key, None))
            watched = await asyncio.shield(loading)
        return watched

    def cached(self, key: str) -> WatchedTable | None:
        """A table if it is in memory. It counts as used, so it stays there for a while."""
        watched = self.tables.get(key)
        if watched is not None:
            watched.last_used = time.monotonic()
        return watched

    async def _load(self, key: str) -> WatchedTable:
        watched = WatchedTable(await self.read(key), self._clock, ChatRoom(await self._store.chat.lines_after(key, 0)))
        watched.last_used = time.monotonic()
        self.tables[key] = watched
        return watched

    async def read(self, key: str) -> TableState:
        """Read a table from its log, or raise Refused."""
        found = await self._store.load(key)
        if found is None:
            raise Refused("table/none")
        seed, texts = found
        table = TableState(key, seed)
        for text in texts:
            apply(table, parse_entry(text))
        return table

    def is_used(self, key: str) -> bool:
        """Whether somebody watches, changes or loads a table in this process."""
        watched = self.tables.get(key)
        return key in self._loading or (watched is not None and (bool(watched.watchers) or watched.lock.locked()))

    def drop(self, watched: WatchedTable) -> None:
        """Drop a table from memory that is no longer in the database."""
        watched.stop_timer()
        if self.tables.get(watched.table.key) is watched:
            del self.tables[watched.table.key]

    def drop_idle(self) -> int:
        """Drop idle tables from memory, and return how many."""
        idle_since = time.monotonic() - IDLE
        idle = [
            key
            for key, watched in self.tables.items()
            if not watched.watchers and watched.last_used < idle_since and not watched.lock.locked()
        ]
        for key in idle:
            del self.tables[key]
        return len(idle)
