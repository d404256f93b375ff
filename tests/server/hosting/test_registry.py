"""The registry: who is at a table, what guests and hosts may do, and which tables stay in memory."""

import asyncio
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy.exc import SQLAlchemyError

from sabot.client import Line, Turned
from sabot.server.hosting import registry as registry_module
from sabot.server.hosting import table_cache
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import connected, party, party_in
from tests.support.server.serving import (
    PATIENCE,
    config_in,
    guest,
    served,
    sit_down,
    soon,
)


@awaited
async def test_everybody_is_told_who_is_connected(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        zoe = await guest(table.server.url, "zoe")
        async with connected(zoe, table.key) as socket:
            assert (await socket.hear("here"))["seats"] == [0, 1]
        async with connected(table.guests["bo"], table.key) as tab:
            assert (await tab.hear("here"))["seats"] == [0, 1]
            await table["bo"].connection.close()
            await table["ana"].ask("done", phrase="hello")
        assert (await table["ana"].hear("here"))["seats"] == [0]


@awaited
async def test_a_removed_guest_sees_nothing_and_can_do_nothing(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", "cy") as table:
        await table.start()
        with pytest.raises(Turned, match="403"):
            await table.guests["bo"].ask("POST", f"/api/tables/{table.key}/removals", {"seat": 2})
        await table.host.ask("POST", f"/api/tables/{table.key}/removals", {"seat": 1})
        assert await table["bo"].hear("gone") == {"table": table.key, "code": "seat/removed"}
        await table["ana"].ask("done", phrase="hello")
        assert await table["bo"].all_until_now() == []
        await table["bo"].is_refused("table/none", watch=0)
        await table["bo"].is_refused("table/none", chat="why me")
        await table["bo"].is_refused("seat/not-yours", act="draw")
        with pytest.raises(Turned, match="403"):
            await sit_down(table.guests["bo"], table.key)
        shown = await table["ana"].ask("snapshot", watch=0)
        assert [seat["name"] for seat in shown["seats"]] == ["ana", "bo", "cy"]
        assert [seat["taken"] for seat in shown["seats"]] == [True, False, True]


@awaited
async def test_only_the_host_may_do_what_a_host_does(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        zoe = await guest(table.server.url, "zoe")
        path = f"/api/tables/{table.key}"
        for method, what, body in (
            ("POST", "start", None),
            ("POST", "close", None),
            ("POST", "removals", {"seat": 0}),
            ("PATCH", "seats/1", {"to": "careful"}),
        ):
            for somebody in (table.guests["bo"], zoe):
                with pytest.raises(Turned) as turned:
                    await somebody.ask(method, f"{path}/{what}", body)
                assert (turned.value.status, turned.value.refused["code"]) == (403, "table/host-only")
        assert len(await table.log()) == 2


@awaited
async def test_a_table_that_cannot_be_loaded_is_refused_and_loaded_later(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        table.server.registry.tables.clear()
        store = table.server.registry.store
        load, store.load = store.load, _fail  # type: ignore[method-assign,assignment]
        async with Line(table.host, table.key) as line:
            async for message in line.news():
                if "refused" in message:
                    break
            store.load = load  # type: ignore[method-assign]
            await soon(line.until(lambda shown: shown["version"] == 2))


async def _fail(_: str) -> None:
    raise SQLAlchemyError("as the test wants it")


@awaited
async def test_an_idle_table_is_evicted_and_loaded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.01)
    monkeypatch.setattr(table_cache, "IDLE", 0)
    async with party_in(tmp_path, "ana", "bo") as table, party(table.server, "cy", "dan") as other:
        for socket in other.sockets.values():
            await socket.connection.close()
        async with asyncio.timeout(30):
            while other.key in table.server.registry.tables:
                await asyncio.sleep(0.01)
        assert table.key in table.server.registry.tables
        async with connected(other.host, other.key) as socket:
            assert (await socket.ask("snapshot", watch=0))["version"] == 2


@awaited
async def test_the_registry_closes_even_if_a_driver_swallows_the_cancellation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.01)
    is_asked = asyncio.Event()

    async def renew(_: object) -> None:
        if not is_asked.is_set():
            is_asked.set()
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(PATIENCE)

    async with served(config_in(tmp_path)) as server:
        monkeypatch.setattr(server.registry._attendance, "renew", renew)
        await is_asked.wait()
        await asyncio.wait_for(server.registry.close(), PATIENCE / 2)
