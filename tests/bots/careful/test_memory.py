"""The memory of the careful bot."""

import pytest

from sabot.bots import sight_of
from sabot.bots.careful.assessment import Assessment
from sabot.bots.careful.memory import Memory
from sabot.cards import Colour, format_face
from tests.support.positions import Table, table


def remembered(at: Table, seat: str = "ana") -> Memory:
    return Memory(sight_of(at.game, seat, at.events))


def known(at: Table, player: str, seat: str = "ana") -> str:
    return " ".join(map(format_face, remembered(at, seat).known[player]))


def drawing() -> Table:
    """Cy has played a red card, ana another, and bo had to draw."""
    hands = {"ana": "R1 R2 R3", "bo": "G1 G2 G3", "cy": "R5 B+2 B6 B7"}
    at = table("deluxe", hands, draw="Y8 Y7 Y6 Y5 Y4", discard="R9", turn="cy")
    return at.play("cy: play R5", "ana: play R1", "bo: draw")


def test_a_player_who_drew_lacked_the_colour_in_force() -> None:
    assert remembered(drawing()).lacking == {"ana": {}, "bo": {Colour.RED: 0}, "cy": {}}


def test_each_card_drawn_later_may_be_of_the_colour() -> None:
    hands = {"ana": "G4 G+2 G3", "bo": "B1 B2 B3", "cy": "G5 G6 B7"}
    at = table("deluxe", hands, draw="Y8 Y7 Y6 Y5 Y4 Y3", discard="G9")
    at.play("ana: play G4", "bo: draw", "cy: play G5", "ana: play G+2")
    assert remembered(at).lacking["bo"] == {Colour.GREEN: 2}


def test_a_player_who_draws_for_it_again_still_lacks_it() -> None:
    at = drawing().play("cy: draw", "ana: play R2", "bo: draw")
    assert remembered(at).lacking["bo"] == {Colour.RED: 0}


def test_a_player_who_plays_a_colour_no_longer_lacks_it() -> None:
    hands = {"ana": "G4 R4 R3", "bo": "B1 B2 B4", "cy": "G5 G6 B7"}
    at = table("deluxe", hands, draw="G8 Y7 Y6", discard="G9").play("ana: play G4", "bo: draw", "bo: play G8")
    assert remembered(at).lacking["bo"] == {}


def test_nothing_is_concluded_from_a_card_that_was_drawn_and_kept() -> None:
    hands = {"ana": "G4 R4 R3", "bo": "B1 B2 B4", "cy": "G5 G6 B7"}
    at = table("deluxe", hands, draw="G8 Y7 Y6", discard="G9").play("ana: play G4", "bo: draw", "bo: keep")
    assert remembered(at).lacking["bo"] == {}


def test_a_revealed_hand_is_known_until_its_cards_are_played() -> None:
    hands = {"ana": "howler R1 R2", "bo": "G1 G2 B3", "cy": "B5 B6 B7"}
    at = table("potter", hands, draw="Y1 Y2", discard="R9")
    at.play("ana: play howler", "ana: target bo", "bo: accept", "ana: colour green")
    assert known(at, "bo") == "G1 G2 B3"
    assert known(at, "bo", seat="cy") == "G1 G2 B3"
    assert known(at.play("bo: play G2"), "bo") == "G1 B3"


def test_a_hand_that_was_shown_is_known_to_those_who_saw_it() -> None:
    hands = {"ana": "G1 G2 G3", "bo": "B5 B6 B7", "cy": "wild+4 R1 Y2"}
    at = table("deluxe", hands, draw="B1 B2 B3 B4 B9", discard="R9", turn="cy")
    at.play("cy: play wild+4 green", "ana: challenge")
    assert known(at, "cy") == "R1 Y2"
    assert known(at, "cy", seat="bo") == ""
    assert remembered(at).found_out == {"ana": 0, "bo": 0, "cy": 1}


