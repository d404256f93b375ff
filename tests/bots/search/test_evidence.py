"""What somebody does tells of what is in the hand."""

import pytest

from sabot.bots.search.evidence import CALLED, FOLLOWED, LEFT, NO_WILD, NOTHING_ELSE, TURNED_TO, Evidence
from sabot.cards import NO_COLOUR, Colour
from tests.support.positions import Table, table

HANDS = {"ana": "R1 R2 B2 Y7 wild", "bo": "G1 G2 G3 G4", "cy": "Y1 Y2 Y3"}
DRAW = "B1 B3 B4 B5 B6 B7 B8 B9"


def ana(at: Table) -> dict[int, float]:
    """What bo has learnt of ana's hand."""
    return Evidence(at.game.view("bo"), at.events).hands["ana"].odds


def after(*lines: str) -> Table:
    """A table on which cy has laid a red card before ana plays."""
    hands = HANDS | {"cy": "R9 Y1 Y2 Y3"}
    return table("deluxe", hands, draw=DRAW, discard="R5", turn="cy").play("cy: play R9", *lines)


def test_a_card_of_the_colour_in_force_tells_little() -> None:
    assert ana(after("ana: play R1")) == {Colour.RED: FOLLOWED}


def test_whoever_leaves_a_colour_has_less_of_it_and_more_of_the_other() -> None:
    odds = ana(after("ana: play R2", "bo: play G2", "cy: draw", "ana: play B2"))
    assert odds == pytest.approx({Colour.RED: FOLLOWED, Colour.GREEN: LEFT, Colour.BLUE: TURNED_TO})


def test_whoever_lays_a_wild_had_nothing_else_and_holds_what_is_called() -> None:
    assert ana(after("ana: play wild yellow")) == {Colour.RED: NOTHING_ELSE, Colour.YELLOW: CALLED}


def test_whoever_draws_has_neither_the_colour_nor_a_wild_and_what_comes_may_be_anything() -> None:
    """Five cards that are told of, then a sixth of which nothing is known."""
    odds = ana(after("ana: draw"))
    assert odds == pytest.approx({Colour.RED: (NOTHING_ELSE * 5 + 1) / 6, NO_COLOUR: (NO_WILD * 5 + 1) / 6})


def test_a_hand_that_is_turned_over_or_given_away_tells_nothing() -> None:
    at = table(
        "flip",
        {"ana": "R1/P1 Rflip/P2 B2/T3", "bo": "G1/P4 G2/P5 G3/P6"},
        draw="B3/T4 B4/T5",
        discard="R5/O1",
        options={"pairing": 2018},
    )
    at.play("ana: play R1", "bo: draw", "ana: play Rflip")
    assert ana(at) == {}
