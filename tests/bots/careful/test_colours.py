"""The colour that the careful bot calls."""

import pytest

from sabot.bots import sight_of
from tests.bots.careful.choices import CAREFUL, choice
from tests.support.people import Lucky
from tests.support.positions import start, table


def test_the_colour_that_it_holds_most() -> None:
    hands = {"ana": "wild R1 Y2 Y4 Y5 B7", "bo": "G1 G2 G3 G4", "cy": "G5 G6 G7 G8"}
    at = table("deluxe", hands, draw="R5 R6", discard="G9").play("ana: play wild")
    assert choice(at) == "colour yellow"


def test_a_colour_that_it_holds_though_another_wild_is_left() -> None:
    hands = {"ana": "wild wild B7", "bo": "G1 G2 G3 G4"}
    assert choice(table("deluxe", hands, draw="R5", discard="G9").play("ana: play wild")) == "colour blue"


def test_of_two_colours_the_one_that_a_player_close_to_going_out_lacks() -> None:
    """Blue is rarer, but bo had nothing red to play, and holds two cards."""
    hands = {"ana": "R1 R2 B1 wild", "bo": "G4", "cy": "R5 Y6 Y7 G8"}
    at = table("deluxe", hands, draw="Y3 Y2 Y1", discard="R9 B3 B4 B6 B7 B8")
    at.play("ana: play R2", "bo: draw", "cy: play R5", "ana: play wild")
    assert choice(at) == "colour red"
    assert CAREFUL.choose(sight_of(at.game, "ana", ()), Lucky(1)) == "colour blue"


@pytest.mark.parametrize(("letter", "colour"), [("R", "red"), ("B", "blue")])
def test_of_two_colours_the_one_of_which_the_others_can_hold_the_fewest(letter: str, colour: str) -> None:
    lying = " ".join(f"{letter}{symbol}" for symbol in ("2", "3", "4", "5", "6", "7", "8", "9", "+2", "skip", "rev"))
    at = table("deluxe", {"ana": "R1 B1 wild", "bo": "G1 G2"}, draw="Y1 Y2 Y3", discard=f"G9 {lying}")
    assert choice(at.play("ana: play wild")) == f"colour {colour}"


@pytest.mark.parametrize(("letter", "colour"), [("T", "turquoise"), ("O", "orange")])
def test_to_be_drawn_for_the_rarest(letter: str, colour: str) -> None:
    lying = " ".join(f"R{number}/{letter}{number}" for number in range(3, 9))
    hands = {"ana": "R1/wild+colour G1/T1 G2/O1", "bo": "G3/V1 G4/V2 G5/V3 G6/V4"}
    at = table("flip", hands, draw="B1/T5 B2/P6", discard=f"Y9/V9 {lying}", side="villain")
    assert choice(at.play("ana: play wild+colour")) == f"colour {colour}"


def test_of_a_card_turned_up_too() -> None:
    at = start("flip", {"ana": "R1/P1 B2/P2 B3/P3", "bo": "G1/T1 G2/T2"}, draw="hero/P5 B1/V1 B2/V2")
    assert choice(at) == "colour blue"
