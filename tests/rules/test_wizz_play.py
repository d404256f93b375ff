"""The turn, the action cards and the whirl in wizz (W-021 to W-035, X-139)."""

from typing import Any

import pytest

from tests.support.positions import Hands, Table, table

PLAIN: Hands = {"bo": "G1 G2 G6", "cy": "Y1 Y2 Y6"}
BLUFF = {"wild_draw": "bluff"}


def ana_holds(hand: str, discard: str, options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """Three players, ana to play; bo and cy hold three plain cards of their colour."""
    draw = keys.pop("draw", "B5 G7 R2 B7 B8 B9 Y7")
    return table("wizz", {"ana": hand, **PLAIN}, draw=draw, discard=discard, options=options, **keys)


def test_w022_colour_number_or_wild_covers_the_top() -> None:
    """On a red seven lie reds, sevens and wilds; a wild draw four does not while red is held."""
    game = ana_holds("R1 B7 Rskip G0 Grev wild wild+4", "R7")
    assert game.legal("ana") == ["draw", "play B7", "play R1", "play Rskip", "play wild"]
    game.refuses("ana: play G0", "W-022")
    game.refuses("ana: play Grev", "W-022")
    game.refuses("bo: play G1")
    game.play("ana: play B7")
    assert (game.turn, game.discard, game.colour) == ("bo", "B7 R7", "blue")
    assert game.rules("played") == ["W-022"]


@pytest.mark.parametrize(("top", "same"), [("G+2", "R+2"), ("Gskip", "Rskip"), ("Grev", "Rrev")])
def test_w022_w026_w027_w028_an_action_lies_on_its_colour_or_its_symbol_only(top: str, same: str) -> None:
    """Of the red actions only the one with the symbol on top may be laid, of the green ones all."""
    game = ana_holds("R+2 Rskip Rrev R5 G+2 Gskip Grev", top)
    assert game.legal("ana") == ["draw", *sorted(["play G+2", "play Grev", "play Gskip", f"play {same}"])]
    for card in {"R+2", "Rskip", "Rrev"} - {same}:
        game.refuses(f"ana: play {card}", "W-022")


def test_w024_a_drawn_card_that_does_not_fit_is_kept_and_the_turn_passes() -> None:
    """With nothing to lay ana draws B5, which fits neither."""
    game = ana_holds("G1* G6", "R8").play("ana: draw")
    assert (game.turn, game.phase, game.hand("ana")) == ("bo", "turn", "G1* G6 B5")
    assert game.rules("drew") == ["W-024"]


@pytest.mark.parametrize(
    ("choice", "hand", "discard", "phase"),
    [("play R2*", "G1* G6", "R2* R8", "spin"), ("keep", "R2* G1* G6", "R8", "turn")],
)
def test_w024_a_drawn_card_that_fits_may_be_laid_or_kept(choice: str, hand: str, discard: str, phase: str) -> None:
    """Ana draws a whirl that fits; laid, it sends bo to the wheel."""
    game = ana_holds("G1* G6", "R8", draw="R2* B5").play("ana: draw")
    assert (game.turn, game.phase, game.legal("ana")) == ("ana", "drawn", ["keep", "play R2*"])
    game.play(f"ana: {choice}")
    assert (game.turn, game.phase, game.hand("ana"), game.discard) == ("bo", phase, hand, discard)


def test_w025_after_declining_only_the_drawn_card_may_be_laid() -> None:
    """Ana could lay R5 but draws; now it is the drawn R2 or nothing."""
    game = ana_holds("R5 R6 G6", "R8", draw="R2 B5").play("ana: draw")
    assert game.legal("ana") == ["keep", "play R2"]
    game.refuses("ana: play R5", "W-025")
    game.refuses("ana: draw", "W-025")
    game.play("ana: play R2")
    assert (game.turn, game.hand("ana"), game.discard) == ("bo", "R5 R6 G6", "R2 R8")


@pytest.mark.parametrize(("direction", "victim", "turn"), [("left", "bo", "cy"), ("right", "cy", "bo")])
def test_w026_a_draw_two_costs_the_next_player_two_cards_and_the_turn(direction: str, victim: str, turn: str) -> None:
    """The next seat in the direction of play draws and is passed over."""
    game = ana_holds("R+2 R5 B4", "Y+2", turn="ana", direction=direction).play("ana: play R+2")
    assert (game.turn, game.phase, game.colour) == (turn, "turn", "red")
    assert game.hand(victim) == {"bo": "G1 G2 G6 G7 B5", "cy": "Y1 Y2 Y6 G7 B5"}[victim]
    assert game.rules("drew") == ["W-026", "W-026"]


@pytest.mark.parametrize(("direction", "after", "turn"), [("left", "right", "cy"), ("right", "left", "bo")])
def test_w027_a_reverse_turns_the_direction(direction: str, after: str, turn: str) -> None:
    """Whichever way play went, it now goes the other way."""
    game = ana_holds("Rrev R5 B4", "Yrev", turn="ana", direction=direction).play("ana: play Rrev")
    assert (game.direction, game.turn) == (after, turn)
    assert game.rules("reversed") == ["W-027"]


@pytest.mark.parametrize(("direction", "turn"), [("left", "cy"), ("right", "bo")])
def test_w028_a_skip_passes_over_the_next_player(direction: str, turn: str) -> None:
    """The next seat in the direction of play loses the turn and draws nothing."""
    game = ana_holds("Rskip R5 B4", "Yskip", turn="ana", direction=direction).play("ana: play Rskip")
    assert (game.direction, game.turn) == (direction, turn)
    assert [game.size(player) for player in game.players] == [2, 3, 3]
    assert game.rules("skipped") == ["W-028"]


@pytest.mark.parametrize("card", ["R+2", "Rrev", "Rskip"])
def test_w026_w027_w028_x140_between_two_the_layer_plays_again(card: str) -> None:
    """Draw two, reverse and skip all give ana another turn, and the direction stays as it is."""
    game = table("wizz", {"ana": f"{card} R5 B4", "bo": "G1 G2"}, draw="B5 G7 B8", discard="R8")
    game.play(f"ana: play {card}")
    assert (game.turn, game.phase, game.direction) == ("ana", "turn", "left")
    assert game.size("bo") == (4 if card == "R+2" else 2)


@pytest.mark.parametrize("colour", ["red", "yellow", "green", "blue"])
def test_w029_a_wild_changes_or_keeps_the_colour(colour: str) -> None:
    """Ana has reds to lay but lays the wild, and calls what she likes, red too; bo must match that colour."""
    game = ana_holds("wild R5 B4", "R8").play("ana: play wild")
    assert (game.phase, game.waiting, game.colour, game.turn) == ("colour", ["ana"], None, "ana")
    assert game.legal("ana") == ["colour blue", "colour green", "colour red", "colour yellow"]
    game.play(f"ana: colour {colour}")
    assert (game.turn, game.phase, game.colour) == ("bo", "turn", colour)
    greens = ["play G1", "play G2", "play G6"]
    assert game.legal("bo") == ["draw", *(greens if colour == "green" else [])]


@pytest.mark.parametrize("top", ["R8", "G+2", "Bskip", "Yrev", "B3*", "wild", "wild+4"])
def test_w029_a_wild_lies_on_anything(top: str) -> None:
    """Whatever lies on top, the wild covers it."""
    keys: dict[str, Any] = {"colour": "yellow"} if top.startswith("wild") else {}
    game = ana_holds("wild Y5 B4", top, **keys).play("ana: play wild blue")
    assert (game.discard, game.colour, game.turn) == (f"wild {top}", "blue", "bo")


def test_w030_a_wild_draw_four_calls_a_colour_and_costs_four_cards_and_the_turn() -> None:
    """Bo draws four at once and cy is next."""
    game = ana_holds("wild+4 G5 B4", "R8").play("ana: play wild+4")
    assert (game.phase, game.waiting, game.size("bo")) == ("colour", ["ana"], 3)
    game.play("ana: colour yellow")
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "yellow")
    assert game.hand("bo") == "R2 G1 G2 G6 G7 B5 B7"
    assert game.rules("drew") == ["W-030"] * 4


