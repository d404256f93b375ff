"""The race and the trade of hands at the wheel (W-044, W-045, W-051, W-052, X-128, X-129, X-135)."""

from typing import Any

import pytest

from tests.support.positions import Hands, Table, table

NAMES = ["ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal", "ivy", "jo"]


def spun(icon: str, hands: Hands, options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """Ana has laid a whirled three on R8 and the next player has spun the icon."""
    game = table("wizz", hands, draw="B1 G3 R1 B2 Y4", discard="R8", options=options, **{"turn": "ana", **keys})
    game.play("ana: play R3*")
    return game.play(f"{game.waiting[0]}: spin {icon}")


def race(cy: str = "Y1 Y2 Y6", options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """The wheel shows the race; cy's hand matters in most of them."""
    return spun("race", {"ana": "R3* R5 B4", "bo": "G1 G2 G6", "cy": cy}, options, **keys)


def ten() -> Hands:
    """Ten hands of two cards, no two alike; ana also holds the whirl."""
    first = ["R6 R3*", "R7", "Y6", "Y7", "G6", "G7", "B6", "B7", "R9", "Y9"]
    second = ["R0", "Y0", "G0", "B0", "R+2", "Y+2", "G+2", "B+2", "Rskip", "Yskip"]
    return {player: f"{one} {other}" for player, one, other in zip(NAMES, first, second, strict=True)}


@pytest.mark.parametrize(("winner", "turn"), [("ana", "bo"), ("bo", "cy"), ("cy", "ana")])
@pytest.mark.parametrize("choice", ["discard", "done"])
def test_w051_w052_x134_x135_the_first_to_shout_may_put_down_a_card(winner: str, turn: str, choice: str) -> None:
    """Everybody may shout, the spinner too; the player after the winner is next."""
    game = race()
    assert (game.phase, game.waiting, game.turn) == ("race", ["ana", "bo", "cy"], "bo")
    assert [game.legal(player) for player in game.players] == [["wizz"]] * 3
    assert game.game.must_decide is None
    game.play(f"{winner}: wizz")
    assert (game.phase, game.waiting, game.turn) == ("discard", [winner], "bo")
    assert game.game.must_decide == winner
    cards = game.hand(winner).split()
    assert game.legal(winner) == sorted([*(f"discard {card}" for card in cards), "done"])
    for other in set(game.players) - {winner}:
        game.refuses(f"{other}: wizz")
    game.play(f"{winner}: {choice} {cards[0]}" if choice == "discard" else f"{winner}: done")
    assert (game.turn, game.phase) == (turn, "turn")
    assert game.size(winner) == len(cards) - (choice == "discard")
    assert game.discard == (f"{cards[0]} R3* R8" if choice == "discard" else "R3* R8")
    assert game.rules("wizzed") == ["W-051"]


@pytest.mark.parametrize(("winner", "turn"), [("ana", "cy"), ("bo", "ana"), ("cy", "bo")])
def test_w052_x134_to_the_right_the_seat_on_the_other_side_is_next(winner: str, turn: str) -> None:
    """The direction of play decides who comes after the winner."""
    game = race(direction="right")
    assert (game.phase, game.turn) == ("race", "cy")
    game.play(f"{winner}: wizz", f"{winner}: done")
    assert (game.turn, game.phase, game.direction) == (turn, "turn", "right")


@pytest.mark.parametrize(("winner", "card", "turn"), [("ana", "B4", "bo"), ("bo", "G6", "ana")])
def test_x134_x135_between_two_the_loser_of_the_race_plays(winner: str, card: str, turn: str) -> None:
    """If the layer is faster the spinner has a turn after all."""
    game = spun("race", {"ana": "R3* R5 R6 B4", "bo": "G1 G2 G6"})
    game.play(f"{winner}: wizz", f"{winner}: discard {card}")
    assert (game.turn, game.phase, game.discard) == (turn, "turn", f"{card} R3* R8")


def test_w052_among_ten_the_last_seat_hands_on_to_the_first() -> None:
    """Jo shouts first and ana is next."""
    game = spun("race", ten())
    assert game.waiting == NAMES
    game.play("jo: wizz", "jo: done")
    assert (game.turn, game.phase) == ("ana", "turn")


def test_w051_nobody_shouts_when_there_is_no_race() -> None:
    """A shout on another icon, or in a turn, is refused; in a race nothing but the shout is asked."""
    game = spun("show", {"ana": "R3* R5 B4", "bo": "G1 G2 G6", "cy": "Y1 Y2 Y6"})
    game.refuses("cy: wizz")
    game.refuses("ana: wizz")
    race().refuses("bo: done")
    race().refuses("cy: draw")


@pytest.mark.parametrize("card", ["Y+2", "Yskip", "Yrev", "Y2*"])
def test_w051_x122_any_card_may_go_and_has_no_effect(card: str) -> None:
    """It need not fit, and ana has an ordinary turn after cy."""
    game = race(f"Y1 Y6 {card}").play("cy: wizz", f"cy: discard {card}")
    assert (game.turn, game.phase, game.direction, game.colour) == ("ana", "turn", "left", "yellow")
    assert (game.size("ana"), game.discard) == (2, f"{card} R3* R8")


@pytest.mark.parametrize(
    ("card", "turn", "phase", "direction", "cards"),
    [
        ("Y+2", "bo", "turn", "left", 4),
        ("Yskip", "bo", "turn", "left", 2),
        ("Yrev", "bo", "turn", "right", 2),
        ("Y2*", "ana", "spin", "left", 2),
    ],
)
def test_x122_with_wheel_cards_act_the_card_acts_on_the_next_after_the_winner(
    card: str, turn: str, phase: str, direction: str, cards: int
) -> None:
    """It hits ana, as if cy had laid it."""
    game = race(f"Y1 Y6 {card}", {"wheel_cards_act": True}).play("cy: wizz", f"cy: discard {card}")
    assert (game.turn, game.phase, game.direction, game.size("ana")) == (turn, phase, direction, cards)


@pytest.mark.parametrize(("acts", "cards", "turn"), [(False, 2, "ana"), (True, 6, "bo")])
def test_x123_x122_a_wild_put_down_in_a_race_is_called_by_the_winner(acts: bool, cards: int, turn: str) -> None:
    """Cy calls; only with the option does ana draw four."""
    game = race("Y1 Y6 wild+4", {"wheel_cards_act": acts}).play("cy: wizz", "cy: discard wild+4")
    assert (game.phase, game.waiting, game.colour) == ("colour", ["cy"], None)
    game.play("cy: colour green")
    assert (game.turn, game.phase, game.colour, game.size("ana")) == (turn, "turn", "green", cards)


def test_x135_x47_a_race_may_leave_one_card() -> None:
    """The call is due from the moment the card lies, even while the wild is not called."""
    game = race("Y6 wild").play("cy: wizz", "cy: discard wild")
    assert (game.phase, game.owes_uno, game.legal("bo")) == ("colour", ["cy"], ["catch cy"])
    game.play("bo: catch cy", "cy: colour red")
    assert (game.hand("cy"), game.turn, game.colour) == ("Y6 G3 B1", "ana", "red")


@pytest.mark.parametrize("card", ["Y6", "wild", "wild+4", "Y+2", "Y5*"])
@pytest.mark.parametrize("acts", [False, True])
def test_x135_x71_a_race_may_empty_a_hand(card: str, acts: bool) -> None:
    """Cy is out at once: no colour, no effect, no spin, with the option or without."""
    game = race(card, {"wheel_cards_act": acts}).play("cy: wizz", f"cy: discard {card}")
    assert (game.phase, game.winner, game.points) == ("over", "cy", {"cy": 18})
    assert (game.hand("ana"), game.discard) == ("R5 B4", f"{card} R3* R8")


def test_w044_x128_two_players_swap() -> None:
    """Left and right are the same between two."""
    for options in ({}, {"trade": "direction"}):
        game = spun("trade", {"ana": "R3* R5 B4", "bo": "G1 G2 G6"}, options)
        assert (game.hand("ana"), game.hand("bo")) == ("G1 G2 G6", "R5 B4")
        assert (game.turn, game.phase, game.discard) == ("ana", "turn", "R3* R8")


@pytest.mark.parametrize(
    ("direction", "trade", "hands", "turn"),
    [
        ("left", "left", ["Y1 Y2 Y6", "R5 B4", "G1 G2 G6"], "cy"),
        ("right", "left", ["Y1 Y2 Y6", "R5 B4", "G1 G2 G6"], "bo"),
        ("left", "direction", ["Y1 Y2 Y6", "R5 B4", "G1 G2 G6"], "cy"),
        ("right", "direction", ["G1 G2 G6", "Y1 Y2 Y6", "R5 B4"], "bo"),
    ],
)
def test_w044_x128_three_pass_their_hands_to_the_left(direction: str, trade: str, hands: list[str], turn: str) -> None:
    """Whatever the direction of play; only by the option do the hands follow it."""
    held = {"ana": "R3* R5 B4", "bo": "G1 G2 G6", "cy": "Y1 Y2 Y6"}
    game = spun("trade", held, {"trade": trade}, direction=direction)
    assert [game.hand(player) for player in game.players] == hands
    assert (game.turn, game.phase, game.direction) == (turn, "turn", direction)
    assert game.rules("gave_hand") == ["W-044"] * 3


@pytest.mark.parametrize(
    ("direction", "trade", "shift"),
    [("left", "left", 1), ("right", "left", 1), ("left", "direction", 1), ("right", "direction", -1)],
)
def test_w044_x128_ten_pass_their_hands(direction: str, trade: str, shift: int) -> None:
    """Each hand is found whole at the neighbour's."""
    hands = ten()
    before = {player: hand.replace(" R3*", "") for player, hand in hands.items()}
    game = spun("trade", hands, {"trade": trade}, direction=direction)
    for seat, player in enumerate(NAMES):
        assert set(game.hand(NAMES[(seat + shift) % 10]).split()) == set(before[player].split())
    assert game.turn == ("cy" if direction == "left" else "ivy")


def test_w045_x129_whoever_receives_one_card_owes_the_call_and_the_givers_call_does_not_travel() -> None:
    """Ana called with R5; bo now holds it and owes, ana owes for the card of cy, and cy owes nothing."""
    game = table("wizz", {"ana": "R3* R5", "bo": "G1 G2", "cy": "Y6"}, draw="B1 G3 R1 B2 Y4", discard="R8")
    game.play("ana: uno", "ana: play R3*", "bo: spin trade")
    assert [game.hand(player) for player in game.players] == ["Y6", "R5", "G1 G2"]
    assert (game.owes_uno, game.called_uno, game.turn) == (["ana", "bo"], [], "cy")
    assert game.legal("ana") == ["catch bo", "uno"]
    assert game.legal("bo") == ["catch ana", "uno"]
    assert game.legal("cy") == ["catch ana", "catch bo", "draw", "uno"]
    game.play("ana: uno", "cy: catch bo")
    assert [game.hand(player) for player in game.players] == ["Y6", "R5 G3 B1", "G1 G2"]
    game.refuses("cy: catch ana")


def test_w045_x129_the_window_closes_when_the_next_turn_begins() -> None:
    """Cy draws, and nobody can be caught any more."""
    game = spun("trade", {"ana": "R3* R5", "bo": "G1 G2", "cy": "Y6"}).play("cy: draw")
    assert (game.owes_uno, game.turn) == ([], "ana")
    game.refuses("cy: catch bo")
    game.refuses("bo: uno")


@pytest.mark.parametrize("options", [{"uno_call": "before"}, {"uno_on_discard": False}])
def test_w045_a_traded_last_card_is_called_late_under_any_option(options: dict[str, Any]) -> None:
    """Nobody could have called before the trade, and the sheet itself asks for this call."""
    game = spun("trade", {"ana": "R3* R5", "bo": "G1 G2", "cy": "Y6 Y7"}, options)
    assert (game.owes_uno, game.legal("bo")) == (["bo"], ["uno"])
    game.play("bo: uno")
    assert (game.owes_uno, game.called_uno) == ([], ["bo"])


def test_w045_between_two_both_may_owe_the_call() -> None:
    """Single card against single card: both calls are due again, and ana is next."""
    game = table("wizz", {"ana": "R3* R5", "bo": "G1"}, draw="B1 G3 R1", discard="R8")
    game.play("ana: uno", "ana: play R3*", "bo: spin trade")
    assert (game.hand("ana"), game.hand("bo"), game.owes_uno) == ("G1", "R5", ["ana", "bo"])
    game.play("ana: catch bo", "ana: draw")
    assert (game.size("bo"), game.owes_uno) == (3, [])
