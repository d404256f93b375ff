"""The turn and the action cards of potter (P-028 to P-050, P-085 to P-089)."""

from typing import Any

import pytest

from tests.support.positions import Table, table

OTHERS = {"bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
PILE = "B5 B6 B7 B8 B9 Y5 Y6"


def three(hand: str, discard: str = "R7", draw: str = PILE, **keys: Any) -> Table:
    """Ana's turn with a hand, bo to her left, cy to her right."""
    return table("potter", {"ana": hand, **OTHERS}, draw=draw, discard=discard, **keys)


def two(hand: str, discard: str = "R7", **keys: Any) -> Table:
    """Ana's turn with a hand, against bo alone."""
    return table("potter", {"ana": hand, "bo": "G1 G2 G3"}, draw=PILE, discard=discard, **keys)


def test_p029_p030_a_card_matches_by_colour_number_or_symbol() -> None:
    """On a red seven any red card and any seven fit, and nothing else."""
    game = three("R1 R+3 Rrev B7 Y2 Gskip")
    assert game.legal("ana") == ["draw", "play B7", "play R+3", "play R1", "play Rrev"]
    game.refuses("ana: play Y2", "P-029")
    game.refuses("ana: play Gskip", "P-029")
    game.play("ana: play B7")
    assert (game.turn, game.colour, game.discard) == ("bo", "blue", "B7 R7")
    assert game.rules("played") == ["P-029"]


def test_p028_p029_only_the_player_whose_turn_it_is_lays() -> None:
    """Neither a matching card nor a card one does not hold is laid out of turn."""
    game = table("potter", {"ana": "R1 G4", "bo": "R2 G2", "cy": "R3 G3"}, draw=PILE, discard="R7")
    game.refuses("bo: play R2")
    game.refuses("cy: draw")
    game.refuses("ana: play R9")
    game.play("ana: play R1", "bo: play R2", "cy: play R3")
    assert (game.turn, game.discard) == ("ana", "R3 R2 R1 R7")


def test_p031_p045_x15_wilds_fit_on_anything_but_only_in_turn() -> None:
    """All four wilds may be laid though a red card fits too; bo has to wait for his turn."""
    game = table("potter", {"ana": "R1 wild wild+4 howler cloak", "bo": "wild G2"}, draw=PILE, discard="Gskip R7")
    assert game.legal("ana") == ["draw", "play cloak", "play howler", "play wild", "play wild+4"]
    game = table("potter", {"ana": "R1 wild wild+4 howler cloak", "bo": "wild G2"}, draw=PILE, discard="R7")
    assert game.legal("ana") == ["draw", "play R1", "play cloak", "play howler", "play wild", "play wild+4"]
    game.refuses("bo: play wild blue")


def test_p032_p034_who_can_not_lay_takes_one_card_and_the_turn_passes() -> None:
    """One card only; it does not fit, so it is kept and bo is next without a word."""
    game = three("G4 B4 Y4").play("ana: draw")
    assert (game.turn, game.phase) == ("bo", "turn")
    assert (game.hand("ana"), game.draw) == ("Y4 G4 B4 B5", "B6 B7 B8 B9 Y5 Y6")
    assert game.rules("drew") == ["P-032"]


def test_p033_a_drawn_card_that_fits_may_be_laid_in_the_same_turn() -> None:
    """Ana draws a red five: she may lay it or keep it."""
    game = three("G4 B4 Y4", draw="R5 B8").play("ana: draw")
    assert (game.turn, game.phase) == ("ana", "drawn")
    assert game.legal("ana") == ["keep", "play R5"]
    game.play("ana: play R5")
    assert (game.turn, game.discard, game.hand("ana")) == ("bo", "R5 R7", "Y4 G4 B4")


def test_p034_a_drawn_card_that_fits_may_be_kept() -> None:
    """Ana keeps it and play moves on."""
    game = three("G4 B4 Y4", draw="R5 B8").play("ana: draw", "ana: keep")
    assert (game.turn, game.discard, game.hand("ana")) == ("bo", "R7", "R5 Y4 G4 B4")


@pytest.mark.parametrize("drawn", ["wild", "wild+4", "howler", "cloak"])
def test_p033_p045_p053_p060_a_drawn_wild_may_be_laid(drawn: str) -> None:
    """Every wild fits as soon as it is drawn."""
    game = three("G4 B4 Y4", draw=f"{drawn} B8").play("ana: draw")
    assert game.legal("ana") == ["keep", f"play {drawn}"]
    game.play(f"ana: play {drawn}")
    assert game.phase == ("target" if drawn == "howler" else "colour")


def test_p035_p036_p037_who_declines_to_lay_must_draw_and_may_lay_only_that_card() -> None:
    """Ana draws though a red one fits; then the red one is out of reach, the drawn five is not."""
    game = three("R1 B4 Y4", draw="R5 B8").play("ana: draw")
    assert game.legal("ana") == ["keep", "play R5"]
    game.refuses("ana: play R1", "P-037")
    game.refuses("ana: draw", "P-037")
    game.play("ana: play R5")
    assert (game.turn, game.hand("ana")) == ("bo", "R1 Y4 B4")


@pytest.mark.parametrize(
    ("hand", "drawn_card", "legal"),
    [
        ("R1 B4 Y4", "may", ["keep", "play R5"]),
        ("R1 B4 Y4", "must_if_voluntary", ["play R5"]),
        ("G4 B4 Y4", "must_if_voluntary", ["keep", "play R5"]),
        ("R1 B4 Y4", "must", ["play R5"]),
        ("G4 B4 Y4", "must", ["play R5"]),
    ],
)
def test_p036_x13_whether_the_drawn_card_must_be_laid(hand: str, drawn_card: str, legal: list[str]) -> None:
    """It may be kept, or must be laid after a draw by choice, or must be laid in any case."""
    game = three(hand, draw="R5 B8", options={"drawn_card": drawn_card}).play("ana: draw")
    assert game.legal("ana") == legal
    if "keep" not in legal:
        game.refuses("ana: keep", "X-13")


@pytest.mark.parametrize(("direction", "victim", "after"), [("left", "bo", "cy"), ("right", "cy", "bo")])
def test_p038_a_draw_three_gives_three_cards_and_takes_the_turn(direction: str, victim: str, after: str) -> None:
    """The next player in the direction of play draws three and is passed over."""
    game = three("R+3 R5 B4", direction=direction).play("ana: play R+3")
    assert (game.phase, game.turn, game.waiting, game.legal(victim)) == ("answer", "ana", [victim], ["accept"])
    game.play(f"{victim}: accept")
    assert (game.turn, game.phase, game.colour) == (after, "turn", "red")
    assert game.hand(victim) == OTHERS[victim] + " B5 B6 B7"
    assert game.draw == "B8 B9 Y5 Y6"
    assert game.rules("drew") == ["P-038"] * 3


def test_p038_x61_a_draw_three_with_two_cards_left_takes_what_there_is() -> None:
    """One card to draw and one under the top: bo gets both and still loses the turn."""
    game = three("R+3 R5 B4", draw="B5", discard="R7").play("ana: play R+3", "bo: accept")
    assert (game.turn, game.hand("bo")) == ("cy", "R7 G1 G2 G3 B5")
    assert (game.draw, game.discard) == ("", "R+3")


@pytest.mark.parametrize("symbol", ["+3", "rev", "skip"])
def test_p039_p041_p043_an_action_card_fits_on_its_colour_or_its_like(symbol: str) -> None:
    """A green one lies on green and on a yellow one of its kind, not on a red seven or another action."""
    hand = f"G{symbol} B4 Y4"
    other = "skip" if symbol == "rev" else "rev"
    for top, fits in (("G7", True), (f"Y{symbol}", True), ("R7", False), (f"R{other}", False)):
        game = three(hand, discard=top)
        assert (f"play G{symbol}" in game.legal("ana")) is fits, top
        if not fits:
            game.refuses(f"ana: play G{symbol}", "P-029")


def test_p039_x26_a_draw_three_does_not_match_a_wild_draw_four() -> None:
    """On a wild draw four only the colour called counts."""
    game = three("G+3 B+3 wild", discard="wild+4 R7", colour="blue")
    assert game.legal("ana") == ["draw", "play B+3", "play wild"]


@pytest.mark.parametrize(("direction", "after", "turned"), [("left", "cy", "right"), ("right", "bo", "left")])
def test_p040_a_reverse_turns_the_direction_round(direction: str, after: str, turned: str) -> None:
    """With three players nobody is asked; play goes on the other way."""
    game = three("Rrev R5 B4", direction=direction).play("ana: play Rrev")
    assert (game.turn, game.phase, game.direction) == (after, "turn", turned)
    assert game.rules("reversed") == ["P-040"]


@pytest.mark.parametrize(("direction", "victim", "after"), [("left", "bo", "cy"), ("right", "cy", "bo")])
def test_p042_a_skip_takes_the_turn_of_the_next_player(direction: str, victim: str, after: str) -> None:
    """The victim is asked, holds the same cards as before and is passed over."""
    game = three("Rskip R5 B4", direction=direction).play("ana: play Rskip")
    assert (game.phase, game.waiting, game.legal(victim)) == ("answer", [victim], ["accept"])
    game.play(f"{victim}: accept")
    assert (game.turn, game.phase) == (after, "turn")
    assert (game.hand(victim), game.draw) == (OTHERS[victim], PILE)
    assert game.rules("skipped") == ["P-042"]


@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_p044_a_wild_gets_any_colour_the_one_in_force_too(colour: str) -> None:
    """Ana calls; nobody draws or loses a turn."""
    game = three("wild R5 B4").play("ana: play wild")
    assert (game.phase, game.waiting, game.colour) == ("colour", ["ana"], None)
    game.play(f"ana: colour {colour}")
    assert (game.turn, game.phase, game.colour, game.draw) == ("bo", "turn", colour, PILE)
    assert game.rules("called_colour") == ["P-044"]


def test_p046_p047_a_wild_draw_four_gives_four_cards_and_takes_the_turn() -> None:
    """The colour is called first, then bo takes four and is passed over."""
    game = three("wild+4 G5 B4").play("ana: play wild+4")
    assert (game.phase, game.waiting) == ("colour", ["ana"])
    game.play("ana: colour yellow")
    assert (game.phase, game.waiting, game.legal("bo")) == ("answer", ["bo"], ["accept", "challenge"])
    game.play("bo: accept")
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "yellow")
    assert game.hand("bo") == "G1 G2 G3 B5 B6 B7 B8"
    assert game.rules("drew") == ["P-047"] * 4
    assert game.rules("called_colour") == ["P-046"]


