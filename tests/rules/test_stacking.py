"""Stacking, a house rule: a draw card passed on with another (X-25, X-148)."""

from typing import Any

import pytest

from tests.support.editions import mirrored
from tests.support.positions import Table, start, table

KINDS = [
    ("deluxe", "hero", "RGB", "+2"),
    ("potter", "hero", "RGB", "+3"),
    ("wizz", "hero", "RGB", "+2"),
    ("flip", "hero", "RGB", "+1"),
    ("flip", "villain", "POV", "+5"),
]
kinds = pytest.mark.parametrize(("edition", "side", "colours", "plus"), KINDS)
DRAW = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 B1 B2 G1 G2 G6 G7 G8"


def seated(edition: str, stacking: str, ana: str, bo: str, cy: str = "B3 B4 B5", **keys: Any) -> Table:
    """Ana's turn on a red 9."""
    hands = {"ana": mirrored(edition, ana), "bo": mirrored(edition, bo), "cy": mirrored(edition, cy)}
    options = {"stacking": stacking, **keys.pop("options", {})}
    draw = mirrored(edition, keys.pop("draw", DRAW))
    return table(edition, hands, draw=draw, discard=mirrored(edition, "R9"), options=options, **keys)


@kinds
@pytest.mark.parametrize(("direction", "second", "third"), [("left", "bo", "cy"), ("right", "cy", "bo")])
def test_x25_x148_same_passes_the_sum_on(
    *, edition: str, side: str, colours: str, plus: str, direction: str, second: str, third: str
) -> None:
    """The victim may lay the same symbol in any colour; the player who accepts takes the sum and loses the turn."""
    front = {"+5": "+1"}.get(plus, plus)
    hands = {"ana": f"R{front} R2 R1", second: f"G{front} G3 G4", third: "B3 B4 B5"}
    keys: dict[str, Any] = {"side": side} if edition == "flip" else {}
    game = seated(edition, "same", hands["ana"], hands["bo"], hands["cy"], direction=direction, **keys)
    game.play(f"ana: play {colours[0]}{plus}")
    assert (game.phase, game.turn, game.waiting) == ("answer", "ana", [second])
    assert game.legal(second) == ["accept", f"play {colours[1]}{plus}"]
    game.refuses(f"{second}: play {colours[1]}3")
    game.refuses(f"{third}: accept")
    game.play(f"{second}: play {colours[1]}{plus}")
    assert (game.phase, game.turn, game.waiting, game.legal(third)) == ("answer", second, [third], ["accept"])
    assert game.colour == {"G": "green", "O": "orange"}[colours[1]]
    game.play(f"{third}: accept")
    assert (game.size(second), game.size(third)) == (2, 3 + 2 * int(plus[1]))
    assert (game.phase, game.turn) == ("turn", "ana")


@kinds
def test_x25_off_a_draw_card_is_not_answered_with_another(edition: str, side: str, colours: str, plus: str) -> None:
    """Without the house rule bo draws, whatever he holds."""
    front = {"+5": "+1"}.get(plus, plus)
    keys: dict[str, Any] = {"side": side} if edition == "flip" else {}
    game = seated(edition, "off", f"R{front} R2 R1", f"G{front} G3 G4", **keys).play(f"ana: play {colours[0]}{plus}")
    if edition == "potter":
        assert game.legal("bo") == ["accept"]
        game.refuses("bo: play G+3")
        game.play("bo: accept")
    assert (game.size("bo"), game.turn, game.phase) == (3 + int(plus[1]), "cy", "turn")


@kinds
def test_x148_the_victim_is_asked_even_with_nothing_to_stack(edition: str, side: str, colours: str, plus: str) -> None:
    """The question does not reveal what bo holds; accepting costs what the card says."""
    front = {"+5": "+1"}.get(plus, plus)
    keys: dict[str, Any] = {"side": side} if edition == "flip" else {}
    game = seated(edition, "same", f"R{front} R2 R1", "G3 G4 G5", **keys).play(f"ana: play {colours[0]}{plus}")
    assert (game.phase, game.waiting, game.legal("bo")) == ("answer", ["bo"], ["accept"])
    game.play("bo: accept")
    assert (game.size("bo"), game.turn) == (3 + int(plus[1]), "cy")


@pytest.mark.parametrize(
    ("edition", "plus", "wild"), [("deluxe", "+2", "wild+4"), ("potter", "+3", "wild+4"), ("flip", "+1", "wild+2")]
)
def test_x148_same_and_any_differ_on_other_draw_cards(edition: str, plus: str, wild: str) -> None:
    """A wild draw on a coloured draw card, or the other way round, is for `any` only."""
    same = seated(edition, "same", f"R{plus} R2 R1", f"{wild} G{plus} G3").play(f"ana: play R{plus}")
    assert same.legal("bo") == ["accept", f"play G{plus}"]
    same.refuses(f"bo: play {wild} green")
    other = seated(edition, "any", f"R{plus} R2 R1", f"{wild} G{plus} G3").play(f"ana: play R{plus}")
    assert other.legal("bo") == ["accept", f"play G{plus}", f"play {wild}"]
    same = seated(edition, "same", f"{wild} G2 G1", f"{wild} B{plus} R3", draw="Y1 Y2 Y3").play(f"ana: play {wild} red")
    assert same.legal("bo") == ["accept", "challenge", f"play {wild}"]
    other = seated(edition, "any", f"{wild} G2 G1", f"B{plus} R3 R4", draw="Y1 Y2 Y3").play(f"ana: play {wild} red")
    assert other.legal("bo") == ["accept", "challenge", f"play B{plus}"]
    other.play(f"bo: play B{plus}")
    assert (other.colour, other.waiting, other.legal("cy")) == ("blue", ["cy"], ["accept"])


