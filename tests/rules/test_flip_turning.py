"""Turning over by a flip card (F-018, F-019, F-056 to F-061, X-101, X-102, X-105, X-116, X-118)."""

from typing import Any

import pytest

from sabot.game import Game
from tests.support.positions import Table, table

DRAW = "B5/V5 B6/V6 B7/V7"


def turned(bottom: str, **keys: Any) -> Table:
    """Ana, on the hero side, has just laid a flip card; `bottom` lies lowest in the discard."""
    hands = {"ana": "Rflip/Oflip R5/P5 B4/V4", "bo": "G1/O1 G2/O2 G3/T3", "cy": "Y1/T1 Y2/T2 Y3/O3"}
    game = table("flip", hands, draw=DRAW, discard=f"R7/V8 Y9/P3 {bottom}", **keys)
    return game.play("ana: play Rflip")


def turned_back(bottom: str) -> Table:
    """The same from the villain side to the hero side."""
    hands = {"ana": "G9/Pflip R5/P5 B4/V4", "bo": "G1/O1 G2/O2 G3/T3", "cy": "Y1/T1 Y2/T2 Y3/O3"}
    game = table("flip", hands, draw=DRAW, discard=f"Y8/P7 Y9/P3 {bottom}", side="villain")
    return game.play("ana: play Pflip")


def test_f018_f056_f060_x101_x102_a_flip_turns_discard_draw_pile_and_hands() -> None:
    """The flip card ends under the discard, whose lowest card shows its back; the last to be drawn is now first."""
    game = turned("G4/T5")
    assert (game.side, game.colour) == ("villain", "turquoise")
    assert game.discard == "G4/T5 Y9/P3 R7/V8 Rflip/Oflip"
    assert game.draw == "B7/V7 B6/V6 B5/V5"
    assert (game.turn, game.phase, game.direction) == ("bo", "turn", "left")
    assert game.legal("bo") == ["draw", "play T3"]
    game.refuses("bo: play G1", "F-039")
    game.refuses("bo: play G3", "F-039")
    assert game.rules("flipped") == ["F-056"]
    game.play("bo: draw")
    assert game.hand("bo") == "G3/T3 G1/O1 G2/O2 B7/V7"


def test_f019_play_stays_on_a_side_until_the_next_flip() -> None:
    """A whole round of the table later it is still the villain side; the next flip goes back."""
    game = turned("G4/T5").play("bo: play T3", "cy: play T1", "ana: draw", "bo: draw", "cy: play T2")
    assert game.side == "villain"
    assert game.turn == "ana"
    hands = {"ana": "R5/Tflip B4/V4", "bo": "G1/O1 G2/O2"}
    game = table("flip", hands, draw=DRAW, discard="Y2/T2", side="villain").play("ana: play Tflip")
    assert (game.side, game.colour, game.discard) == ("hero", "yellow", "Y2/T2 R5/Tflip")


def test_f056_f060_x101_on_a_single_card_that_card_shows_its_back() -> None:
    """Not the back of the flip card itself: that one lies below."""
    hands = {"ana": "Rflip/Oflip R5/P5 B4/V4", "bo": "G1/O1 G2/O2"}
    game = table("flip", hands, draw="B5/V5", discard="R7/V8").play("ana: play Rflip")
    assert (game.colour, game.discard, game.draw) == ("violet", "R7/V8 Rflip/Oflip", "B5/V5")


def test_f061_x101_three_flips_on_one_pile() -> None:
    """The first shows the back of the lowest card, each later one the flip card laid before it."""
    hands = {
        "ana": "Rflip/P1 G9/Tflip R1/V1 R2/V2",
        "bo": "Y6/T6 R8/O8 B1/V3 B2/V4",
        "cy": "Y7/T7 Rflip/O9 B3/V9 B4/P9",
    }
    game = table("flip", hands, draw=DRAW, discard="R3/O4 G4/T5")
    game.play("ana: play Rflip")
    assert (game.side, game.colour) == ("villain", "turquoise")
    assert game.discard == "G4/T5 R3/O4 Rflip/P1"
    game.play("bo: play T6", "cy: play T7", "ana: play Tflip")
    assert (game.side, game.colour, game.turn) == ("hero", "red", "bo")
    assert game.discard == "Rflip/P1 R3/O4 G4/T5 Y6/T6 Y7/T7 G9/Tflip"
    game.play("bo: play R8", "cy: play Rflip")
    assert (game.side, game.colour, game.turn) == ("villain", "turquoise", "ana")
    assert game.discard == "G9/Tflip Y7/T7 Y6/T6 G4/T5 R3/O4 Rflip/P1 R8/O8 Rflip/O9"


