"""The turn and the coloured action cards of flip, on both sides (F-038 to F-047, F-057, F-062 to F-065, X-119)."""

from typing import Any

import pytest

from tests.support.positions import Table, table

PLAYERS = ("ana", "bo", "cy", "di", "ed", "flo", "gus", "hal", "ida", "jo")
HERO = {"ana": "B2/P1 G7/P2 R3/V7 Y+1/O1 hero/P3 wild+2/P4", "bo": "G1/O2", "cy": "Y1/T1"}
VILLAIN = {"ana": "B2/P1 G7/T7 R3/O4 Y+1/O+5 hero/villain R7/wild+colour", "bo": "G1/O2", "cy": "Y1/T1"}
DIRECTIONS = pytest.mark.parametrize(("direction", "hit", "after"), [("left", "bo", "cy"), ("right", "cy", "bo")])


def three(card: str, *, discard: str, draw: str = "B5/V5 B6/V6 B7/V7 B8/V8 B9/V9", **keys: Any) -> Table:
    """Ana holds the card in question and two others."""
    hands = {"ana": f"{card} R5/P5 B4/V4", "bo": "G1/O1 G2/O2", "cy": "Y1/T1 Y2/T2"}
    return table("flip", hands, draw=draw, discard=discard, **keys)


def test_f039_f040_f055_on_a_blue_seven_goes_blue_seven_or_wild() -> None:
    """Hero side: colour, number or a wild; a card whose back would fit does not."""
    game = table("flip", HERO, draw="B5/V5", discard="B7/P7")
    assert game.legal("ana") == ["draw", "play B2", "play G7", "play hero", "play wild+2"]
    game.refuses("ana: play R3", "F-039")
    game.refuses("ana: play Y+1", "F-039")
    game.refuses("ana: play P1", "F-039")
    game.play("ana: play G7")
    assert (game.turn, game.colour, game.discard) == ("bo", "green", "G7/P2 B7/P7")
    assert game.rules("played") == ["F-039"]


def test_f039_f068_on_a_pink_seven_only_the_villain_faces_count() -> None:
    """Villain side: the blue card with a pink back fits on pink, the blue seven on the other side does not help."""
    game = table("flip", VILLAIN, draw="B5/V5", discard="B7/P7", side="villain")
    assert game.legal("ana") == ["draw", "play P1", "play T7", "play villain", "play wild+colour"]
    game.refuses("ana: play O4", "F-039")
    game.refuses("ana: play O+5", "F-039")
    game.refuses("ana: play B2", "F-039")
    game.play("ana: play T7")
    assert (game.turn, game.colour) == ("bo", "turquoise")


def test_f039_on_a_wild_only_the_called_colour_and_wilds_go() -> None:
    """A hero on top, called green: green or wild, on both sides alike."""
    game = table("flip", HERO, draw="B5/V5", discard="hero/T6 B7/P7", colour="green")
    assert game.legal("ana") == ["draw", "play G7", "play hero", "play wild+2"]
    game = table("flip", VILLAIN, draw="B5/V5", discard="R1/villain B7/P7", colour="orange", side="villain")
    assert game.legal("ana") == ["draw", "play O+5", "play O4", "play villain", "play wild+colour"]


@pytest.mark.parametrize(("side", "symbol", "colours"), [
    *(("hero", symbol, "RG") for symbol in ("+1", "rev", "skip", "flip")),
    *(("villain", symbol, "PT") for symbol in ("+5", "rev", "skipall", "flip")),
])  # fmt: skip
def test_f045_f046_f047_f057_f062_f063_f065_an_action_goes_on_its_colour_or_symbol(
    side: str, symbol: str, colours: str
) -> None:
    """It fits on a number of its colour and on its like in another colour, not on another colour or symbol."""
    own, other = colours[0], colours[1]
    face = own + symbol
    alien = other + ("skip" if symbol == "rev" and side == "hero" else "skipall" if symbol == "rev" else "rev")

    def on(top: str) -> Table:
        card, lying = (f"{face}/V1", f"{top}/V2") if side == "hero" else (f"B1/{face}", f"B2/{top}")
        return three(card, discard=lying, side=side)

    assert f"play {face}" in on(f"{own}9").legal("ana")
    assert f"play {face}" in on(f"{other}{symbol}").legal("ana")
    on(f"{other}9").refuses(f"ana: play {face}", "F-039")
    on(alien).refuses(f"ana: play {face}", "F-039")


