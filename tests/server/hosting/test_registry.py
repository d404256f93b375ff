"""What the house does by itself, and what it does for everybody alike."""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from sabot.client import Api, Line, Turned
from sabot.server.hosting import registry as registry_module
from sabot.server.hosting import timers
from sabot.server.operations import metrics
from sabot.server.tables.entries import (
    Acted,
    Chatted,
    Dealt,
    Missed,
    Opened,
    Removed,
    Returned,
    Sat,
    Started,
    format_entry,
)
from sabot.server.transport.socket_client import SocketClient
from tests.support.server.awaited import awaited
from tests.support.server.failing import Failing, slowly
from tests.support.server.server_parties import Party, Socket, bare, connected, party, party_in
from tests.support.server.serving import (
    PATIENCE,
    QUICK,
    Clock,
    config_in,
    guest,
    open_table,
    served,
    sit_down,
    soon,
    start,
)
from tests.support.server.table_fixtures import everything


def clocks(**some: float) -> dict[str, Any]:
    """Nobody waits for anything but these."""
    return {"clocks": QUICK["clocks"] | some}


SLEEPY = clocks(decision=0.2, pace=5)
"""People have less time than bots take to think."""
SHORT: dict[str, Any] = {"format": {"target": 1}}
"""Whoever wins a round wins the match."""
ROTATION: dict[str, Any] = {"format": {"scoring": "rotation", "hands_per_partner": 1}}
ELIMINATION: dict[str, Any] = {"format": {"scoring": "elimination", "target": 50}}


def is_over(shown: dict[str, Any]) -> bool:
    """Whether a match has come to its end."""
    return bool(shown["status"] == "over")


async def act_somehow(socket: Socket) -> int:
    """Do something legal that one is asked for, if possible lay a card, and tell the version."""
    shown = await socket.ask("snapshot", watch=0)
    *_, action = (action for action in shown["legal"] if action.split()[0] not in ("uno", "catch"))
    return int((await socket.ask("done", act=action))["version"])


async def check_log(party: Party) -> None:
    """The log makes the very table that is in memory."""
    registry = party.server.registry
    again, now = await registry._read(party.key), registry.tables[party.key].table
    assert again.version == now.version == len(await party.log())
    assert everything(again) == everything(now)


@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
@awaited
async def test_bots_play_by_themselves_to_the_end(tmp_path: Path, edition: str) -> None:
    bots = ("careful", "eager")
    async with party_in(tmp_path, "ana", bots=bots, edition=edition, **SHORT, **clocks(decision=0.01)) as table:
        await table.start()
        async with Line(table.host, table.key) as line:
            shown = await soon(line.until(is_over))
        assert shown["seats"][0]["away"] is True
        assert len(shown["match"]["winners"]) == 1
        await check_log(table)


