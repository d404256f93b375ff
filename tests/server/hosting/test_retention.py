"""Old tables are deleted beside play, and nothing else."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from msgspec.structs import replace

from sabot.client import Line, Turned
from sabot.server.access.identity import A_YEAR
from sabot.server.app import Config
from sabot.server.bus.process_bus import LocalBus
from sabot.server.hosting import retention
from sabot.server.hosting.registry import TableRegistry
from sabot.server.hosting.retention import A_DAY, Sweeper
from sabot.server.storage.store import Store
from sabot.server.tables.log.entries import Chatted, format_entry
from tests.server.storage.test_store import CARD, RESULT
from tests.support.server.awaited import awaited
from tests.support.server.serving import QUICK, database_in, guest, open_table, served, start

NOW = 1000 * A_DAY


@pytest.fixture(autouse=True)
def without_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays beside the sweep."""
    monkeypatch.setattr(retention, "PAUSE", 0)


@asynccontextmanager
async def registry_of(database: str) -> AsyncIterator[TableRegistry]:
    """A registry on a database."""
    registry = TableRegistry(await Store.open(database), LocalBus())
    try:
        yield registry
    finally:
        await registry.close()


async def put(store: Store, key: str, *, row: int, log: int, status: str = "over") -> None:
    """A table whose row changed so many days ago, and whose last entry is so many days old."""
    card = replace(CARD, key=key, status=status, touched=NOW - row * A_DAY)
    await store.create(card, "seed", format_entry(Chatted(at=0, by="g", name="ana", text="hi")), "g1")
    text = format_entry(Chatted(at=NOW - log * A_DAY, by="g", name="ana", text="bye"))
    await store.append(key, 2, text, None, [replace(RESULT, key=key)], "g2")


async def left(store: Store, *keys: str) -> list[str]:
    """Those of some tables that are still there."""
    return [key for key in keys if await store.load(key) is not None]


@awaited
async def test_finished_and_deserted_tables_go_when_they_are_old_enough(database: str) -> None:
    async with registry_of(database) as registry:
        store = registry.store
        await put(store, "finished", row=31, log=31)
        await put(store, "deserted", row=31, log=31, status="playing")
        await put(store, "gathering", row=31, log=31, status="open")
        await put(store, "recent", row=29, log=29)
        await put(store, "in play", row=31, log=1, status="playing")
        assert await Sweeper(registry, 30).sweep(NOW) == 3
        assert await left(store, "finished", "deserted", "gathering", "recent", "in play") == ["recent", "in play"]
        assert sorted(row.key for row in await store.matches_of("g1", None)) == ["in play", "recent"]
        assert sorted(visit.key for visit in await store.guests.visits("g2")) == ["in play", "recent"]


@awaited
async def test_an_entry_of_a_newer_release_has_a_time_too(tmp_path: Path) -> None:
    async with registry_of(database_in(tmp_path)) as registry:
        for key, days in (("old", 31), ("recent", 1)):
            await put(registry.store, key, row=40, log=40)
            await registry.store.append(key, 3, f'{{"kind":"danced","at":{NOW - days * A_DAY}}}')
        assert await Sweeper(registry, 30).sweep(NOW) == 1
        assert await left(registry.store, "old", "recent") == ["recent"]


@awaited
async def test_without_a_limit_every_table_is_kept(database: str) -> None:
    async with registry_of(database) as registry:
        await put(registry.store, "a", row=999, log=999)
        assert await Sweeper(registry, None).sweep(NOW) == 0
        assert await left(registry.store, "a") == ["a"]


@awaited
async def test_all_old_tables_go_however_many_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sabot.server.storage.retention.AT_ONCE", 4)
    async with registry_of(database_in(tmp_path)) as registry:
        keys = [f"table {number:02}" for number in range(11)]
        for number, key in enumerate(keys):
            await put(registry.store, key, row=40, log=1 if number % 3 == 0 else 40)
        assert await Sweeper(registry, 30).sweep(NOW) == 7
        assert await left(registry.store, *keys) == keys[::3]


@awaited
async def test_revocations_go_when_all_cookies_have_expired(database: str) -> None:
    async with registry_of(database) as registry:
        guests = registry.store.guests
        await guests.revoke("g1")
        now = time.time_ns() // 1_000_000
        await Sweeper(registry, None).sweep(now + A_YEAR * 1000 - A_DAY)
        assert await guests.revoked() == ["g1"]
        await Sweeper(registry, None).sweep(now + A_YEAR * 1000 + A_DAY)
        assert await guests.revoked() == []


@awaited
async def test_a_table_that_is_watched_or_in_memory_stays(tmp_path: Path) -> None:
    later = 10**14
    async with served(Config(database=database_in(tmp_path))) as server:
        ana = await guest(server.url, "ana")
        watched, remembered, forgotten = [await open_table(ana, **QUICK) for _ in range(3)]
        del server.registry.tables[forgotten]
        async with Line(ana, watched) as line:
            await line.until(bool)
            assert await Sweeper(server.registry, 1).sweep(later) == 1
            assert await left(server.registry.store, watched, remembered, forgotten) == [watched, remembered]


@awaited
async def test_a_table_that_is_watched_at_another_process_stays(postgresql: str, redis: str) -> None:
    config = Config(database=postgresql, bus=redis)
    async with served(config) as one, served(config) as two:
        ana = await guest(one.url, "ana")
        watched, deserted = [await open_table(ana, **QUICK) for _ in range(2)]
        async with Line(ana, watched) as line:
            await line.until(bool)
            async with asyncio.timeout(60):
                while not one.registry.tables[watched].is_leased:
                    await asyncio.sleep(0.01)
            assert await Sweeper(two.registry, 1).sweep(10**14) == 1
            assert await left(two.registry.store, watched, deserted) == [watched]
            await start(ana, watched)


@awaited
async def test_a_server_sweeps_by_itself(tmp_path: Path) -> None:
    database = database_in(tmp_path)
    store = await Store.open(database)
    await store.create(replace(CARD, touched=1), "seed", format_entry(Chatted(at=1, by="g", name="ana", text="hi")))
    await store.close()
    async with served(Config(database=database, keep=30)) as server, asyncio.timeout(60):
        while await left(server.registry.store, "a"):
            await asyncio.sleep(0.02)


@awaited
async def test_a_player_who_acts_at_a_deleted_table_is_told_that_it_is_gone(tmp_path: Path) -> None:
    async with served(Config(database=database_in(tmp_path))) as server:
        ana = await guest(server.url, "ana")
        key = await open_table(ana, **QUICK)
        await ana.ask("GET", f"/api/tables/{key}")
        await server.registry.store.delete_table(key)
        with pytest.raises(Turned) as refused:
            await start(ana, key)
        assert refused.value.refused["code"] == "table/none"
