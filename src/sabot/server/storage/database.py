"""Opening the database: a SQLite file, or PostgreSQL."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

from msgspec.json import encode
from sqlalchemy import Connection, Engine, Insert, Table, Text, bindparam, create_engine, event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sabot.errors import Unreadable
from sabot.extras import not_installed
from sabot.file_locks import try_lock, wait_for_lock
from sabot.server.storage.migrations import upgrade
from sabot.server.storage.permissions import PRIVATE

Row = dict[str, Any]

SQLITE = "sqlite"
DRIVERS = {SQLITE: "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
ADDRESSES = ("sqlite:///tables.db", "postgresql://name@host/database")
"""Examples of addresses, for error messages."""
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "temp_store = MEMORY",  # otherwise each transaction creates a file for its statement journal
    "wal_autocheckpoint = 4000",  # for the same reason: a page changed by many transactions is copied once
)
WRITER_CACHE, READER_CACHE = 16_000, 1_000
"""How many kB of pages a connection keeps in memory. The writer keeps many, since the logs of many tables are written
in turn; the others, of which there may be fifteen, read little more than once."""
SQLITE_ARGUMENTS = {"timeout": 10}
"""How many seconds to wait while another process writes to the same file."""
POSTGRESQL_ARGUMENTS = {"connect_timeout": 10, "keepalives_idle": 10, "tcp_user_timeout": 10_000}
"""When a silent PostgreSQL counts as lost: in seconds, but the last value in milliseconds."""
MIGRATION_LOCK = int.from_bytes(b"sabot")
"""The advisory lock of PostgreSQL that is held during a migration."""


def file_of(url: str) -> Path | None:
    """The file of a SQLite database; None for another kind; or Unreadable."""
    address = _address(url)
    return Path(str(address.database)) if address.get_backend_name() == SQLITE else None


@contextmanager
def exclusive_use(url: str) -> Iterator[None]:
    """Keep other servers from a SQLite file, since they could not announce entries to each other; or Unreadable."""
    address = _address(url)
    if address.get_backend_name() != SQLITE:
        yield
        return
    place = Path(f"{address.database}.lock")
    try:
        lock = place.open("a")
    except OSError as error:
        raise Unreadable.by_system(error, str(place)) from None
    with lock:
        if not try_lock(lock.fileno()):
            raise Unreadable("in-use", str(address.database))
        yield


def check_exists(url: str) -> None:
    """Raise Unreadable if the database is a file that does not exist. Opening it would create it."""
    address = _address(url)
    if address.get_backend_name() == SQLITE:
        try:
            Path(str(address.database)).stat()
        except OSError as error:
            raise Unreadable.by_system(error, str(address.database)) from None


async def open_database(url: str) -> AsyncEngine:
    """Connect to a database and migrate it; or raise Unreadable."""
    address = _address(url)
    shown = address.set(drivername=address.get_backend_name(), query={}).render_as_string()
    engine = _engine(address)
    try:
        async with _migration(engine) as connection:
            await connection.run_sync(upgrade)
    except (DBAPIError, OSError, Unreadable) as error:
        await engine.dispose()
        raise unusable(error, shown) from error
    return engine


def writer_engine(engine: AsyncEngine) -> Engine:
    """A synchronous engine for the same database, for the thread that writes."""
    if engine.dialect.name != SQLITE:
        return create_engine(engine.url, hide_parameters=True, connect_args=POSTGRESQL_ARGUMENTS, pool_pre_ping=True)
    writer = create_engine(engine.url.set(drivername=SQLITE), hide_parameters=True, connect_args=SQLITE_ARGUMENTS)
    event.listen(writer, "connect", partial(_set_pragmas, cache=WRITER_CACHE))
    return writer


def insert_all(connection: Connection, table: Table, rows: Sequence[Row]) -> None:
    """Insert rows into a table whose columns have the types of JSON."""
    if connection.dialect.name == SQLITE:
        connection.execute(_insert_json(table), {"rows": encode(rows).decode()})
    else:
        connection.execute(table.insert(), rows)


@cache
def _insert_json(table: Table) -> Insert:
    """One statement for any number of rows, since after each statement the thread waits for the interpreter lock."""
    row = func.json_each(bindparam("rows", type_=Text)).table_valued("value").c.value
    names = [column.name for column in table.columns]
    return table.insert().from_select(names, select(*(func.json_extract(row, f"$.{name}") for name in names)))


def insert_new(dialect: str, table: Table) -> Insert:
    """A statement that inserts rows, except those that exist already."""
    if dialect == SQLITE:
        return sqlite.insert(table).on_conflict_do_nothing()
    return postgresql.insert(table).on_conflict_do_nothing()


def unusable(error: DBAPIError | OSError | Unreadable, place: str) -> Unreadable:
    """The error that names the database and what is wrong with it."""
    if isinstance(error, DBAPIError):
        return Unreadable("system", place, reason=" ".join(str(error.orig).split()))
    return Unreadable.by_system(error, place) if isinstance(error, OSError) else error.at(place)


def _address(url: str) -> URL:
    """An address with its driver, or Unreadable. The error does not repeat it, since it may contain a password."""
    try:
        address = make_url(url)
        address = address.set(drivername=DRIVERS[address.get_backend_name()])
    except (ArgumentError, KeyError, ValueError):
        raise Unreadable("address", examples=ADDRESSES) from None
    if address.get_backend_name() == SQLITE and address.database in (None, "", ":memory:"):
        raise Unreadable("address", examples=ADDRESSES)
    return address


def _engine(address: URL) -> AsyncEngine:
    """An engine for an address. Its errors do not show the values of a statement."""
    if address.get_backend_name() == SQLITE:
        engine = create_async_engine(address, hide_parameters=True, connect_args=SQLITE_ARGUMENTS)
        event.listen(engine.sync_engine, "connect", partial(_set_pragmas, cache=READER_CACHE))
        return engine
    try:
        return create_async_engine(address, hide_parameters=True, connect_args=POSTGRESQL_ARGUMENTS, pool_pre_ping=True)
    except ImportError as error:
        raise not_installed("cluster") from error


def _set_pragmas(connection: Any, _: Any, cache: int) -> None:
    cursor = connection.cursor()
    for pragma in (*PRAGMAS, f"cache_size = -{cache}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


@asynccontextmanager
async def _migration(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction in which no other process migrates."""
    if engine.dialect.name == SQLITE:
        path = Path(str(engine.url.database))
        async with _locked(path.parent):
            path.touch(PRIVATE)
            async with engine.begin() as connection:
                await connection.exec_driver_sql("BEGIN IMMEDIATE")  # the driver does not begin one for CREATE
                yield connection
    else:
        async with engine.begin() as connection:
            await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            yield connection


@asynccontextmanager
async def _locked(directory: Path) -> AsyncIterator[None]:
    """Lock a directory, since SQLite cannot wait for a lock when it switches a file to WAL."""
    if sys.platform == "win32":  # a directory cannot be opened there
        lock = os.open(directory / ".opening.lock", os.O_RDWR | os.O_CREAT, PRIVATE)
    else:
        lock = os.open(directory, os.O_RDONLY)
    try:
        await asyncio.to_thread(wait_for_lock, lock)
        yield
    finally:
        os.close(lock)