def test_a_card_that_was_taken_back_is_known() -> None:
    hands = {"ana": "G1 G2 G3", "bo": "B5 B6 B7", "cy": "Y1 R1 Y2"}
    at = table("deluxe", hands, draw="B1 B2 B3", discard="R9", turn="cy", options={"wrong_card": "penalty"})
    assert known(at.play("cy: play Y1", "bo: object"), "cy") == "Y1"


def test_what_is_known_of_a_hand_goes_with_it() -> None:
    hands = {"ana": "R7 R1 R2", "bo": "G3 G4 G6", "cy": "R5 B6 B7"}
    at = table("deluxe", hands, draw="Y8 Y9", discard="R9", turn="cy", options={"seven_zero": True})
    at.play("cy: play R5", "ana: play R1", "bo: draw")
    assert remembered(at).lacking["bo"] == {Colour.RED: 0}
    at.play("cy: draw", "ana: play R7", "ana: target bo")
    assert remembered(at).lacking == {"ana": {Colour.RED: 0}, "bo": {}, "cy": {Colour.RED: 0}}


def trading() -> Table:
    """All hands are passed on: ana's to bo, bo's to cy and cy's to ana."""
    hands = {"ana": "R3* Y1 wild", "bo": "G1 G2 B3", "cy": "R5 R8 G6"}
    at = table("wizz", hands, draw="Y5 Y6 B9 B1 B2 B4", discard="B8", options={"uno_call": "auto"})
    return at.play("ana: draw", "bo: play B3", "cy: draw", "ana: play R3*", "bo: spin trade")


def test_a_hand_that_was_given_away_is_known() -> None:
    at = trading()
    assert known(at, "bo") == "Y1 Y5 wild"
    assert known(at, "bo", seat="cy") == ""
    assert known(at.play("cy: draw", "ana: draw", "bo: play wild blue"), "bo") == "Y1 Y5"


def test_a_hand_that_was_given_away_is_known_when_it_is_passed_on_again() -> None:
    hands = {"ana": "R7 R7 R1 R2", "bo": "G3 G4 G6", "cy": "R5 B6 B7"}
    at = table("deluxe", hands, draw="Y8 Y9", discard="R9", options={"seven_zero": True})
    at.play("ana: play R7", "ana: target bo", "bo: play R7", "bo: target cy")
    assert (known(at, "bo"), known(at, "cy")) == ("", "R1 R2")


def test_everything_is_forgotten_after_a_flip() -> None:
    hands = {"ana": "Rflip/Oflip R5/P5 B4/V4", "bo": "G1/O1 G2/O2", "cy": "R1/T1 Y2/T2 Y3/O3"}
    at = table("flip", hands, draw="B8/V5 B6/V6 B7/V7", discard="R7/V8", turn="cy")
    at.play("cy: play R1", "ana: play R5", "bo: draw")
    assert remembered(at).lacking["bo"] == {Colour.RED: 0}
    assert remembered(at.play("cy: draw", "ana: play Rflip")).lacking["bo"] == {}


def test_how_likely_somebody_holds_a_colour() -> None:
    """Of 25 red cards ana sees five, three of them open; 103 of the 108 cards are hidden. Cy holds three cards."""
    at = drawing()
    assessment = Assessment(sight_of(at.game, "ana", at.events))
    assert assessment.chance_of("bo", Colour.RED) == 0
    assert assessment.chance_of("cy", Colour.RED) == pytest.approx(1 - (83 / 103) ** 3)


def test_how_likely_a_player_holds_a_colour_if_its_hand_is_known() -> None:
    hands = {"ana": "howler R1 R2", "bo": "G1 G2", "cy": "B5 B6 B7"}
    at = table("potter", hands, draw="Y1 Y2", discard="R9")
    at.play("ana: play howler", "ana: target bo", "bo: accept", "ana: colour green")
    assessment = Assessment(sight_of(at.game, "ana", at.events))
    assert (assessment.chance_of("bo", Colour.GREEN), assessment.chance_of("bo", Colour.RED)) == (1, 0)