@awaited
async def test_a_table_that_nobody_looks_at_stands_still_and_goes_on_when_somebody_does(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", bots=("careful", "random"), **SHORT, **clocks(decision=0.01)) as table:
        await table["ana"].say(unwatch=True)
        await table["ana"].all_until_now()
        await table.start()
        assert table.server.registry.tables[table.key].timer is None
        async with Line(table.host, table.key) as line:
            await soon(line.until(is_over))
        await check_log(table)


@awaited
async def test_whoever_acts_is_back(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **SLEEPY) as table:
        await table.start()
        name = await somebody_missed(table)
        await act_somehow(table[name])
        kinds = [type(entry) for entry in await table.log()]
        assert kinds[:5] == [Opened, Sat, Started, Missed, Acted]
        shown = await table[name].ask("snapshot", watch=0)
        assert shown["seats"][shown["you"]]["away"] is False


@awaited
async def test_whoever_is_back_has_time_again(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **SLEEPY) as table:
        await table.start()
        name = await somebody_missed(table)
        await table[name].ask("done", back=True)
        await somebody_missed(table)
        *_, missed, returned, again = await table.log()
        assert [type(entry) for entry in (missed, returned, again)] == [Missed, Returned, Missed]
        assert again.at - returned.at >= 1000 * SLEEPY["clocks"]["decision"]


async def somebody_missed(table: Party) -> str:
    """Wait until somebody who was waited for has missed their time, and tell who."""
    while True:
        update = await table["ana"].hear("update")
        if any(seat["away"] for seat in update.get("seats", ())):
            return str(update["view"]["waiting"][0])


@awaited
async def test_the_next_round_is_dealt_when_all_are_ready_and_their_salt_is_in_it(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **clocks(pause=600)) as table:
        await table.start()
        await table["ana"].is_refused("deal/too-early", ready=True)
        await end_round(table)
        before = (await table["ana"].ask("snapshot", watch=0))["match"]
        assert (before["round"], before["dealt"]) == (2, False)
        await table["ana"].ask("done", ready=True, salt="of ana")
        shown = await table["bo"].ask("snapshot", watch=0)
        assert [seat["ready"] for seat in shown["seats"]] == [True, False]
        assert shown["match"]["salts"] == {"ana": ["of ana"]}
        await table["bo"].ask("done", ready=True, salt="of bo")
        after = (await table["bo"].ask("snapshot", watch=0))["match"]
        assert after["dealt"] is True
        assert after["salts"] == {"ana": ["of ana"], "bo": ["of bo"]}
        assert after["commitment"] == before["commitment"]


@awaited
async def test_the_next_round_is_dealt_when_the_pause_is_over(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **clocks(pause=0.05)) as table:
        await table.start()
        await end_round(table)
        while not (update := await table["bo"].hear("update"))["match"]["dealt"]:
            pass
        assert update["match"]["round"] == 2
        *_, acted, dealt = await table.log()
        assert isinstance(dealt, Dealt)
        assert dealt.at - acted.at >= 50


async def end_round(table: Party) -> None:
    """Let ana lay her last card."""
    await table.lay_out({"ana": "R1", "bo": "R4 Y5 G6"})
    await table["ana"].ask("done", act="play R1")


@awaited
async def test_everybody_hears_who_is_here(tmp_path: Path) -> None:
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
async def test_a_removed_guest_sees_and_does_no_more(tmp_path: Path) -> None:
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
async def test_a_rematch_leads_everybody_to_one_table(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", public=True, **SHORT, **clocks(decision=0.01)) as table:
        with pytest.raises(Turned, match="409"):
            await table.host.ask("POST", f"/api/tables/{table.key}/rematch")
        await table.start()
        while (await table["ana"].hear("update")).get("status") != "over":
            pass
        path = f"/api/tables/{table.key}/rematch"
        answers = await asyncio.gather(*(api.ask("POST", path) for api in [*table.guests.values()] * 2))
        assert len({answer["table"] for answer in answers}) == 1
        (listed,) = (await table.host.ask("GET", "/api/tables"))["tables"]
        assert listed["table"] == answers[0]["table"]
        while "rematch" not in (update := await table["bo"].hear("update")):
            pass
        assert update["rematch"] == answers[0]["table"]
        shown = await table["ana"].ask("snapshot", watch=0)
        assert shown["rematch"] == answers[0]["table"]
        zoe = await guest(table.server.url, "zoe")
        with pytest.raises(Turned, match="403"):
            await zoe.ask("POST", path)
        async with connected(table.guests["bo"], answers[0]["table"]) as socket:
            shown = await socket.ask("snapshot", watch=0)
            assert shown["settings"]["format"] == {"target": 1}


@awaited
async def test_a_rotation_of_eight_plays_at_two_boards(tmp_path: Path) -> None:
    bots = ("careful", "eager", "random") * 2
    async with party_in(tmp_path, "ana", "bo", bots=bots, **ROTATION, **clocks(decision=0.01)) as table:
        zoe = await guest(table.server.url, "zoe")
        async with connected(zoe, table.key) as first, connected(zoe, table.key) as second:
            await second.ask("snapshot", watch=1)
            await table.start()
            seen = [await first.hear("update"), await second.hear("update")]
        boards = seen[0]["match"]["boards"]
        assert [len(board) for board in boards] == [4, 4]
        assert [[*update["view"]["hands"]] for update in seen] == boards
        totals: dict[int, int] = {}
        while len(totals) < 3:
            if match := (await table["ana"].hear("update")).get("match"):
                totals[len(match["rounds"])] = sum(rank["total"] for rank in match["standing"])
        assert totals[0] == 0 < totals[1] < totals[2]


@awaited
async def test_an_elimination_runs_to_the_last_with_a_live_standing(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", bots=("careful",) * 3, **ELIMINATION, **clocks(decision=0.01)) as table:
        left = []
        async with Line(table.host, table.key) as line:
            await soon(line.until(bool))
            messages = line.news()
            await table.start()
            async for _ in messages:
                if line.shown.get("status") == "playing":
                    left.append(len(line.shown["match"]["playing"]))
                if line.shown and is_over(line.shown):
                    break
        assert left[0] == 4
        assert left == sorted(left, reverse=True)
        assert len(set(left)) > 1
        match = line.shown["match"]
        (winner,) = match["winners"]
        assert match["standing"][0]["players"] == [winner]
        await check_log(table)


@awaited
async def test_nothing_happens_when_the_database_fails_and_the_table_goes_on_after(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        name = (await table["ana"].ask("snapshot", watch=0))["view"]["waiting"][0]
        before = await table[name].ask("snapshot", watch=0)
        action = next(action for action in before["legal"] if action != "uno")
        other = table["bo" if name == "ana" else "ana"]
        await other.all_until_now()
        Failing(table.server, times=1)
        refused = await table[name].is_refused("message/failed", act=action, id="unlucky")
        assert refused["id"] == "unlucky"
        assert refused["message"]
        assert len(await table.log()) == before["version"]
        after = await table[name].ask("snapshot", watch=0)
        assert (after["version"], after["view"], after["legal"]) == (before["version"], before["view"], before["legal"])
        assert not [message for message in await other.all_until_now() if "update" in message]
        done = await table[name].ask("done", act=action, id="unlucky")
        assert done["version"] == before["version"] + 1
        await check_log(table)


@awaited
async def test_what_was_written_by_a_database_that_failed_is_done_once(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        Failing(table.server, times=1, after=True)
        await table["ana"].is_refused("message/failed", chat="hello", id="unlucky")
        assert await table["ana"].ask("done", chat="hello", id="unlucky") == {"id": "unlucky", "version": 3}
        assert [line["text"] for line in (await table["bo"].ask("snapshot", watch=0))["chat"]] == ["hello"]
        await check_log(table)


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
        await check_log(table)


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
                failing.times = 1  # whatever the bot lays next
                await line.act(action)
            await soon(line.until(lambda shown: "ana" in shown["view"]["waiting"]))


@awaited
async def test_whoever_is_interrupted_while_an_action_is_stored_keeps_nobody_waiting(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table, slowly(table.server) as slow:
        registry = table.server.registry
        (seat, *_) = registry.tables[table.key].table.seating
        assert seat.guest is not None
        entry = Chatted(at=0, by=seat.guest, name="ana", text="hello")
        talking = asyncio.create_task(registry.append(table.key, lambda _, at: replace(entry, at=at)))
        await slow.has_begun()
        talking.cancel()
        await asyncio.sleep(0)
        assert not talking.done(), "it can not be called back"
        slow.go_on()
        with pytest.raises(asyncio.CancelledError):
            await talking
        shown = await table["bo"].hear("snapshot")
        assert [line["text"] for line in shown["chat"]] == ["hello"]
        await check_log(table)


@pytest.mark.parametrize("fails", [True, False])
@awaited
async def test_nobody_is_told_of_what_is_not_stored(tmp_path: Path, *, fails: bool) -> None:
    """Whoever asks from another window what comes next waits: the draw might come to nothing."""
    async with party_in(tmp_path, "ana", "bo", hints=True) as table:
        await table.start()
        (name,) = (await table["ana"].ask("snapshot", watch=0))["view"]["waiting"]
        before = await table[name].ask("snapshot", watch=0)
        async with connected(table.guests[name], table.key) as second, slowly(table.server) as slow:
            slow.fails = fails
            await table[name].say(act="draw")
            await slow.has_begun()
            heard = metrics.MESSAGES.count
            await second.say(hint=True, id="a hint")
            while metrics.MESSAGES.count == heard:
                await asyncio.sleep(0)
            slow.go_on()
            while (answer := await second.next()).keys().isdisjoint({"hint", "refused"}):
                pass
            if fails:
                assert (answer["hint"]["version"], answer["hint"]["action"] in before["legal"]) == (3, True)
            else:
                assert answer.get("hint", {"version": 4})["version"] == 4
        await check_log(table)


@awaited
async def test_a_held_action_is_answered_when_the_database_fails(tmp_path: Path, clock: Clock) -> None:
    async with party_in(tmp_path, "ana", "bo", **clocks(window=0.1)) as table:
        await table.start()
        await table.lay_out({"ana": "R1 R2", "bo": "R4 Y5 G6"})
        await table["ana"].ask("done", act="play R1")
        await table["bo"].ask("held", act="play R4", id="unlucky")
        Failing(table.server, times=1)
        clock.move_on(0.1)
        refused = await table["bo"].hear("refused")
        assert (refused["code"], refused["id"]) == ("message/failed", "unlucky")


@awaited
async def test_a_table_that_can_not_be_loaded_is_refused_and_loaded_later(tmp_path: Path) -> None:
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
async def test_what_nobody_wants_is_put_away_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.01)
    monkeypatch.setattr(registry_module, "IDLE", 0)
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
async def test_a_house_is_closed_even_if_a_driver_keeps_the_cancellation_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.01)
    is_asked = asyncio.Event()

    async def lease(_: object) -> set[str]:
        if not is_asked.is_set():
            is_asked.set()
            with suppress(asyncio.CancelledError):
                await asyncio.sleep(PATIENCE)
        return set()

    async with served(config_in(tmp_path)) as server:
        monkeypatch.setattr(server.registry.bus, "lease", lease)
        await is_asked.wait()
        await asyncio.wait_for(server.registry.close(), PATIENCE / 2)


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
async def test_updates_after_a_table_was_read_anew_show_the_new_one(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        watched = table.server.registry.tables[table.key]
        for number in range(6):
            shown = {name: await table[name].ask("snapshot", watch=0) for name in ("ana", "bo")}
            (asked,) = shown["ana"]["view"]["waiting"]
            watched.needs_reload = number == 2  # as after a database that failed, or another process that was quicker
            action = next(action for action in shown[asked]["legal"] if not action.startswith(("uno", "catch")))
            await table[asked].say(act=action)
            updates = {name: await table[name].hear("update") for name in ("ana", "bo")}
            for name, update in updates.items():
                now = await table[name].ask("snapshot", watch=0)
                assert (update["view"], update["legal"]) == (now["view"], now["legal"])


@awaited
async def test_whoever_was_removed_elsewhere_is_not_shown_a_table_that_is_read_anew(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", "cy") as table:
        registry = table.server.registry
        watched = registry.tables[table.key]
        host, bo = watched.table.host, str(watched.table.seating[1].guest)
        removed = Removed(at=watched.table.at, by=host, guest=bo)
        assert await registry.store.append(table.key, watched.table.version + 1, format_entry(removed))
        await table["cy"].ask("done", chat="is bo still there?")
        before = len(table["bo"].heard)
        assert (await table["bo"].hear("gone"))["code"] == "seat/removed"
        await table["bo"].all_until_now()
        assert {kind for message in table["bo"].heard[before:] for kind in message} == {"here", "gone", "refused"}


@awaited
async def test_a_table_that_can_not_be_read_keeps_no_other_from_being_looked_after(
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


@awaited
async def test_a_client_that_is_given_up_while_it_begins_to_watch_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        watched = table.server.registry.tables[table.key]
        monkeypatch.setattr(watched, "is_leased", False)
        is_asked = asyncio.Event()

        async def lease(_: object) -> set[str]:
            is_asked.set()
            await asyncio.sleep(PATIENCE)
            return set()

        zoe = await guest(table.server.url, "zoe")
        async with bare(zoe, table.key) as socket:
            monkeypatch.setattr(table.server.registry.bus, "lease", lease)
            await socket.say(watch=0)
            await is_asked.wait()
            (client,) = (
                watcher
                for watcher in watched.watchers
                if isinstance(watcher, SocketClient) and watcher.me.name == "zoe"
            )
            client._drop_slow_client()
            async with asyncio.timeout(PATIENCE):
                while client in watched.watchers:
                    await asyncio.sleep(0.01)
