"""The client for programs: it keeps the table up to date, reconnects, and its retries change nothing twice."""

import asyncio
import re
from pathlib import Path
from random import Random

import pytest
from websockets.frames import CloseCode

from sabot.client import Api, Line, Refusal, Turned
from sabot.errors import Unreadable
from sabot.server.tables.log.entries import AnyEntry, Returned
from sabot.server.transport import socket_client as sockets
from sabot.words.language import speak
from tests.support.server.awaited import awaited
from tests.support.server.failing import Failing
from tests.support.server.server_parties import party_in
from tests.support.server.services import reserved_port
from tests.support.server.serving import AtOnce, config_in, guest, open_table, served, sit_down, soon, start

SALT = re.compile("[a-z2-9]{4}(-[a-z2-9]{4}){3}")
QUICKLY = 0.05
"""How many seconds a client of a test waits at most before reconnecting."""


def names(log: list[AnyEntry]) -> list[str | None]:
    """The idempotency keys of the messages `back` in a log."""
    return [entry.id for entry in log if isinstance(entry, Returned)]


def cut(line: Line) -> None:
    """Break the connection without a close frame."""
    if line._connection is not None:
        line._connection.transport.abort()


async def answers(said: list[asyncio.Task[int]], number: int) -> None:
    """Wait until so many more messages are answered."""
    waiting = [task for task in said if not task.done()]
    while sum(task.done() for task in waiting) < min(number, len(waiting)):
        await asyncio.wait([task for task in waiting if not task.done()], return_when=asyncio.FIRST_COMPLETED)


