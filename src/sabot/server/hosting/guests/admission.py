"""Admission: keeps the signing keys and the revoked guests of a process up to date, and lets guests leave for good."""

import asyncio
import time

import structlog

from sabot.errors import Refused
from sabot.server.access.identity import Identities
from sabot.server.hosting.registry import TableRegistry
from sabot.server.storage.guest_store import GuestStore
from sabot.server.tables.log.entries import Guest, Left
from sabot.server.tables.state import OVER
from sabot.server.transport.open_sockets import OpenSockets

REFRESH = 5
"""How often keys and revoked guests are read again, in seconds."""
OVERLAP = 60_000
"""Clocks of machines may differ by so many milliseconds."""
LEFT_FOR_GOOD = 4001
"""The close code for a guest who has left for good, perhaps on another device."""
GUESTS = "guests"
"""The key of announcements that a guest was revoked. No table can have it, it is too short."""

log = structlog.get_logger()


class Admission:
    """Which cookies a process accepts."""

    def __init__(self, registry: TableRegistry) -> None:
        self.identities = Identities([])
        self.sockets = OpenSockets()
        self._registry = registry
        self._store: GuestStore = registry.store.guests
        self._read_until = 0
        registry.subscribers[GUESTS] = self.refresh

    async def refresh(self) -> None:
        """Read the keys and newly revoked guests, and close the sockets of those."""
        now = time.time_ns() // 1_000_000
        self.identities.use_keys(await self._store.keys())
        self._refuse(set(await self._store.revoked(self._read_until - OVERLAP)))
        self._read_until = now

    async def keep_current(self) -> None:
        """Refresh again and again."""
        while True:
            await asyncio.sleep(REFRESH)
            try:
                await self.refresh()
            except Exception:  # the process goes on with what it knows
                log.exception("keys and guests could not be read")

    async def leave_for_good(self, guest: Guest) -> None:
        """Revoke a guest: cookies are refused everywhere, sockets closed, and seats and requests for seats given up."""
        await self._store.revoke(guest)
        self._refuse({guest})
        await self._registry.notify(GUESTS)
        for visit in await self._store.visits(guest):
            if visit.status != OVER:
                await self._leave_seat(guest, visit.key)

    async def _leave_seat(self, guest: Guest, key: str) -> None:
        try:
            await self._registry.append(key, lambda _, at: Left(at=at, by=guest))
        except Refused:  # the guest neither has a seat there nor asks for one, or the match is over
            return

    def _refuse(self, guests: set[Guest]) -> None:
        """Refuse some guests from now on."""
        if new := guests - self.identities.revoked:
            self.identities.revoked |= new
            self.sockets.close(lambda client: client.me.guest in new, LEFT_FOR_GOOD)
