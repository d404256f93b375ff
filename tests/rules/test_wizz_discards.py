"""Cards put down through the wheel: almost, number, colour (W-037 to W-041, W-053, X-122 to X-125)."""

from typing import Any

import pytest

from tests.support.positions import Table, table


def bo_spins(icon: str, hand: str, options: dict[str, Any] | None = None, **keys: Any) -> Table:
    """Ana has laid a whirled three on R8 and bo, with this hand, spins the icon; cy holds Y1 Y2 R+2."""
    hands = {"ana": "R3* R9 B0", "bo": hand, "cy": keys.pop("cy", "Y1 Y2 R+2")}
    game = table("wizz", hands, draw="B5 G7 R2 B7 B8 B9", discard="R8", options=options, **keys)
    return game.play("ana: play R3*", f"bo: spin {icon}")


def test_w037_w053_almost_leaves_two_cards_and_the_last_put_down_is_on_top() -> None:
    """Bo must go on until two are left; then the step is over by itself."""
    game = bo_spins("almost", "G1 G2 G6 Y4")
    assert (game.phase, game.waiting, game.turn) == ("discard", ["bo"], "bo")
    assert game.legal("bo") == ["discard G1", "discard G2", "discard G6", "discard Y4"]
    game.refuses("bo: done", "W-037")
    game.play("bo: discard G6")
    game.refuses("bo: done", "W-037")
    game.play("bo: discard Y4")
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "yellow")
    assert (game.hand("bo"), game.discard) == ("G1 G2", "Y4 G6 R3* R8")
    assert game.rules("discarded") == ["W-037", "W-037"]


@pytest.mark.parametrize("hand", ["G1 G2", "G1", "wild wild+4"])
def test_x124_almost_does_nothing_to_two_cards_or_one(hand: str) -> None:
    """Bo has not more than two: cy is next at once."""
    game = bo_spins("almost", hand)
    assert (game.turn, game.phase, game.hand("bo"), game.discard) == ("cy", "turn", hand, "R3* R8")


def test_x124_two_cards_left_are_no_reason_to_call() -> None:
    """Almost never leaves one card."""
    game = bo_spins("almost", "G1 G2 G6").play("bo: discard G6")
    assert (game.owes_uno, game.legal("ana"), game.legal("bo")) == ([], [], [])


def test_w053_the_card_on_top_sets_colour_number_and_symbol() -> None:
    """On the G+2 that bo puts down cy may lay a green or another +2."""
    game = bo_spins("almost", "G1 G2 G+2", cy="Y1 G9 R+2").play("bo: discard G+2")
    assert (game.colour, game.legal("cy")) == ("green", ["draw", "play G9", "play R+2"])
    game = bo_spins("almost", "G1 G2 G6", cy="Y6 G9 R+2").play("bo: discard G6")
    assert game.legal("cy") == ["draw", "play G9", "play Y6"]


def test_w038_w039_the_first_card_fixes_the_number_and_some_may_be_kept() -> None:
    """Any number bo holds may be the one; after a four only fours may follow, whirled or not."""
    game = bo_spins("number", "G4 B4* Y4* R6 Gskip wild")
    assert game.legal("bo") == ["discard B4*", "discard G4", "discard R6", "discard Y4*", "done"]
    game.refuses("bo: discard Gskip", "W-038", "X-125")
    game.refuses("bo: discard wild", "W-038", "X-125")
    game.play("bo: discard G4")
    assert game.legal("bo") == ["discard B4*", "discard Y4*", "done"]
    game.refuses("bo: discard R6", "W-038", "X-125")
    game.play("bo: discard Y4*", "bo: done")
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "yellow")
    assert (game.hand("bo"), game.discard) == ("R6 Gskip B4* wild", "Y4* G4 R3* R8")


