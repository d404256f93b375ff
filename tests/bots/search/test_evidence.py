"""Inferences from the actions of a player about its hand."""

import pytest

from sabot.bots.search.evidence import CALLED, FOLLOWED, LEFT, NO_WILD, NOTHING_ELSE, TURNED_TO, Evidence
from sabot.cards import NO_COLOUR, Colour
from tests.support.positions import Table, table

HANDS = {"ana": "R1 R2 B2 Y7 wild", "bo": "G1 G2 G3 G4", "cy": "Y1 Y2 Y3"}
DRAW = "B1 B3 B4 B5 B6 B7 B8 B9"


def ana(at: Table) -> dict[int, float]:
    """The odds of ana's hand as bo infers them."""
    return Evidence(at.game.view("bo"), at.events).hands["ana"].odds


def after(*lines: str) -> Table:
    """A table where cy has played a red card before ana plays."""
    hands = HANDS | {"cy": "R9 Y1 Y2 Y3"}
    return table("deluxe", hands, draw=DRAW, discard="R5", turn="cy").play("cy: play R9", *lines)


def test_a_card_of_the_colour_in_force_reveals_little() -> None:
    assert ana(after("ana: play R1")) == {Colour.RED: FOLLOWED}


def test_a_player_who_changes_the_colour_has_less_of_it_and_more_of_the_other() -> None:
    odds = ana(after("ana: play R2", "bo: play G2", "cy: draw", "ana: play B2"))
    assert odds == pytest.approx({Colour.RED: FOLLOWED, Colour.GREEN: LEFT, Colour.BLUE: TURNED_TO})


def test_a_player_who_plays_a_wild_had_nothing_else_and_holds_the_called_colour() -> None:
    assert ana(after("ana: play wild yellow")) == {Colour.RED: NOTHING_ELSE, Colour.YELLOW: CALLED}


def test_a_player_who_draws_has_neither_the_colour_nor_a_wild_and_the_new_card_is_unknown() -> None:
    """Five cards with known odds, then a sixth without."""
    odds = ana(after("ana: draw"))
    assert odds == pytest.approx({Colour.RED: (NOTHING_ELSE * 5 + 1) / 6, NO_COLOUR: (NO_WILD * 5 + 1) / 6})


def test_nothing_is_known_of_a_hand_after_a_flip_or_a_swap() -> None:
    at = table(
        "flip",
        {"ana": "R1/P1 Rflip/P2 B2/T3", "bo": "G1/P4 G2/P5 G3/P6"},
        draw="B3/T4 B4/T5",
        discard="R5/O1",
        options={"pairing": 2018},
    )
    at.play("ana: play R1", "bo: draw", "ana: play Rflip")
    assert ana(at) == {}
