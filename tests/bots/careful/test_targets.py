"""The player whom the careful bot names."""

import pytest

from tests.bots.careful.choices import choice
from tests.support.positions import table

FEW, MANY = "Y1 Y2", "B1 B2 B3 B4"


@pytest.mark.parametrize(
    ("bo", "cy", "dee", "named"),
    [(MANY, FEW, "G5 G6 G7", "cy"), ("G5 G6 G7", MANY, FEW, "dee"), (FEW, MANY, "G5 G6", "bo")],
)
def test_the_howler_reveals_the_smallest_hand_the_next_player_first(bo: str, cy: str, dee: str, named: str) -> None:
    hands = {"ana": "howler R1 R2", "bo": bo, "cy": cy, "dee": dee}
    at = table("potter", hands, draw="G1 G2", discard="R9").play("ana: play howler")
    assert choice(at) == f"target {named}"


def test_the_seven_takes_the_smallest_hand() -> None:
    hands = {"ana": "R7 R1 R2 R3", "bo": MANY, "cy": FEW}
    at = table("deluxe", hands, draw="G1 G2", discard="R9", options={"seven_zero": True}).play("ana: play R7")
    assert choice(at) == "target cy"


def test_in_a_tie_for_the_hero_it_names_itself() -> None:
    hands = {"ana": "hero/P1 R1/P2 R2/P3", "bo": "Y1/O1 Y2/O2", "cy": "B1/T1"}
    at = table("flip", hands, draw="G1/V1", discard="R9/V9", options={"hero_tie": "layer"}).play("ana: play hero")
    assert choice(at) == "target ana"


def test_of_others_tied_for_the_hero_it_names_the_one_who_plays_last() -> None:
    hands = {"ana": "hero/P1 R1/P2", "bo": "Y1/O1 Y2/O2", "cy": "B1/T1 B2/T2"}
    at = table("flip", hands, draw="G1/V1", discard="R9/V9", options={"hero_tie": "layer"}).play("ana: play hero")
    assert choice(at) == "target cy"


def test_for_the_villain_it_names_the_next_and_never_itself() -> None:
    hands = {"ana": "R1/villain R2/P2", "bo": "Y1/O1 Y2/O2", "cy": "B1/T1", "dee": "B2/T2"}
    at = table("flip", hands, draw="G1/V1 G2/V2 G3/V3", discard="R9/V9", side="villain", options={"hero_tie": "layer"})
    assert choice(at.play("ana: play villain")) == "target cy"
