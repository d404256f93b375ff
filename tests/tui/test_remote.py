"""A server's table in full screen: joining by link, playing, losing the connection and reconnecting."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sabot.client.cookies import cookie_file
from sabot.errors import Unreadable
from sabot.server.projection.parts import match_shown
from sabot.tui.screens.score_screen import ScoreScreen
from sabot.tui.screens.table_screen import TableScreen
from sabot.tui.sources import table_link
from sabot.tui.sources.remote_source import RemoteTable
from sabot.tui.sources.scene import LOBBY, OVER, ROUND
from sabot.tui.sources.table_link import find_table, parse_link
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import Party, party_in
from tests.support.server.services import reserved_port
from tests.support.server.serving import QUICK, Served, config_in, guest, open_table, served, start
from tests.tui.stage import PATIENCE, Person, shown

QUICKLY = 0.05
"""The longest wait before a connection is retried, in seconds."""


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


@asynccontextmanager
async def joining(server: Served, key: str, name: str = "zoe", **how: Any) -> AsyncIterator[Person]:
    """A guest who joins by a link."""

    def screen(app: Any) -> TableScreen:
        return TableScreen(RemoteTable(server.url, key, name, app.language, longest=QUICKLY))

    async with shown(screen, **how) as person:
        yield person


@asynccontextmanager
async def at_table(directory: Path, **settings: Any) -> AsyncIterator[tuple[Party, Person]]:
    """A table opened by ana, who does nothing more, and zoe, who has joined by its link."""
    settings = {"hints": True, **settings}
    table = party_in(directory, "ana", bots=("person",), **settings)
    async with table as party, joining(party.server, party.key) as zoe:
        await zoe.until(lambda: any(seat.is_mine for seat in zoe.source.scene.seats))
        yield party, zoe


async def lay_out(party: Party, zoe: Person, hands: dict[str, str]) -> None:
    """Put other cards on the table, and wait until zoe sees them: before that, she may be asked about others."""
    await zoe.until(lambda: zoe.source.scene.stage == ROUND)
    await party.lay_out(hands)
    await zoe.until(lambda: zoe.source.scene.view.hands["zoe"] == hands["zoe"].split())


def salts(party: Party) -> dict[str, list[str]]:
    """The salts of the current deal."""
    return match_shown(party.server.registry.tables[party.key].table).salts


@pytest.mark.parametrize("link", ["", "abc", "http://localhost:8000", "ftp://host/t/abc", "http://host/r/abc"])
def test_an_invalid_link_is_refused(link: str) -> None:
    with pytest.raises(Unreadable, match="link"):
        parse_link(link)


@awaited
async def test_a_guest_who_follows_a_link_sits_down_and_waits_for_the_start(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        assert zoe.source.scene.stage == LOBBY
        assert "Before the start" in zoe.seen
        assert "Zoe" in zoe.seen
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND and "Ana" in zoe.seen)


@awaited
async def test_a_guest_adds_the_salt_that_is_shown(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await zoe.until(lambda: bool(zoe.source.scene.salt) and zoe.source.scene.salt in zoe.seen)
        salt = zoe.source.scene.salt
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        assert salts(party) == {"zoe": [salt]}
        assert re.fullmatch("[a-z2-9]{4}(-[a-z2-9]{4}){3}", salt)


@awaited
async def test_a_player_asks_for_more_time_and_everybody_sees_it(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        for is_wanted in (True, False):
            await zoe.press("f7")
            await zoe.until(lambda: [seat.has_more_time for seat in zoe.source.scene.seats] == [False, is_wanted])  # noqa: B023
        seat = party.server.registry.tables[party.key].table.seating.named("zoe")
        assert not seat.more_time


@awaited
async def test_a_guest_may_change_the_salt_before_the_match(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await zoe.until(lambda: bool(zoe.source.scene.salt))
        await zoe.press("s", "home", "x", "enter")
        await zoe.until(lambda: zoe.screen is zoe.table)
        salt = zoe.source.scene.salt
        assert salt.startswith("x")
        await zoe.until(lambda: salt in zoe.seen)
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        assert salts(party) == {"zoe": [salt]}


@awaited
async def test_cards_are_laid_refused_and_explained_as_at_any_table(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await party.start()
        await lay_out(party, zoe, {"ana": "R1 R2 B3", "zoe": "R4 Y5 G6"})
        await party["ana"].ask("done", act="play R1")
        await zoe.until(lambda: zoe.source.scene.is_asked)
        await zoe.press("e")
        await zoe.until(lambda: "Yellow 5 matches neither red nor 1." in zoe.notice)
        assert "(D-024)" in zoe.notice
        await zoe.press("h")
        await zoe.until(lambda: "red 4" in zoe.notice)
        await zoe.press("b")
        await zoe.until(lambda: "You played a red 4." in zoe.told)


@awaited
async def test_a_whole_round_against_bots_and_the_next_one(tmp_path: Path) -> None:
    bots = ("eager", "person")
    table = party_in(tmp_path, "ana", bots=bots, options={"turn_cap": 6}, format={"target": 5000})
    async with table as party, joining(party.server, party.key) as zoe, asyncio.timeout(PATIENCE):
        await zoe.until(lambda: any(seat.is_mine for seat in zoe.source.scene.seats))
        await party.start()
        await party.host.ask("DELETE", f"/api/tables/{party.key}/seat")
        while zoe.source.scene.score is None:
            await zoe.play_on()
            await zoe.pilot.pause(0.01)
        assert zoe.source.scene.score.rows[0].number == 1  # the next round may be over as well
        assert zoe.source.scene.round >= 1


@awaited
async def test_a_lost_connection_shows_a_banner_and_finds_its_way_back(tmp_path: Path) -> None:
    config = config_in(tmp_path)
    async with AsyncExitStack() as stack:
        port = stack.enter_context(reserved_port())
        async with served(config, port) as server:
            ana = await guest(server.url, "ana")
            key = await open_table(ana, **QUICK, seats=["person", "person"])
            zoe = await stack.enter_async_context(joining(server, key))
            await zoe.until(lambda: any(seat.is_mine for seat in zoe.source.scene.seats))
            await start(ana, key)
            await zoe.until(lambda: zoe.source.scene.stage == ROUND)
            assert "Connection lost" not in zoe.seen
        await zoe.until(lambda: "Connection lost. Trying again …" in zoe.seen)
        assert "▮▮▮▮▮▮▮" in zoe.seen
        async with served(config, port) as server:
            await zoe.until(lambda: "Connection lost" not in zoe.seen)
            await zoe.press(";", "h", "i", "enter")
            await zoe.until(lambda: ("zoe", "hi") in zoe.source.scene.chat)


@awaited
async def test_the_language_of_the_servers_sentences_is_switched_too(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await party.start()
        await zoe.until(lambda: any("first card" in text for text in zoe.told))
        await zoe.press("l")
        await zoe.until(lambda: any("primera carta" in text for text in zoe.told))


@awaited
async def test_x57_a_line_of_the_chat_is_reported_as_a_suggestion(tmp_path: Path) -> None:
    """Zoe is the only other person, so one report is enough: ana draws two cards."""
    async with at_table(tmp_path, options={"suggestions": "referee"}) as (party, zoe):
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        await zoe.press(";")
        assert "That was a suggestion" not in zoe.seen
        await zoe.press("escape")
        await party["ana"].ask("done", chat="play your red seven")
        await zoe.until(lambda: bool(zoe.source.scene.reportable))
        await zoe.press(";")
        assert "That was a suggestion" in zoe.seen
        before = len(zoe.source.scene.view.hands["ana"])  # nine, if the first card is a draw two
        await zoe.press("up", "enter")
        await zoe.until(lambda: len(zoe.source.scene.view.hands["ana"]) == before + 2)
        assert not zoe.source.scene.reportable


@awaited
async def test_what_is_said_is_heard_by_the_others(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await zoe.press(";", "h", "i", "enter")
        await zoe.until(lambda: ("zoe", "hi") in zoe.source.scene.chat)
        (line,) = await party.server.registry.store.chat.lines_after(party.key, 0)
        assert (line.name, line.text) == ("zoe", "hi")


@awaited
async def test_a_phrase_is_chosen_and_reactions_are_lines_of_the_log(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        await zoe.press(";")
        assert "Quick phrases" in zoe.seen
        await zoe.press("down", "down", "enter")
        await zoe.until(lambda: ("zoe", "Good luck!") in zoe.source.scene.chat)
        mine = next(number for number, seat in enumerate(zoe.source.scene.seats) if seat.is_mine)
        await party["ana"].ask("done", react="laugh")
        await party["ana"].ask("done", react="tomato", to=mine)
        await zoe.until(lambda: "Ana throws a tomato at you." in zoe.told)
        assert "Ana: Laughing" in zoe.told


@awaited
async def test_the_chat_has_the_punctuation_of_the_language(tmp_path: Path) -> None:
    async with at_table(tmp_path, options={"suggestions": "referee"}) as (party, zoe):
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        await party["ana"].ask("done", chat="play it")
        await zoe.until(lambda: bool(zoe.source.scene.reportable))
        await zoe.press("l", "l", ";")
        assert "Ana\N{NO-BREAK SPACE}: play it" in zoe.seen
        await zoe.press("escape", "f5")
        assert "\N{NO-BREAK SPACE}: play it" in zoe.seen


@awaited
async def test_a_guest_who_comes_back_is_the_same_guest_in_the_same_seat(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        await zoe.press("q")
        link = f"{party.server.url}/t/{party.key}"
        assert zoe.app.return_value == ["To continue:", f"  sabot play {link}"]
        async with joining(party.server, party.key) as again:
            await again.until(lambda: again.source.scene.me == "zoe")
        assert cookie_file(party.server.url).stat().st_mode & 0o077 == 0


@awaited
async def test_a_player_is_asked_for_a_seat_and_a_guest_asks_for_one(tmp_path: Path) -> None:
    async with at_table(tmp_path, takeover="now") as (party, zoe):
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        await party.host.ask("DELETE", f"/api/tables/{party.key}/seat")
        ben = await guest(party.server.url, "ben")
        await ben.ask("PUT", f"/api/tables/{party.key}/seats/any", {"ask": True})
        await zoe.until(lambda: "ben asks to take over" in zoe.source.scene.banner)
        assert [*zoe.source.scene.commands] == ["allow", "refuse"]
        await zoe.press("plus")
        await zoe.until(lambda: not zoe.source.scene.banner)
        assert (await ben.ask("GET", f"/api/tables/{party.key}"))["you"] == 0


@awaited
async def test_a_guest_who_asks_for_a_seat_is_told_who_decides(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", takeover="now") as party:
        await party.start()  # before that, zoe would ask for a seat by herself
        await party.guests["bo"].ask("DELETE", f"/api/tables/{party.key}/seat")
        async with joining(party.server, party.key) as zoe:
            await zoe.until(lambda: [*zoe.source.scene.commands] == ["sit"])
            await zoe.press("enter")
            await zoe.until(lambda: "The other people at the table decide." in zoe.source.scene.banner)
            assert [*zoe.source.scene.commands] == []


@awaited
async def test_a_guest_who_finds_no_seat_watches(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", bots=("eager",), takeover="never") as party:
        await party.start()
        async with joining(party.server, party.key) as zoe:
            await zoe.until(lambda: "You are watching." in zoe.seen)
            assert zoe.source.scene.me is None


@awaited
async def test_a_link_to_no_table_says_so(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as party, joining(party.server, "no-such-table") as zoe:
        await zoe.until(lambda: "There is no such table." in zoe.seen)


@awaited
async def test_a_match_that_is_over_leads_to_the_rematch(tmp_path: Path) -> None:
    async with at_table(tmp_path, format={"scoring": "none"}) as (party, zoe):
        await party.start()
        await lay_out(party, zoe, {"ana": "R1", "zoe": "R4 Y5 G6"})
        await party["ana"].ask("done", act="play R1")
        await zoe.until(lambda: zoe.source.scene.stage == OVER and isinstance(zoe.screen, ScoreScreen))
        await zoe.press("enter")
        await zoe.until(lambda: party.key not in zoe.source.link and zoe.source.scene.stage == LOBBY)


@awaited
async def test_a_code_leads_to_its_table_and_is_shown_while_others_can_join(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        code = (await party.host.ask("POST", f"/api/tables/{party.key}/code"))["code"]
        await zoe.until(lambda: code in zoe.source.scene.banner)
        for typed in (code, code.lower(), f"{code[:2]} {code[2:]}"):
            assert await find_table(f"{party.server.url}/{typed}") == (party.server.url, party.key)
        with pytest.raises(Unreadable, match="There is no table to join with the code ZKTZ"):
            await find_table(f"{party.server.url}/ZKTZ")


@awaited
async def test_a_link_needs_no_server_and_a_code_needs_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await find_table("http://localhost:8000/t/abc") == ("http://localhost:8000", "abc")
    with reserved_port() as port:
        monkeypatch.setattr(table_link, "HERE", f"http://127.0.0.1:{port}")
        with pytest.raises(Unreadable, match="cannot be reached"):
            await find_table("KTRB")
