"""The cards that the careful bot discards, and the one it leaves on top."""

from typing import Any

import pytest

from tests.bots.careful.choices import choice
from tests.support.positions import Table, table


def spun(icon: str, hand: str, options: dict[str, Any] | None = None) -> Table:
    """Bo, with this hand, has spun an icon; ana and cy hold no number above 2."""
    hands = {"ana": "R3* R1 B0", "bo": hand, "cy": "Y1 Y2 R+2"}
    at = table("wizz", hands, draw="R5 R6 R7 B8", discard="R8", options=options)
    return at.play("ana: play R3*", f"bo: spin {icon}")


def put_down(at: Table) -> Table:
    """Let bo discard until it is done."""
    while at.phase == "discard":
        at.play(f"bo: {choice(at)}")
    return at


def test_of_almost_everything_it_keeps_a_wild_and_the_colour_that_it_leaves_on_top() -> None:
    at = put_down(spun("almost", "R4 G5 G6 Y7 B9 wild"))
    assert at.hand("bo") in ("G5 wild", "G6 wild")
    assert at.colour == "green"


def test_of_a_number_all_go_and_the_top_has_the_colour_it_holds_most() -> None:
    at = put_down(spun("number", "R4 G4 Y4 B9 G1 G2"))
    assert at.hand("bo") == "G1 G2 B9"
    assert at.discard.startswith("G4 ")


def test_a_number_that_is_the_whole_hand_wins() -> None:
    assert put_down(spun("number", "R4 G4 Y4")).winner == "bo"


def test_of_a_colour_all_go_and_the_top_has_a_number_that_it_still_holds() -> None:
    at = put_down(spun("colour", "G1 G5 G7 G9 B5"))
    assert at.hand("bo") == "B5"
    assert at.discard.startswith("G5 ")


def test_a_card_that_acts_is_left_on_top_where_such_cards_act() -> None:
    at = put_down(spun("colour", "G1 G+2 G7 G9 B5 Y6", {"wheel_cards_act": True}))
    assert at.discard.startswith("G+2 ")
    assert at.size("cy") == 5


def test_after_a_war_all_that_it_showed_goes() -> None:
    at = put_down(spun("war", "G9 Y4 Y5 Y6"))
    assert at.hand("bo") == "Y4 Y5 Y6"


@pytest.mark.parametrize("icon", ["race", "war"])
def test_a_last_card_goes(icon: str) -> None:
    at = spun(icon, "G9")
    if icon == "race":
        at.play("bo: wizz")
    assert put_down(at).winner == "bo"


def test_after_a_race_it_discards_what_leaves_its_own_colour_in_force() -> None:
    at = put_down(spun("race", "G9 G4 G5 Y6").play("bo: wizz"))
    assert at.colour == "green"
    assert at.size("bo") == 3


def test_the_hero_takes_the_card_that_is_hardest_to_play() -> None:
    hands = {"ana": "hero/P1 G1/P2 G2/P3 G3/P4 B9/T1", "bo": "Y1/O1 Y2/O2"}
    at = table("flip", hands, draw="B5/V5", discard="R9/V9").play("ana: play hero")
    assert choice(at) == "discard B9"