def test_f041_f042_without_a_match_one_card_is_drawn_and_kept() -> None:
    """The drawn card does not fit, so the turn ends by itself."""
    hands = {"ana": "R1/P1 R2/P2", "bo": "G1/O1 G2/O2"}
    game = table("flip", hands, draw="Y3/O6 Y4/T4", discard="G5/O5").play("ana: draw")
    assert (game.turn, game.phase) == ("bo", "turn")
    assert game.hand("ana") == "R1/P1 R2/P2 Y3/O6"
    assert game.rules("drew") == ["F-041"]


@pytest.mark.parametrize(("side", "face"), [("hero", "G1"), ("villain", "O1")])
def test_f042_a_drawn_card_that_fits_may_be_laid_or_kept(side: str, face: str) -> None:
    """On either side its active face decides."""
    hands = {"ana": "R1/P1 R2/P2", "bo": "Y1/T1 Y2/T2"}
    game = table("flip", hands, draw="G1/O1 Y4/T4", discard="G5/O5", side=side).play("ana: draw")
    assert (game.turn, game.phase) == ("ana", "drawn")
    assert game.legal("ana") == ["keep", f"play {face}"]
    other = table("flip", hands, draw="G1/O1 Y4/T4", discard="G5/O5", side=side).play("ana: draw", "ana: keep")
    assert (other.turn, other.size("ana"), other.discard) == ("bo", 3, "G5/O5")
    game.play(f"ana: play {face}")
    assert (game.turn, game.hand("ana"), game.discard) == ("bo", "R1/P1 R2/P2", "G1/O1 G5/O5")


def test_f043_who_chooses_to_draw_may_lay_only_the_drawn_card() -> None:
    """Holding a green card ana draws another: only that one may be laid, even if it shows the same face."""
    hands = {"ana": "G1/O1 G8/P2 R2/P3", "bo": "Y1/T1 Y2/T2"}
    game = table("flip", hands, draw="G1/V2 Y4/T4", discard="G5/O5").play("ana: draw")
    assert game.legal("ana") == ["keep", "play G1"]
    game.refuses("ana: play G8", "F-043")
    game.refuses("ana: play G1/O1", "F-043")
    game.refuses("ana: draw", "F-043")
    game.play("ana: play G1")
    assert game.discard == "G1/V2 G5/O5"
    assert game.hand("ana") == "R2/P3 G1/O1 G8/P2"


def test_f043_a_voluntary_draw_that_does_not_fit_ends_the_turn() -> None:
    """The green card in hand may not be laid any more."""
    hands = {"ana": "G1/O1 R2/P2", "bo": "Y1/T1 Y2/T2"}
    game = table("flip", hands, draw="R9/V2", discard="G5/O5").play("ana: draw")
    assert (game.turn, game.hand("ana"), game.discard) == ("bo", "R2/P2 R9/V2 G1/O1", "G5/O5")


@pytest.mark.parametrize(("named", "left"), [("B5", "B5/T4 R1/O9"), ("B5/P1", "B5/T4 R1/O9"), ("B5/T4", "B5/P1 R1/O9")])
def test_f039_of_equal_faces_the_first_back_is_laid_unless_both_are_named(named: str, left: str) -> None:
    """Naming both faces picks the card; naming one takes the back that sorts first."""
    game = table("flip", {"ana": "B5/P1 B5/T4 R1/O9", "bo": "G1/O1"}, draw="B6/V6", discard="B7/P7")
    game.play(f"ana: play {named}")
    assert sorted(game.hand("ana").split()) == left.split()


@DIRECTIONS
def test_f044_a_draw_one_costs_the_next_player_a_card_and_the_turn(direction: str, hit: str, after: str) -> None:
    """In the direction of play, whichever it is."""
    game = three("R+1/P1", discard="R7/P7", direction=direction).play("ana: play R+1")
    assert (game.turn, game.phase, game.size(hit), game.size(after)) == (after, "turn", 3, 2)
    assert game.draw == "B6/V6 B7/V7 B8/V8 B9/V9"
    assert game.rules("drew") == ["F-044"]


@DIRECTIONS
def test_f062_a_draw_five_costs_the_next_player_five_cards_and_the_turn(direction: str, hit: str, after: str) -> None:
    """The whole draw pile goes to the victim."""
    game = three("R1/P+5", discard="R7/P7", side="villain", direction=direction).play("ana: play P+5")
    assert (game.turn, game.phase, game.size(hit), game.size(after)) == (after, "turn", 7, 2)
    assert game.draw == ""
    assert game.rules("drew") == ["F-062"] * 5