@pytest.mark.parametrize("held", ["R1", "Rskip", "R+3"])
def test_p048_p050_a_wild_draw_four_may_be_a_bluff_unless_the_table_is_strict(held: str) -> None:
    """With a red card in hand it can be laid at a risk; where bluffing is off it is refused."""
    assert "play wild+4" in three(f"wild+4 {held} B4").legal("ana")
    strict = three(f"wild+4 {held} B4", options={"wild_draw": "strict"})
    strict.refuses("ana: play wild+4 blue", "P-048")


@pytest.mark.parametrize("held", ["B7", "Gskip", "wild howler cloak"])
def test_p048_p049_x34_a_card_of_another_colour_never_forbids_a_wild_draw_four(held: str) -> None:
    """The same number, an action card or wilds do not matter, even at a strict table; nobody can challenge there."""
    game = three(f"wild+4 {held} G4", options={"wild_draw": "strict"}).play("ana: play wild+4 blue")
    assert (game.phase, game.legal("bo")) == ("answer", ["accept"])
    game.refuses("bo: challenge", "X-35")


@pytest.mark.parametrize("card", ["Rrev", "Rskip"])
def test_p085_p086_x141_between_two_reverse_and_skip_give_another_turn(card: str) -> None:
    """Bo accepts and ana takes a whole turn: she may lay or draw. The direction stays."""
    game = two(f"{card} R5 B4").play(f"ana: play {card}")
    assert (game.phase, game.waiting) == ("answer", ["bo"])
    game.play("bo: accept")
    assert (game.turn, game.phase, game.direction) == ("ana", "turn", "left")
    assert game.legal("ana") == ["draw", "play R5", "uno"]
    assert game.rules("skipped") == ["P-085" if card == "Rrev" else "P-042"]
    assert game.hand("bo") == "G1 G2 G3"


