"""Reactions: shown at the seat or thrown at another one, to everybody who watches, and never stored."""

import re
from pathlib import Path
from typing import Any

import pytest

from sabot.server.hosting import chats
from sabot.server.tables.reactions import SHOWN, THROWN
from sabot.server.transport import wishes
from tests.support.paths import WEB
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import connected, party_in
from tests.support.server.serving import StoppedClock, guest


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Refusals come at once."""
    monkeypatch.setattr(wishes, "CHATTER_PAUSE", 0)


def test_the_page_draws_every_reaction() -> None:
    source = (WEB / "src" / "people" / "reactions.ts").read_text("utf-8")
    assert re.findall(r"^  (\w+):", source, re.MULTILINE) == [*SHOWN, *THROWN]


@awaited
async def test_everybody_sees_a_reaction_once_and_nothing_is_stored(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        before = await table["bo"].ask("snapshot", watch=0)
        done = await table["ana"].ask("done", react="tomato", to=1, id="r-1")
        assert await table["ana"].ask("done", react="tomato", to=1, id="r-1") == done
        assert done == {"id": "r-1", "version": before["version"]}
        (told,) = [message["reacted"] for message in await table["bo"].all_until_now() if "reacted" in message]
        author = before["seats"][0]["author"]
        assert told == {
            "table": table.key, "seat": 0, "name": "ana", "author": author, "reaction": "tomato", "to": 1,
        }  # fmt: skip
        after = await table["bo"].ask("snapshot", watch=0)
        assert after | {"at": 0} == before | {"at": 0}
        assert len(await table.log()) == before["version"]


@awaited
async def test_what_is_thrown_needs_somebody_else_and_what_is_shown_nobody(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        wishes: dict[str, dict[str, Any]] = {
            "react/unknown": {"react": "brick", "to": 1},
            "react/not-thrown": {"react": "laugh", "to": 1},
            "react/nobody": {"react": "cake"},
            "react/own": {"react": "cake", "to": 0},
            "seat/none": {"react": "cake", "to": 9},
        }
        for code, wish in wishes.items():
            await table["ana"].is_refused(code, **wish)


@awaited
async def test_a_reaction_has_the_rights_and_limits_of_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chats, "time", StoppedClock())
    async with party_in(tmp_path, "ana", "bo", limits={"chat_lines_per_guest": 1}) as table:
        zoe = await guest(table.server.url, "zoe")
        async with connected(zoe, table.key) as spectator:
            await spectator.ask("done", react="clap")
            (told,) = [message["reacted"] for message in await table["ana"].all_until_now() if "reacted" in message]
            assert (told["seat"], told["name"], told["to"]) == (None, "zoe", None)
            await spectator.ask("done", chat="bravo")
            await spectator.is_refused("chat/too-fast", react="clap")
        author = (await table["ana"].ask("snapshot", watch=0))["seats"][1]["author"]
        await table["ana"].ask("done", mute=author)
        await table["bo"].is_refused("chat/muted", react="angry")
