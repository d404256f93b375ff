"""Whole rounds played by keys, in every edition and format."""

import asyncio
from typing import Any

import pytest

from sabot.editions import EDITIONS
from sabot.tui.screens.help_overlay import HelpOverlay
from sabot.tui.screens.score_screen import ScoreScreen
from sabot.tui.sources.scene import OVER, ROUND
from tests.support.positions import table
from tests.support.server.awaited import awaited
from tests.tui.stage import match_at, match_of, playing

SEEDS = {"deluxe": 9, "potter": 5, "flip": 8, "wizz": 8}
"""Seeds of short rounds in which ana has many decisions."""


@pytest.mark.parametrize("edition", EDITIONS)
@awaited
async def test_a_whole_round_is_played_by_keys_and_counted_on_the_pad(edition: str) -> None:
    async with playing(match_of(edition, 3, seed=SEEDS[edition])) as ana:
        await ana.play_round()
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
        match = ana.source.match
        winner, points = match.finished[0].won[0], max(match.totals.values())
        named = "You" if winner == "ana" else winner.capitalize()
        assert f"{named} won the round: {points} points." in ana.seen
        assert match.finished[0].secret in ana.seen
        assert match.rounds[-1].commitment[:16] in ana.seen


@awaited
async def test_what_is_typed_on_the_pad_is_stirred_into_the_next_deal() -> None:
    async with playing(match_of(players=2)) as ana:
        await ana.play_round()
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
        await ana.press("s", "q", "l", "enter")
        await ana.until(lambda: ana.source.scene.stage == ROUND)
        assert ana.source.match.rounds[-1].salts == [("ana", "ql")]
        assert ana.screen is ana.table


@awaited
async def test_the_next_deal_gets_the_salt_that_the_pad_shows() -> None:
    async with playing(match_of(players=2), is_salted=True) as ana:
        first = ana.source.match.rounds[0].salts
        assert [player for player, _ in first] == ["ana"]
        await ana.play_round()
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
        salt = ana.source.scene.salt
        assert salt in ana.seen
        await ana.press("enter")
        await ana.until(lambda: ana.source.scene.stage == ROUND)
        assert ana.source.match.rounds[-1].salts == [("ana", salt)]
        assert first[0][1] != salt


@awaited
async def test_the_pad_can_be_taken_away_and_brought_back_before_the_next_deal() -> None:
    async with playing(match_of(players=2)) as ana:
        await ana.play_round()
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
        await ana.press("escape")
        assert ana.screen is ana.table
        assert ana.offers == ["ready"]
        assert "Next round" in ana.seen
        await ana.press("=")
        assert isinstance(ana.screen, ScoreScreen)
        await ana.press("escape", "enter")
        assert ana.source.scene.stage == ROUND
        await ana.press("=")
        assert "Score pad" in ana.seen


@awaited
async def test_a_match_of_one_round_ends_with_it() -> None:
    async with playing(match_of(players=2, scoring="none")) as ana:
        await ana.play_round()
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
        assert ana.source.scene.stage == OVER
        assert "The match is over" in ana.seen
        assert "won the match" in ana.seen


@awaited
async def test_a_round_that_ends_under_another_screen_shows_its_pad_when_that_is_closed() -> None:
    """As when the first moves of bots end a round while the pad of the last one is being closed."""
    async with playing(match_at(table("deluxe", {"ana": "R7", "bo": "G1 G2"}, discard="R9").game)) as ana:
        await ana.press("?")
        ana.table.act("play R7")
        await ana.until(lambda: ana.table.shown.stage != ROUND)
        await asyncio.sleep(0.05)  # longer than the pad waits at this pace
        assert isinstance(ana.screen, HelpOverlay)
        await ana.press("escape")
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
        await ana.press("escape")
        await ana.until(lambda: ana.screen is ana.table)


@pytest.mark.parametrize(
    ("players", "format_"),
    [
        (3, {"scoring": "elimination", "target": 90}),
        (4, {"scoring": "partners", "target": 300}),
        (8, {"scoring": "rotation", "hands_per_partner": 1}),
    ],
)
@awaited
async def test_other_formats_go_from_round_to_round(players: int, format_: dict[str, Any]) -> None:
    match = match_of(players=players, options={"turn_cap": 4}, **format_)
    async with playing(match) as ana:
        for _ in range(3):
            await ana.play_round()
            await ana.until(lambda: ana.source.scene.stage != ROUND)
            if match.is_over:
                break
            await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
            await ana.press("enter")
        assert len(match.finished) >= 2


@awaited
async def test_an_eliminated_player_watches() -> None:
    match = match_of(players=3, seed=4, options={"turn_cap": 3}, scoring="elimination", target=60)
    async with playing(match) as ana:
        await ana.play_round()
        assert match.playing == ["bo", "cy"]
        await ana.until(lambda: isinstance(ana.screen, ScoreScreen))
        await ana.press("enter")
        await ana.until(lambda: len(match.rounds) == 2 and ana.source.scene.me is None)
        assert "You are watching." in ana.source.scene.banner
        await ana.until(lambda: len(match.finished) == 2)