def test_w038_the_step_is_over_when_the_number_is_gone() -> None:
    """Zero is a number like any other."""
    game = bo_spins("number", "G0 Y0 R6 R7").play("bo: discard G0", "bo: discard Y0")
    assert (game.turn, game.phase, game.hand("bo"), game.discard) == ("cy", "turn", "R6 R7", "Y0 G0 R3* R8")


def test_w040_w041_the_first_card_fixes_the_colour_and_some_may_be_kept() -> None:
    """Actions belong to their colour, wilds to none."""
    game = bo_spins("colour", "G4 Gskip G+2 G1* R6 wild")
    assert game.legal("bo") == ["discard G+2", "discard G1*", "discard G4", "discard Gskip", "discard R6", "done"]
    game.refuses("bo: discard wild", "W-040", "X-125")
    game.play("bo: discard Gskip")
    assert game.legal("bo") == ["discard G+2", "discard G1*", "discard G4", "done"]
    game.refuses("bo: discard R6", "W-040", "X-125")
    game.play("bo: discard G1*", "bo: discard G4", "bo: done")
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "green")
    assert (game.hand("bo"), game.discard) == ("R6 G+2 wild", "G4 G1* Gskip R3* R8")


@pytest.mark.parametrize("icon", ["number", "colour"])
def test_w039_w041_all_may_be_kept(icon: str) -> None:
    """Bo declines; nothing has changed and cy is next."""
    game = bo_spins(icon, "G4 B4 R6").play("bo: done")
    assert (game.turn, game.phase, game.hand("bo"), game.discard) == ("cy", "turn", "R6 G4 B4", "R3* R8")
    assert game.rules("declined") == [{"number": "W-038", "colour": "W-040"}[icon]]


@pytest.mark.parametrize("second", ["done", "discard G6"])
def test_w038_x122_a_second_spin_chooses_anew(second: str) -> None:
    """The four of the first spin does not bind the second, and declining leaves ana's whirl without a new spin."""
    hands = {"ana": "R3* R4* R5 B1", "bo": "R6 Y6 G4 G6 B4 B9"}
    game = table("wizz", hands, draw="B5", discard="R8", options={"wheel_cards_act": True})
    game.play("ana: play R3*", "bo: spin number", "bo: discard G4", "bo: done", "ana: play R4*", "bo: spin number")
    assert game.legal("bo") == [*(f"discard {card}" for card in ("B4", "B9", "G6", "R6", "Y6")), "done"]
    game.play(f"bo: {second}")
    if second == "done":
        assert (game.turn, game.phase, game.discard) == ("ana", "turn", "R4* G4 R3* R8")
    else:
        assert game.legal("bo") == ["discard R6", "discard Y6", "done"]


@pytest.mark.parametrize(("icon", "hand"), [("number", "Gskip B+2 wild"), ("colour", "wild wild wild+4")])
def test_x125_with_nothing_suitable_the_step_is_left_out(icon: str, hand: str) -> None:
    """Without a number, or with wilds alone, bo is not even asked."""
    game = bo_spins(icon, hand)
    assert (game.turn, game.phase, game.hand("bo"), game.discard) == ("cy", "turn", hand, "R3* R8")


@pytest.mark.parametrize(("icon", "hand"), [("number", "R6 G4 B4"), ("colour", "R6 G4 G9")])
def test_x125_x47_one_card_left_must_be_called_when_the_step_is_over(icon: str, hand: str) -> None:
    """Bo forgets, and ana catches him for two cards before cy begins."""
    first, second = hand.split()[1:]
    game = bo_spins(icon, hand).play(f"bo: discard {first}", f"bo: discard {second}")
    assert (game.turn, game.owes_uno) == ("cy", ["bo"])
    assert (game.legal("ana"), game.legal("bo")) == (["catch bo"], ["uno"])
    game.play("ana: catch bo")
    assert (game.hand("bo"), game.owes_uno) == ("R6 G7 B5", [])
    assert game.rules("drew") == ["W-055", "W-055"]