@pytest.mark.parametrize(
    ("edition", "plus", "wild", "total"),
    [
        ("deluxe", "+2", "wild+4", 6),
        ("potter", "+3", "wild+4", 7),
        ("wizz", "+2", "wild+4", 6),
        ("flip", "+1", "wild+2", 3),
    ],
)
@pytest.mark.parametrize("held", ["R3", "G3"])
def test_x148_x33_a_challenge_is_about_the_last_wild_draw_and_the_whole_sum(
    *, edition: str, plus: str, wild: str, total: int, held: str
) -> None:
    """Bo stacked on red: holding red he takes the whole sum, else cy takes it and two more."""
    options = {"wild_draw": "bluff"}
    game = seated(edition, "any", f"R{plus} R2 R1", f"{wild} {held} G4", options=options)
    game.play(f"ana: play R{plus}", f"bo: play {wild}")
    assert (game.phase, game.turn, game.waiting, game.colour) == ("colour", "bo", ["bo"], None)
    game.play("bo: colour green")
    assert (game.phase, game.turn, game.legal("cy")) == ("answer", "bo", ["accept", "challenge"])
    game.play("cy: challenge")
    if held == "R3":
        assert (game.size("bo"), game.size("cy"), game.turn) == (2 + total, 3, "cy")
    else:
        assert (game.size("bo"), game.size("cy"), game.turn) == (2, 3 + total + 2, "ana")
    assert (game.phase, game.colour) == ("turn", "green")


def test_x148_x33_a_wild_draw_on_a_wild_draw_is_judged_by_the_colour_called() -> None:
    """Ana called green, so bo's green card makes his answer a bluff, his red one does not; ana's own is past."""
    for held, guilty in (("G3", True), ("R3", False)):
        game = seated("deluxe", "same", "wild+4 R2 R1", f"wild+4 {held} Y4")
        game.play("ana: play wild+4 green", "bo: play wild+4 blue", "cy: challenge")
        assert game.size("ana") == 2
        assert (game.size("bo"), game.size("cy")) == ((10, 3) if guilty else (2, 3 + 8 + 2))


def test_x148_after_guilty_skipped_holds_for_a_stack_too() -> None:
    """Bo takes the six cards, and cy loses the turn all the same."""
    game = seated("deluxe", "any", "R+2 R2 R1", "wild+4 R3 G4", options={"after_guilty": "skipped"})
    game.play("ana: play R+2", "bo: play wild+4 green", "cy: challenge")
    assert (game.size("bo"), game.size("cy"), game.turn) == (8, 3, "ana")


@pytest.mark.parametrize("edition", ["deluxe", "wizz"])
def test_x148_x35_strict_stacks_only_a_legal_wild_draw(edition: str) -> None:
    """With red in hand bo may not lay it on the red +2; without it he may, and cy can only accept."""
    strict = {"wild_draw": "strict"}
    game = seated(edition, "any", "R+2 R2 R1", "wild+4 R3 G4", options=strict).play("ana: play R+2")
    assert game.legal("bo") == ["accept"]
    game.refuses("bo: play wild+4 green")
    game = seated(edition, "any", "R+2 R2 R1", "wild+4 G3 G4", options=strict)
    game.play("ana: play R+2", "bo: play wild+4 green")
    assert (game.phase, game.legal("cy")) == ("answer", ["accept"])
    assert game.play("cy: accept").size("cy") == 9


@pytest.mark.parametrize("stacking", ["same", "any"])
def test_x148_the_wild_colour_card_never_stacks(stacking: str) -> None:
    """It neither answers a +5 nor is it answered by one, nor by another of its kind."""
    game = seated("flip", stacking, "R+1 R2 R1", "wild+2 G3 G4", side="villain").play("ana: play P+5")
    assert game.legal("bo") == ["accept"]
    game.refuses("bo: play wild+colour orange")
    game = seated("flip", stacking, "wild+2 G2 G1", "wild+2 R+1 G4", draw="Y1 B2", side="villain")
    game.play("ana: play wild+colour violet")
    assert game.legal("bo") == ["accept", "challenge"]
    game.refuses("bo: play P+5")
    game.play("bo: accept")
    assert (game.size("bo"), game.turn) == (5, "cy")


