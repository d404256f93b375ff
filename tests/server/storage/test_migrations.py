"""Migrations bring a database of any age to the current schema."""

import asyncio
import errno
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

from sabot.errors import Unreadable
from sabot.server.storage.database import open_database
from sabot.server.storage.migrations import config_for
from sabot.server.storage.schema import metadata
from sabot.server.storage.store import Opener, Store
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


async def old_database(database: str) -> AsyncEngine:
    """A database as it is, without bringing it up to date."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sabot.server.storage.database.upgrade", lambda _: None)
        return await open_database(database)


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
        secret = await store.guests.secret("cookies")
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


def go_back(connection: Connection, revision: str) -> None:
    """Make the database one of an earlier release, with a table at which ana opened, bo sat and cyd spoke."""
    command.downgrade(config_for(connection), revision)
    connection.execute(text("INSERT INTO secrets (name, value) VALUES ('cookies', 'old')"))
    connection.execute(
        text(
            "INSERT INTO tables (key, seed, edition, scoring, title, status, public, seats, free, created, touched,"
            " host) VALUES ('k', 's', 'deluxe', 'winner', '', 'open', true, 2, 0, 1, 1, 'ana')"
        )
    )
    for number, entry in enumerate(("opened", "sat", "chatted", "acted", "dealt"), 1):
        by = {"opened": ', "by":"ana"', "sat": ', "by":"bo"', "chatted": ', "by":"cyd"', "acted": ', "by":"dan"'}
        log = f'{{"kind":"{entry}","at":1{by.get(entry, "")}}}'
        connection.execute(text("INSERT INTO entries VALUES ('k', :n, :log)").bindparams(n=number, log=log))


@awaited
async def test_a_database_without_visits_learns_who_was_where(database: str) -> None:
    await done_to(database, lambda connection: go_back(connection, "0001"))
    visits = await done_to(database, lambda connection: connection.execute(text("SELECT * FROM visits")).all())
    assert sorted(map(tuple, visits)) == [("ana", "k"), ("bo", "k"), ("cyd", "k")]
    store = await Store.open(database)
    (key,) = await store.guests.keys()
    assert (key.name, key.value, key.until) == ("cookies", "old", None)
    assert abs(key.created - time.time() * 1000) < 600_000
    await store.close()


@awaited
async def test_a_database_from_before_there_were_leases_upgrades_by_itself(database: str) -> None:
    await done_to(database, lambda connection: command.downgrade(config_for(connection), "0001"))
    engine = await old_database(database)
    async with engine.begin() as connection:
        row = "'old', 's', 'flip', 'winner', '', 'open', false, 2, 1, 1, 1, 'ana'"
        await connection.execute(text(f"INSERT INTO tables VALUES ({row})"))
        await connection.execute(text("INSERT INTO entries VALUES ('old', 1, '{}')"))
    await engine.dispose()
    store = await Store.open(database)
    assert await store.load("old") == ("s", ["{}"])
    assert await store.take_leases("me", ["old"], ()) == {"old": 0}
    await store.close()


@awaited
async def test_the_lease_on_a_table_goes_with_the_table(database: str) -> None:
    def delete(connection: Connection) -> int:
        row = "'old', 's', 'flip', 'winner', '', 'open', false, 2, 1, 1, 1, 'ana', '', ''"
        connection.execute(text(f"INSERT INTO tables VALUES ({row})"))
        connection.execute(text("INSERT INTO leases VALUES ('old', 'me', 1)"))
        connection.execute(text("DELETE FROM tables"))
        return len(connection.execute(text("SELECT * FROM leases")).all())

    assert await done_to(database, delete) == 0


@awaited
async def test_a_database_of_an_older_release_is_upgraded_when_it_is_opened(database: str) -> None:
    def make_old(connection: Connection) -> None:
        command.downgrade(config_for(connection), "0001")
        assert "chat" not in inspect(connection).get_table_names()
        connection.execute(text("INSERT INTO secrets VALUES ('cookies', 'of the older release')"))

    await done_to(database, make_old)
    store = await Store.open(database)
    assert await store.guests.secret("cookies") == "of the older release"
    assert await store.chat.lines_after("any", 0) == []
    assert await store.moderation.bans() == []
    await store.close()
    assert await done_to(database, differences) == []


@awaited
async def test_stores_of_one_process_can_open_at_once(database: str) -> None:
    stores = await asyncio.gather(*(Store.open(database) for _ in range(4)))
    assert len({await store.guests.secret("cookies") for store in stores}) == 1
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


@awaited
async def test_a_database_of_the_first_release_learns_who_opens_tables(database: str) -> None:
    def go_back(connection: Connection) -> None:
        command.downgrade(config_for(connection), "0001")
        values = "'k', 's', 'deluxe', 'winner', '', 'open', true, 2, 1, 5, 5, 'Ana'"
        connection.execute(text(f"INSERT INTO tables VALUES ({values})"))

    await done_to(database, go_back)
    store = await Store.open(database)
    try:
        assert [row.key for row in await store.listed()] == ["k"]
        assert await store.open_tables(Opener("ana", "there"), 0) == (0, 0)
    finally:
        await store.close()
