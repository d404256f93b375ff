"""The stored part of codes: those of tables, and the passes of guests to another device."""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, not_, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabot.errors import Refused
from sabot.server.access.identity import Identity
from sabot.server.access.spoken_codes import LONGEST, SHORTEST, new_code
from sabot.server.storage import schema
from sabot.server.storage.database import insert_new
from sabot.server.storage.log_writer import LogWriter
from sabot.server.tables.state import OPEN, PLAYING

TRIES = 20
"""How many random codes are tried before a letter is added: nearly all must be taken for so many to be."""
CodeMaker = Callable[[int], str]
"""Makes a random code of some letters."""


class Pass(NamedTuple):
    """A pass of a guest to another device."""

    me: Identity
    hash: str
    until: int
    """When it ends, in milliseconds."""


def is_live(since: int) -> ColumnElement[bool]:
    """The condition that a code was asked for since a time, and that people can take a seat at its table."""
    table = schema.tables.c
    has_room = or_(table.status == OPEN, and_(table.status == PLAYING, table.free > 0))
    joinable = select(table.key).where(table.key == schema.codes.c.key, has_room).exists()
    return and_(schema.codes.c.at >= since, joinable)


class CodeStore:
    """Reads and writes codes, for all processes."""

    def __init__(self, engine: AsyncEngine, writer: LogWriter) -> None:
        self._engine = engine
        self._writer = writer
        self._insert_code = insert_new(engine.dialect.name, schema.codes)

    async def find(self, code: str, since: int) -> str | None:
        """The key of the table that has a code, if people can join it; the code was asked for since a time."""
        query = select(schema.codes.c.key).where(schema.codes.c.code == code, is_live(since))
        async with self._engine.connect() as connection:
            key: str | None = await connection.scalar(query)
        return key

    async def code_of(self, key: str, now: int, since: int, make_code: CodeMaker = new_code) -> str:
        """The code of a table that people can join; it gets one if it has none. Codes end that were asked for before.

        Live codes are unique. If all of some length seem to be taken, a longer one is given.
        """
        codes = schema.codes
        known = select(codes.c.code).where(codes.c.key == key)

        def give(connection: Connection) -> str:
            connection.execute(codes.update().where(codes.c.key == key).values(at=now))
            found: str | None = connection.scalar(known)
            for length in range(SHORTEST, LONGEST + 1):
                for _ in range(TRIES):
                    if found is not None:  # it had one, or got one now, perhaps from another process
                        return found
                    code = make_code(length)
                    connection.execute(codes.delete().where(codes.c.code == code, not_(is_live(since))))
                    connection.execute(self._insert_code, {"code": code, "key": key, "at": now})
                    found = connection.scalar(known)
            raise Refused("code/closed")

        return await self._writer.run(give)

    async def delete_ended(self, now: int, since: int) -> None:
        """Delete the codes that have ended, and the passes."""
        passes, codes = schema.passes, schema.codes

        def delete(connection: Connection) -> None:
            connection.execute(codes.delete().where(not_(is_live(since))))
            connection.execute(passes.delete().where(passes.c.until <= now))

        await self._writer.run(delete)

    async def issue(self, issued: Pass) -> None:
        """Store a pass. It replaces the one that its guest had before."""
        guest, name, lang, face = issued.me
        passes = schema.passes
        row = {"guest": guest, "name": name, "lang": lang, "face": face, "hash": issued.hash, "until": issued.until}

        def replace(connection: Connection) -> None:
            connection.execute(passes.delete().where(passes.c.guest == guest))
            connection.execute(passes.insert(), row)

        await self._writer.run(replace)

    async def redeem(self, hashed: str, now: int) -> Identity | None:
        """The guest who has a pass, which is used up now; None if there is none, or if it has ended."""
        column = schema.passes.c
        taken = schema.passes.delete().where(column.hash == hashed, column.until > now)

        def take(connection: Connection) -> Identity | None:
            row = connection.execute(taken.returning(column.guest, column.name, column.lang, column.face)).first()
            return None if row is None else Identity(*row)

        return await self._writer.run(take)
