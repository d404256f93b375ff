"""The stored part of access: signing keys, revoked guests, and the tables at which a guest was."""

import secrets
import time
from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import func, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabot.server.access.signing_keys import FIRST_KEY, SigningKey
from sabot.server.storage import schema
from sabot.server.storage.database import insert_new

A_DAY = 24 * 3_600_000
"""In milliseconds."""


class Visit(NamedTuple):
    """A table at which a guest was."""

    key: str
    edition: str
    title: str
    status: str
    created: int
    is_alone: bool
    """Whether no other guest was there."""


class GuestStore:
    """Reads and writes what is stored about guests, for all processes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._insert_secret = insert_new(engine.dialect.name, schema.secrets)

    async def secret(self, name: str) -> str:
        """A secret of the server, created once and shared by all processes."""
        column = schema.secrets.c
        async with self._engine.begin() as connection:
            await connection.execute(self._insert_secret, _new_secret(name))
            return str(await connection.scalar(select(column.value).where(column.name == name)))

    async def keys(self) -> list[SigningKey]:
        """The keys that sign cookies, the oldest first. The first one is created when there is none."""
        found = await self._keys()
        if not found:
            await self.secret(FIRST_KEY)
            found = await self._keys()
        return found

    async def _keys(self) -> list[SigningKey]:
        column = schema.secrets.c
        is_key = or_(column.name == FIRST_KEY, column.name.startswith(f"{FIRST_KEY}-"))
        query = select(column.name, column.value, func.coalesce(column.created, 0).label("created"), column.until)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query.where(is_key))).mappings()
            return sorted((SigningKey(**row) for row in rows), key=lambda key: key.created)

    async def rotate_keys(self, days: int) -> None:
        """Create a new key that will sign from now on. The old ones stay valid for some days; with 0 they are deleted.

        Keys whose time is over are deleted.
        """
        old = await self.keys()
        now = _now()
        column = schema.secrets.c
        async with self._engine.begin() as connection:
            await connection.execute(schema.secrets.insert(), _new_secret(f"{FIRST_KEY}-{secrets.token_hex(4)}"))
            for key in old:
                mine = column.name == key.name
                if days and key.is_valid(now):
                    until = min(now + days * A_DAY, key.until or now + days * A_DAY)
                    await connection.execute(schema.secrets.update().where(mine).values(until=until))
                else:
                    await connection.execute(schema.secrets.delete().where(mine))

    async def revoke(self, guest: str) -> None:
        """Refuse all cookies of a guest from now on, and the pass to another device."""
        async with self._engine.begin() as connection:
            new = {"guest": guest, "at": _now()}
            await connection.execute(insert_new(self._engine.dialect.name, schema.revoked), new)
            await connection.execute(schema.passes.delete().where(schema.passes.c.guest == guest))

    async def revoked(self, since: int = 0) -> list[str]:
        """The guests who were revoked since a time in milliseconds."""
        column = schema.revoked.c
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(column.guest).where(column.at >= since)))

    async def visits(self, guest: str) -> list[Visit]:
        """The tables at which a guest took a seat, the oldest first."""
        table, visit, other = schema.tables.c, schema.visits.c, schema.visits.alias()
        others = select(other.c.key).where(other.c.key == visit.key, other.c.guest != guest).exists()
        query = (
            select(table.key, table.edition, table.title, table.status, table.created, ~others)
            .join_from(schema.visits, schema.tables)
            .where(visit.guest == guest)
            .order_by(table.created, table.key)
        )
        async with self._engine.connect() as connection:
            return [Visit(*row) for row in await connection.execute(query)]

    async def lines(self, guest: str) -> list[tuple[int, str, str]]:
        """What a guest has said in any chat that is kept: when, at which table, and the text or quick phrase."""
        line = schema.chat.c
        query = select(line.at, line.key, line.text, line.phrase).where(line.guest == guest).order_by(line.at)
        async with self._engine.connect() as connection:
            return [(at, key, text or phrase) for at, key, text, phrase in await connection.execute(query)]

    async def entries_about(self, guest: str, key: str) -> list[tuple[int, str]]:
        """The entries of a table's log that name a guest, with their sequence numbers."""
        log = schema.entries.c
        query = select(log.sequence, log.text).where(log.key == key, log.text.contains(f'"{guest}"', autoescape=True))
        async with self._engine.connect() as connection:
            return [(sequence, text) for sequence, text in await connection.execute(query.order_by(log.sequence))]

    async def rewrite(self, key: str, texts: Collection[tuple[int, str]]) -> None:
        """Replace entries of a log."""
        log = schema.entries
        async with self._engine.begin() as connection:
            for sequence, text in texts:
                where = (log.c.key == key, log.c.sequence == sequence)
                await connection.execute(log.update().where(*where).values(text=text))

    async def blot_chat(self, guest: str, stranger: str, blot: str) -> None:
        """Replace a guest by a stranger in all chats, and blot out what they said. The numbers of lines stay."""
        chat = schema.chat
        blotted = {"guest": stranger, "name": blot, "text": blot, "phrase": "", "address": "", "retry": None}
        async with self._engine.begin() as connection:
            await connection.execute(chat.update().where(chat.c.guest == guest).values(blotted))

    async def forget(self, guest: str) -> None:
        """Delete all rows about a guest. The revocation stays, and so do reports to the operator."""
        tables = schema.tables
        async with self._engine.begin() as connection:
            for table in OF_GUEST:
                await connection.execute(table.delete().where(table.c.guest == guest))
            await connection.execute(tables.update().where(tables.c.opened_by == guest).values(opened_by=""))


OF_GUEST = (schema.results, schema.visits, schema.passes)
"""The tables with rows about one guest each."""


def _new_secret(name: str) -> dict[str, str | int]:
    return {"name": name, "value": secrets.token_hex(32), "created": _now()}


def _now() -> int:
    return time.time_ns() // 1_000_000
