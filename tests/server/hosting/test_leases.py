"""Leases: a process plays the bots and runs the clocks of the tables that somebody watches."""

import asyncio
from pathlib import Path
from typing import TypeGuard

import pytest

from sabot.client import Line
from sabot.server.transport.socket_client import TOO_SLOW, SocketClient
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import bare, connected, party_in
from tests.support.server.serving import (
    PATIENCE,
    SHORT,
    clocks,
    config_in,
    guest,
    is_over,
    open_table,
    served,
    sit_down,
    soon,
    start,
)


@awaited
async def test_a_table_that_nobody_looks_at_stands_still_and_goes_on_when_somebody_does(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", bots=("careful", "random"), **SHORT, **clocks(decision=0.01)) as table:
        await table["ana"].say(unwatch=True)
        await table["ana"].all_until_now()
        await table.start()
        assert table.server.registry.tables[table.key].timer is None
        async with Line(table.host, table.key) as line:
            await soon(line.until(is_over))
        await table.check_log()


@awaited
async def test_a_table_goes_on_for_others_when_its_only_watcher_was_removed(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        ana, bo = await guest(server.url, "ana"), await guest(server.url, "bo")
        key = await open_table(ana, **SHORT, **clocks(decision=0.01), seats=["person", "person"])
        await sit_down(bo, key)
        async with connected(bo, key) as socket:
            await ana.ask("POST", f"/api/tables/{key}/removals", {"seat": 1})
            await socket.hear("gone")
            await start(ana, key)
            async with Line(ana, key) as line:
                await soon(line.until(is_over))


@awaited
async def test_a_client_dropped_while_it_begins_to_watch_stops_watching(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        watched = table.server.registry.tables[table.key]
        is_asked = asyncio.Event()

        async def take(_: object) -> dict[str, int]:
            is_asked.set()
            await asyncio.sleep(PATIENCE)
            return {}

        def is_zoe(watcher: object) -> TypeGuard[SocketClient]:
            return isinstance(watcher, SocketClient) and watcher.me.name == "zoe"

        zoe = await guest(table.server.url, "zoe")
        async with bare(zoe, table.key) as socket, asyncio.timeout(PATIENCE):
            while not watched.is_leased:  # a guest is shown the table before its lease is taken
                await asyncio.sleep(0.01)
            monkeypatch.setattr(table.server.registry._attendance.leases, "take", take)
            monkeypatch.setattr(watched, "is_leased", False)
            await socket.say(watch=0)
            await is_asked.wait()
            while (client := next(filter(is_zoe, watched.watchers), None)) is None:
                await asyncio.sleep(0.01)
            client.drop(TOO_SLOW)
            while client in watched.watchers:
                await asyncio.sleep(0.01)
