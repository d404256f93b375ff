"""Backups: a consistent copy of a database in a SQLite file, whatever kind of database it is, and the way back."""

import asyncio
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, Table, func, select, text
from sqlalchemy.exc import DBAPIError

from sabot.errors import Unreadable
from sabot.server.storage import schema
from sabot.server.storage.database import (
    MIGRATION_LOCK,
    SQLITE,
    exclusive_use,
    file_of,
    open_database,
    unusable,
    writer_engine,
)

AT_ONCE = 1000
"""How many rows are in memory."""
DISCONNECTING = 2
"""For how many seconds PostgreSQL may still list a client that has disconnected."""
OTHER_CLIENTS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
    " AND backend_type = 'client backend' AND pid <> pg_backend_pid()"
)


async def back_up(url: str, file: Path, *, with_keys: bool) -> int:
    """Write a backup, which may replace an older one; how many tables it holds; or Unreadable.

    Servers can keep running. The file appears when it is complete.
    """
    source = file_of(url)
    if source is not None and not source.is_file():
        raise Unreadable("no-file", str(source))
    if file.exists():
        _check_backup(file)
        if source is not None and file.samefile(source):
            raise Unreadable("backup-onto-itself", str(file))
    with _errors_at(file), TemporaryDirectory(prefix=".sabot-", dir=file.absolute().parent) as directory:
        part = Path(directory, "backup.sqlite")  # in a directory that nobody else can enter
        async with _opened(url) as database, _opened(f"sqlite:///{part}") as backup:
            number = await asyncio.to_thread(_copy_out, database, backup, _parts(with_keys=with_keys))
        part.replace(file)
    return number


async def restore(url: str, file: Path, *, force: bool) -> int:
    """Replace the content of a database by that of a backup; how many tables it holds; or Unreadable.

    No server may be running. A database with tables is replaced by force only. Its keys stay if the backup has none.
    """
    _check_backup(file)
    with ExitStack() as stack:
        try:
            stack.enter_context(exclusive_use(url))
        except Unreadable as error:
            raise (Unreadable("database-in-use", *error.places) if error.code == "in-use" else error) from None
        directory = stack.enter_context(TemporaryDirectory(prefix="sabot-"))
        copy = Path(directory, "backup.sqlite")  # it is migrated, and the backup stays as it is
        with _errors_at(file):
            shutil.copyfile(file, copy)
            await _migrate(copy)
        async with _opened(f"sqlite:///{copy}") as backup, _opened(url) as database:
            with _errors_at("--database"):
                return await asyncio.to_thread(_copy_in, backup, database, force)


async def _migrate(copy: Path) -> None:
    """Migrate the copy of a backup, or raise Unreadable."""
    try:
        async with _opened(f"sqlite:///{copy}"):
            return
    except Unreadable as error:
        raise Unreadable(error.code, **error.words) from None  # the user knows the backup, not its copy


def _copy_out(database: Engine, backup: Engine, parts: Sequence[Table]) -> int:
    """Copy rows from a snapshot of a database into an empty backup."""
    with _snapshot(database) as source:
        with backup.begin() as target:
            number = _copy(source, target, parts)
        with backup.connect() as target:
            target.exec_driver_sql("PRAGMA journal_mode = DELETE")  # so that the backup is one file
    return number


def _copy_in(backup: Engine, database: Engine, force: bool) -> int:
    """Copy rows from a backup into a database, in one transaction."""
    with _snapshot(backup) as source, database.begin() as target:
        if database.dialect.name != SQLITE:
            target.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))  # a server that starts now has to wait
            _check_alone(target)
        if not force and target.scalar(select(func.count()).select_from(schema.tables)):
            raise Unreadable("database-not-empty")
        parts = _parts(with_keys=bool(source.scalar(select(func.count()).select_from(schema.secrets))))
        for part in reversed(parts):
            target.execute(part.delete())
        return _copy(source, target, parts)


def _check_alone(target: Connection) -> None:
    """Raise Unreadable if anybody else is connected. A client that has just disconnected is waited for."""
    deadline = time.monotonic() + DISCONNECTING
    while target.scalar(OTHER_CLIENTS):
        if time.monotonic() > deadline:
            raise Unreadable("database-in-use")
        time.sleep(0.05)
        target.execute(select(func.pg_stat_clear_snapshot()))  # otherwise the answer stays the same


def _copy(source: Connection, target: Connection, parts: Sequence[Table]) -> int:
    """Copy all rows; how many tables there are."""
    streamed = source.execution_options(stream_results=True, max_row_buffer=AT_ONCE)
    for part in parts:
        for rows in streamed.execute(select(part)).mappings().partitions(AT_ONCE):
            target.execute(part.insert(), [dict(row) for row in rows])
    return int(target.scalar(select(func.count()).select_from(schema.tables)) or 0)


def _parts(*, with_keys: bool) -> list[Table]:
    """The database tables of a backup, those that others refer to first."""
    return [part for part in schema.metadata.sorted_tables if with_keys or part is not schema.secrets]


@contextmanager
def _snapshot(engine: Engine) -> Iterator[Connection]:
    """A connection that sees the database as it is at the first query."""
    with engine.connect() as connection:
        if engine.dialect.name == SQLITE:
            connection.exec_driver_sql("BEGIN")  # the driver does not begin a transaction for SELECT
        else:
            connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        yield connection


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Engine]:
    """A migrated database."""
    engine = await open_database(url)
    synchronous = writer_engine(engine)
    await engine.dispose()
    try:
        yield synchronous
    finally:
        synchronous.dispose()


def _check_backup(file: Path) -> None:
    """Raise Unreadable unless a file is a database of Sabot, and whole."""
    with _errors_at(file):
        if not file.is_file():
            raise Unreadable("no-file")
        try:
            with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as connection:
                connection.execute("SELECT version_num FROM alembic_version").fetchone()
                connection.execute("SELECT count(*) FROM tables").fetchone()
                is_whole = connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
        except sqlite3.DatabaseError:
            is_whole = False
        if not is_whole:
            raise Unreadable("not-backup")


@contextmanager
def _errors_at(place: Path | str) -> Iterator[None]:
    """Name a file in errors about it."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        raise unusable(error, str(place)) from error
    except Unreadable as error:
        raise (error if error.places else error.at(str(place))) from None
