"""Carries out what the operator decides: bans of guests and addresses, and tables to close."""

from collections.abc import Awaitable, Callable
from typing import Protocol

import structlog

from sabot.errors import Refused
from sabot.server.access.bans import Bans
from sabot.server.hosting.listing import log_tag
from sabot.server.storage.store import Store

log = structlog.get_logger()


class Visitor(Protocol):
    """A connection that ends when its guest is banned."""

    @property
    def guest(self) -> str:
        """The guest."""

    @property
    def address(self) -> str:
        """The address of the client, as rate limits count it."""

    def turn_out(self, reason: Refused) -> None:
        """Tell the client why, and close the connection."""


class Moderation:
    """The decisions of the operator, read from the database again and again."""

    def __init__(self, store: Store, close_table: Callable[[str], Awaitable[None]]) -> None:
        self.visitors: set[Visitor] = set()
        self._store = store
        self._close_table = close_table
        self._bans = Bans()

    def check(self, guest: str | None, address: str) -> None:
        """Raise Refused if a guest or an address is banned."""
        if self._bans.covers(guest, address):
            raise Refused("guest/banned")

    async def refresh(self) -> None:
        """Read the decisions: close the connections of those who are banned now, and the tables to close."""
        banned = {ban.banned for ban in await self._store.moderation.bans()}
        if banned != self._bans.banned:
            self._bans = Bans(banned)
            for visitor in [*self.visitors]:
                if self._bans.covers(visitor.guest, visitor.address):
                    visitor.turn_out(Refused("guest/banned"))
        for key in await self._store.moderation.closings():
            try:
                await self._close_table(key)
            except Refused as refused:  # it is over already, or gone
                log.info("table not closed", table=log_tag(key), reason=refused.code)
            except Exception:  # one broken table must not keep the others open
                log.exception("a table could not be closed", table=log_tag(key))
                continue
            await self._store.moderation.closed([key])
