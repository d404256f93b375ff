"""Retention: deletes what has been kept long enough, a little at a time beside play."""

import asyncio
import time

import structlog
from msgspec import Struct
from msgspec.json import decode
from sqlalchemy.exc import IntegrityError

from sabot.server.access.identity import A_YEAR
from sabot.server.hosting.guests.codes import CODE_LIFE
from sabot.server.hosting.registry import TableRegistry
from sabot.server.operations import metrics

A_DAY = 24 * 3_600_000
"""In milliseconds."""
INTERVAL = 600
"""How many seconds pass between two sweeps."""
PAUSE = 0.05
"""How many seconds pass between two tables that are deleted, so that play goes on."""

log = structlog.get_logger()


class Moment(Struct, frozen=True):
    """The time of an entry, whatever kind it is; perhaps one that only a newer release knows."""

    at: int


class Sweeper:
    """Deletes tables at which nothing has happened for some days, and rows that no longer count."""

    def __init__(self, registry: TableRegistry, keep: int | None) -> None:
        """`keep` is a number of days; None keeps tables for ever."""
        self._registry = registry
        self._keep = keep
        self._store = registry.store.retention

    async def sweep_forever(self) -> None:
        """Sweep again and again."""
        while True:
            try:
                await self.sweep(time.time_ns() // 1_000_000)
            except Exception:  # the database may be away, and the next sweep does the rest
                log.exception("old tables could not be deleted")
            await asyncio.sleep(INTERVAL)

    async def sweep(self, now: int) -> int:
        """Delete what is due at a time in milliseconds; how many tables that were."""
        await self._store.delete_revocations(now - A_YEAR * 1000)  # all their cookies have expired
        await self._registry.store.codes.delete_ended(now, now - CODE_LIFE)
        if self._keep is None:
            return 0
        limit = now - self._keep * A_DAY
        await self._store.delete_aged(limit)
        deleted = 0
        after = ""
        while keys := await self._store.tables_before(limit, after):
            after = keys[-1]
            for key in keys:
                if await self._is_due(key, limit) and await self._delete(key):
                    deleted += 1
                await asyncio.sleep(PAUSE)
        if deleted:
            log.info("old tables deleted", number=deleted)
        return deleted

    async def _is_due(self, key: str, limit: int) -> bool:
        """Whether the last entry of a table is old enough. Its row changes more rarely than its log."""
        last = await self._store.last_entry(key)
        return last is None or decode(last, type=Moment).at < limit

    async def _delete(self, key: str) -> bool:
        """Delete a table, unless it is in memory here or somebody watches it elsewhere."""
        if key in self._registry.tables or not await self._registry.forget(key):
            return False
        try:
            await self._registry.store.delete_table(key)
        except IntegrityError:  # somebody has come to the table at this moment
            return False
        metrics.DELETED.inc()
        return True
