"""Migrations bring a database of any age to the current schema."""

import asyncio
import errno
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text

from sabot.errors import Unreadable
from sabot.server.storage.database import open_database
from sabot.server.storage.migrations import config_for
from sabot.server.storage.schema import metadata
from sabot.server.storage.store import Store
from tests.support.server.awaited import awaited

T = TypeVar("T")


async def done_to(database: str, work: Callable[[Connection], T]) -> T:
    """The result of work on a migrated database."""
    engine = await open_database(database)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def differences(connection: Connection) -> list[object]:
    """The differences between a database and the schema, as Alembic finds them."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def downgrade(connection: Connection) -> list[str]:
    """Undo all steps, and return the tables that are left."""
    command.downgrade(config_for(connection), "base")
    return inspect(connection).get_table_names()


def secret_of(database: str) -> str:
    """The secret that a short-lived server reads."""

    async def ask() -> str:
        store = await Store.open(database)
        secret = await store.secret()
        await store.close()
        return secret

    return asyncio.run(ask())


@awaited
async def test_all_steps_together_make_the_schema(database: str) -> None:
    assert await done_to(database, differences) == []


@awaited
async def test_a_difference_would_be_found(database: str) -> None:
    def change(connection: Connection) -> list[object]:
        connection.execute(text("ALTER TABLE tables DROP COLUMN title"))
        connection.execute(text("DROP INDEX ix_results_guest"))
        return differences(connection)

    assert len(await done_to(database, change)) == 2


@awaited
async def test_every_step_can_be_taken_back(database: str) -> None:
    assert await done_to(database, downgrade) == ["alembic_version"]
    assert await done_to(database, differences) == []


@awaited
async def test_stores_of_one_process_can_open_at_once(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
    assert len({await store.secret() for store in stores}) == 1
    for store in stores:
        await store.close()


def test_processes_can_start_at_once(database: str) -> None:
    forking = get_context("forkserver")
    forking.set_forkserver_preload([__name__])  # otherwise each of them would need a second for its imports
    with ProcessPoolExecutor(3, forking) as processes:
        assert len(set(processes.map(secret_of, [database] * 3))) == 1


@awaited
async def test_a_step_that_fails_leaves_nothing_behind(database: str) -> None:
    def fail(connection: Connection) -> None:
        connection.execute(text("CREATE TABLE tables (key TEXT)"))
        raise OSError(errno.ENOSPC, "")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sabot.server.storage.database.upgrade", fail)
        with pytest.raises(Unreadable) as caught:
            await open_database(database)
    assert caught.value.message == "No space left on device"
    assert await done_to(database, differences) == []


@awaited
async def test_a_database_of_a_newer_release_is_left_alone(database: str) -> None:
    await done_to(database, lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = 'x'")))
    with pytest.raises(Unreadable) as caught:
        await Store.open(database)
    assert str(caught.value) == f"{database}: was changed by a newer Sabot and cannot be used by this one"