@kinds
def test_x148_nobody_stacks_on_a_last_card(edition: str, side: str, colours: str, plus: str) -> None:
    """Bo goes out with the second draw card: cy holds a third but takes the whole sum."""
    front = {"+5": "+1"}.get(plus, plus)
    keys: dict[str, Any] = {"side": side} if edition == "flip" else {}
    game = seated(edition, "same", f"R{front} R2", f"G{front}", f"B{front} B5", **keys)
    game.play(f"ana: play {colours[0]}{plus}", f"bo: play {colours[1]}{plus}")
    if edition == "potter":
        assert (game.phase, game.legal("cy")) == ("answer", ["accept"])
        game.play("cy: accept")
    assert (game.phase, game.winner, game.size("cy")) == ("over", "bo", 2 + 2 * int(plus[1]))


def test_x148_a_last_wild_draw_adds_to_the_sum_without_colour_or_challenge() -> None:
    """Bo's last card is a wild draw on a +2: six cards for cy at once."""
    game = seated("deluxe", "any", "R+2 R2", "wild+4", "wild+4 B5").play("ana: play R+2", "bo: play wild+4")
    assert (game.phase, game.winner, game.size("cy"), game.colour) == ("over", "bo", 8, None)


def test_x148_a_turned_up_draw_card_may_be_stacked() -> None:
    """The player left of the dealer is asked, passes it on, and the next one takes the sum."""
    hands = {"ana": "G+2 G3", "bo": "B1 B2", "cy": "B3 B4"}
    game = start("deluxe", hands, draw=f"R+2 {DRAW[:20]}", options={"stacking": "same"})
    assert (game.phase, game.turn, game.waiting) == ("answer", "cy", ["ana"])
    assert game.legal("ana") == ["accept", "play G+2"]
    game.play("ana: play G+2", "bo: accept")
    assert (game.hand("bo"), game.turn, game.discard) == ("Y1 Y2 Y3 Y4 B1 B2", "cy", "G+2 R+2")
    game = start("deluxe", hands, draw=f"R+2 {DRAW[:20]}", options={"stacking": "same"}).play("ana: accept")
    assert (game.hand("ana"), game.turn) == ("Y1 Y2 G3 G+2", "bo")


def test_x148_a_cloak_cancels_the_whole_sum() -> None:
    """Cy answers two stacked +3 with the cloak: nobody draws, and that was cy's turn."""
    game = seated("potter", "same", "R+3 R2 R1", "G+3 G3 G4", "cloak B+3 B5").play("ana: play R+3", "bo: play G+3")
    assert game.legal("cy") == ["accept", "play B+3", "play cloak"]
    game.play("cy: play cloak blue")
    assert (game.phase, game.turn, game.colour, game.hand("cy")) == ("turn", "ana", "blue", "B5 B+3")
    assert game.rules("drew") == []


def test_x148_x44_a_stacked_lay_closes_the_window_and_opens_its_own() -> None:
    """Ana forgot UNO: bo's accepting leaves her in danger, his stacking does not; then he owes the call himself."""
    game = seated("deluxe", "same", "R+2 R2", "G+2 G3").play("ana: play R+2")
    assert (game.owes_uno, game.legal("cy")) == (["ana"], ["catch ana"])
    game.play("bo: play G+2")
    assert game.owes_uno == ["bo"]
    game.refuses("cy: catch ana")
    assert game.play("ana: catch bo").hand("bo") == "Y1 Y2 G3"
    accepted = seated("deluxe", "same", "R+2 R2", "G+2 G3").play("ana: play R+2", "bo: accept", "bo: catch ana")
    assert (accepted.size("ana"), accepted.turn) == (3, "cy")


def test_x148_x142_two_players_stack_back_and_forth() -> None:
    """Three +2 in a row: bo takes six, and ana plays again."""
    hands = {"ana": "R+2 B+2 R1", "bo": "G+2 G3"}
    game = table("deluxe", hands, draw=DRAW, discard="R9", options={"stacking": "same"})
    game.play("ana: play R+2", "bo: play G+2", "ana: play B+2", "bo: accept")
    assert (game.size("bo"), game.turn, game.phase) == (7, "ana", "turn")


def test_x148_x61_a_sum_that_does_not_exist_lapses() -> None:
    """Four cards are due, three can be had; the turn is lost and nothing is owed later."""
    game = seated("deluxe", "same", "R+2 R2 R1", "G+2 G3 G4", draw="Y1").play(
        "ana: play R+2", "bo: play G+2", "cy: accept"
    )
    assert (game.size("cy"), game.draw, game.discard, game.turn) == (6, "", "G+2", "ana")


def test_x148_x61_a_sum_of_more_cards_than_there_are_is_read_from_a_position() -> None:
    """Ten cards are due where only five are in play: the printed position reads back, and ana takes what there is."""
    hands = {"ana": "R1/P+5 R2/P2", "bo": "G1/T+5 G2/O3"}
    game = table("flip", hands, discard="R7/P7", side="villain", options={"stacking": "same"})
    game.play("ana: play P+5", "bo: play T+5")
    assert game.game.describe()["pending"]["due"] == 10
    again = Table(game.game.describe())
    assert again.game.describe() == game.game.describe()
    again.play("ana: accept")
    assert (again.turn, again.size("ana"), again.discard) == ("bo", 3, "G1/T+5")
