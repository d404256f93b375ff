"""The store, on both kinds of databases."""

import asyncio
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from socket import socket
from types import ModuleType
from typing import Any

import psycopg
import pytest
from msgspec.structs import replace
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from starlette.testclient import TestClient

from sabot.errors import Unreadable
from sabot.server import open_command, serve_command
from sabot.server.app import Config, create_app
from sabot.server.operations.batches import MOST
from sabot.server.serve_command import check_services
from sabot.server.storage.database import SQLITE_ARGUMENTS, exclusive_use
from sabot.server.storage.log_writer import OutcomeUnknown
from sabot.server.storage.store import ResultRow, Store, TableRow
from tests.support.server.awaited import awaited
from tests.support.server.services import reserved_port

CARD = TableRow(
    key="a",
    edition="deluxe",
    scoring="winner",
    title="",
    status="open",
    public=True,
    seats=4,
    free=2,
    created=1000,
    touched=1000,
    host="ana",
)
RESULT = ResultRow(
    key="a",
    guest="g1",
    name="ana",
    edition="deluxe",
    scoring="winner",
    players=4,
    place=1,
    points=520,
    rounds=7,
    won=True,
    at=9000,
)


@asynccontextmanager
async def store_of(database: str, *keys: str) -> AsyncIterator[Store]:
    """A store, with tables that have one entry each."""
    store = await Store.open(database)
    for key in keys:
        await store.create(replace(CARD, key=key), f"seed of {key}", "1")
    try:
        yield store
    finally:
        await store.close()


@awaited
async def test_a_table_is_loaded_as_it_was_created(database: str) -> None:
    async with store_of(database) as store:
        await store.create(CARD, "s33d", '{"kind": "opened"}')
        assert await store.load("a") == ("s33d", ['{"kind": "opened"}'])
        assert await store.load("b") is None


@awaited
async def test_entries_are_loaded_in_their_order(database: str) -> None:
    async with store_of(database, "a", "b") as store:
        for sequence in range(2, 13):
            assert await store.append("a", sequence, str(sequence))
        assert await store.load("a") == ("seed of a", [str(sequence) for sequence in range(1, 13)])
        assert await store.entries_after("a", 10) == ["11", "12"]
        assert await store.entries_after("a", 12) == []
        assert await store.load("b") == ("seed of b", ["1"])


@awaited
async def test_what_was_kept_outlives_the_store(database: str) -> None:
    async with store_of(database, "a") as store:
        await store.append("a", 2, "2")
    async with store_of(database) as store:
        assert await store.load("a") == ("seed of a", ["1", "2"])


@awaited
async def test_the_second_entry_with_a_sequence_number_changes_nothing(database: str) -> None:
    async with store_of(database, "a") as store, store_of(database) as other:
        assert await store.append("a", 2, "first", replace(CARD, free=1), [RESULT])
        assert not await other.append("a", 2, "second", replace(CARD, free=0), [replace(RESULT, guest="g2")])
        assert await store.load("a") == ("seed of a", ["1", "first"])
        assert [card.free for card in await store.listed()] == [1]
        assert await store.matches_of("g2") == []


@awaited
async def test_of_two_at_the_same_moment_one_is_first(database: str) -> None:
    async with store_of(database, "a") as store:
        assert await asyncio.gather(*(store.append("a", 2, text) for text in "xy")) == [True, False]
        assert await store.load("a") == ("seed of a", ["1", "x"])


@awaited
async def test_an_entry_of_a_deleted_table_is_not_written_and_disturbs_no_other(database: str) -> None:
    async with store_of(database, "a", "b", "c") as store:
        await store.delete_table("b")
        assert await asyncio.gather(*(store.append(key, 2, "2") for key in "abc")) == [True, False, True]
        assert not await store.append("b", 3, "3")
        assert await store.load("b") is None
        assert await store.load("c") == ("seed of c", ["1", "2"])


@awaited
async def test_many_tables_at_once_lose_nothing(database: str) -> None:
    keys = [f"table {number}" for number in range(40)]
    async with store_of(database, *keys) as store:

        async def play(key: str) -> None:
            for sequence in range(2, 12):
                assert await store.append(key, sequence, f"{key}: {sequence}")

        await asyncio.gather(*map(play, keys))
        for key in keys:
            assert await store.load(key) == (f"seed of {key}", ["1", *(f"{key}: {number}" for number in range(2, 12))])


