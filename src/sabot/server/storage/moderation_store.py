"""Stores what reaches the operator and what the operator decides: reports, bans, and tables to close."""

import time
from collections.abc import Collection
from typing import NamedTuple

from msgspec import Struct
from msgspec.json import decode, encode
from msgspec.structs import asdict
from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabot.server.storage import schema
from sabot.server.storage.database import insert_new

DAY = 24 * 3_600_000
"""A day in milliseconds."""


class Neighbour(NamedTuple):
    """A line near a reported one."""

    name: str
    tag: str
    """The tag of its author."""
    text: str


def format_context(lines: list[Neighbour]) -> str:
    """The text of the lines around a reported one."""
    return encode(lines).decode()


def parse_context(text: str) -> list[Neighbour]:
    """The lines around a reported one."""
    return decode(text, type=list[Neighbour])


class ReportRow(Struct, frozen=True, kw_only=True):
    """A line of a chat that a guest reported to the operator."""

    key: str
    """The table."""
    number: int
    """The number of the line."""
    reporter: str
    author: str
    address: str
    """The address from which the line was said; empty if unknown."""
    name: str
    """The name of the author."""
    text: str
    context: str
    """The lines around it, as `format_context` writes them."""
    at: int
    """When it was reported, in milliseconds."""
    id: int | None = None
    """The number of the report; None before it is stored."""


class BanRow(Struct, frozen=True):
    """A guest or an address that is banned."""

    banned: str
    since: int
    until: int | None
    """When the ban ends, in milliseconds; None is never."""


class ModerationStore:
    """Reports, bans and tables to close. If the database fails, methods raise SQLAlchemyError."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add_report(self, report: ReportRow) -> None:
        """Add a report, unless the guest has reported the line before."""
        row = {name: value for name, value in asdict(report).items() if name != "id"}
        async with self._engine.begin() as connection:
            await connection.execute(insert_new(self._engine.dialect.name, schema.reports), row)

    async def reports(self) -> list[ReportRow]:
        """All reports, the oldest first."""
        query = select(schema.reports).order_by(schema.reports.c.id)
        async with self._engine.connect() as connection:
            return [ReportRow(**row) for row in (await connection.execute(query)).mappings()]

    async def delete_report(self, number: int) -> bool:
        """Delete a report that is done with; False if there is none with this number."""
        async with self._engine.begin() as connection:
            found = await connection.execute(delete(schema.reports).where(schema.reports.c.id == number))
            return bool(found.rowcount)

    async def ban(self, banned: str, days: int | None) -> None:
        """Ban a guest or an address for some days, or for good."""
        now = time.time_ns() // 1_000_000
        row = {"banned": banned, "since": now, "until": None if days is None else now + days * DAY}
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.bans).where(schema.bans.c.banned == banned))
            await connection.execute(schema.bans.insert(), row)

    async def unban(self, banned: str) -> bool:
        """End a ban; False if there is none."""
        async with self._engine.begin() as connection:
            found = await connection.execute(delete(schema.bans).where(schema.bans.c.banned == banned))
            return bool(found.rowcount)

    async def bans(self) -> list[BanRow]:
        """The bans that have not ended, the oldest first."""
        column = schema.bans.c
        now = time.time_ns() // 1_000_000
        query = select(schema.bans).where(or_(column.until.is_(None), column.until > now)).order_by(column.since)
        async with self._engine.connect() as connection:
            return [BanRow(**row) for row in (await connection.execute(query)).mappings()]

    async def order_closing(self, key: str) -> bool:
        """Have a server close a table; False if there is no such table."""
        row = {"key": key, "since": time.time_ns() // 1_000_000}
        async with self._engine.begin() as connection:
            if await connection.scalar(select(schema.tables.c.key).where(schema.tables.c.key == key)) is None:
                return False
            await connection.execute(insert_new(self._engine.dialect.name, schema.closings), row)
            return True

    async def closings(self) -> list[str]:
        """The tables that a server has to close."""
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(schema.closings.c.key)))

    async def closed(self, keys: Collection[str]) -> None:
        """Note that tables were closed."""
        async with self._engine.begin() as connection:
            await connection.execute(delete(schema.closings).where(schema.closings.c.key.in_(keys)))