@pytest.mark.parametrize("held", ["R5", "R5*", "Rskip", "R+2"])
def test_w031_x34_any_card_of_the_colour_in_force_forbids_the_wild_draw_four(held: str) -> None:
    """A red number, a red whirl and a red action alike."""
    game = ana_holds(f"wild+4 {held} B4", "R8")
    game.refuses("ana: play wild+4", "W-031")
    assert "play wild+4" not in game.legal("ana")


@pytest.mark.parametrize("held", ["B8", "Bskip", "wild", "wild+4"])
def test_w031_a_matching_number_an_action_or_a_wild_does_not_forbid_it(held: str) -> None:
    """Only the colour counts, not whether something else could be laid."""
    game = ana_holds(f"wild+4 {held} B4", "R8").play("ana: play wild+4 blue")
    assert (game.turn, game.size("bo")) == ("cy", 7)


def test_w031_x33_on_a_wild_the_colour_called_is_tested() -> None:
    """Green was called: a blue card in hand does not forbid a wild draw four, a green one does."""
    ana_holds("wild+4 G5 B4", "wild R8", colour="green").refuses("ana: play wild+4", "W-031")
    game = ana_holds("wild+4 R5 B4", "wild R8", colour="green").play("ana: play wild+4 red")
    assert (game.turn, game.colour) == ("cy", "red")