@awaited
async def test_two_processes_at_the_same_tables_share_the_sequences(database: str) -> None:
    keys = [f"table {number}" for number in range(20)]
    async with store_of(database, *keys) as store, store_of(database) as other:

        async def play(which: Store, name: str, key: str) -> list[str]:
            return [f"{name}{number}" for number in range(2, 10) if await which.append(key, number, f"{name}{number}")]

        ours = await asyncio.gather(*(play(store, "s", key) for key in keys), *(play(other, "o", key) for key in keys))
        for place, key in enumerate(keys):
            texts = await store.entries_after(key, 1)
            assert sorted(texts) == sorted(ours[place] + ours[place + 20])
            assert [text[1:] for text in texts] == [str(number) for number in range(2, 10)]


@awaited
async def test_two_processes_never_wait_for_each_other(postgresql: str) -> None:
    """Each has three entries to write; both have begun when the lock on the middle one is released."""
    async with store_of(postgresql, *"abc") as store, store_of(postgresql) as other, connected(postgresql) as blocker:
        await blocker.execute("BEGIN")
        await blocker.execute("INSERT INTO entries VALUES ('b', 2, 'never')")
        ours = asyncio.gather(*(store.append(key, 2, "ours") for key in "abc"))
        theirs = asyncio.gather(*(other.append(key, 2, "theirs") for key in "cba"))
        await waiting(postgresql, 2)
        await blocker.execute("ROLLBACK")
        assert sorted([await ours, await theirs]) == [[False] * 3, [True] * 3]


@awaited
async def test_a_conflict_in_the_middle_of_many_hurts_nobody_else(database: str) -> None:
    async with store_of(database, "a", "b", "c") as store:
        assert await store.append("b", 2, "first")
        assert await asyncio.gather(*(store.append(key, 2, "second") for key in "abc")) == [True, False, True]
        assert await store.entries_after("b", 1) == ["first"]
        assert await store.entries_after("c", 1) == ["second"]


@awaited
async def test_a_cancelled_caller_does_not_affect_the_others(database: str) -> None:
    async with store_of(database, "a", "b") as store:
        impatient = asyncio.ensure_future(store.append("a", 2, "2"))
        patient = asyncio.ensure_future(store.append("b", 2, "2"))
        await asyncio.sleep(0)
        impatient.cancel()
        assert await patient
        assert await store.append("b", 3, "3")


@awaited
async def test_a_card_changes_the_list_with_its_entry(database: str) -> None:
    async with store_of(database, "a", "b") as store:
        assert await store.listed() == [replace(CARD, key="a"), replace(CARD, key="b")]
        changed = replace(CARD, title="Los domingos", status="playing", free=0, touched=2000, host="bo")
        await asyncio.gather(store.append("a", 2, "2", changed), store.append("b", 2, "2"))
        assert await store.listed() == [changed, replace(CARD, key="b")]


@awaited
async def test_the_list_has_public_tables_that_are_not_over_with_the_newest_first(database: str) -> None:
    async with store_of(database) as store:
        for card in (
            replace(CARD, key="old", created=10),
            replace(CARD, key="new", created=30, status="playing"),
            replace(CARD, key="middle", created=20),
            replace(CARD, key="private", public=False),
            replace(CARD, key="over", status="over"),
            replace(CARD, key="left by all", host=""),
            replace(CARD, key="long ago", created=5, touched=999),
        ):
            await store.create(card, "", "1")
        assert [card.key for card in await store.listed()] == ["new", "middle", "old", "long ago"]
        assert [card.key for card in await store.listed(since=1000)] == ["new", "middle", "old"]
        assert [card.key for card in await store.listed(limit=2)] == ["new", "middle"]


@awaited
async def test_results_are_written_with_their_entry(database: str) -> None:
    second = replace(RESULT, guest="g2", name="bo", place=2, points=80, won=False)
    later = replace(RESULT, key="b", at=9500)
    async with store_of(database, "a", "b") as store:
        await store.append("a", 2, "2", replace(CARD, status="over"), [RESULT, second])
        await store.append("b", 2, "2", None, [later])
        assert await store.matches_of("g1") == [later, RESULT]
        assert await store.matches_of("g1", limit=1) == [later]
        assert await store.matches_of("g2") == [second]
        assert await store.matches_of("g3") == []


@awaited
async def test_versions_count_the_entries(database: str) -> None:
    async with store_of(database, "a", "b", "c") as store:
        await store.append("b", 2, "2")
        await store.append("b", 3, "3")
        assert await store.versions(["a", "b", "nowhere"]) == {"a": 1, "b": 3}
        assert await store.versions([]) == {}


