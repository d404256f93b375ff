"""Where the tables are kept: a file of SQLite, or PostgreSQL."""

import asyncio
import os
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.json import encode
from sqlalchemy import Connection, Engine, Insert, Table, Text, bindparam, create_engine, event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sabot.errors import Unreadable
from sabot.server.storage.migrations import upgrade

try:
    import fcntl
except ImportError:  # pragma: no cover  # where files can not be locked, processes must not start all at once
    fcntl = None  # type: ignore[assignment]

Row = dict[str, Any]

SQLITE = "sqlite"
DRIVERS = {SQLITE: "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
ADDRESSES = ("sqlite:///tables.db", "postgresql://name@host/database")
"""What an address looks like."""
PRIVATE = 0o600
"""Who knows the seeds knows the cards."""
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "temp_store = MEMORY",  # or each transaction would make a file, for the case that a statement fails half-way
    "cache_size = -16000",  # kB, since the logs of many tables are written to in turn
    "wal_autocheckpoint = 4000",  # for the same reason: a page that many transactions change is copied once
)
SQLITE_ARGUMENTS = {"timeout": 10}
"""How many seconds to wait for another process that writes to the same file."""
POSTGRESQL_ARGUMENTS = {"connect_timeout": 10, "keepalives_idle": 10, "tcp_user_timeout": 10_000}
"""When PostgreSQL is lost that says nothing: after so many seconds, but milliseconds for the last."""
MIGRATION_LOCK = int.from_bytes(b"sabot")
"""The lock on PostgreSQL of whoever migrates."""


@contextmanager
def exclusive_use(url: str) -> Iterator[None]:
    """Keep other servers from a file of SQLite, since they would not hear of each other; or Unreadable."""
    address = _address(url)
    if address.get_backend_name() != SQLITE or fcntl is None:
        yield
        return
    place = Path(f"{address.database}.lock")
    try:
        lock = place.open("a")
    except OSError as error:
        raise Unreadable.by_system(error, str(place)) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Unreadable("in-use", str(address.database)) from None
        yield


async def probe(engine: AsyncEngine) -> None:
    """Raise an error unless a database answers; one in a file must be there still, and let itself be written to."""
    async with engine.connect() as connection:
        if engine.dialect.name == SQLITE:
            Path(str(engine.url.database)).stat()
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            await connection.execute(select(1))


async def open_database(url: str) -> AsyncEngine:
    """A database, brought up to date; or Unreadable."""
    address = _address(url)
    shown = address.set(drivername=address.get_backend_name(), query={}).render_as_string()
    engine = _engine(address)
    try:
        async with _migration(engine) as connection:
            await connection.run_sync(upgrade)
    except (DBAPIError, OSError, Unreadable) as error:
        await engine.dispose()
        raise _unusable(error, shown) from error
    return engine


def writer_engine(engine: AsyncEngine) -> Engine:
    """Connections to the same database for a thread that writes."""
    if engine.dialect.name != SQLITE:
        return create_engine(engine.url, hide_parameters=True, connect_args=POSTGRESQL_ARGUMENTS, pool_pre_ping=True)
    writer = create_engine(engine.url.set(drivername=SQLITE), hide_parameters=True, connect_args=SQLITE_ARGUMENTS)
    event.listen(writer, "connect", _set_pragmas)
    return writer


def insert_all(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Insert rows into a table whose columns have the types of JSON."""
    if connection.dialect.name == SQLITE:
        connection.execute(_insert_json(table), {"rows": encode(rows).decode()})
    else:
        connection.execute(table.insert(), rows)


@cache
def _insert_json(table: Table) -> Insert:
    """One statement for any number of rows: after each one, a thread has to wait for the interpreter."""
    row = func.json_each(bindparam("rows", type_=Text)).table_valued("value").c.value
    names = [column.name for column in table.columns]
    return table.insert().from_select(names, select(*(func.json_extract(row, f"$.{name}") for name in names)))


def insert_new(dialect: str, table: Table) -> Insert:
    """How to insert rows, but for those that are there already."""
    if dialect == SQLITE:
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()


def _unusable(error: DBAPIError | OSError | Unreadable, place: str) -> Unreadable:
    """What is wrong with the database at a place."""
    if isinstance(error, DBAPIError):
        return Unreadable("system", place, reason=" ".join(str(error.orig).split()))
    return Unreadable.by_system(error, place) if isinstance(error, OSError) else error.at(place)


def _address(url: str) -> URL:
    """An address with its driver, or Unreadable; what is wrong is not repeated, for there may be a password in it."""
    try:
        address = make_url(url)
        address = address.set(drivername=DRIVERS[address.get_backend_name()])
    except (ArgumentError, KeyError, ValueError):
        raise Unreadable("address", examples=ADDRESSES) from None
    if address.get_backend_name() == SQLITE and address.database in (None, "", ":memory:"):
        raise Unreadable("address", examples=ADDRESSES)
    return address


def _engine(address: URL) -> AsyncEngine:
    """Connections to an address; errors do not tell what was to be written."""
    if address.get_backend_name() == SQLITE:
        engine = create_async_engine(address, hide_parameters=True, connect_args=SQLITE_ARGUMENTS)
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine
    try:
        return create_async_engine(address, hide_parameters=True, connect_args=POSTGRESQL_ARGUMENTS, pool_pre_ping=True)
    except ImportError as error:
        raise Unreadable("not-installed", extra="cluster") from error


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@asynccontextmanager
async def _migration(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction in which nobody else migrates."""
    if engine.dialect.name == SQLITE:
        path = Path(str(engine.url.database))
        async with _locked(path.parent):
            path.touch(PRIVATE)
            async with engine.begin() as connection:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver would not begin it for a CREATE
                yield connection
    else:
        async with engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            yield connection


@asynccontextmanager
async def _locked(directory: Path) -> AsyncIterator[None]:
    """Keep other processes from doing the same: to turn a file into WAL, SQLite has no lock that one can wait for."""
    if fcntl is None:  # pragma: no cover
        yield
        return
    lock = os.open(directory, os.O_RDONLY)
    try:
        await asyncio.to_thread(fcntl.flock, lock, fcntl.LOCK_EX)
        yield
    finally:
        os.close(lock)
