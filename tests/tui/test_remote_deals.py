"""The terminal remembers what it saw of the deals at a server's table, and says if the house does not stand by it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sabot.client import Api
from sabot.client.seen_deals import SeenDeals
from sabot.server.tables.state import TableState
from sabot.tui.screens.score_screen import ScoreScreen
from sabot.tui.sources.scene import OVER, ROUND
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import Party, party_in
from tests.tui.stage import PATIENCE, Person
from tests.tui.test_remote import at_table, joining, lay_out


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def house(party: Party) -> TableState:
    """The table as the house has it, which can change it."""
    return party.server.registry.tables[party.key].table


async def is_salted(party: Party, zoe: Person) -> None:
    """Wait until zoe knows that the server has taken her salt."""
    salt = zoe.source.scene.salt
    await zoe.until(lambda: SeenDeals(party.server.url, party.key)[1].salt == salt != "")


@awaited
async def test_an_honest_match_checks_out(tmp_path: Path) -> None:
    bots = ("eager", "person")
    table = party_in(tmp_path, "ana", bots=bots, options={"turn_cap": 6}, format={"scoring": "none"})
    async with table as party, joining(party.server, party.key) as zoe, asyncio.timeout(PATIENCE):
        await zoe.until(lambda: any(seat.is_mine for seat in zoe.source.scene.seats))
        await is_salted(party, zoe)
        await party.start()
        await party.host.ask("DELETE", f"/api/tables/{party.key}/seat")
        while zoe.source.scene.stage != OVER:
            await zoe.play_on()
            await zoe.pilot.pause(0.01)
        await zoe.until(lambda: bool(zoe.source.scene.proof))
        said = "Every deal checks out: 1 round. Commitments, salt and cards are as you saw them."
        assert zoe.source.scene.proof == said
        await zoe.until(lambda: isinstance(zoe.screen, ScoreScreen))
        await zoe.until(lambda: "Every deal checks out: 1 round." in zoe.seen)
        seen = SeenDeals(party.server.url, party.key)
        assert len(seen) == 1
        assert seen[1].hands is not None
        assert seen[1].hands["zoe"].count("??") == 0


@awaited
async def test_a_house_that_changes_its_commitment_is_caught(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await is_salted(party, zoe)
        house(party).seed = "chosen after seeing the salt"
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        said = "Round 1: the server had shown you a different commitment before the deal."
        assert zoe.source.scene.banner == said
        await zoe.press("q")
        async with joining(party.server, party.key) as again:
            await again.until(lambda: said in again.source.scene.banner)


@awaited
async def test_a_house_that_leaves_out_the_salt_is_caught(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await is_salted(party, zoe)
        house(party).seating[1].salt = "of the house"
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        assert zoe.source.scene.banner == "Round 1: the salt that you sent is not the one in the deal."


@awaited
async def test_salt_that_was_replaced_by_other_salt_of_ones_own_is_no_fault(tmp_path: Path) -> None:
    async with at_table(tmp_path) as (party, zoe):
        await is_salted(party, zoe)
        await zoe.press("s", "home", "x", "enter")
        await zoe.until(lambda: zoe.screen is zoe.table)
        await is_salted(party, zoe)
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        assert zoe.source.scene.banner == ""


@awaited
async def test_salt_that_is_replaced_before_the_server_has_answered_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sit, may_answer, asked = Api.sit, asyncio.Event(), []

    async def sit_late(api: Api, *args: Any, **kwargs: Any) -> Any:
        asked.append(args)
        answer = await sit(api, *args, **kwargs)
        await may_answer.wait()
        return answer

    monkeypatch.setattr(Api, "sit", sit_late)
    async with at_table(tmp_path) as (party, zoe):
        changing = asyncio.create_task(zoe.source.do("salt", "of zoe"))
        await asyncio.sleep(0)
        assert len(asked) == 1, "the server has not answered yet"
        may_answer.set()
        assert await changing == ""
        await is_salted(party, zoe)
        await party.start()
        await zoe.until(lambda: zoe.source.scene.stage == ROUND)
        assert zoe.source.scene.banner == ""
        assert len(asked) == 2


@awaited
async def test_a_house_that_shows_other_cards_than_it_deals_is_caught(tmp_path: Path) -> None:
    async with at_table(tmp_path, format={"scoring": "none"}) as (party, zoe):
        await is_salted(party, zoe)
        await party.start()
        await lay_out(party, zoe, {"ana": "R1", "zoe": "R4 Y5 G6"})
        await party["ana"].ask("done", act="play R1")
        await zoe.until(lambda: zoe.source.scene.stage == OVER and bool(zoe.source.scene.proof))
        assert zoe.source.scene.proof.startswith("WRONG:")
