"""Writes entries to the logs: those that arrive together share a transaction."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import compress
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, select
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sabot.server.operations import metrics
from sabot.server.operations.batches import Batches
from sabot.server.storage import schema
from sabot.server.storage.database import Row, insert_all, insert_new

T = TypeVar("T")


class OutcomeUnknown(SQLAlchemyError):
    """The database failed during a write. Only reading the log tells whether the entry is in it."""


class WriteResult(asyncio.Future[bool]):
    """Whether an entry was the first with its sequence number, as soon as it is on disk.

    It cannot be cancelled: a cancelled caller learns of the cancellation when the result is there.
    """

    def cancel(self, msg: object = None) -> bool:
        """Refuse, since the entry may be on its way to the disk."""
        return False


class PendingAppend(NamedTuple):
    """An entry that is waiting to be written, and the rows that go with it."""

    key: str
    sequence: int
    text: str
    row: Row
    results: Sequence[Row]
    visitor: str | None
    is_first: WriteResult


class LogWriter:
    """Appends to all logs, one transaction after the other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._executor = ThreadPoolExecutor(1, "writer")
        """Runs whole transactions: switching threads for each statement would cost more than the statement."""
        log = schema.entries
        self._insert_new = insert_new(engine.dialect.name, log).returning(log.c.key, log.c.sequence)
        self._update_table = schema.tables.update().where(schema.tables.c.key == bindparam("of"))
        self._insert_visit = insert_new(engine.dialect.name, schema.visits)
        self._batches = Batches(self._write_batch)

    def append(
        self, key: str, sequence: int, text: str, row: Row, results: Sequence[Row], visitor: str | None
    ) -> WriteResult:
        """Append an entry: whether it was the first with its sequence number, or OutcomeUnknown.

        `row` holds the columns to change in the row of its table, `visitor` is the guest who comes by this entry.
        """
        is_first = WriteResult()
        self._batches.put(PendingAppend(key, sequence, text, row, results, visitor, is_first))
        return is_first

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do other work in a transaction of its own, between two batches of entries."""
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._in_transaction, work)

    def _in_transaction(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Wait for the writes under way, and close."""
        await self._batches.finish()
        self._executor.shutdown()
        self._engine.dispose()

    async def _write_batch(self, batch: list[PendingAppend]) -> None:
        """Write a batch of entries, and set their results."""
        batch.sort(key=_place)  # in one order, or two processes could deadlock
        try:
            with metrics.STORING.time():
                found = await asyncio.get_running_loop().run_in_executor(self._executor, self._write, batch)
        except Exception as error:  # whatever it is, nobody may wait forever
            for append in batch:
                append.is_first.set_exception(outcome_unknown(error))
        else:
            metrics.ENTRIES.inc(sum(found))
            metrics.CONFLICTS.inc(len(found) - sum(found))
            for append, is_first in zip(batch, found, strict=True):
                append.is_first.set_result(is_first)

    def _write(self, batch: list[PendingAppend]) -> list[bool]:
        """Write a batch in one transaction; for each entry, whether it was the first with its sequence number."""
        try:
            with self._engine.begin() as connection:
                insert_all(connection, schema.entries, _rows(batch))
                self._write_related(connection, batch)
        except IntegrityError:  # another process was first with one of them, which is rare
            return self._write_new(batch)
        return [True] * len(batch)

    def _write_new(self, batch: list[PendingAppend]) -> list[bool]:
        """The same, for the rare case that some of the entries exist already, or that a table was deleted."""
        tables = schema.tables.c.key
        with self._engine.begin() as connection:
            present = set(connection.scalars(select(tables).where(tables.in_({append.key for append in batch}))))
            rows = _rows([append for append in batch if append.key in present])
            written = (
                {(key, sequence) for key, sequence in connection.execute(self._insert_new, rows)} if rows else set()
            )
            found = []
            for append in batch:
                found.append(_place(append) in written)
                written.discard(_place(append))
            self._write_related(connection, list(compress(batch, found)))
        return found

    def _write_related(self, connection: Connection, firsts: list[PendingAppend]) -> None:
        """Write the rows that go with entries."""
        if rows := [{"of": append.key, **append.row} for append in firsts if append.row]:
            connection.execute(self._update_table, rows)
        if results := [result for append in firsts for result in append.results]:
            connection.execute(schema.results.insert(), results)
        if visits := [{"guest": append.visitor, "key": append.key} for append in firsts if append.visitor]:
            connection.execute(self._insert_visit, visits)


def _rows(batch: list[PendingAppend]) -> list[Row]:
    return [{"key": append.key, "sequence": append.sequence, "text": append.text} for append in batch]


def _place(append: PendingAppend) -> tuple[str, int]:
    return append.key, append.sequence


def outcome_unknown(error: Exception) -> OutcomeUnknown:
    """A separate error for each caller, with the same cause."""
    unknown = OutcomeUnknown("the database failed")
    unknown.__cause__ = error
    return unknown