def test_x125_no_call_is_due_while_more_may_follow() -> None:
    """One four is left but may go as well; only keeping it makes it a last card."""
    game = bo_spins("number", "G4 B4").play("bo: discard G4")
    assert (game.legal("bo"), game.owes_uno, game.legal("cy")) == (["discard B4", "done"], [], [])
    game.play("bo: done")
    assert (game.turn, game.owes_uno, game.legal("ana")) == ("cy", ["bo"], ["catch bo"])


def test_x125_x47_the_call_after_a_discard_under_other_options() -> None:
    """Where UNO is called before laying a discard may be called late; where discards do not count nothing is due."""
    game = bo_spins("number", "G4 R6", {"uno_call": "before"}).play("bo: discard G4")
    assert (game.owes_uno, game.legal("bo")) == (["bo"], ["uno"])
    game = bo_spins("number", "G4 R6", {"uno_on_discard": False}).play("bo: discard G4")
    assert (game.owes_uno, game.legal("ana"), game.legal("bo")) == ([], [], [])


@pytest.mark.parametrize(
    ("icon", "hand"), [("number", "G4 B4"), ("colour", "G4 G+2"), ("number", "G4"), ("colour", "G+2")]
)
def test_x125_x71_w056_an_empty_hand_wins(icon: str, hand: str) -> None:
    """Bo puts down everything, needs no call, and the last card has no effect on cy."""
    game = bo_spins(icon, hand).play(*(f"bo: discard {card}" for card in hand.split()))
    assert (game.phase, game.winner, game.owes_uno) == ("over", "bo", [])
    assert game.caught == {"ana": 9, "bo": 0, "cy": 23}
    assert game.points == {"bo": 32}


@pytest.mark.parametrize(
    ("icon", "hand", "down"),
    [("almost", "G1 G2 G6", "G6"), ("number", "G4 R6 R7", "G4"), ("colour", "G4 R6 R7", "G4"), ("number", "wild", "")],
)
def test_w037_w038_w040_between_two_the_layer_is_next(icon: str, hand: str, down: str) -> None:
    """Bo puts a card down or has none to put down; then ana plays."""
    game = table("wizz", {"ana": "R3* R5 B4", "bo": hand}, draw="B5 G7", discard="R8")
    game.play("ana: play R3*", f"bo: spin {icon}", *([f"bo: discard {down}"] if down else []))
    assert (game.turn, game.phase, game.discard) == ("ana", "turn", f"{down} R3* R8".strip())


@pytest.mark.parametrize(("wild", "colour"), [("wild", "blue"), ("wild+4", "red")])
def test_x123_x122_a_wild_on_top_is_called_by_its_discarder(wild: str, colour: str) -> None:
    """Bo calls when the step is over; the wild draw four costs nobody a card."""
    game = bo_spins("almost", f"G1 G2 G6 {wild}").play("bo: discard G6", f"bo: discard {wild}")
    assert (game.phase, game.waiting, game.colour) == ("colour", ["bo"], None)
    game.play(f"bo: colour {colour}")
    assert (game.turn, game.phase, game.colour, game.size("cy")) == ("cy", "turn", colour, 3)
    assert game.discard == f"{wild} G6 R3* R8"
    assert game.rules("called_colour") == ["X-123"]


def test_x123_a_wild_that_is_covered_again_is_not_called() -> None:
    """Only what ends on top counts."""
    game = bo_spins("almost", "G1 G2 wild G6").play("bo: discard wild", "bo: discard G6")
    assert (game.turn, game.phase, game.colour, game.discard) == ("cy", "turn", "green", "G6 wild R3* R8")


@pytest.mark.parametrize("card", ["G+2", "Gskip", "Grev", "G4*"])
def test_x122_a_card_put_down_through_the_wheel_has_no_effect(card: str) -> None:
    """It was not laid: nobody draws, is passed over or spins, and the direction stays."""
    game = bo_spins("almost", f"G1 G2 {card}").play(f"bo: discard {card}")
    assert (game.turn, game.phase, game.direction, game.size("cy")) == ("cy", "turn", "left", 3)
    assert game.discard == f"{card} R3* R8"