@awaited
async def test_the_secret_is_the_same_for_all_processes(database: str) -> None:
    async with store_of(database) as store, store_of(database) as other:
        first, second = await asyncio.gather(store.guests.secret("cookies"), other.guests.secret("cookies"))
        assert first == second
        assert len(first) == 64
        assert await store.guests.secret("cookies") == first


@awaited
async def test_more_entries_than_are_written_together_are_all_there(database: str) -> None:
    keys = [f"table {number}" for number in range(2 * MOST + 1)]
    async with store_of(database, *keys) as store:
        assert all(await asyncio.gather(*(store.append(key, 2, f"2 of {key}") for key in keys)))
        assert [await store.entries_after(key, 1) for key in keys[::MOST]] == [[f"2 of {key}"] for key in keys[::MOST]]


@awaited
@pytest.mark.parametrize("text", ['{"text":"\\"é🂡\\\\ \\u0000\\u2028"}', "$.key ' -- %s :text", "17"])
async def test_a_text_comes_back_letter_by_letter(database: str, text: str) -> None:
    async with store_of(database, "a") as store:
        await store.append("a", 2, text)
        assert await store.entries_after("a", 1) == [text]


@awaited
async def test_closing_waits_for_what_is_being_written(database: str) -> None:
    async with store_of(database, "a") as store:
        appending = asyncio.ensure_future(store.append("a", 2, "2"))
        await asyncio.sleep(0)
    assert await appending
    async with store_of(database) as store:
        assert await store.versions(["a"]) == {"a": 2}


@awaited
async def test_a_failure_is_reported_to_its_batch_only(database: str) -> None:
    """The second entry has no text, so the database refuses it."""
    async with store_of(database, "a") as store:
        broken: Any = None
        told = await asyncio.gather(store.append("a", 2, "2"), store.append("a", 3, broken), return_exceptions=True)
        assert [type(error) for error in told] == [OutcomeUnknown, OutcomeUnknown]
        assert told[0] is not told[1]
        assert await store.append("a", 2, "again")
        assert await store.load("a") == ("seed of a", ["1", "again"])


@awaited
async def test_an_entry_of_a_table_that_was_deleted_is_not_written(database: str) -> None:
    async with store_of(database, "a") as store:
        is_first, is_lost = await asyncio.gather(store.append("a", 2, "2"), store.append("b", 2, "2"))
        assert (is_first, is_lost) == (True, False)
        assert await store.load("a") == ("seed of a", ["1", "2"])


@awaited
async def test_errors_do_not_tell_seeds(database: str) -> None:
    async with store_of(database, "a") as store:
        with pytest.raises(SQLAlchemyError) as caught:
            await store.create(CARD, "s33d", "1")
        assert "key" in str(caught.value.__cause__)
        assert "s33d" not in f"{caught.value} {caught.value.__cause__}"
        assert await store.load("a") == ("seed of a", ["1"])


@awaited
async def test_after_a_lost_connection_the_next_caller_gets_a_new_one(postgresql: str) -> None:
    async with store_of(postgresql, "a") as store, connected(postgresql) as blocker:
        await blocker.execute("BEGIN")
        await blocker.execute("LOCK TABLE entries")
        appending = asyncio.ensure_future(store.append("a", 2, "2"))
        for process in await waiting(postgresql, 1):
            await blocker.execute("SELECT pg_terminate_backend(%s)", [process])
        with pytest.raises(OutcomeUnknown):
            await appending
        await blocker.execute("ROLLBACK")
        assert await store.append("a", 2, "again")
        assert await store.load("a") == ("seed of a", ["1", "again"])


@awaited
async def test_nobody_notices_that_the_database_was_restarted_meanwhile(postgresql: str) -> None:
    async with store_of(postgresql, "a") as store, connected(postgresql) as admin:
        await admin.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        assert await store.append("a", 2, "2")