def test_f057_f058_f061_any_flip_may_follow_on_the_flip_that_came_up() -> None:
    """After a second flip the first one lies on top, does not act again, and takes a flip of any colour."""
    hands = {"ana": "Rflip/P1 R1/V1", "bo": "G9/Tflip R8/O8", "cy": "Gflip/O9 B3/V9 B4/P9"}
    game = table("flip", hands, draw=DRAW, discard="R3/O4 G4/T5").play("ana: play Rflip", "bo: play Tflip")
    assert (game.side, game.colour, game.turn) == ("hero", "red", "cy")
    assert game.discard == "Rflip/P1 R3/O4 G4/T5 G9/Tflip"
    assert game.legal("cy") == ["catch bo", "draw", "play Gflip"]
    game.play("cy: play Gflip")
    assert (game.side, game.colour) == ("villain", "turquoise")
    assert game.discard.startswith("G9/Tflip ")


def test_x102_two_flips_leave_the_draw_pile_as_it_was() -> None:
    """Nothing was drawn in between; each flip alone turns it upside down."""
    hands = {"ana": "Rflip/P1 R1/V1 R2/V2", "bo": "G9/Tflip R8/O8 B9/V9", "cy": "Y1/O1"}
    game = table("flip", hands, draw=DRAW, discard="R3/O4 G4/T5").play("ana: play Rflip")
    assert game.draw == "B7/V7 B6/V6 B5/V5"
    game.play("bo: play Tflip")
    assert game.draw == DRAW


@pytest.mark.parametrize(("direction", "after"), [("left", "bo"), ("right", "cy")])
@pytest.mark.parametrize(("back", "colour"), [
    ("P+5", "pink"), ("Trev", "turquoise"), ("Oskipall", "orange"), ("Vflip", "violet"),
])  # fmt: skip
def test_f058_x116_an_action_that_comes_up_on_the_villain_side_does_nothing(
    back: str, colour: str, direction: str, after: str
) -> None:
    """No draw, no reverse, no extra turn, no second flip: the next player plays on it."""
    game = turned(f"G4/{back}", direction=direction)
    assert (game.side, game.colour, game.turn, game.phase) == ("villain", colour, after, "turn")
    assert (game.direction, [game.size(player) for player in game.players]) == (direction, [2, 3, 3])
    assert game.draw == "B7/V7 B6/V6 B5/V5"


@pytest.mark.parametrize(
    ("front", "colour"), [("R+1", "red"), ("Yrev", "yellow"), ("Gskip", "green"), ("Bflip", "blue")]
)
def test_f058_an_action_that_comes_up_on_the_hero_side_does_nothing(front: str, colour: str) -> None:
    """The next player has a normal turn, in the same direction."""
    game = turned_back(f"{front}/T9")
    assert (game.side, game.colour, game.turn, game.direction) == ("hero", colour, "bo", "left")
    assert [game.size(player) for player in game.players] == [2, 3, 3]


@pytest.mark.parametrize("back", ["villain", "wild+colour"])
def test_f059_a_wild_that_comes_up_on_the_villain_side_is_called_by_the_layer_of_the_flip(back: str) -> None:
    """Ana calls; nobody draws and nobody answers."""
    game = turned(f"G4/{back}")
    assert (game.phase, game.waiting, game.turn, game.colour) == ("colour", ["ana"], "ana", None)
    assert game.legal("ana") == ["colour orange", "colour pink", "colour turquoise", "colour violet"]
    assert game.legal("bo") == []
    game.refuses("ana: colour blue")
    game.play("ana: colour turquoise")
    assert (game.phase, game.turn, game.colour) == ("turn", "bo", "turquoise")
    assert [game.size(player) for player in game.players] == [2, 3, 3]
    assert game.legal("bo") == ["draw", "play T3"]
    assert game.rules("called_colour") == ["F-059"]


