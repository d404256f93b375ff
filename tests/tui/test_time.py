"""Timing of a local table: bots think and react by the clock, and the person has time to speak up."""

from sabot.bots.timing import WINDOW
from tests.support.positions import table
from tests.support.server.awaited import awaited
from tests.tui.stage import match_at, match_of, playing

HASTY = 0.02
"""A pace at which waits are short, but not zero."""


@awaited
async def test_bots_play_by_themselves_when_their_time_has_come() -> None:
    async with playing(match_of(players=3), pace=HASTY) as ana:
        await ana.press("d")
        await ana.until(lambda: ana.source.scene.is_asked and any(text.startswith("Cy ") for text in ana.told))


@awaited
async def test_there_is_time_to_catch_somebody_and_it_is_seen_passing() -> None:
    hands = {"ana": "G1 G2", "bo": "R1 R2", "cy": "R3 R4 R5"}
    game = table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9", turn="bo").game
    game.act("bo", "play R1")
    async with playing(match_at(game), pace=50) as ana:
        began, ends = ana.source.scene.time
        assert round(ends - began, 3) >= WINDOW * 50
        assert "▰" * 10 in ana.seen
        await ana.press("c")
        assert "You caught Bo. Bo forgot to say UNO: a penalty of 2 cards." in ana.told


@awaited
async def test_a_match_with_no_time_left_to_wait_goes_on_without_the_person() -> None:
    hands = {"ana": "G1 G2", "bo": "R1 R2", "cy": "R3 R4 R5"}
    game = table("deluxe", hands, draw="Y1 Y2 Y3", discard="R9", turn="bo").game
    game.act("bo", "play R1")
    async with playing(match_at(game), pace=HASTY) as ana:
        await ana.until(lambda: any(text.startswith("Cy played") for text in ana.told))
