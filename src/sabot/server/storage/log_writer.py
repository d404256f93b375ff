"""How entries get into their logs: those that come together are written together."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import compress
from typing import NamedTuple

from sqlalchemy import Connection, Engine, bindparam
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from sabot.server.operations import metrics
from sabot.server.operations.batches import Batches
from sabot.server.storage import schema
from sabot.server.storage.database import Row, insert_all, insert_new


class OutcomeUnknown(SQLAlchemyError):
    """The database failed while it wrote: only the log knows whether an entry is in it."""


class WriteResult(asyncio.Future[bool]):
    """Whether an entry was the first of its sequence, as soon as it is on the disk.

    It can not be called back: whoever shall wait no more hears of that when it is settled.
    """

    def cancel(self, msg: object = None) -> bool:
        """Settle it first."""
        return False


class PendingAppend(NamedTuple):
    """An entry that somebody waits to see written, and the rows that go with it."""

    key: str
    sequence: int
    text: str
    row: Row
    results: Sequence[Row]
    is_first: WriteResult


class LogWriter:
    """Appends to all logs, one transaction after the other."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._executor = ThreadPoolExecutor(1, "writer")
        """A whole transaction is written there: to hop between threads for each statement would cost more than it."""
        log = schema.entries
        self._insert_new = insert_new(engine.dialect.name, log).returning(log.c.key, log.c.sequence)
        self._update_table = schema.tables.update().where(schema.tables.c.key == bindparam("of"))
        self._batches = Batches(self._write_batch)

    def append(self, key: str, sequence: int, text: str, row: Row, results: Sequence[Row]) -> WriteResult:
        """Whether an entry was the first of its sequence, or Unsure.

        The card is what changes in the row of its table.
        """
        is_first = WriteResult()
        self._batches.put(PendingAppend(key, sequence, text, row, results, is_first))
        return is_first

    async def close(self) -> None:
        """Wait for what is under way."""
        await self._batches.finish()
        self._executor.shutdown()
        self._engine.dispose()

    async def _write_batch(self, batch: list[PendingAppend]) -> None:
        """Write entries, and tell those who wait."""
        batch.sort(key=_place)  # or two processes could wait for each other's rows
        try:
            with metrics.STORING.time():
                found = await asyncio.get_running_loop().run_in_executor(self._executor, self._write, batch)
        except Exception as error:  # whatever it is, nobody may wait for ever
            for append in batch:
                append.is_first.set_exception(_outcome_unknown(error))
        else:
            metrics.ENTRIES.inc(sum(found))
            metrics.CONFLICTS.inc(len(found) - sum(found))
            for append, is_first in zip(batch, found, strict=True):
                append.is_first.set_result(is_first)

    def _write(self, batch: list[PendingAppend]) -> list[bool]:
        """Which of the entries were first: those are on the disk, with all that goes with them."""
        try:
            with self._engine.begin() as connection:
                insert_all(connection, schema.entries, _rows(batch))
                self._write_related(connection, batch)
        except IntegrityError:  # somebody else was first with one of them, as hardly ever happens
            return self._write_new(batch)
        return [True] * len(batch)

    def _write_new(self, batch: list[PendingAppend]) -> list[bool]:
        """The same, when some of the entries may be there already."""
        with self._engine.begin() as connection:
            written = {(key, sequence) for key, sequence in connection.execute(self._insert_new, _rows(batch))}
            found = []
            for append in batch:
                found.append(_place(append) in written)
                written.discard(_place(append))
            self._write_related(connection, list(compress(batch, found)))
        return found

    def _write_related(self, connection: Connection, firsts: list[PendingAppend]) -> None:
        """Write what goes with entries."""
        if rows := [{"of": append.key, **append.row} for append in firsts if append.row]:
            connection.execute(self._update_table, rows)
        if results := [result for append in firsts for result in append.results]:
            connection.execute(schema.results.insert(), results)


def _rows(batch: list[PendingAppend]) -> list[Row]:
    return [{"key": append.key, "sequence": append.sequence, "text": append.text} for append in batch]


def _place(append: PendingAppend) -> tuple[str, int]:
    return append.key, append.sequence


def _outcome_unknown(error: Exception) -> OutcomeUnknown:
    """An error of its own for everybody who waits, with the same reason."""
    unknown = OutcomeUnknown("the database failed")
    unknown.__cause__ = error
    return unknown
