"""Stores the lines of the chats, in transactions of their own: lines that are said at about the same time share one."""

from collections.abc import Collection
from typing import NamedTuple

from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from sabot.server.operations.batches import Batches
from sabot.server.storage import schema
from sabot.server.storage.database import insert_new
from sabot.server.storage.log_writer import LogWriter, WriteResult, outcome_unknown
from sabot.server.tables.chat import REMEMBERED, ChatLine

GATHERING = 0.03
"""For how many seconds lines are gathered before they are written, so that chatter hardly delays the log."""


class _PendingLine(NamedTuple):
    """A line that is waiting to be written."""

    key: str
    line: ChatLine
    is_first: WriteResult


class ChatStore:
    """The last lines of all tables. If the database fails, methods raise SQLAlchemyError."""

    def __init__(self, engine: AsyncEngine, writer: LogWriter) -> None:
        self._engine = engine
        self._writer = writer
        column = schema.chat.c
        self._insert = insert_new(engine.dialect.name, schema.chat).returning(column.key, column.number)
        self._forget = schema.chat.delete().where(
            column.key == bindparam("of"), column.number <= bindparam("newest") - REMEMBERED
        )
        self._batches = Batches(self._write_batch, GATHERING)

    async def close(self) -> None:
        """Wait for writes under way."""
        await self._batches.finish()

    def add(self, key: str, line: ChatLine) -> WriteResult:
        """Add a line to a chat; False if there is one with its number, or with its guest and idempotency key.

        True means that it is on disk. Lines that are too old to be shown are deleted.
        """
        is_first = WriteResult()
        self._batches.put(_PendingLine(key, line, is_first))
        return is_first

    async def lines_after(self, key: str, number: int) -> list[ChatLine]:
        """The last lines of a chat that follow a number."""
        column = schema.chat.c
        query = (
            select(*(column[name] for name in ChatLine.__struct_fields__))
            .where(column.key == key, column.number > number)
            .order_by(column.number.desc())
            .limit(REMEMBERED)
        )
        async with self._engine.connect() as connection:
            found = [ChatLine(**row) for row in (await connection.execute(query)).mappings()]
        return found[::-1]

    async def last_numbers(self, keys: Collection[str]) -> dict[str, int]:
        """The number of the last line of each of these chats that has any."""
        last = select(func.max(schema.chat.c.number)).where(schema.chat.c.key == schema.tables.c.key).scalar_subquery()
        query = select(schema.tables.c.key, last).where(schema.tables.c.key.in_(keys), last.is_not(None))
        async with self._engine.connect() as connection:
            return dict((await connection.execute(query)).all())

    async def _write_batch(self, batch: list[_PendingLine]) -> None:
        batch.sort(key=_place)  # in one order, or two processes could deadlock
        try:
            written = await self._writer.run(lambda connection: self._write(connection, batch))
        except Exception as error:  # whatever it is, nobody may wait forever
            for pending in batch:
                pending.is_first.set_exception(outcome_unknown(error))
        else:
            for pending in batch:
                pending.is_first.set_result(_place(pending) in written)

    def _write(self, connection: Connection, batch: list[_PendingLine]) -> set[tuple[str, int]]:
        """Write a batch, and return the places of the lines that were written."""
        rows = [{"key": pending.key, **asdict(pending.line)} for pending in batch]
        written = {(key, number) for key, number in connection.execute(self._insert, rows)}
        if written:
            connection.execute(self._forget, [{"of": key, "newest": number} for key, number in dict(written).items()])
        return written


def _place(pending: _PendingLine) -> tuple[str, int]:
    return pending.key, pending.line.number