@pytest.mark.parametrize(
    ("card", "turn", "phase", "direction", "cards"),
    [
        ("G+2", "ana", "turn", "left", 5),
        ("Gskip", "ana", "turn", "left", 3),
        ("Grev", "ana", "turn", "right", 3),
        ("G4*", "cy", "spin", "left", 3),
        ("G6", "cy", "turn", "left", 3),
    ],
)
def test_x122_with_wheel_cards_act_the_top_acts_as_if_laid(
    card: str, turn: str, phase: str, direction: str, cards: int
) -> None:
    """Cy draws two, is passed over, loses the turn to ana on the other side, or has to spin."""
    game = bo_spins("almost", f"G1 G2 {card}", {"wheel_cards_act": True}).play(f"bo: discard {card}")
    assert (game.turn, game.phase, game.direction, game.size("cy")) == (turn, phase, direction, cards)


@pytest.mark.parametrize(("first", "second", "direction"), [("Gskip", "Grev", "right"), ("Grev", "G9", "left")])
def test_x122_with_wheel_cards_act_only_the_top_acts(first: str, second: str, direction: str) -> None:
    """What is covered in the same step does nothing."""
    game = bo_spins("colour", f"{first} {second} G4 R6", {"wheel_cards_act": True})
    game.play(f"bo: discard {first}", f"bo: discard {second}", "bo: done")
    assert (game.direction, game.turn) == (direction, "ana" if direction == "right" else "cy")


def test_x122_x123_with_wheel_cards_act_a_wild_draw_four_is_called_and_drawn() -> None:
    """Bo calls, cy draws four and loses the turn."""
    game = bo_spins("almost", "G1 G2 wild+4", {"wheel_cards_act": True}).play("bo: discard wild+4", "bo: colour blue")
    assert (game.turn, game.phase, game.colour, game.size("cy")) == ("ana", "turn", "blue", 7)


@pytest.mark.parametrize(("kept", "sizes", "turn"), [("Y1*", [2, 6, 3], "cy"), ("R1", [2, 2, 9], "ana")])
def test_x35_x122_x33_with_wheel_cards_act_and_bluff_a_wild_draw_four_may_be_challenged(
    kept: str, sizes: list[int], turn: str
) -> None:
    """Before the wild draw four a yellow card was on top: yellow in hand is guilty, red is not."""
    game = bo_spins("almost", f"{kept} G2 Y4 wild+4", {"wheel_cards_act": True, "wild_draw": "bluff"})
    game.play("bo: discard Y4", "bo: discard wild+4", "bo: colour blue", "cy: challenge")
    assert [game.size(player) for player in game.players] == sizes
    assert (game.turn, game.phase, game.colour) == (turn, "turn", "blue")


def test_x122_with_wheel_cards_act_a_reverse_between_two_gives_the_spinner_a_turn() -> None:
    """It passes over ana, as if bo had laid it."""
    hands = {"ana": "R3* R5 B4", "bo": "G1 G2 Grev"}
    game = table("wizz", hands, draw="B5", discard="R8", options={"wheel_cards_act": True})
    game.play("ana: play R3*", "bo: spin almost", "bo: discard Grev")
    assert (game.turn, game.phase, game.direction) == ("bo", "turn", "left")


@pytest.mark.parametrize(("icon", "hand"), [("colour", "G4 G+2"), ("colour", "Gskip"), ("number", "G4*")])
def test_x71_x122_even_with_wheel_cards_act_a_very_last_card_has_no_effect(icon: str, hand: str) -> None:
    """Bo is out by discarding: cy draws nothing and nobody spins."""
    game = bo_spins(icon, hand, {"wheel_cards_act": True}).play(*(f"bo: discard {card}" for card in hand.split()))
    assert (game.phase, game.winner, game.size("cy"), game.points) == ("over", "bo", 3, {"bo": 32})
