"""Several processes with the same tables: what happens at one of them is seen at all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sabot.client import Api, Line
from sabot.server.access import signing_keys
from sabot.server.access.identity import Identities
from sabot.server.access.limits import Limits
from sabot.server.app import Config
from sabot.server.hosting import pace
from sabot.server.hosting import registry as registry_module
from sabot.server.hosting.guests import admission
from sabot.server.hosting.guests.admission import LEFT_FOR_GOOD
from sabot.server.tables.chat import FIRST_NUMBER
from sabot.server.tables.log.entries import Returned
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import connected
from tests.support.server.serving import PATIENCE, QUICK, Served, guest, open_table, served, sit_down, soon, start

PLENTY = Limits(chat_lines_per_guest=1000, chat_lines_per_table=1000)


@asynccontextmanager
async def both(postgresql: str, redis: str, limits: Limits | None = None) -> AsyncIterator[tuple[Served, Served]]:
    """Two servers with the same tables."""
    config = Config(database=postgresql, bus=redis, limits=limits or Limits())
    async with served(config) as one, served(config) as two:
        yield one, two


async def seated(one: Served, **settings: Any) -> tuple[Api, Api, str]:
    """Ana and bo, and the table at which they sit."""
    ana, bo = await guest(one.url, "ana"), await guest(one.url, "bo")
    key = await open_table(ana, **QUICK | {"seats": ["person", "person"]} | settings)
    await sit_down(bo, key)
    return ana, bo, key


def at(server: Served, api: Api) -> Api:
    """The same guest at another process."""
    return Api(server.url, api.cookie)


def lose_announcements(server: Served) -> None:
    """Lose all announcements of a process from now on."""

    async def lose(key: str, payload: bytes) -> None:
        """Drop the announcement."""

    server.registry.bus.publish = lose  # type: ignore[method-assign]


@awaited
async def test_what_happens_at_one_process_is_shown_at_the_other(postgresql: str, redis: str) -> None:
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one)
        async with connected(ana, key) as first, connected(at(two, bo), key) as second:
            await start(ana, key)
            update = await second.hear("update")
            assert (update["version"], update["status"]) == (3, "playing")
            hands = update["view"]["hands"]  # of any size: the first card may be one that makes somebody draw
            assert "??" not in hands["bo"]
            assert set(hands["ana"]) == {"??"}
            await second.ask("done", chat="hello from afar")
            (line,) = (await first.hear("said"))["lines"]
            assert (line["text"], line["mine"]) == ("hello from afar", False)


@awaited
async def test_of_two_who_are_quick_both_are_heard(postgresql: str, redis: str) -> None:
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one)
        async with Line(ana, key) as first, Line(at(two, bo), key) as second:
            versions = await asyncio.gather(*(line.say(back=True) for _ in range(25) for line in (first, second)))
            assert sorted(versions) == [*range(3, 53)]
            for line in (first, second):
                await soon(line.until(lambda shown: shown["version"] == 52))
        assert all(isinstance(entry, Returned) for entry in (await one.log_of(key))[2:])


@awaited
async def test_lines_of_two_processes_are_numbered_in_one_order(postgresql: str, redis: str) -> None:
    async with both(postgresql, redis, PLENTY) as (one, two):
        ana, bo, key = await seated(one)
        async with Line(ana, key) as first, Line(at(two, bo), key) as second:
            said = [(line, f"{number}") for number in range(25) for line in (first, second)]
            await asyncio.gather(*(line.say(chat=text) for line, text in said))
            for line in (first, second):
                shown = await soon(line.until(lambda shown: len(shown["chat"]) == 50))
                assert [heard["number"] for heard in shown["chat"]] == [*range(FIRST_NUMBER, FIRST_NUMBER + 50)]
            assert [heard["text"] for heard in first.shown["chat"]] == [heard["text"] for heard in second.shown["chat"]]
        assert len(await one.log_of(key)) == 2, "the chat is not in the log"


@awaited
async def test_lines_and_retries_arrive_without_announcements(
    postgresql: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.05)
    async with both(postgresql, redis) as (one, two):
        ana, _, key = await seated(one)
        async with connected(ana, key) as first, connected(at(two, ana), key) as second:
            lose_announcements(one)
            done = await first.ask("done", chat="hello", id="c-1")
            assert [line["text"] for line in (await second.hear("said"))["lines"]] == ["hello"]
            assert await second.ask("done", chat="hello", id="c-1") == done


@awaited
async def test_a_mute_holds_in_every_process(postgresql: str, redis: str) -> None:
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one)
        async with connected(ana, key) as first, connected(at(two, bo), key) as second:
            await second.ask("done", chat="hello")
            (line,) = (await first.hear("said"))["lines"]
            await first.ask("done", mute=line["author"])
            await second.hear("update")
            await second.is_refused("chat/muted", chat="hello?")


@awaited
async def test_all_processes_together_know_who_is_here(
    postgresql: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.05)
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one)
        async with connected(ana, key) as first:
            async with connected(at(two, bo), key) as second:
                for socket in (first, second):
                    while (await socket.hear("here"))["seats"] != [0, 1]:
                        pass
            while (await first.hear("here"))["seats"] != [0]:
                pass


@awaited
async def test_a_retry_at_another_process_is_recognized_without_announcements(postgresql: str, redis: str) -> None:
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one)
        async with (
            connected(at(two, ana), key) as elsewhere,
            connected(ana, key) as first,
            connected(bo, key) as second,
        ):
            await start(ana, key)
            lose_announcements(one)
            sockets = {"ana": first, "bo": second}
            name, action, done = "", "", {"version": 0}
            while name != "ana":  # the cards decide who is asked first, and how often
                (name,) = (await first.ask("snapshot", watch=0))["view"]["waiting"]
                *_, action = (await sockets[name].ask("snapshot", watch=0))["legal"]
                done = await sockets[name].ask("done", act=action, id=f"{name} after {done['version']}")
            assert await elsewhere.ask("done", act=action, id=done["id"]) == done
            assert len(await one.log_of(key)) == done["version"]


@awaited
async def test_nobody_is_refused_by_a_process_that_is_behind(postgresql: str, redis: str) -> None:
    async with both(postgresql, redis) as (one, two):
        ana, _, key = await seated(one)
        async with connected(ana, key), connected(at(two, ana), key) as elsewhere:
            lose_announcements(one)
            await start(ana, key)
            await elsewhere.say(ready=True)
            assert (await elsewhere.hear("refused"))["code"] == "deal/too-early"
            shown = await elsewhere.ask("snapshot", watch=0)
            assert (shown["status"], shown["version"]) == ("playing", 3)


@awaited
async def test_a_newcomer_is_shown_the_table_as_the_log_has_it(postgresql: str, redis: str) -> None:
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one)
        async with connected(at(two, bo), key) as elsewhere:
            lose_announcements(one)
            await start(ana, key)
            assert (await elsewhere.ask("snapshot", watch=0))["version"] == 3


@awaited
async def test_entries_whose_announcement_was_lost_are_found_in_the_log(
    postgresql: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.05)
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one)
        async with connected(at(two, bo), key) as elsewhere:
            lose_announcements(one)
            await start(ana, key)
            assert (await elsewhere.hear("update"))["status"] == "playing"


@awaited
async def test_another_process_plays_the_bots_when_one_is_closed(
    postgresql: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.05)
    config = Config(database=postgresql, bus=redis)
    async with served(config) as two:
        async with served(config) as one:
            ana = await guest(one.url, "ana")
            clocks = {"clocks": QUICK["clocks"] | {"decision": 0.01}}
            key = await open_table(ana, **clocks, seats=["person", "careful"], format={"target": 500})
            async with Line(ana, key) as line:
                await start(ana, key)
                await soon(line.until(lambda shown: shown["version"] > 20))
                assert one.registry.tables[key].is_leased
                async with connected(at(two, ana), key):
                    assert not two.registry.tables[key].is_leased
        async with Line(at(two, ana), key) as line:
            version = (await soon(line.until(bool)))["version"]
            await soon(line.until(lambda shown: shown["version"] > version + 20))
        assert (await two.table_from_log(key)).version > version + 20


@awaited
async def test_a_seat_is_asked_for_at_one_process_and_granted_at_another(postgresql: str, redis: str) -> None:
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one, seats=["person", "person", "person"], takeover="now")
        await start(ana, key)
        await bo.ask("DELETE", f"/api/tables/{key}/seat")
        zoe = await guest(two.url, "zoe")
        await zoe.ask("PUT", f"/api/tables/{key}/seats/1", {"ask": True})
        async with Line(at(one, ana), key) as line:
            (request,) = (await soon(line.until(lambda shown: bool(shown.get("asking")))))["asking"]
            assert (request["name"], request["yours"]) == ("zoe", True)
            await soon(line.say(allow=request["author"]))
        assert (await at(two, zoe).ask("GET", f"/api/tables/{key}"))["you"] == 1


@awaited
async def test_a_guest_who_leaves_for_good_is_refused_at_every_process(postgresql: str, redis: str) -> None:
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one)
        phone = at(two, ana)
        async with connected(phone, key) as socket:
            await ana.ask("POST", "/api/me/leave")
            with pytest.raises(ConnectionClosed):
                await soon(socket.hear("never"))
            assert socket.connection.close_code == LEFT_FOR_GOOD
        assert (await phone.ask("GET", "/api/me"))["name"] == ""
        assert (await bo.ask("GET", f"/api/tables/{key}"))["seats"][0]["name"] == ""


@awaited
async def test_a_new_key_is_known_to_every_process_before_it_signs(
    postgresql: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admission, "REFRESH", 0.05)
    monkeypatch.setattr(signing_keys, "SETTLING", 2000)
    async with both(postgresql, redis) as (one, two):
        ana = await guest(one.url, "ana")
        old = ana.cookie
        await one.registry.store.guests.rotate_keys(30)
        newest = Identities((await one.registry.store.guests.keys())[-1:])
        async with asyncio.timeout(PATIENCE):
            while newest.read(ana.cookie.partition("=")[2]) is None:
                await ana.ask("PUT", "/api/me", {"name": "ana"})
                assert (await at(two, ana).ask("GET", "/api/me"))["name"] == "ana"
                await asyncio.sleep(0.05)
        for cookie in (old, ana.cookie):
            assert (await Api(two.url, cookie).ask("GET", "/api/me"))["name"] == "ana"
        await one.registry.store.guests.rotate_keys(0)
        async with asyncio.timeout(PATIENCE):
            while (await Api(two.url, ana.cookie).ask("GET", "/api/me"))["name"]:
                await asyncio.sleep(0.05)


@awaited
async def test_a_table_sleeps_at_all_processes_until_a_player_is_back_at_any(
    postgresql: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.05)
    monkeypatch.setattr(pace, "ASLEEP", 0.3)
    quick = {"clocks": QUICK["clocks"] | {"decision": 0.01}, "format": {"target": 1_000_000}}
    async with both(postgresql, redis) as (one, two):
        ana, bo, key = await seated(one, **quick)
        async with connected(await guest(one.url, "zoe"), key), connected(at(two, ana), key) as socket:
            await start(ana, key)
            while not (await socket.hear("here")).get("asleep"):
                pass
            version = len(await one.log_of(key))
            async with connected(at(two, bo), key):
                while (await socket.hear("update"))["version"] <= version:
                    pass
