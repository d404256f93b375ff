"""The leases of a process: the tables whose bots and clocks it runs, so that no other process does.

A process is alive while its heartbeat in the database changes. The others judge that by their own monotonic clocks, so
it does not matter what time each of them believes it is.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Collection, Mapping
from typing import NamedTuple

from sabot.server.clock import Clock
from sabot.server.operations.batches import Batches
from sabot.server.storage.store import Store

LEASE_SECONDS = 5.0
"""After how many seconds without a heartbeat a process counts as dead, and others take over its tables."""
RENEW_AFTER = 1.0
"""The age in seconds from which a heartbeat is renewed before leases are taken."""


class PendingTake(NamedTuple):
    """Leases that are wanted, and where to put those that were taken."""

    keys: Collection[str]
    taken: asyncio.Future[dict[str, int]]


class Leases:
    """The leases of a process. Errors of the database are raised."""

    def __init__(self, store: Store, clock: Clock, is_shared: Callable[[], bool]) -> None:
        """`is_shared` tells whether there may be other processes."""
        self._store = store
        self._clock = clock
        self._is_shared = is_shared
        self.when_lost: Callable[[], None] = lambda: None
        """Called when all leases are lost."""
        self._name = secrets.token_hex(8)
        self._former_names: set[str] = set()
        """Names under which this process was too late to renew its heartbeat."""
        self._renewed = float("-inf")
        """When the last heartbeat was written, on the monotonic clock."""
        self._heartbeats: dict[str, tuple[int, float]] = {}
        """The last heartbeat of each process, and since when it has been that one, on the monotonic clock."""
        self._forgotten: set[str] = set()
        """Dead processes whose heartbeats were deleted, unless they still hold a lease."""
        self._held: set[str] = set()
        self._unwanted: dict[str, int] = {}
        """Leases to give up at the next renewal, and until when their tables were looked after."""
        self._takes: Batches[PendingTake] = Batches(self._take_batch)

    async def renew(self) -> None:
        """Write a heartbeat. If it comes so late that others may have taken the leases, all are lost."""
        started = time.monotonic()
        if self._held and started - self._renewed > LEASE_SECONDS:
            self._lose_all()
        heartbeats = await self._store.beat(self._name, self._clock.now())
        self._renewed = started
        unchanged = {name: seen for name, seen in self._heartbeats.items() if heartbeats.get(name) == seen[0]}
        self._heartbeats = {name: (at, started) for name, at in heartbeats.items()} | unchanged
        dead = self._dead()
        if self._forgotten != dead:
            await self._store.forget_processes(dead)
            self._forgotten = dead

    def _lose_all(self) -> None:
        """Go on under a new name: what the old one held is what a dead process holds."""
        self._former_names.add(self._name)
        self._name = secrets.token_hex(8)
        self._held.clear()
        self._unwanted.clear()
        self.when_lost()

    async def take(self, keys: Collection[str]) -> dict[str, int]:
        """Take leases that no living process holds. For each one: until when its table was looked after; 0 is never."""
        pending = PendingTake(keys, asyncio.get_running_loop().create_future())
        self._takes.put(pending)
        return await pending.taken

    def give_up(self, key: str) -> None:
        """Give up a lease: the next call of `release` releases it."""
        if key in self._held:
            self._unwanted.setdefault(key, self._clock.now())

    async def release(self) -> None:
        """Release the leases that were given up."""
        if self._unwanted:
            await self._release(self._unwanted.copy())

    async def close(self) -> None:
        """Release all leases."""
        await self._takes.finish()
        now = self._clock.now()
        if self._held:
            await self._release(dict.fromkeys(self._held, now) | self._unwanted)

    async def _release(self, attended: Mapping[str, int]) -> None:
        await self._store.release_leases(self._name, attended)
        self._held.difference_update(attended)
        for key in attended:
            self._unwanted.pop(key, None)

    def _dead(self) -> set[str]:
        """The processes whose heartbeat has not changed for so long that others may take over their tables."""
        before = time.monotonic() - LEASE_SECONDS
        silent = {name for name, (_, since) in self._heartbeats.items() if since < before}
        return (silent | self._former_names & self._heartbeats.keys()) - {self._name}

    async def _take_batch(self, batch: list[PendingTake]) -> None:
        """Take leases for all who want some. Of two who want the same lease, the first is given it."""
        try:
            taken = await self._take({key for pending in batch for key in pending.keys})
        except Exception as error:  # whatever it is, nobody may wait forever
            for pending in batch:
                if not pending.taken.done():
                    pending.taken.set_exception(error)
            return
        for pending in batch:
            if not pending.taken.done():
                pending.taken.set_result({key: taken[key] for key in pending.keys if key in taken})

    async def _take(self, keys: set[str]) -> dict[str, int]:
        kept = {key: self._unwanted.pop(key) for key in keys & self._unwanted.keys()}
        kept |= {key: self._clock.now() for key in keys & self._held - kept.keys()}
        wanted = keys - kept.keys()
        if not wanted:
            return kept
        if time.monotonic() - self._renewed > RENEW_AFTER:
            await self.renew()
        taken = await self._store.take_leases(self._name, wanted, self._dead() if self._is_shared() else None)
        self._held |= taken.keys()
        return kept | taken
