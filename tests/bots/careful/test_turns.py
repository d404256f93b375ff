"""How the careful bot foresees who plays next, and whether it goes out before anybody else does."""

import pytest

from sabot.bots import sight_of
from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.turns import goes_out, next_to_play
from sabot.cards import parse_face
from tests.support.positions import table

HANDS = {"ana": "R1 R2", "bo": "G1 G2 G3", "cy": "B1 B2 B3"}


def assessment(players: int, edition: str = "deluxe") -> Assessment:
    hands = dict(list(HANDS.items())[:players])
    at = table(edition, hands, draw="Y1 Y2 Y3", discard="R9")
    return Assessment(sight_of(at.game, "ana", at.events))


@pytest.mark.parametrize(
    ("card", "two", "three"),
    [("R7", "bo", "bo"), ("Rskip", None, "cy"), ("Rrev", None, "cy"), ("R+2", None, "cy"), ("wild", "bo", "bo")],
)
def test_who_plays_next(card: str, two: str | None, three: str) -> None:
    face = parse_face(card)
    assert (next_to_play(assessment(2), face), next_to_play(assessment(3), face)) == (two, three)


def test_after_a_whirl_nobody_plays_before_the_spin() -> None:
    assert next_to_play(assessment(3, "wizz"), parse_face("R3*")) is None


@pytest.mark.parametrize(
    ("hand", "is_out"),
    [("R5", True), ("G5", False), ("Rskip R5", True), ("Rskip G5", False), ("Rskip Gskip G2", True), ("R5 R6", False)],
)
def test_a_hand_that_is_played_to_its_end(hand: str, *, is_out: bool) -> None:
    at = assessment(2)
    faces = [face for face in map(parse_face, hand.split()) if face is not None]
    assert goes_out(at, faces, at.top, at.colour) == is_out


def test_a_wild_draw_card_is_no_bluff_in_it() -> None:
    at = assessment(2)
    for hand, is_out in (("wild+4 G5", True), ("wild+4 R5", False)):
        faces = [face for face in map(parse_face, hand.split()) if face is not None]
        assert goes_out(at, faces, at.top, at.colour) == is_out