def test_f044_f062_with_too_few_cards_what_exists_is_drawn_and_the_turn_is_lost() -> None:
    """One card in the pile and two beneath the top make three; the former top alone serves for a draw one."""
    game = three("R1/P+5", discard="R7/P7 Y9/T9", draw="B5/V5", side="villain").play("ana: play P+5")
    assert (game.turn, game.size("bo"), game.draw, game.discard) == ("cy", 5, "", "R1/P+5")
    hands = {"ana": "R+1/P1 R5/P5 B4/V4", "bo": "G1/O1 G2/O2"}
    game = table("flip", hands, discard="R7/P7").play("ana: play R+1")
    assert (game.turn, game.hand("bo"), game.discard) == ("ana", "R7/P7 G1/O1 G2/O2", "R+1/P1")


@DIRECTIONS
def test_f047_a_skip_takes_the_turn_of_the_next_player(direction: str, hit: str, after: str) -> None:
    """Nobody draws."""
    game = three("Rskip/P1", discard="R7/P7", direction=direction).play("ana: play Rskip")
    assert (game.turn, game.size(hit), game.size(after)) == (after, 2, 2)
    assert game.rules("skipped") == ["F-047"]


@pytest.mark.parametrize(("side", "card", "face"), [("hero", "Rrev/P1", "Rrev"), ("villain", "R1/Prev", "Prev")])
def test_f046_f063_a_reverse_turns_the_direction_on_either_side(side: str, card: str, face: str) -> None:
    """From left to right and back again."""
    game = three(card, discard="R7/P7", side=side).play(f"ana: play {face}")
    assert (game.turn, game.direction, game.colour) == ("cy", "right", "red" if side == "hero" else "pink")
    game = three(card, discard="R7/P7", side=side, direction="right").play(f"ana: play {face}")
    assert (game.turn, game.direction) == ("bo", "left")


@pytest.mark.parametrize(("side", "card", "face", "drawn"), [
    ("hero", "Rrev/P1", "Rrev", 0),
    ("hero", "Rskip/P1", "Rskip", 0),
    ("hero", "R+1/P1", "R+1", 1),
    ("villain", "R1/Prev", "Prev", 0),
    ("villain", "R1/P+5", "P+5", 5),
    ("villain", "R1/Pskipall", "Pskipall", 0),
])  # fmt: skip
def test_f044_f046_f047_f062_f063_f064_between_two_play_comes_back_to_the_layer(
    side: str, card: str, face: str, drawn: int
) -> None:
    """Each of them gives ana another turn; the direction stays as it is."""
    hands = {"ana": f"{card} R5/P5 B4/V4", "bo": "G1/O1 G2/O2"}
    game = table("flip", hands, draw="B5/V5 B6/V6 B7/V7 B8/V8 B9/V9", discard="R7/P7", side=side)
    game.play(f"ana: play {face}")
    assert (game.turn, game.phase, game.direction, game.size("bo")) == ("ana", "turn", "left", 2 + drawn)


@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize("seats", [2, 3, 10])
def test_f064_x119_skip_everyone_gives_the_layer_a_normal_turn(seats: int, direction: str) -> None:
    """Everybody else is passed over; ana may lay again or draw, and then play goes on as ever."""
    others = {player: f"Y{seat}/T{seat} G{seat}/O{seat}" for seat, player in enumerate(PLAYERS[1:seats], 1)}
    hands = {"ana": "R1/Pskipall R2/Tskipall B4/V4 R5/P5", **others}
    game = table("flip", hands, draw="B5/V5", discard="R7/P7", side="villain", direction=direction)
    game.play("ana: play Pskipall")
    assert (game.turn, game.phase, game.turns) == ("ana", "turn", 1)
    assert game.legal("ana") == ["draw", "play P5", "play Tskipall"]
    assert all(game.size(player) == 2 for player in others)
    game.play("ana: play Tskipall")
    assert (game.turn, game.colour) == ("ana", "turquoise")
    game.play("ana: draw")
    assert game.turn == ("bo" if direction == "left" else PLAYERS[seats - 1])
    assert (game.direction, game.size("ana")) == (direction, 3)


def test_f064_f065_the_extra_turn_closes_the_window_of_the_forgotten_call() -> None:
    """After a penultimate skip everyone bo may catch ana until she takes her extra turn."""
    hands = {"ana": "R1/Pskipall R2/P2", "bo": "G1/O1 G2/O2", "cy": "Y1/T1 Y2/T2"}
    game = table("flip", hands, draw="B5/V5 B6/V6 B7/V7", discard="R7/P7", side="villain")
    game.play("ana: play Pskipall")
    assert game.owes_uno == ["ana"]
    assert game.legal("cy") == ["catch ana"]
    assert game.legal("ana") == ["draw", "play P2", "uno"]
    game.play("ana: draw")
    assert (game.owes_uno, game.turn) == ([], "bo")
    game.refuses("bo: catch ana")
