"""Reloading tables from the log: after a database failure, a restart, or a write by another process."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from sabot.client import Api, Line
from sabot.server.hosting import registry as registry_module
from sabot.server.hosting import timers
from sabot.server.tables.log.entries import (
    Chatted,
    Removed,
    format_entry,
)
from tests.support.server.awaited import awaited
from tests.support.server.failing import Failing, slowly
from tests.support.server.server_parties import connected, party, party_in
from tests.support.server.serving import (
    SHORT,
    clocks,
    config_in,
    is_over,
    served,
    soon,
)


@awaited
async def test_bots_go_on_by_themselves_after_the_database_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "RETRY_AFTER", 0.05)
    async with party_in(tmp_path, "ana", bots=("careful",), **SHORT, **clocks(decision=0.01)) as table:
        await table.start()
        failing = Failing(table.server, times=3)
        async with Line(table.host, table.key) as line:
            await soon(line.until(is_over))
        assert failing.times == 0
        await table.check_log()


@awaited
async def test_a_bot_goes_on_after_the_database_failed_though_no_clock_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "RETRY_AFTER", 0.05)
    async with party_in(tmp_path, "ana", bots=("careful",), **clocks(decision=0)) as table:
        await table.start()
        failing = Failing(table.server, times=0, whose='"seat":1,"action":"play')
        async with Line(table.host, table.key) as line:
            for _ in range(10):
                shown = await soon(line.until(lambda shown: "ana" in shown["view"]["waiting"]))
                *_, action = (action for action in shown["legal"] if not action.startswith("catch"))
                failing.times = 1  # for the bot's next card
                await line.act(action)
            await soon(line.until(lambda shown: "ana" in shown["view"]["waiting"]))


@awaited
async def test_a_cancelled_caller_does_not_keep_others_waiting_while_an_action_is_stored(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table, slowly(table.server) as slow:
        registry = table.server.registry
        (seat, *_) = registry.tables[table.key].table.seating
        assert seat.guest is not None
        entry = Chatted(at=0, by=seat.guest, name="ana", text="hello")
        talking = asyncio.create_task(registry.append(table.key, lambda _, at: replace(entry, at=at)))
        await slow.has_begun()
        talking.cancel()
        await asyncio.sleep(0)
        assert not talking.done(), "it cannot be cancelled"
        slow.go_on()
        with pytest.raises(asyncio.CancelledError):
            await talking
        shown = await table["bo"].hear("snapshot")
        assert [line["text"] for line in shown["chat"]] == ["hello"]
        await table.check_log()


@awaited
async def test_a_table_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", "cy") as table:
        await table.start()
        await table["ana"].ask("done", chat="see you")
        before = [await socket.ask("snapshot", watch=0) for socket in table.sockets.values()]
    async with served(config_in(tmp_path)) as server:
        for (name, api), shown in zip(table.guests.items(), before, strict=True):
            async with connected(Api(server.url, api.cookie), table.key) as socket:
                again = await socket.ask("snapshot", watch=0)
                assert again | {"at": 0} == shown | {"at": 0}, name


@awaited
async def test_updates_after_a_reload_show_the_reloaded_table(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        watched = table.server.registry.tables[table.key]
        for number in range(6):
            shown = {name: await table[name].ask("snapshot", watch=0) for name in ("ana", "bo")}
            (asked,) = shown["ana"]["view"]["waiting"]
            watched.needs_reload = number == 2  # as after a database failure, or when another process was faster
            action = next(action for action in shown[asked]["legal"] if not action.startswith(("uno", "catch")))
            await table[asked].say(act=action)
            updates = {name: await table[name].hear("update") for name in ("ana", "bo")}
            for name, update in updates.items():
                now = await table[name].ask("snapshot", watch=0)
                assert (update["view"], update["legal"]) == (now["view"], now["legal"])


@awaited
async def test_a_guest_removed_by_another_process_is_not_shown_the_reloaded_table(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", "cy") as table:
        registry = table.server.registry
        watched = registry.tables[table.key]
        host, bo = watched.table.host, str(watched.table.seating[1].guest)
        removed = Removed(at=watched.table.at, by=host, guest=bo)
        assert await registry.store.append(table.key, watched.table.version + 1, format_entry(removed))
        await table["cy"].ask("done", back=True)
        before = len(table["bo"].heard)
        assert (await table["bo"].hear("gone"))["code"] == "seat/removed"
        await table["bo"].all_until_now()
        assert {kind for message in table["bo"].heard[before:] for kind in message} == {"here", "gone", "refused"}


@awaited
async def test_an_unreadable_table_does_not_keep_others_from_being_synced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.01)
    async with party_in(tmp_path, "ana", "bo") as broken, party(broken.server, "cy", "dan") as table:
        store = broken.server.registry.store
        assert await store.append(broken.key, 3, '{"kind":"of a release to come","at":1}')
        watched = broken.server.registry.tables[table.key]
        said = Chatted(at=watched.table.at, by=watched.table.host, name="cy", text="by another process")
        assert await store.append(table.key, 3, format_entry(said))
        monkeypatch.setattr(broken.server.registry.bus, "is_shared", True)
        assert (await table["dan"].hear("update"))["chat"][0]["text"] == "by another process"
        monkeypatch.setattr(broken.server.registry.bus, "is_shared", False)
