"""The turn and the action cards of deluxe (D-024 to D-043)."""

import pytest

from tests.support.positions import table

NAMES = ["ana", "bo", "cy", "dan", "eva", "fox", "gil", "hal", "ida", "jo"]
THREE = {"bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}


def test_d024_d025_on_a_red_seven_any_red_card_or_any_seven() -> None:
    """Colour, number or a wild; a card of neither is refused, and so is one that is not held."""
    game = table("deluxe", {"ana": "R1 Rskip Y+2 G7 B1 wild", **THREE}, draw="B9", discard="R7")
    assert game.legal("ana") == ["draw", "play G7", "play R1", "play Rskip", "play wild"]
    assert game.legal("bo") == game.legal("cy") == []
    game.refuses("ana: play B1", "D-024")
    game.refuses("ana: play Y+2", "D-024")
    game.refuses("ana: play R7")
    game.play("ana: play G7")
    assert (game.hand("ana"), game.discard, game.colour, game.turn) == (
        "R1 Rskip Y+2 B1 wild",
        "G7 R7",
        "green",
        "bo",
    )
    assert game.rules("played") == ["D-024"]


def test_d024_zero_matches_zero_and_is_a_number_like_any() -> None:
    """A zero lies on a zero of another colour and has no effect."""
    game = table("deluxe", {"ana": "G0 B1 B2", **THREE}, draw="B9", discard="R0").play("ana: play G0")
    assert (game.turn, game.colour, game.phase) == ("bo", "green", "turn")


@pytest.mark.parametrize("symbol", ["+2", "rev", "skip"])
def test_d033_d035_d037_an_action_goes_on_its_colour_or_its_symbol(symbol: str) -> None:
    """On a red 7 only the red one; on another of its kind any colour; on another kind only its colour."""
    hands = {"ana": f"R{symbol} G{symbol} B1", **THREE}
    other = "skip" if symbol == "+2" else "+2"
    on_number = table("deluxe", hands, draw="B9", discard="R7")
    assert on_number.legal("ana") == ["draw", f"play R{symbol}"]
    on_number.refuses(f"ana: play G{symbol}", "D-024")
    on_same = table("deluxe", hands, draw="B9", discard=f"Y{symbol}")
    assert on_same.legal("ana") == ["draw", f"play G{symbol}", f"play R{symbol}"]
    on_other = table("deluxe", hands, draw="B9", discard=f"G{other}")
    assert on_other.legal("ana") == ["draw", f"play G{symbol}"]


def test_d026_d039_a_wild_may_be_laid_even_with_a_card_that_fits() -> None:
    """Holding red on red, ana lays the wild all the same and calls green."""
    game = table("deluxe", {"ana": "R1 R2 wild", **THREE}, draw="B9", discard="R7")
    assert game.legal("ana") == ["draw", "play R1", "play R2", "play wild"]
    game.play("ana: play wild green")
    assert (game.hand("ana"), game.colour, game.turn) == ("R1 R2", "green", "bo")
    assert game.legal("bo") == ["draw", "play G1", "play G2", "play G3"]


def test_d027_d029_a_drawn_card_that_does_not_fit_is_kept_and_the_turn_passes() -> None:
    """One card only, and no question is asked."""
    game = table("deluxe", {"ana": "G1 B2 Y3", "bo": "G2 G3 G4", "cy": "Y1"}, draw="B9 R1", discard="R7")
    assert game.legal("ana") == ["draw"]
    game.play("ana: draw")
    assert (game.hand("ana"), game.turn, game.phase) == ("Y3 G1 B2 B9", "bo", "turn")
    assert (game.draw, game.discard, game.turns) == ("R1", "R7", 1)
    assert game.rules("drew") == ["D-027"]


def test_d028_a_drawn_card_that_fits_may_be_laid() -> None:
    """It takes effect like any other: a drawn skip passes over bo."""
    game = table("deluxe", {"ana": "G1 B2 Y3", "bo": "G2 G3 G4", "cy": "Y1 Y2"}, draw="Rskip B9", discard="R7")
    game.play("ana: draw")
    assert (game.phase, game.waiting, game.turn) == ("drawn", ["ana"], "ana")
    assert game.legal("ana") == ["keep", "play Rskip"]
    game.play("ana: play Rskip")
    assert (game.hand("ana"), game.turn, game.discard) == ("Y3 G1 B2", "cy", "Rskip R7")
    assert game.rules("played") == ["D-028"]


def test_d028_d029_a_drawn_card_that_fits_may_be_kept() -> None:
    """To keep it ends the turn."""
    game = table("deluxe", {"ana": "G1 B2 Y3", **THREE}, draw="wild B9", discard="R7").play("ana: draw")
    assert game.legal("ana") == ["keep", "play wild"]
    game.play("ana: keep")
    assert (game.hand("ana"), game.turn, game.colour) == ("Y3 G1 B2 wild", "bo", "red")
    assert game.rules("kept") == ["D-029"]


def test_d030_d031_who_declines_draws_and_may_lay_only_the_drawn_card() -> None:
    """Red cards in hand stay there; there is no second draw and no passing without a draw."""
    game = table("deluxe", {"ana": "R1 R2 wild", **THREE}, draw="R9 B9", discard="R7")
    game.refuses("ana: keep")
    game.play("ana: draw")
    assert game.legal("ana") == ["keep", "play R9"]
    game.refuses("ana: play R1", "D-031")
    game.refuses("ana: play wild", "D-031")
    game.refuses("ana: draw", "D-031")
    game.play("ana: play R9")
    assert (game.hand("ana"), game.turn, game.discard) == ("R1 R2 wild", "bo", "R9 R7")


def test_d030_d031_a_useless_card_after_declining_ends_the_turn() -> None:
    """The red cards in hand may not be laid any more."""
    game = table("deluxe", {"ana": "R1 R2", **THREE}, draw="B9 B8", discard="R7").play("ana: draw")
    assert (game.hand("ana"), game.turn, game.phase) == ("R1 R2 B9", "bo", "turn")
    game.refuses("ana: play R1")


def test_d031_a_twin_of_the_drawn_card_is_as_good() -> None:
    """Ana holds one green 7 and draws the other: one of them may be laid, the other stays."""
    game = table("deluxe", {"ana": "R1 G7", **THREE}, draw="G7 B9", discard="R7").play("ana: draw")
    assert game.legal("ana") == ["keep", "play G7"]
    assert game.play("ana: play G7").hand("ana") == "R1 G7"


def test_d032_d033_x25_a_draw_two_hits_the_next_player_and_is_not_answered() -> None:
    """A +2 of another colour lies on a +2; bo draws two at once and loses the turn."""
    game = table(
        "deluxe",
        {"ana": "G+2 R5 B2", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"},
        draw="B8 B9 B7",
        discard="Y+2",
    ).play("ana: play G+2")
    assert game.turn == "cy"
    assert game.hand("bo") == "G1 G2 G3 B8 B9"
    assert game.draw == "B7"
    assert game.colour == "green"
    assert game.rules("drew") == ["D-032", "D-032"]


@pytest.mark.parametrize(
    ("direction", "after_reverse", "victim", "after_hit"),
    [("left", "jo", "bo", "cy"), ("right", "bo", "jo", "ida")],
)
def test_d032_d034_d036_at_a_table_of_ten(direction: str, after_reverse: str, victim: str, after_hit: str) -> None:
    """Either way round, over the corner of the list: draw two, skip and reverse hit the right neighbour."""
    hands = {name: f"Y{number} G{number}" for number, name in enumerate(NAMES)} | {"ana": "R+2 Rskip Rrev R1"}

    def lay(card: str) -> tuple[str, str, str]:
        game = table("deluxe", hands, draw="B8 B9 B7", discard="R7", direction=direction).play(f"ana: play {card}")
        return game.turn, game.direction, game.hand(victim)

    held = hands[victim]
    assert lay("R1") == (victim, direction, held)
    assert lay("R+2") == (after_hit, direction, f"{held} B8 B9")
    assert lay("Rskip") == (after_hit, direction, held)
    assert lay("Rrev") == (after_reverse, "right" if direction == "left" else "left", held)


def test_d034_direction_stays_turned_until_the_next_reverse() -> None:
    """Ana turns the table to the right; dan, cy and bo follow; bo's reverse turns it back."""
    hands = {"ana": "Rrev B1 B2", "bo": "Rrev G1 G2", "cy": "R1 Y1 Y2", "dan": "R2 Y3 Y4"}
    game = table("deluxe", hands, draw="B8", discard="R7").play("ana: play Rrev", "dan: play R2", "cy: play R1")
    assert (game.turn, game.direction) == ("bo", "right")
    game.play("bo: play Rrev")
    assert (game.turn, game.direction) == ("cy", "left")


@pytest.mark.parametrize(("card", "bo"), [("R+2", "G1 G2 G3 B8 B9"), ("Rskip", "G1 G2 G3"), ("Rrev", "G1 G2 G3")])
def test_d032_d034_d036_between_two_the_layer_plays_again(card: str, bo: str) -> None:
    """The other one is hit or passed over, the turn comes back, the direction is as it was."""
    game = table("deluxe", {"ana": f"{card} R5 B2", "bo": "G1 G2 G3"}, draw="B8 B9 B7", discard="R7")
    game.play(f"ana: play {card}")
    assert (game.turn, game.direction, game.phase, game.hand("bo")) == ("ana", "left", "turn", bo)
    assert game.legal("ana") == ["draw", "play R5", "uno"]


@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_d038_x28_a_wild_sets_any_colour_the_old_one_too(colour: str) -> None:
    """The colour is called on laying; nobody draws, nobody is passed over."""
    game = table("deluxe", {"ana": "wild B1 B2", **THREE}, draw="B9", discard="R7").play("ana: play wild")
    assert (game.phase, game.waiting, game.turn, game.colour) == ("colour", ["ana"], "ana", None)
    assert game.legal("ana") == ["colour blue", "colour green", "colour red", "colour yellow"]
    game.play(f"ana: colour {colour}")
    assert (game.phase, game.turn, game.colour, game.hand("bo")) == ("turn", "bo", colour, "G1 G2 G3")
    assert game.rules("called_colour") == ["D-038"]


@pytest.mark.parametrize("direction", ["left", "right"])
def test_d040_d041_a_wild_draw_four_sets_the_colour_and_hits_the_next(direction: str) -> None:
    """The victim takes four and loses the turn; the colour called is in force."""
    game = table(
        "deluxe",
        {"ana": "wild+4 Y5 B2", "bo": "G1", "cy": "Y1 Y2", "dan": "G9"},
        draw="B5 B6 B7 B8 B9",
        discard="R7",
        direction=direction,
    ).play("ana: play wild+4 green")
    victim, held = ("bo", "G1") if direction == "left" else ("dan", "G9")
    assert (game.phase, game.waiting, game.turn, game.colour) == ("answer", [victim], "ana", "green")
    assert game.legal(victim) == ["accept", "challenge"]
    game.play(f"{victim}: accept")
    assert (game.hand(victim), game.turn, game.phase) == (f"{held} B5 B6 B7 B8", "cy", "turn")
    assert (game.draw, game.discard, game.colour) == ("B9", "wild+4 R7", "green")
    assert game.rules("called_colour") == ["D-040"]
    assert game.rules("drew") == ["D-041"] * 4


@pytest.mark.parametrize("held", ["R1", "R+2", "Rskip", "Rrev", "R7"])
def test_d042_strictly_a_wild_draw_four_needs_a_hand_without_the_colour(held: str) -> None:
    """Any red card, number or action, forbids it on red; as a bluff it is on the list."""
    hands = {"ana": f"{held} B2 wild+4", **THREE}
    strict = table("deluxe", hands, draw="B9", discard="R7", options={"wild_draw": "strict"})
    assert strict.legal("ana") == ["draw", f"play {held}"]
    strict.refuses("ana: play wild+4", "D-042")
    bluff = table("deluxe", hands, draw="B9", discard="R7")
    assert "play wild+4" in bluff.legal("ana")


@pytest.mark.parametrize("hand", ["B2 wild+4", "G7 B7 wild+4", "Gskip B+2 Yrev wild+4", "wild wild+4 wild+4"])
def test_d043_numbers_and_actions_of_other_colours_do_not_forbid_it(hand: str) -> None:
    """With the number on top, with actions of other colours or with other wilds it is allowed, and hits at once."""
    hands = {"ana": f"{hand} B1", **THREE}
    game = table("deluxe", hands, draw="B5 B6 B8 B9", discard="R7", options={"wild_draw": "strict"})
    game.play("ana: play wild+4 red")
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "red")
    assert game.hand("bo") == "G1 G2 G3 B5 B6 B8 B9"


def test_d042_strictly_the_called_colour_counts_after_a_wild() -> None:
    """On a wild called blue the red cards do not matter, the blue one does."""
    options = {"wild_draw": "strict"}
    hands = {"ana": "R1 R2 wild+4", **THREE}
    free = table("deluxe", hands, draw="B9", discard="wild R7", colour="blue", options=options)
    assert free.legal("ana") == ["draw", "play wild+4"]
    bound = table("deluxe", hands, draw="B9", discard="wild B7", colour="red", options=options)
    bound.refuses("ana: play wild+4", "D-042")


def test_d029_d042_strictly_a_drawn_wild_draw_four_may_not_fit() -> None:
    """Ana holds red and draws it: it cannot be laid, so the turn ends by itself."""
    hands = {"ana": "R1 B2 Y3", **THREE}
    game = table("deluxe", hands, draw="wild+4 B9", discard="R7", options={"wild_draw": "strict"}).play("ana: draw")
    assert (game.hand("ana"), game.turn, game.phase) == ("R1 Y3 B2 wild+4", "bo", "turn")
