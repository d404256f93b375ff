"""Backups: complete, private, one format for both kinds of databases, and safe beside a running server."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from sabot.cli import main
from sabot.errors import Unreadable
from sabot.server.access.limits import Limits
from sabot.server.app import Config
from sabot.server.storage import schema
from sabot.server.storage.backup import back_up, restore
from sabot.server.storage.store import Store
from tests.server.storage.test_migrations import done_to, go_back
from tests.server.storage.test_store import CARD, RESULT
from tests.support.server.awaited import awaited
from tests.support.server.services import create_database
from tests.support.server.serving import guest, open_table, served

_numbers = count(1)
PLENTY = Limits(tables_per_minute=10_000, tables_per_guest=10_000, tables_per_address=10_000)
"""Limits for a guest who opens tables for as long as a backup takes."""


@asynccontextmanager
async def filled(database: str) -> AsyncIterator[Store]:
    """A database with keys, a revoked guest, and two tables with logs and results."""
    store = await Store.open(database)
    try:
        await store.guests.keys()
        await store.guests.revoke("g9")
        for key in ("a", "b"):
            await store.create(replace(CARD, key=key), f"seed of {key}", "1", "g1")
            await store.append(key, 2, "2", replace(CARD, key=key, free=0), [replace(RESULT, key=key)], "g2")
        yield store
    finally:
        await store.close()


async def content(database: str) -> dict[str, list[tuple[object, ...]]]:
    """All rows of a database."""
    store = await Store.open(database)
    try:
        async with store._engine.connect() as connection:
            return {
                table.name: sorted(tuple(row) for row in await connection.execute(select(table)))
                for table in schema.metadata.sorted_tables
            }
    finally:
        await store.close()


def mode(file: Path) -> int:
    """The permissions of a file."""
    return stat.S_IMODE(file.stat().st_mode)


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.db'}"
    return create_database(request.getfixturevalue("postgresql_server"), f"others_{next(_numbers)}")


@awaited
async def test_a_backup_with_keys_restores_everything_into_either_database(
    database: str, other: str, tmp_path: Path
) -> None:
    file = tmp_path / "backup"
    async with filled(database):
        assert await back_up(database, file, with_keys=True) == 2
    assert await restore(other, file, force=False) == 2
    assert await content(other) == await content(database)


@awaited
async def test_a_backup_is_one_private_file_without_keys(database: str, tmp_path: Path) -> None:
    directory = tmp_path / "backups"
    directory.mkdir()
    file = directory / "backup"
    async with filled(database) as store:
        (key,) = await store.guests.keys()
        await back_up(database, file, with_keys=False)
    assert [path.name for path in directory.iterdir()] == ["backup"]
    assert mode(file) == 0o600
    assert key.value.encode() not in file.read_bytes()
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT count(*) FROM secrets").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM entries").fetchone() == (4,)


@awaited
async def test_a_restored_backup_without_keys_leaves_the_keys_as_they_are(database: str, tmp_path: Path) -> None:
    async with filled(database) as store:
        keys = await store.guests.keys()
        await back_up(database, tmp_path / "backup", with_keys=False)
    await restore(database, tmp_path / "backup", force=True)
    store = await Store.open(database)
    assert await store.guests.keys() == keys
    assert await store.load("b") == ("seed of b", ["1", "2"])
    await store.close()


@awaited
async def test_a_database_with_tables_is_replaced_by_force_only(database: str, other: str, tmp_path: Path) -> None:
    async with filled(database) as store:
        await back_up(database, tmp_path / "backup", with_keys=False)
        await store.create(replace(CARD, key="c"), "seed of c", "1")
    before = await content(database)
    with pytest.raises(Unreadable) as caught:
        await restore(database, tmp_path / "backup", force=False)
    assert caught.value.code == "database-not-empty"
    assert await content(database) == before
    await restore(database, tmp_path / "backup", force=True)
    assert [row[0] for row in (await content(database))["tables"]] == ["a", "b"]


@awaited
async def test_a_restore_that_fails_changes_nothing(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with filled(database):
        await back_up(database, tmp_path / "backup", with_keys=True)
    with closing(sqlite3.connect(tmp_path / "backup")) as damaged, damaged:
        damaged.execute("PRAGMA foreign_keys = OFF")
        damaged.execute("INSERT INTO visits VALUES ('g', 'no such table')")
    before = await content(database)
    with pytest.raises(Unreadable) as caught:
        await restore(database, tmp_path / "backup", force=True)
    assert caught.value.code == "system"
    assert await content(database) == before


@awaited
async def test_a_running_server_can_be_backed_up_but_not_restored(database: str, tmp_path: Path) -> None:
    """What is written meanwhile is in the backup as a whole or not at all."""
    file = tmp_path / "backup"
    async with served(Config(database=database, limits=PLENTY)) as server:
        ana = await guest(server.url, "ana")
        stop = asyncio.Event()

        async def open_tables() -> None:
            while not stop.is_set():
                await open_table(ana)
                await asyncio.sleep(0.05)

        busy = asyncio.create_task(open_tables())
        await asyncio.sleep(0.2)
        for _ in range(3):
            await back_up(database, file, with_keys=False)
            with closing(sqlite3.connect(file)) as connection:
                counts = {
                    connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                    for name in ("tables", "entries", "visits")
                }
            assert len(counts) == 1
            assert counts != {0}
        stop.set()
        await busy
        with pytest.raises(Unreadable) as caught:
            await restore(database, file, force=True)
        assert caught.value.code == "database-in-use"
        await ana.ask("GET", "/api/tables")
    await restore(database, file, force=True)


@awaited
async def test_a_backup_of_an_earlier_release_is_migrated(tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path / 'old'}"
    await done_to(old, lambda connection: go_back(connection, "0001"))
    new = f"sqlite:///{tmp_path / 'new'}"
    assert await restore(new, tmp_path / "old", force=False) == 1
    assert [row[0] for row in (await content(new))["visits"]] == ["ana", "bo", "cyd"]


@pytest.mark.parametrize("command", [("backup", "tables.backup"), ("keys",), ("keys", "rotate"), ("admin", "bans")])
def test_a_command_for_a_database_that_is_not_there_makes_none(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without `SABOT_DATABASE`, the backup of a server with a database elsewhere was empty, and was called complete."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("SABOT_DATABASE", raising=False)
    assert main(list(command)) == 2
    assert f"{tmp_path / 'data' / 'sabot' / 'tables.sqlite'}: " in capsys.readouterr().err
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.parametrize("what", ["nothing", "text", "another", "cut"])
def test_what_is_no_backup_is_neither_restored_nor_overwritten(tmp_path: Path, what: str) -> None:
    database, file = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "backup"

    async def fill() -> None:
        async with filled(database):
            await back_up(database, file, with_keys=False)

    asyncio.run(fill())
    if what == "nothing":
        file.unlink()
    elif what == "text":
        file.write_text("my thesis")
    elif what == "another":
        file.unlink()
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("CREATE TABLE recipes (name TEXT)")
    else:
        file.write_bytes(file.read_bytes()[:6000])
    before = file.read_bytes() if file.exists() else b""
    with pytest.raises(Unreadable) as caught:
        asyncio.run(restore(database, file, force=True))
    assert caught.value.code == ("no-file" if what == "nothing" else "not-backup")
    if what != "nothing":
        with pytest.raises(Unreadable):
            asyncio.run(back_up(database, file, with_keys=False))
        assert file.read_bytes() == before


def test_the_database_is_not_its_own_backup(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def fill() -> None:
        async with filled(f"sqlite:///{file}"):
            await back_up(f"sqlite:///{file}", file, with_keys=False)

    with pytest.raises(Unreadable) as caught:
        asyncio.run(fill())
    assert caught.value.code == "backup-onto-itself"
    with pytest.raises(Unreadable) as caught:
        asyncio.run(back_up(f"sqlite:///{tmp_path / 'none.db'}", tmp_path / "backup", with_keys=False))
    assert caught.value.code == "no-file"
    assert not (tmp_path / "none.db").exists()


def test_the_commands_say_what_they_do_and_what_they_tighten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    database, file = f"sqlite:///{source}", str(tmp_path / "backup")

    async def fill() -> None:
        async with filled(database):
            pass

    asyncio.run(fill())
    assert main(["backup", file, "--database", database]) == 0
    told = capsys.readouterr()
    assert told.out == f"The backup {file} is complete. Tables in it: 2.\n"
    assert told.err == ""
    source.chmod(0o644)
    Path(file).chmod(0o664)
    assert main(["backup", file, "--database", database]) == 0
    assert capsys.readouterr().err.splitlines() == [
        f"Other users could read {name}. Now only its owner can." for name in (source, file)
    ]
    assert mode(source) == mode(Path(file)) == 0o600
    assert main(["restore", file, "--database", f"sqlite:///{copy}"]) == 0
    assert mode(copy) == 0o600
    assert main(["restore", file, "--database", f"sqlite:///{copy}"]) == 2
    assert "--force" in capsys.readouterr().err
    assert main(["restore", file, "--force", "--database", f"sqlite:///{copy}"]) == 0
    assert capsys.readouterr().out == f"Everything in {file} was restored. Tables: 2.\n"


def test_keys_are_listed_without_their_values_and_rotated(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    def told(*arguments: str) -> list[str]:
        assert main(["keys", *arguments, "--database", database]) == 0
        return capsys.readouterr().out.splitlines()

    def stored() -> list[str]:
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
            return [value for (value,) in connection.execute("SELECT value FROM secrets ORDER BY created")]

    async def first_start() -> None:
        await (await Store.open(database)).close()

    asyncio.run(first_start())
    (first,) = told()
    assert first.startswith("cookies: created ")
    assert first.endswith(", in use")
    old, new = told("rotate", "--days", "7")
    assert ", valid until " in old
    assert new.startswith("cookies-")
    assert new.endswith(", will soon be in use")
    assert len(stored()) == 2
    (third,) = told("rotate", "--forget")
    assert third.endswith(", in use")
    assert len(stored()) == 1
    assert stored()[0] not in third
