"""Actions that must wait until others have had their time to call, to catch or to object."""

from pathlib import Path

import pytest

from sabot.server.tables.log.entries import Acted
from sabot.server.transport.wishes import MOST_HELD
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import connected, party_in
from tests.support.server.serving import Clock, clocks

HANDS = {"ana": "R1 R2 B3", "bo": "R4 Y5 G6"}
WINDOW = 10
"""The time to call, to catch or to object in seconds, on a clock that stands still: only a change ends it."""
SHORT = 0.5
"""Such a time that is over by itself."""
HELD = clocks(window=WINDOW)

pytestmark = pytest.mark.usefixtures("clock")


@awaited
async def test_what_would_end_the_time_to_call_is_held(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **HELD) as table:
        await table.start()
        await table.lay_out({"ana": "R1 R2", "bo": "R4 Y5 G6"})
        await table["ana"].ask("done", act="play R1")
        held = await table["bo"].ask("held", act="play R4", id="later")
        clock = (await table["ana"].ask("snapshot", watch=0))["clock"]
        assert held == {"id": "later", "until": clock["window"]}
        await table["ana"].say(act="uno", id="in time")
        assert await table["ana"].hear("done") == {"id": "in time", "version": 5}
        assert await table["bo"].hear("done") == {"id": "later", "version": 6}
        assert [entry.id for entry in await table.log()][-2:] == ["in time", "later"]


@awaited
async def test_what_is_held_is_done_when_the_time_is_over(tmp_path: Path, clock: Clock) -> None:
    async with party_in(tmp_path, "ana", "bo", **clocks(window=SHORT)) as table:
        await table.start()
        await table.lay_out({"ana": "R1 R2", "bo": "R4 Y5 G6"})
        await table["ana"].ask("done", act="play R1")
        held = await table["bo"].ask("held", act="play R4", id="later")
        assert len(await table.log()) == 4
        clock.move_on(SHORT)
        assert await table["bo"].hear("done") == {"id": "later", "version": 5}
        (*_, acted) = await table.log()
        assert acted.at >= held["until"]


@awaited
async def test_calls_and_catches_are_never_held(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **HELD) as table:
        await table.start()
        await table.lay_out({"ana": "R1 R2", "bo": "R4 Y5 G6"})
        await table["ana"].ask("done", act="play R1")
        await table["bo"].say(act="catch ana")
        assert "held" not in (await table["bo"].all_until_now())[-1]
        (*_, acted) = await table.log()
        assert isinstance(acted, Acted)
        assert acted.action == "catch ana"


@awaited
async def test_what_was_held_too_long_is_refused_like_anything_else(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **HELD) as table:
        await table.start()
        await table.lay_out({"ana": "R1 R2", "bo": "R4 Y5 G6"})
        await table["ana"].ask("done", act="play R1")
        for number in range(MOST_HELD):
            await table["bo"].ask("held", act="play R4", id=str(number))
        await table["bo"].is_refused("act/held", act="play R4", id="one too many")
        await table["ana"].ask("done", act="uno")
        answers = [await table["bo"].next() for _ in range(2 + MOST_HELD)]
        assert [answer["done"]["id"] for answer in answers if "done" in answer] == ["0"]
        refused = {answer["refused"]["id"]: answer["refused"]["code"] for answer in answers if "refused" in answer}
        assert refused == {"1": "play/not-asked", "2": "play/not-asked", "3": "play/not-asked"}


@awaited
async def test_what_is_held_for_somebody_who_hangs_up_is_not_done(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", **HELD) as table:
        await table.start()
        await table.lay_out({"ana": "R1 R2", "bo": "R4 Y5 G6"})
        await table["ana"].ask("done", act="play R1")
        async with connected(table.guests["bo"], table.key) as tab:
            await tab.ask("held", act="play R4", id="of the tab")
        await table["bo"].ask("held", act="draw", id="mine")
        await table["ana"].ask("done", act="uno", id="uno")
        assert (await table["bo"].hear("done"))["id"] == "mine"
        assert [entry.id for entry in await table.log()][4:] == ["uno", "mine"]


@awaited
async def test_a_card_stands_when_there_was_time_to_object(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", options={"wrong_card": "penalty"}, **HELD) as table:
        await table.start()
        await table.lay_out(HANDS)
        await table["ana"].ask("done", act="play B3")
        await table["bo"].ask("held", act="accept")
        await table["bo"].say(act="object")
        update = [await table["bo"].hear("update"), await table["bo"].hear("done")][0]
        assert update["view"]["hands"]["ana"] == ["??"] * 5
