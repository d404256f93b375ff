"""Retries after a database failure: an action is applied once, or not at all."""

import asyncio
from pathlib import Path

import pytest

from sabot.server.operations import metrics
from sabot.server.storage.log_writer import OutcomeUnknown
from sabot.server.tables.chat import FIRST_NUMBER, ChatLine
from tests.support.server.awaited import awaited
from tests.support.server.failing import Failing, slowly
from tests.support.server.server_parties import connected, party_in
from tests.support.server.serving import (
    Clock,
    clocks,
)


@awaited
async def test_an_action_is_undone_when_the_database_fails_and_can_be_retried(tmp_path: Path) -> None:
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
        await table.check_log()


@awaited
async def test_an_entry_written_by_a_database_that_then_failed_is_applied_once(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        Failing(table.server, times=1, after=True)
        await table["ana"].is_refused("message/failed", back=True, id="unlucky")
        assert await table["ana"].ask("done", back=True, id="unlucky") == {"id": "unlucky", "version": 3}
        await table.check_log()


@awaited
async def test_a_line_written_by_a_database_that_then_failed_is_said_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        chat = table.server.registry.store.chat

        async def fail(key: str, line: ChatLine) -> bool:
            await write(key, line)
            raise OutcomeUnknown("as the test wants it")

        write = chat.add
        monkeypatch.setattr(chat, "add", fail)
        await table["ana"].is_refused("message/failed", chat="hello", id="unlucky")
        monkeypatch.setattr(chat, "add", write)
        done = {"id": "unlucky", "version": 2, "line": FIRST_NUMBER}
        assert await table["ana"].ask("done", chat="hello", id="unlucky") == done
        assert (await table["ana"].ask("done", chat="and more"))["line"] == FIRST_NUMBER + 1
        shown = await table["bo"].ask("snapshot", watch=0)
        assert [line["text"] for line in shown["chat"]] == ["hello", "and more"]


@pytest.mark.parametrize("fails", [True, False])
@awaited
async def test_nobody_is_told_of_what_is_not_stored(tmp_path: Path, *, fails: bool) -> None:
    """A hint that is asked for from another window waits, since the draw may fail."""
    async with party_in(tmp_path, "ana", "bo", hints=True) as table:
        await table.start()
        (name,) = (await table["ana"].ask("snapshot", watch=0))["view"]["waiting"]
        before = await table[name].ask("snapshot", watch=0)
        async with connected(table.guests[name], table.key) as second, slowly(table.server) as slow:
            slow.fails = fails
            legal = before["legal"]
            await table[name].say(act="draw" if "draw" in legal else legal[0])  # the first card may ask for an answer
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
        await table.check_log()


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
