"""Which card the careful bot plays, and when it prefers to draw or keep."""

import pytest

from tests.bots.careful.choices import choice
from tests.support.positions import table

MANY = "Y1 Y2 Y3 Y4 Y5"


@pytest.mark.parametrize("wild", ["wild", "wild+4"])
def test_a_wild_is_held_back_while_something_else_fits(wild: str) -> None:
    assert choice(table("deluxe", {"ana": f"R1 G2 G3 {wild}", "bo": MANY}, draw="B1", discard="R9")) == "play R1"


def test_a_wild_is_played_if_nothing_else_fits() -> None:
    assert choice(table("deluxe", {"ana": "G2 G3 wild", "bo": MANY}, draw="B1", discard="R9")) == "play wild"


def test_of_the_last_two_cards_the_wild_is_played_last() -> None:
    at = table("deluxe", {"ana": "R1 wild", "bo": MANY}, draw="B8 B2 B3", discard="R9")
    assert choice(at) == "play R1"
    assert choice(at.play("ana: play R1", "bo: draw")) == "play wild"


def test_the_colour_of_which_more_are_left_in_hand_is_kept_in_force() -> None:
    hands = {"ana": "R5 G9 G1 G2", "bo": MANY, "cy": "B1 B2 B3 B4"}
    assert choice(table("deluxe", hands, draw="B5", discard="R9")) == "play G9"


@pytest.mark.parametrize("size", [1, 2])
def test_a_draw_card_hits_a_player_who_is_about_to_go_out(size: int) -> None:
    hands = {"ana": "R1 R+2 R3 R4", "bo": " ".join(MANY.split()[:size]), "cy": "B1 B2 B3 B4"}
    assert choice(table("deluxe", hands, draw="B5 B6", discard="R9")) == "play R+2"


def test_a_reverse_takes_the_turn_from_a_player_about_to_go_out_and_does_not_give_it() -> None:
    for bo, cy, lay in (("Y1", "B1 B2 B3 B4", "play Rrev"), ("B1 B2 B3 B4", "Y1", "play R5")):
        hands = {"ana": "R5 Rrev G4 B9", "bo": bo, "cy": cy}
        assert choice(table("deluxe", hands, draw="B5 B6", discard="R9")) == lay


def test_points_go_first_if_nothing_else_speaks_for_a_card() -> None:
    assert choice(table("deluxe", {"ana": "R1 R8 G3", "bo": "Y1"}, draw="B1", discard="R9")) == "play R8"


def test_nothing_is_bluffed() -> None:
    hands = {"ana": "R1 R2 R3 G4 wild+4", "bo": "Y1 Y2"}
    assert choice(table("deluxe", hands, draw="B1 B2 B3 B4", discard="R9")) != "play wild+4"


@pytest.mark.parametrize("edition", ["deluxe", "wizz"])
def test_between_two_a_skip_is_played_if_another_card_can_follow(edition: str) -> None:
    at = table(edition, {"ana": "Rskip R7", "bo": MANY}, draw="B1 B2", discard="R9")
    assert choice(at) == "play Rskip"
    assert choice(at.play("ana: play Rskip")) == "play R7"


def test_a_wrong_card_is_never_played_on_purpose() -> None:
    options = {"wrong_card": "penalty"}
    at = table("deluxe", {"ana": "R1 wild", "bo": MANY}, draw="R8 B1 B2", discard="G9", options=options, turn="bo")
    assert choice(at) == "draw"
    at = table("deluxe", {"ana": "G3 R5 Y9", "bo": "R1 R2"}, draw="R8 B1 B2", discard="R9", options=options)
    assert choice(at) in ("play R5", "play Y9")


def test_after_a_draw_only_the_drawn_card_is_played() -> None:
    options = {"wrong_card": "penalty"}
    at = table("deluxe", {"ana": "Y1 Y2 Y3", "bo": MANY}, draw="R8 B1 B2", discard="R9", options=options)
    assert choice(at.play("ana: draw")) == "play R8"


def test_a_drawn_wild_is_kept_unless_it_must_be_played() -> None:
    for rule, chosen in (("may", "keep"), ("must", "play wild")):
        hands = {"ana": "Y1 Y2 G3 G4", "bo": "Y6 Y7 Y8 Y9"}
        at = table("deluxe", hands, draw="wild B1 B2", discard="R9", options={"drawn_card": rule})
        assert choice(at.play("ana: draw")) == chosen


def test_a_seven_is_played_for_a_smaller_hand_and_not_for_a_larger_one() -> None:
    options = {"seven_zero": True}
    for ana, bo, chosen in (("R7 R1 G2 G3", "Y1", "play R7"), ("R7 Y1", MANY, "draw")):
        assert choice(table("deluxe", {"ana": ana, "bo": bo}, draw="B1", discard="R9", options=options)) == chosen


def test_a_zero_is_played_for_the_smaller_hand_of_the_previous_player() -> None:
    for bo, cy, chosen in (("Y1 Y2", MANY, "play R5"), (MANY, "Y1 Y2", "play R0")):
        hands = {"ana": "R0 R5 G1 B2 B3", "bo": bo, "cy": cy}
        at = table("deluxe", hands, draw="B1", discard="R9", options={"seven_zero": True})
        assert choice(at) == chosen


def test_the_hero_is_played_by_the_player_who_will_have_the_most_cards() -> None:
    hands = {"ana": "hero/P1 G1/P2 G2/P3 G3/P4 B1/T1 B2/T2", "bo": "Y1/O1 Y2/O2"}
    assert choice(table("flip", hands, draw="B5/V5", discard="R9/V9")) == "play hero"


def test_the_villain_is_not_played_by_the_player_who_will_have_the_fewest_cards() -> None:
    faces = ("Y1/O1", "Y2/O2", "Y3/O3", "Y4/O4")
    for count, chosen in ((4, "draw"), (1, "play villain")):
        hands = {"ana": "R1/villain G1/P2 G2/P3", "bo": " ".join(faces[:count])}
        assert choice(table("flip", hands, draw="B5/V5", discard="R9/V9", side="villain")) == chosen


def test_a_player_who_cannot_draw_plays_even_a_harmful_card() -> None:
    hands = {"ana": "R7 Y1", "bo": MANY}
    assert choice(table("deluxe", hands, discard="R9", options={"seven_zero": True})) == "play R7"
