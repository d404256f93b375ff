"""UNO in potter: calling and being caught (P-061 to P-066)."""

from typing import Any

import pytest

from tests.support.positions import Table, table

PILE = "B5 B6 B7 B8 B9 Y5 Y6"


def position(ana: str = "R5 B4", options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """Ana's turn with two cards; bo and cy hold three."""
    hands = {"ana": ana, "bo": "R1 G2 G3", "cy": "Y1 Y2 Y3"}
    return table("potter", hands, draw=PILE, discard="R7", options=options, **keys)


def test_p061_whoever_has_one_card_left_owes_the_call() -> None:
    """The call is due when the penultimate card lies and settles the debt."""
    game = position().play("ana: play R5")
    assert (game.turn, game.owes_uno, game.called_uno) == ("bo", ["ana"], [])
    assert game.legal("ana") == ["uno"]
    game.play("ana: uno")
    assert (game.owes_uno, game.called_uno) == ([], ["ana"])
    assert game.rules("called_uno") == ["P-061"]


@pytest.mark.parametrize("uno_call", ["flexible", "before"])
def test_p061_x41_the_call_may_come_before_the_penultimate_card(uno_call: str) -> None:
    """In turn with two cards ana calls, lays, and owes nothing; a second call is refused."""
    game = position(options={"uno_call": uno_call})
    assert game.legal("ana") == ["draw", "play R5", "uno"]
    game.play("ana: uno", "ana: play R5")
    assert (game.owes_uno, game.called_uno) == ([], ["ana"])
    game.refuses("ana: uno")
    game.refuses("cy: catch ana", "X-51")


def test_p061_x41_where_the_call_comes_before_a_late_one_does_not_save() -> None:
    """Ana laid without a word: she can only be caught or be forgotten."""
    game = position(options={"uno_call": "before"}).play("ana: play R5")
    assert (game.owes_uno, game.legal("ana")) == (["ana"], [])
    game.refuses("ana: uno", "X-41")
    assert game.play("bo: catch ana").size("ana") == 3


@pytest.mark.parametrize("hand", ["R5 B4 Y9", "R5"])
def test_p061_the_call_is_made_with_one_card_or_with_two_in_turn(hand: str) -> None:
    """Not with three cards, not with one before it was laid down to, and not by a player whose turn it is not."""
    game = position(hand)
    game.refuses("ana: uno")
    game.refuses("bo: uno")


@pytest.mark.parametrize("catcher", ["bo", "cy"])
def test_p062_a_forgotten_call_costs_two_cards_once_caught(catcher: str) -> None:
    """Any other player catches; one penalty, and the turn goes on where it was."""
    game = position().play("ana: play R5", f"{catcher}: catch ana")
    assert (game.hand("ana"), game.owes_uno, game.turn, game.phase) == ("B4 B5 B6", [], "bo", "turn")
    assert game.rules("drew") == ["P-062", "P-062"]
    game.refuses("bo: catch ana", "X-51")
    game.refuses("cy: catch ana", "X-51")


def test_p062_a_forgotten_call_costs_nothing_when_nobody_catches() -> None:
    """Ana says nothing, is not caught and wins in the end."""
    game = position("R4 R3").play("ana: play R4", "bo: draw", "cy: draw")
    assert (game.turn, game.hand("ana"), game.owes_uno) == ("ana", "R3", [])
    game.play("ana: play R3")
    assert (game.phase, game.winner) == ("over", "ana")


def test_p062_nobody_catches_themselves() -> None:
    """Ana can call, not catch herself."""
    game = position().play("ana: play R5")
    game.refuses("ana: catch ana")


def test_p063_a_late_call_before_the_catch_is_in_time() -> None:
    """Ana forgot, remembers before anybody else does, and is safe."""
    game = position().play("ana: play R5", "ana: uno")
    game.refuses("bo: catch ana", "X-51")
    game.refuses("cy: catch ana", "X-51")
    assert game.hand("ana") == "B4"


def test_p064_nobody_is_caught_before_the_penultimate_card_lies() -> None:
    """With two cards in hand ana owes nothing, whether she will lay or draw."""
    game = position()
    assert (game.owes_uno, game.legal("bo")) == ([], [])
    game.refuses("bo: catch ana", "X-51")
    game.play("ana: draw")
    game.refuses("bo: catch ana", "X-51")


@pytest.mark.parametrize("card", ["wild", "howler", "wild+4"])
def test_p064_the_catch_is_possible_as_soon_as_the_card_lies(card: str) -> None:
    """Before a colour is called or a seat named, ana can be caught already."""
    game = position(f"{card} B4").play(f"ana: play {card}")
    assert (game.phase, game.owes_uno) == ("target" if card == "howler" else "colour", ["ana"])
    game.play("cy: catch ana")
    assert (game.hand("ana"), game.owes_uno) == ("B4 B5 B6", [])
    assert game.waiting == ["ana"]


@pytest.mark.parametrize("begin", ["bo: draw", "bo: play R1"])
def test_p065_p066_the_next_turn_closes_the_window(begin: str) -> None:
    """Bo takes a card or lays one: from then on ana can neither be caught nor call."""
    game = position().play("ana: play R5")
    assert game.legal("cy") == ["catch ana"]
    game.play(begin)
    assert (game.owes_uno, game.hand("ana")) == ([], "B4")
    assert game.refuses("cy: catch ana", "P-065").code == "catch/too-late"
    game.refuses("ana: uno", "X-41")


def test_p065_p066_a_call_by_the_next_player_does_not_begin_a_turn() -> None:
    """Bo calls his own UNO with two cards; ana can still be caught until he lays."""
    hands = {"ana": "R5 B4", "bo": "R1 G2", "cy": "Y1 Y2 Y3"}
    game = table("potter", hands, draw=PILE, discard="R7").play("ana: play R5", "bo: uno")
    assert game.owes_uno == ["ana"]
    game.play("bo: play R1")
    assert (game.owes_uno, game.called_uno) == ([], ["bo"])


@pytest.mark.parametrize(("card", "taken"), [("R+3", 3), ("Rskip", 0), ("wild+4", 4)])
def test_p065_x44_what_the_victim_has_to_take_does_not_close_the_window(card: str, taken: int) -> None:
    """Bo accepts and draws, yet it is no turn: ana is caught before cy begins."""
    game = position(f"{card} B4").play(f"ana: play {card}" + " blue" * (card == "wild+4"))
    assert (game.phase, game.owes_uno) == ("answer", ["ana"])
    game.play("bo: accept")
    assert (game.turn, game.size("bo"), game.owes_uno) == ("cy", 3 + taken, ["ana"])
    game.play("cy: catch ana")
    assert game.size("ana") == 3


@pytest.mark.parametrize("card", ["Rskip", "Rrev", "R+3"])
def test_p065_x45_between_two_the_layer_is_catchable_before_the_extra_turn(card: str) -> None:
    """Ana is on again with one card: bo may catch her until she begins, then she is out and has won."""
    game = table("potter", {"ana": f"{card} R4", "bo": "G1 G2"}, draw=PILE, discard="R7")
    game.play(f"ana: play {card}", "bo: accept")
    assert (game.turn, game.legal("bo")) == ("ana", ["catch ana"])
    won = Table(game.game.describe()).play("ana: play R4")
    assert (won.phase, won.winner) == ("over", "ana")
    game.play("bo: catch ana")
    assert (game.turn, game.size("ana")) == ("ana", 3)


@pytest.mark.parametrize(("uno_on_discard", "owes"), [(True, ["bo"]), (False, [])])
def test_p061_x47_x98_one_card_left_by_an_answer(uno_on_discard: bool, owes: list[str]) -> None:
    """Bo cancels a howler and has one card: he owes the call, unless only cards laid in turn count."""
    hands = {"ana": "howler R4 R3", "bo": "cloak G2", "cy": "Y1 Y2"}
    game = table("potter", hands, draw=PILE, discard="R7", options={"uno_on_discard": uno_on_discard})
    game.play("ana: play howler", "ana: target bo", "bo: play cloak green")
    assert (game.turn, game.owes_uno) == ("bo", owes)
