"""What a round is worth to a seat, by what its match pays; worked out by hand."""

import pytest

from sabot.bots import MatchSoFar, sight_of
from sabot.bots.search.worlds import sheet_of
from sabot.kernel.match.payoff import WIN, payoff
from tests.support.positions import table

HANDS = {"ana": "R1", "bo": "G5", "cy": "wild", "dee": "B2 B3"}
"""Ana goes out with R1. Then bo has 5 points in hand, cy 50 and dee 5."""


def payoffs(match: MatchSoFar) -> list[int]:
    """What the round is worth to each seat, once ana has gone out."""
    at = table("deluxe", HANDS, draw="Y1 Y2", discard="R9")
    sheet = sheet_of(sight_of(at.game, "ana", (), match))
    at.play("ana: play R1")
    return [payoff(sheet, at.game._round.table, seat) for seat in range(4)]


@pytest.mark.parametrize(
    ("scoring", "expected"),
    [
        ("none", [1, 0, 0, 0]),
        ("winner", [4 * 60 - 60 + 4 * WIN, -60, -60, -60]),
        ("lowest", [60 + 4 * WIN, 60 - 4 * 5, 60 - 4 * 50, 60 - 4 * 5]),
        ("elimination", [60 + 4 * WIN, 60 - 4 * 5, 60 - 4 * 50, 60 - 4 * 5]),
        ("partners", [4 * 10 - 20 + 4 * WIN, -20, 4 * 10 - 20 + 4 * WIN, -20]),
        ("rotation", [4 * 10 - 20 + 4 * WIN, -20, 4 * 10 - 20 + 4 * WIN, -20]),
    ],
)
def test_a_round_is_worth_what_it_pays_beside_what_it_pays_the_others(scoring: str, expected: list[int]) -> None:
    """Four times the own points, less the points of all; ana and cy are partners, bo and dee have 10 points."""
    assert payoffs(MatchSoFar(scoring, 0 if scoring in ("none", "rotation") else 500)) == expected


def test_points_beyond_the_target_are_worth_nothing() -> None:
    """Ana lacks 20 points of 500, so that 20 of her 60 count."""
    assert payoffs(MatchSoFar("winner", 500, {"ana": 480})) == [4 * 20 - 20 + 4 * WIN, -20, -20, -20]