def test_p085_x140_a_reverse_between_two_taken_literally_only_turns_the_direction() -> None:
    """Bo is not asked and plays next."""
    game = two("Rrev R5 B4", options={"two_player_reverse": "literal"}).play("ana: play Rrev")
    assert (game.turn, game.phase, game.direction) == ("bo", "turn", "right")


@pytest.mark.parametrize(("card", "drawn"), [("R+3", "B5 B6 B7"), ("wild+4", "B5 B6 B7 B8")])
def test_p087_p088_between_two_play_is_back_at_the_layer_of_a_draw_card(card: str, drawn: str) -> None:
    """Once bo has drawn, ana plays again."""
    game = two(f"{card} G5 B4").play(f"ana: play {card}" + " blue" * (card == "wild+4"), "bo: accept")
    assert (game.turn, game.phase) == ("ana", "turn")
    assert game.hand("bo") == f"G1 G2 G3 {drawn}"


def test_p089_between_two_everything_else_is_as_usual() -> None:
    """Numbers, wilds and draws pass the turn to the other, and matching is the same."""
    game = two("R1 wild B4", discard="R7").play("ana: play R1")
    assert game.turn == "bo"
    game.refuses("bo: play G2", "P-029")
    game.play("bo: play G1")
    assert game.turn == "ana"
    game.play("ana: play wild blue")
    assert (game.turn, game.colour) == ("bo", "blue")
    game.play("bo: draw", "bo: keep")
    assert (game.turn, game.hand("bo")) == ("ana", "G2 G3 B5")