@pytest.mark.parametrize("front", ["hero", "wild+2"])
def test_f059_a_wild_that_comes_up_on_the_hero_side_is_called_by_the_layer_of_the_flip(front: str) -> None:
    """Nobody discards through a hero that came up, nobody draws two."""
    game = turned_back(f"{front}/T9")
    assert (game.side, game.phase, game.waiting) == ("hero", "colour", ["ana"])
    game.refuses("ana: colour violet")
    game.play("ana: colour green")
    assert (game.phase, game.turn, game.colour) == ("turn", "bo", "green")
    assert [game.size(player) for player in game.players] == [2, 3, 3]


def test_x105_a_flip_loses_the_called_colour() -> None:
    """The top was called blue; after the flip only the new top counts."""
    hands = {"ana": "Bflip/Oflip R5/P5 B4/V4", "bo": "B1/O1 G2/T2"}
    game = table("flip", hands, draw="B5/V5", discard="hero/V8 G4/T5", colour="blue").play("ana: play Bflip")
    assert (game.colour, game.phase, game.turn) == ("turquoise", "turn", "bo")
    assert game.legal("bo") == ["draw", "play T2", "uno"]


def test_x105_x118_a_wild_that_comes_up_again_is_called_anew() -> None:
    """A hero called blue is turned under, kept by a reshuffle and comes up again: cy calls it once more."""
    hands = {"ana": "Bflip/T1 R5/P5 B4/V4", "bo": "G1/O1 G2/O2", "cy": "Y1/Pflip Y2/T2 Y3/T3"}
    game = table("flip", hands, discard="hero/P5", colour="blue").play("ana: play Bflip")
    assert (game.colour, game.discard) == ("pink", "hero/P5 Bflip/T1")
    game.play("bo: draw")
    assert game.hand("bo") == "Bflip/T1 G1/O1 G2/O2"
    assert (game.turn, game.discard, game.draw) == ("cy", "hero/P5", "")
    game.play("cy: play Pflip")
    assert (game.side, game.phase, game.waiting, game.colour) == ("hero", "colour", ["cy"], None)
    game.play("cy: colour green")
    assert (game.turn, game.colour, game.discard) == ("ana", "green", "hero/P5 Y1/Pflip")


@pytest.mark.parametrize("seed", range(6))
def test_f077_x118_a_reshuffle_keeps_the_top_and_the_side_of_every_card(seed: int) -> None:
    """The others are shuffled with the same side up; ana draws by their villain faces."""
    hands = {"ana": "R1/P1 R2/P2", "bo": "G1/O1 G2/O2"}
    discard = "B7/T7 Y8/P8 Y9/P9 Y6/P6"
    game = table("flip", hands, discard=discard, side="villain", seed=seed).play("ana: draw")
    assert (game.side, game.discard, game.turn, game.phase) == ("villain", "B7/T7", "bo", "turn")
    drawn = set(game.hand("ana").split()) - {"R1/P1", "R2/P2"}
    assert len(drawn) == 1
    assert drawn | set(game.draw.split()) == {"Y8/P8", "Y9/P9", "Y6/P6"}
    assert game.rules("reshuffled") == ["F-077"]


def test_f061_x118_after_a_reshuffle_a_flip_shows_the_back_of_the_kept_card() -> None:
    """The kept top is itself a flip card; the next flip puts it on top with its back, not its flip face."""
    hands = {"ana": "B1/O1 B2/O2 B4/V4", "bo": "Gflip/P1 G3/O3 Y8/T8", "cy": "Y1/T1 Y2/T2"}
    game = table("flip", hands, discard="Rflip/V8 Y4/T5").play("ana: draw", "bo: play Gflip")
    assert game.hand("ana") == "Y4/T5 B1/O1 B2/O2 B4/V4"
    assert (game.side, game.colour, game.turn) == ("villain", "violet", "cy")
    assert game.discard == "Rflip/V8 Gflip/P1"


def test_x105_f059_a_position_with_a_colour_to_call_after_a_flip_reads_back() -> None:
    """The colour before the flip is of the other side and no longer counts."""
    hands = {"ana": "Rflip/P1 R5/P5 B4/V4", "bo": "G1/O1 G2/O2"}
    game = table("flip", hands, draw="B5/V5", discard="R7/wild+colour").play("ana: play Rflip")
    assert (game.phase, game.waiting, game.colour) == ("colour", ["ana"], None)
    assert Game.from_position(game.game.position()).position() == game.game.position()
