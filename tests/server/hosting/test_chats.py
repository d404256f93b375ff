"""The chat beside the log: it costs players nothing, has limits, and its authors can be muted and reported."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from sabot.client import Api
from sabot.server.hosting import chats
from sabot.server.storage.chat_store import ChatStore
from sabot.server.storage.moderation_store import parse_context
from sabot.server.tables.chat import FIRST_NUMBER, REMEMBERED
from sabot.server.tables.log.entries import Chatted, Muted, format_entry
from sabot.server.transport import socket_client, wishes
from sabot.words.language import speak
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import Party, Socket, connected, party_in
from tests.support.server.serving import PATIENCE, StoppedClock, config_in, guest, served
from tests.support.server.wire import Wire, frame


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals come at once."""
    monkeypatch.setattr(wishes, "CHATTER_PAUSE", 0)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """All lines come at the same time, however busy the machine is."""
    monkeypatch.setattr(chats, "time", StoppedClock())


async def chat_of(socket: Socket) -> list[dict[str, Any]]:
    """The lines of a snapshot."""
    lines: list[dict[str, Any]] = (await socket.ask("snapshot", watch=0))["chat"]
    return lines


@awaited
async def test_a_line_changes_neither_log_nor_version_and_shows_nothing_else(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        before = await table["bo"].ask("snapshot", watch=0)
        done = await table["ana"].ask("done", chat="hello", id="c-1")
        assert done == {"id": "c-1", "version": before["version"], "line": FIRST_NUMBER}
        (told,) = [message for message in await table["bo"].all_until_now() if "here" not in message]
        (line,) = told["said"]["lines"]
        assert (told["said"]["table"], line["text"], line["mine"]) == (table.key, "hello", False)
        after = await table["bo"].ask("snapshot", watch=0)
        assert after["chat"] == [line]
        assert after | {"chat": [], "at": 0} == before | {"chat": [], "at": 0}
        assert len(await table.log()) == before["version"]


@awaited
async def test_a_line_does_not_wait_for_the_table_nor_the_table_for_a_line(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        watched = table.server.registry.tables[table.key]
        async with watched.lock:
            await table["ana"].ask("done", chat="hello")
        async with watched.chat.lock:
            await table["ana"].ask("done", back=True)


@awaited
async def test_lines_of_an_old_log_are_still_shown_before_the_new_ones(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        registry = table.server.registry
        host = registry.tables[table.key].table.host
        said = Chatted(at=1, by=host, name="ana", text="long ago")
        assert await registry.store.append(table.key, 3, format_entry(said))
    async with (
        served(config_in(tmp_path)) as server,
        connected(Api(server.url, table.host.cookie), table.key) as socket,
    ):
        await socket.ask("done", chat="today")
        shown = await chat_of(socket)
        assert [(line["number"], line["text"]) for line in shown] == [(3, "long ago"), (FIRST_NUMBER, "today")]
        assert len({line["author"] for line in shown}) == 1


@pytest.mark.usefixtures("at_once")
@awaited
async def test_a_guest_has_one_limit_for_all_sockets(tmp_path: Path) -> None:
    async with (
        party_in(tmp_path, "ana", "bo", limits={"chat_lines_per_guest": 1}) as table,
        connected(table.host, table.key) as second,
    ):
        for socket in (table["ana"], second):
            await socket.ask("done", chat="hello")
        for socket in (table["ana"], second):
            refused = await socket.is_refused("chat/too-fast", phrase="hello")
            assert refused["message"] == speak("en").say("refused-too-fast")
        await table["bo"].ask("done", chat="hello")
        await table["ana"].ask("done", back=True)


@pytest.mark.usefixtures("at_once")
@awaited
async def test_spectators_cannot_silence_the_players(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", limits={"chat_lines_per_table": 1}) as table:
        zoe, yan = await guest(table.server.url, "zoe"), await guest(table.server.url, "yan")
        async with connected(zoe, table.key) as first, connected(yan, table.key) as second:
            for socket in (first, second):
                await socket.ask("done", chat="hello")
            for socket in (first, second):
                await socket.is_refused("chat/too-fast", chat="hello")
            await table["ana"].ask("done", chat="hello")


@pytest.mark.usefixtures("at_once")
@awaited
async def test_who_chats_too_fast_waits_and_others_do_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wishes, "CHATTER_PAUSE", 3600)
    async with party_in(tmp_path, "ana", "bo", limits={"chat_lines_per_guest": 1}) as table:
        for _ in range(3):
            await table["ana"].say(chat="hello")
        for _ in range(2):
            await table["ana"].hear("done")
        await table["ana"].say(back=True)
        await table["bo"].ask("done", back=True)
        assert len(await table.log()) == 3, "only bo is served meanwhile"


@pytest.mark.usefixtures("at_once")
@awaited
async def test_each_line_that_is_too_fast_waits_longer_than_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wishes, "CHATTER_PAUSE", 0.1)
    monkeypatch.setattr(wishes, "LONGEST_PAUSE", 0.4)
    async with party_in(tmp_path, "ana", "bo", limits={"chat_lines_per_guest": 1}) as table:
        (client,) = [
            client
            for client in table.server.registry.moderation.visitors
            if isinstance(client, socket_client.SocketClient) and client.me.name == "ana"
        ]
        pauses = [client.pause]
        for _ in range(6):
            await table["ana"].say(chat="hello")
            await table["ana"].hear("done") if len(pauses) < 3 else await table["ana"].hear("refused")
            pauses.append(client.pause)
        assert pauses == [0.1, 0.1, 0.1, 0.2, 0.4, 0.4, 0.4]


@awaited
async def test_a_flood_of_lines_ends_with_its_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The lines were handled for minutes, while their guest could not come back."""
    monkeypatch.setattr(wishes, "CHATTER_PAUSE", 1)
    async with party_in(tmp_path, "ana", "bo") as table:
        zoe = await guest(table.server.url, "zoe")
        watchers = table.server.registry.tables[table.key].watchers
        for cut in (True, False):
            flood = frame(json.dumps({"table": table.key, "watch": 0}))
            flood += 1000 * frame(json.dumps({"table": table.key, "chat": "look at me"}))
            wire = await Wire.open(zoe.url, zoe.cookie)
            await wire.send(flood)
            async with asyncio.timeout(PATIENCE):
                while len(watchers) < 3:
                    await asyncio.sleep(0.01)
            wire.cut() if cut else wire.writer.close()
            async with asyncio.timeout(PATIENCE):
                while len(watchers) > 2:
                    await asyncio.sleep(0.01)


@awaited
async def test_the_last_lines_are_kept_in_memory_and_in_the_database(tmp_path: Path) -> None:
    limits = {"chat_lines_per_guest": 1000, "chat_lines_per_table": 1000, "messages_per_second": 1000}
    async with party_in(tmp_path, "ana", "bo", limits=limits) as table:
        for number in range(REMEMBERED + 3):
            await table["ana"].say(chat=f"line {number}")
        for _ in range(REMEMBERED + 3):
            await table["ana"].hear("done")
        texts = [f"line {number}" for number in range(3, REMEMBERED + 3)]
        assert [line["text"] for line in await chat_of(table["bo"])] == texts
        stored = await table.server.registry.store.chat.lines_after(table.key, 0)
        assert [line.text for line in stored] == texts
        numbers = await table.server.registry.store.chat.last_numbers([table.key, "another"])
        assert numbers == {table.key: FIRST_NUMBER + REMEMBERED + 2}


@awaited
async def test_a_retry_of_a_line_that_is_not_remembered_any_more_is_not_said_again(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table["ana"].ask("done", chat="hello", id="c-1")
        await table["ana"].ask("done", chat="and more")
        room = table.server.registry.tables[table.key].chat
        room.lines = room.lines[1:]
        assert await table["ana"].ask("done", chat="hello", id="c-1") == {"id": "c-1", "version": 2}
        assert [line["text"] for line in await chat_of(table["bo"])] == ["and more"]


async def muted_by_host(table: Party, name: str) -> str:
    """Let the host mute a guest who has said something; the author."""
    number = (await table[name].ask("done", chat="spam"))["line"]
    (author,) = [line["author"] for line in await chat_of(table["ana"]) if line["number"] == number]
    await table["ana"].ask("done", mute=author)
    return str(author)


@awaited
async def test_the_host_mutes_an_author_until_they_may_speak_again(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", "cy") as table:
        await table["cy"].is_refused("mute/nobody", mute="nobody")
        author = await muted_by_host(table, "bo")
        assert (await table["cy"].hear("update"))["muted"] == [{"author": author, "name": "bo"}]
        for wish in ({"chat": "why?"}, {"phrase": "hello"}):
            refused = await table["bo"].is_refused("chat/muted", **wish)
            assert refused["message"] == speak("en").say("refused-chat-muted")
        await table["bo"].ask("done", back=True)
        await table["cy"].ask("done", chat="I may")
        await table["cy"].is_refused("table/host-only", unmute=author)
        await table["ana"].ask("done", unmute=author)
        await table["bo"].ask("done", chat="thank you")


@awaited
async def test_a_mute_survives_a_restart_and_another_name(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await muted_by_host(table, "bo")
        assert isinstance((await table.log())[-1], Muted)
    async with served(config_in(tmp_path)) as server:
        bo = Api(server.url, table.guests["bo"].cookie)
        await bo.ask("PUT", "/api/me", {"name": "somebody else"})
        await bo.ask("DELETE", f"/api/tables/{table.key}/seat")
        async with connected(bo, table.key) as socket:
            await socket.is_refused("chat/muted", chat="hello")


@awaited
async def test_the_host_cannot_be_muted(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table["ana"].ask("done", chat="hello")
        (line,) = await chat_of(table["ana"])
        await table["ana"].is_refused("mute/host", mute=line["author"])


@awaited
async def test_an_author_is_the_same_under_every_name_and_no_guest_is_revealed(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        zoe = await guest(table.server.url, "zoe")
        for name in ("zoe", "Zora"):
            await zoe.ask("PUT", "/api/me", {"name": name})
            async with connected(zoe, table.key) as socket:
                await socket.ask("done", chat="hello")
        one, two = await chat_of(table["bo"])
        assert (one["name"], two["name"]) == ("zoe", "Zora")
        assert one["author"] == two["author"]
        stored = await table.server.registry.store.chat.lines_after(table.key, 0)
        guests = {line.guest for line in stored}
        assert not any(guest_id in str(table["bo"].heard) for guest_id in guests)


@awaited
async def test_the_host_removes_the_author_of_a_line(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        zoe = await guest(table.server.url, "zoe")
        async with connected(zoe, table.key) as socket:
            line = (await socket.ask("done", chat="spam"))["line"]
            await table.host.ask("POST", f"/api/tables/{table.key}/removals", {"line": line})
            assert (await socket.hear("gone"))["code"] == "seat/removed"


@awaited
async def test_a_reported_line_reaches_the_operator_with_its_neighbours(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        said = (("ana", "hello"), ("bo", "insult"), ("ana", "please stop"))
        *_, line = [(await table[name].ask("done", chat=text))["line"] for name, text in said]
        await table["bo"].is_refused("report/own", abuse=line - 1)
        await table["ana"].is_refused("abuse/no-line", abuse=line + 1)
        for _ in range(2):
            await table["ana"].ask("done", abuse=line - 1)
        store = table.server.registry.store
        (report,) = await store.moderation.reports()
        stored = await store.chat.lines_after(table.key, 0)
        assert (report.key, report.number, report.name, report.text) == (table.key, line - 1, "bo", "insult")
        assert (report.reporter, report.author, report.address) == (stored[0].guest, stored[1].guest, "127.0.0.1")
        assert [near.text for near in parse_context(report.context)] == ["hello", "insult", "please stop"]
        assert len(await table.log()) == 2


@awaited
async def test_reports_to_the_operator_are_limited(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", limits={"abuse_reports_per_minute": 1}) as table:
        line = (await table["bo"].ask("done", chat="insult"))["line"]
        for _ in range(2):
            await table["ana"].ask("done", abuse=line)
        await table["ana"].is_refused("abuse/too-fast", abuse=line)


@awaited
async def test_lines_of_one_moment_at_many_tables_share_a_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        store = table.server.registry.store
        run, runs = store._writer.run, []

        async def count(work: Any) -> Any:
            if work.__qualname__.startswith(ChatStore.__name__):  # leases are renewed meanwhile
                runs.append(work)
            return await run(work)

        monkeypatch.setattr(store._writer, "run", count)
        keys = [await table.host.ask("POST", "/api/tables", {"edition": "deluxe"}) for _ in range(8)]
        registry = table.server.registry
        for key in keys:
            await registry.find(key["table"])
        await asyncio.gather(
            *(registry.chats.say(key["table"], f"guest {number}", "zoe", text="hi") for number, key in enumerate(keys))
        )
        assert len(runs) == 1