@awaited
async def test_after_a_locked_file_the_next_entry_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SQLITE_ARGUMENTS, "timeout", 0.01)
    path = tmp_path / "tables.db"
    async with store_of(f"sqlite:///{path}", "a") as store:
        with closing(sqlite3.connect(path)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(OutcomeUnknown):
                await store.append("a", 2, "2")
            assert await store.load("a") == ("seed of a", ["1"])
        assert await store.append("a", 2, "again")


@awaited
async def test_a_file_is_private_and_safe_from_a_loss_of_power(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with store_of(f"sqlite:///{path}", "a") as store:
        assert {file.name: file.stat().st_mode & 0o077 for file in tmp_path.iterdir()} == {
            "tables.db": 0,
            "tables.db-shm": 0,
            "tables.db-wal": 0,
        }
        async with store._engine.connect() as connection:
            asked = ("journal_mode", "synchronous", "foreign_keys")
            found = [await connection.scalar(text(f"PRAGMA {name}")) for name in asked]
            assert found == ["wal", 2, 1]


@pytest.mark.parametrize(
    "url", ["tables.db", "mysql://host/tables", "sqlite://", "sqlite:///:memory:", "postgresql://host:port/tables", ""]
)
def test_there_is_no_store_at_other_addresses(url: str) -> None:
    with pytest.raises(Unreadable) as caught:
        asyncio.run(Store.open(url))
    told = "must be an address such as sqlite:///tables.db or postgresql://name@host/database"
    assert str(caught.value) == told


def test_a_store_that_cannot_be_opened_says_why(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/nowhere/tables.db"
    with pytest.raises(Unreadable) as caught:
        asyncio.run(Store.open(url))
    assert str(caught.value) == f"{url}: No such file or directory"


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, what do you think of a round on Sunday?")
    with pytest.raises(Unreadable) as caught:
        asyncio.run(Store.open(f"sqlite:///{path}"))
    assert str(caught.value) == f"sqlite:///{path}: file is not a database"
    assert path.read_text() == "Dear Ana, what do you think of a round on Sunday?"


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    with reserved_port() as port, pytest.raises(Unreadable) as caught:
        asyncio.run(Store.open(f"postgresql://ana:s3cret@127.0.0.1:{port}/tables?password=s3cret"))
    assert str(caught.value).startswith("postgresql://ana:***@127.0.0.1:")
    assert "s3cret" not in str(caught.value)


def test_what_has_to_be_installed_for_postgresql_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Unreadable) as caught:
        asyncio.run(Store.open("postgresql://host/tables"))
    assert str(caught.value) == "some packages are missing; to install them: make setup"


@asynccontextmanager
async def connected(database: str) -> AsyncIterator[psycopg.AsyncConnection]:
    """The connection of another process."""
    async with await psycopg.AsyncConnection.connect(database, autocommit=True) as connection:
        yield connection


async def waiting(database: str, count: int) -> list[int]:
    """The waiting processes of PostgreSQL, as soon as there are so many."""
    async with asyncio.timeout(30), connected(database) as admin:
        while True:
            found = await admin.execute(
                "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
            )
            processes = [process for (process,) in await found.fetchall()]
            if len(processes) == count:
                return processes
            await asyncio.sleep(0.01)


def test_a_file_is_for_one_server_at_a_time(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'tables.sqlite'}")
    with TestClient(create_app(config)), pytest.raises(Unreadable) as caught, exclusive_use(config.database):
        pass
    assert (caught.value.code, caught.value.place) == ("in-use", str(tmp_path / "tables.sqlite"))
    with exclusive_use(config.database):
        asyncio.run(check_services(config))


@pytest.mark.parametrize("command", [serve_command, open_command])
def test_a_file_stays_locked_from_the_check_to_the_end_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: ModuleType
) -> None:
    """Otherwise two servers that start together pass the check, and one of them fails later and less clearly."""
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    steps: list[str] = []

    def check_lock(step: str) -> None:
        with pytest.raises(Unreadable) as caught, exclusive_use(database):
            pass
        assert caught.value.code == "in-use"
        steps.append(step)

    async def check(_: Config) -> None:
        check_lock("check")

    def run(_: Config, listening: list[socket], __: object, **___: object) -> int:
        listening[0].close()
        check_lock("run")
        return 0

    monkeypatch.setattr(command, "private_database", lambda *_: database)
    monkeypatch.setattr(command, "check_services", check)
    monkeypatch.setattr(command, "run", run)
    monkeypatch.setattr(command.logs, "configure", lambda _: None)
    main = getattr(command, command.__name__.rpartition(".")[2])
    assert main(**({"port": 0} if command is serve_command else {})) == 0
    assert steps == ["check", "run"]


def test_a_file_in_no_directory_is_no_place_for_a_server(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'nowhere' / 'tables.sqlite'}"
    with pytest.raises(Unreadable) as caught, exclusive_use(database):
        asyncio.run(check_services(Config(database=database)))
    assert caught.value.code == "no-file"