def test_w031_a_drawn_wild_draw_four_is_tested_with_the_whole_hand() -> None:
    """Ana declines while holding red and draws it: it cannot be laid, so the turn is over."""
    game = ana_holds("R5 B4", "R8", draw="wild+4 B5").play("ana: draw")
    assert (game.turn, game.phase, game.hand("ana")) == ("bo", "turn", "R5 B4 wild+4")


@pytest.mark.parametrize("options", [{}, {"wild_draw": "strict"}])
def test_w032_x35_nobody_is_asked_about_a_bluff(options: dict[str, Any]) -> None:
    """The four cards are drawn without a question, and there is nothing to challenge."""
    game = ana_holds("wild+4 G5 B4", "R8", options).play("ana: play wild+4 blue")
    assert (game.phase, game.waiting, game.size("bo")) == ("turn", ["cy"], 7)
    game.refuses("bo: challenge")


@pytest.mark.parametrize(
    ("hand", "answer", "sizes", "turn"),
    [
        ("wild+4 R5 B4", "accept", [2, 7, 3], "cy"),
        ("wild+4 R5 B4", "challenge", [6, 3, 3], "bo"),
        ("wild+4 Rrev B4", "challenge", [6, 3, 3], "bo"),
        ("wild+4 G8 B4", "accept", [2, 7, 3], "cy"),
        ("wild+4 G8 B4", "challenge", [2, 9, 3], "cy"),
    ],
)
def test_x35_with_bluff_the_victim_accepts_or_challenges(hand: str, answer: str, sizes: list[int], turn: str) -> None:
    """A bluff found out costs ana four and bo plays; a wrong challenge costs bo six and the turn."""
    game = ana_holds(hand, "R8", BLUFF).play("ana: play wild+4 blue")
    assert (game.phase, game.waiting, game.turn) == ("answer", ["bo"], "ana")
    assert game.legal("bo") == ["accept", "challenge"]
    game.play(f"bo: {answer}")
    assert [game.size(player) for player in game.players] == sizes
    assert (game.turn, game.phase, game.colour) == (turn, "turn", "blue")


def test_w023_w033_a_whirl_is_matched_and_laid_like_its_number() -> None:
    """A whirled three lies on red, on any three and beneath any three; elsewhere it does not fit."""
    assert ana_holds("R3* G3* B9", "R8").legal("ana") == ["draw", "play R3*"]
    assert ana_holds("R3* G3* B9", "Y3").legal("ana") == ["draw", "play G3*", "play R3*"]
    assert ana_holds("R3 G3 R3* B9", "Y3*").legal("ana") == ["draw", "play G3", "play R3", "play R3*"]
    ana_holds("R3* B9", "G8").refuses("ana: play R3*", "W-022")


@pytest.mark.parametrize(("direction", "spinner", "turn"), [("left", "bo", "cy"), ("right", "cy", "bo")])
def test_w034_w036_a_whirl_sends_the_next_player_to_the_wheel(direction: str, spinner: str, turn: str) -> None:
    """The seat after ana in the direction of play spins, and the one after that is next."""
    game = ana_holds("R3* R5 B4", "R8", turn="ana", direction=direction).play("ana: play R3*")
    assert (game.turn, game.phase, game.waiting) == (spinner, "spin", [spinner])
    game.refuses("ana: spin")
    game.play(f"{spinner}: spin show")
    assert (game.turn, game.phase) == (turn, "turn")
    assert [(event.seat, event.icon, event.rule) for event in game.events if event.kind == "spun"] == [
        (spinner, "show", "W-036")
    ]


def test_w034_between_two_the_layer_is_next_after_the_spin() -> None:
    """Bo spins, then ana plays."""
    game = table("wizz", {"ana": "R3* R5 B4", "bo": "G1 G2"}, draw="B5", discard="R8")
    game.play("ana: play R3*", "bo: spin show")
    assert (game.turn, game.phase) == ("ana", "turn")


def test_w035_x139_the_spin_replaces_the_whole_turn() -> None:
    """Bo may neither lay a red, nor answer with a whirl of his own, nor draw."""
    game = table("wizz", {"ana": "R3* R5 B4", "bo": "R4* R6", "cy": "Y1 Y2"}, draw="B5", discard="R8")
    game.play("ana: play R3*")
    assert game.legal("bo") == ["spin"]
    for action in ("play R6", "play R4*", "draw"):
        game.refuses(f"bo: {action}", "W-035")
    game.play("bo: spin show")
    assert (game.turn, game.hand("bo"), game.draw) == ("cy", "R4* R6", "B5")