@awaited
async def test_a_line_shows_the_table_as_it_is(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table, Line(table.host, table.key) as line:
        shown = await soon(line.until(lambda shown: shown["status"] == "open"))
        assert [seat["name"] for seat in shown["seats"]] == ["ana", "bo"]
        await table.start()
        shown = await soon(line.until(lambda shown: shown["status"] == "playing"))
        assert (shown["version"], line.version) == (3, 3)
        assert shown["settings"]["edition"] == "deluxe"
        await table.lay_out({"ana": "R1 R2 B3", "bo": "R4 Y5 G6"})
        assert await soon(line.act("play R1")) == 4
        assert line.shown["view"]["hands"]["ana"] == ["R2", "B3"]
        assert [event["kind"] for event in line.shown["events"]] == ["played"]


@awaited
async def test_programs_add_random_salt_by_themselves(tmp_path: Path) -> None:
    settings = {"options": {"turn_cap": 1}, "format": {"target": 5000}}
    async with served(config_in(tmp_path)) as server:
        ana, bo = [await guest(server.url, name) for name in ("ana", "bo")]
        key = await open_table(ana, seats=["person", "person"], **settings)
        await ana.sit(key, 0, "pepper")
        await bo.sit(key)
        await start(ana, key)
        async with Line(ana, key) as line, Line(bo, key) as other:
            shown = await soon(line.until(lambda shown: shown["status"] == "playing"))
            (salt,) = shown["match"]["salts"]["bo"]
            assert shown["match"]["salts"] == {"ana": ["pepper"], "bo": [salt]}
            while line.shown["match"]["dealt"]:
                for mine in (line, other):
                    await soon(mine.until(lambda shown: shown["version"] >= max(line.version, other.version)))
                    if mine.shown["match"]["dealt"] and mine.shown["legal"]:
                        await soon(mine.act(mine.shown["legal"][0]))
            await soon(line.ready())
            (next_salt,) = line.shown["match"]["salts"]["ana"]
            assert SALT.fullmatch(salt)
            assert SALT.fullmatch(next_salt)
            assert salt != next_salt


@awaited
async def test_a_line_of_the_chat_that_has_changed_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    options = {"suggestions": "referee"}
    async with party_in(tmp_path, "ana", "bo", "cy", options=options) as table, Line(table.host, table.key) as line:
        await table.start()
        await soon(line.say(chat="lay red"))
        await soon(line.say(phrase="luck"))
        number, next_number = (said["number"] for said in line.shown["chat"])
        await table["bo"].ask("done", report=number)
        shown = await soon(line.until(lambda shown: shown["version"] == 5))
        assert [(said["number"], said["reports"]) for said in shown["chat"]] == [(number, 1), (next_number, 0)]


@awaited
async def test_a_refusal_tells_code_rule_and_sentence(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table, Line(table.host, table.key, "es") as line:
        await table.start()
        await table.lay_out({"ana": "R1 R2 B3", "bo": "R4 Y5 G6"})
        with pytest.raises(Refusal) as refusal:
            await soon(line.act("play B3"))
        assert (refusal.value.code, refusal.value.rule) == ("play/no-match", "D-024")
        with pytest.raises(Refusal) as refusal:
            await soon(line.say(phrase="none"))
        assert str(refusal.value) == speak("es").say("refused-chat-no-phrase", phrase="none")
        for unreadable in ({"chat": "x" * 201}, {"chat": "x" * 5000}, {"chat": ["x"]}, {"cheat": True}, {}):
            with pytest.raises(Refusal, match=r"^\w"):
                await soon(line.say(**unreadable))


@awaited
async def test_a_line_that_missed_an_update_asks_for_the_whole_table(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table, Line(table.host, table.key) as line:
        await soon(line.until(lambda shown: shown["version"] == 2))
        watched = table.server.registry.tables[table.key]
        watchers = dict(watched.watchers)
        watched.watchers.clear()
        await table["bo"].ask("done", chat="nobody hears this")
        await table["bo"].ask("done", back=True)
        watched.watchers.update(watchers)
        await table["bo"].ask("done", chat="but this")
        await table["bo"].ask("done", back=True)
        shown = await soon(line.until(lambda shown: shown["version"] == 4))
        assert [said["text"] for said in shown["chat"]] == ["nobody hears this", "but this"]


@awaited
async def test_a_line_finds_its_way_back_and_what_it_said_is_done_once(tmp_path: Path) -> None:
    chance = Random(7)
    async with party_in(tmp_path, "ana", "bo", limits={"messages_per_second": 1000}) as table:
        async with Line(table.host, table.key, longest=QUICKLY) as line:
            said = [asyncio.create_task(line.say(str(number), back=True)) for number in range(300)]
            while not all(task.done() for task in said):
                await soon(answers(said, chance.randrange(40)))
                cut(line)
            versions = [task.result() for task in said]
            assert line.connections > 1
        log = await table.log()
        assert sorted(map(str, names(log)), key=int) == [str(number) for number in range(300)]
        for number, version in enumerate(versions):
            assert names([log[version - 1]]) == [str(number)]


@awaited
async def test_a_line_waits_for_a_server_that_is_not_there_yet(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        ana = table.host
    with reserved_port() as port:
        async with Line(Api(f"http://127.0.0.1:{port}", ana.cookie), table.key, longest=QUICKLY) as line:
            said = asyncio.create_task(line.say("anybody there?", back=True))
            await asyncio.sleep(2 * QUICKLY)
            assert line.connections == 0
            async with served(config_in(tmp_path), port) as server:
                assert await soon(said) == 3
                assert names(await server.log_of(table.key)) == ["anybody there?"]


@awaited
async def test_what_is_said_too_fast_is_said_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "RateLimiter", AtOnce)
    async with party_in(tmp_path, "ana", "bo", limits={"messages_per_second": 20}) as table:
        async with Line(table.host, table.key) as line:
            await soon(line.until(bool))
            connection = line._connection
            await soon(asyncio.gather(*(line.say(str(number), back=True) for number in range(60))))
            assert line.connections > 1
            assert connection is not None
            assert connection.close_code != CloseCode.ABNORMAL_CLOSURE, "the server's goodbye was not heard"
        assert sorted(map(str, names(await table.log())), key=int) == [str(number) for number in range(60)]


@pytest.mark.parametrize("after", [False, True])
@awaited
async def test_what_fails_on_the_other_side_is_said_again(tmp_path: Path, after: bool) -> None:
    async with party_in(tmp_path, "ana", "bo") as table, Line(table.host, table.key) as line:
        await soon(line.until(bool))
        Failing(table.server, times=2, after=after)
        await soon(line.say("hello", back=True))
        assert names(await table.log()) == ["hello"]


@awaited
async def test_a_restarted_program_can_retry_a_message_by_its_name(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        async with Line(table.host, table.key) as line:
            version = await soon(line.say("my first word", back=True))
            await soon(line.say("my first line", chat="hello"))
        async with Line(table.host, table.key) as line:
            assert await soon(line.say("my first word", back=True)) == version
            assert await soon(line.say("my second word", back=True)) == version + 1
            await soon(line.say("my first line", chat="hello"))
            assert [said["text"] for said in line.shown["chat"]] == ["hello"]
        assert names(await table.log()) == ["my first word", "my second word"]


@awaited
async def test_lines_of_one_guest_do_not_get_into_each_others_way(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        async with Line(table.host, table.key) as one, Line(table.host, table.key) as two:
            await soon(asyncio.gather(*(line.say(back=True) for line in (one, two) for _ in range(10))))
        assert len(set(names(await table.log()))) == 20


@awaited
async def test_a_line_to_no_table_says_so(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table, Line(table.host, "no-such-table") as line:
        with pytest.raises(Refusal) as refusal:
            await soon(line.until(bool))
        assert refusal.value.code == "table/none"
        with pytest.raises(Refusal) as refusal:
            await soon(line.act("draw"))
        assert refusal.value.code == "table/none"


@awaited
async def test_a_line_of_somebody_who_was_sent_away_says_so(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table, Line(table.guests["bo"], table.key) as line:
        await soon(line.until(bool))
        await table.host.ask("POST", f"/api/tables/{table.key}/removals", {"seat": 1})
        with pytest.raises(Refusal) as refusal:
            await soon(line.until(lambda shown: shown["status"] == "playing"))
        assert refusal.value.code == "seat/removed"


@awaited
async def test_what_is_not_answered_when_a_line_is_closed_waits_no_longer(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        ana = await guest(server.url, "ana")
    async with Line(ana, "unreachable", longest=QUICKLY) as line:
        said = asyncio.create_task(line.say(chat="hello"))
        await asyncio.sleep(0)
    with pytest.raises(asyncio.CancelledError):
        await said


@awaited
async def test_every_reader_gets_all_messages(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table, Line(table.host, table.key) as line:
        one, two = line.news(), line.news()
        await soon(line.say(chat="hello"))
        for messages in (one, two):
            kinds = [next(iter(await soon(anext(messages)))) for _ in range(5)]
            assert sorted(kinds) == ["done", "here", "said", "snapshot", "welcome"]


@awaited
async def test_a_guest_is_the_same_by_its_cookie(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        ana = await guest(server.url, "ana")
        key = await open_table(ana)
        again = Api(server.url + "/", ana.cookie)
        assert (await again.ask("GET", "/api/me"))["name"] == "ana"
        assert (await again.ask("GET", f"/api/tables/{key}"))["host"] is True
        assert (await Api(server.url).ask("GET", f"/api/tables/{key}"))["host"] is False
        assert "sabot_sockets" in await again.ask("GET", "/metrics")


@awaited
async def test_a_change_by_name_is_made_once(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        ana, bo = await guest(server.url, "ana"), await guest(server.url, "bo")
        key = await open_table(ana)
        path = f"/api/tables/{key}/start"
        first = await ana.ask("POST", path, name="begin")
        assert await ana.ask("POST", path, name="begin") == first
        with pytest.raises(Turned) as turned:
            await start(ana, key)
        assert (turned.value.status, turned.value.refused["code"]) == (409, "table/started")
        assert str(turned.value) == "409: " + speak("en").say("refused-table-started")
        with pytest.raises(Turned, match="409"):
            await sit_down(bo, key)


@awaited
async def test_a_server_that_is_not_there_is_an_error_of_the_system(tmp_path: Path) -> None:
    async with served(config_in(tmp_path)) as server:
        ana = await guest(server.url, "ana")
    with pytest.raises(OSError, match="refused"):
        await ana.ask("GET", "/api/me")
    with pytest.raises(Unreadable):
        await Api("file:///etc").ask("GET", "/passwd")
