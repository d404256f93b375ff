"""The howler (P-051 to P-057, X-90, X-91, X-95, X-99) and who is next after it."""

from typing import Any

import pytest

from sabot.game import Unreadable
from sabot.views import redact
from tests.support.positions import Table, table

PILE = "B5 B6 B7 B8"


def howl(bo: str = "G1 Gskip wild", cy: str = "Y1 Y2 Y3", ana: str = "howler R5 B4", **keys: Any) -> Table:
    """Ana lays the howler among three players."""
    hands = {"ana": ana, "bo": bo, "cy": cy}
    return table("potter", hands, draw=PILE, discard="R7", **keys).play("ana: play howler")


def test_p051_x91_the_layer_names_any_other_player() -> None:
    """Bo or cy may be named, ana herself not; no colour is in force yet."""
    game = howl()
    assert (game.phase, game.turn, game.waiting, game.colour) == ("target", "ana", ["ana"], None)
    assert game.legal("ana") == ["target bo", "target cy"]
    game.refuses("ana: target ana", "X-91")
    game.refuses("bo: target cy")
    game.refuses("ana: colour blue")


def test_p051_x91_every_other_seat_of_ten_may_be_named() -> None:
    """Near or far, all nine can be named."""
    names = ["ana", "bo", "cy", "dan", "eve", "fay", "gus", "hal", "ida", "jo"]
    hands = {name: f"G{seat} B{seat}" for seat, name in enumerate(names)}
    hands["ana"] = "howler R5 B4"
    game = table("potter", hands, draw="", discard="R7").play("ana: play howler")
    assert game.legal("ana") == [f"target {name}" for name in names[1:]]
    game.play("ana: target hal", "hal: accept", "ana: colour green")
    assert game.turn == "bo"
    assert [event.card for event in game.events if event.kind == "told"] == ["G7", "B7"]


@pytest.mark.parametrize("target", ["bo", "cy"])
def test_p051_x99_the_named_player_tells_every_card_to_all(target: str) -> None:
    """Each card of the hand is told once, and a spectator hears it too; an unused cloak is told like the rest."""
    game = howl(bo="G1 Gskip cloak", cy="Y1 Y2 wild").play(f"ana: target {target}", f"{target}: accept")
    told = [event for event in game.events if event.kind == "told"]
    assert [event.card for event in told] == game.hand(target).split()
    assert {event.seat for event in told} == {target}
    assert [redact(event, None) for event in told] == told
    assert [(event.seat, event.rule) for event in game.events if event.kind == "accepted"] == [(target, "P-051")]
    assert [(event.seat, event.to) for event in game.events if event.kind == "targeted"] == [("ana", target)]


def test_p052_x90_x99_the_layer_calls_the_colour_after_the_shout() -> None:
    """Until bo has answered nobody calls; then ana does, and not the player who is next."""
    game = howl().play("ana: target bo")
    assert (game.phase, game.turn, game.waiting, game.legal("bo")) == ("answer", "ana", ["bo"], ["accept"])
    game.refuses("ana: colour blue")
    game.play("bo: accept")
    assert (game.phase, game.turn, game.waiting) == ("colour", "ana", ["ana"])
    assert game.legal("ana") == ["colour blue", "colour green", "colour red", "colour yellow"]
    game.refuses("bo: colour green")
    game.play("ana: colour red")
    assert (game.phase, game.colour) == ("turn", "red")
    assert game.rules("called_colour") == ["P-052"]


def test_p052_p053_no_colour_is_named_together_with_a_howler() -> None:
    """The colour comes after the shout, so it cannot be called on laying."""
    game = table("potter", {"ana": "howler R5 B4", "bo": "G1 G2"}, draw=PILE, discard="R7")
    assert "play howler" in game.legal("ana")
    game.refuses("ana: play howler blue", "X-30")


@pytest.mark.parametrize(("direction", "after"), [("left", "bo"), ("right", "cy")])
@pytest.mark.parametrize("target", ["bo", "cy"])
def test_p057_x99_nobody_draws_or_loses_a_turn_through_a_howler(direction: str, after: str, target: str) -> None:
    """The player after the one who played it is next, no matter who was named, and all hands stay as they were."""
    game = howl(direction=direction).play(f"ana: target {target}", f"{target}: accept", "ana: colour blue")
    assert (game.turn, game.phase, game.direction) == (after, "turn", direction)
    assert (game.hand("ana"), game.hand("bo"), game.hand("cy")) == ("R5 B4", "G1 Gskip wild", "Y1 Y2 Y3")
    assert game.draw == PILE


def test_x91_x145_between_two_the_howler_names_the_opponent() -> None:
    """There is one choice; bo is next after the shout."""
    game = table("potter", {"ana": "howler R5 B4", "bo": "G1 G2"}, draw=PILE, discard="R7").play("ana: play howler")
    assert game.legal("ana") == ["target bo"]
    game.play("ana: target bo", "bo: accept", "ana: colour green")
    assert (game.turn, game.colour) == ("bo", "green")


def test_p053_a_howler_may_be_laid_on_a_howler_where_there_are_four() -> None:
    """Also after drawing it; each shout is followed by a call of its own."""
    hands = {"ana": "howler R5 B4", "bo": "G1 G2 Y3", "cy": "Y1 Y2 R3"}
    game = table("potter", hands, draw="howler B8", discard="R7", options={"howlers": 4})
    game.play("ana: play howler", "ana: target cy", "cy: accept", "ana: colour blue")
    game.play("bo: draw", "bo: play howler", "bo: target ana", "ana: accept", "bo: colour green")
    assert (game.turn, game.colour, game.discard) == ("cy", "green", "howler howler R7")


def test_p054_p055_the_named_player_cancels_with_the_cloak_and_calls() -> None:
    """Nothing is told; bo, not ana, calls the colour."""
    game = howl(bo="G1 G2 cloak").play("ana: target bo")
    assert game.legal("bo") == ["accept", "play cloak"]
    game.play("bo: play cloak")
    assert (game.phase, game.turn, game.waiting) == ("colour", "bo", ["bo"])
    game.refuses("ana: colour red")
    game.play("bo: colour green")
    assert (game.phase, game.colour, game.discard) == ("turn", "green", "cloak howler R7")
    assert game.rules("told") == []
    assert game.rules("called_colour") == ["P-059"]


def test_p054_x92_only_the_named_player_answers() -> None:
    """Cy holds the cloak and is not named, so it does not help bo."""
    game = howl(cy="Y1 Y2 cloak").play("ana: target bo")
    assert game.legal("cy") == []
    game.refuses("cy: play cloak green")


CANCELLED = [
    ("layer", "left", "bo", "bo"),
    ("layer", "left", "cy", "bo"),
    ("layer", "right", "bo", "cy"),
    ("layer", "right", "cy", "cy"),
    ("canceller", "left", "bo", "cy"),
    ("canceller", "left", "cy", "ana"),
    ("canceller", "right", "bo", "ana"),
    ("canceller", "right", "cy", "bo"),
]


@pytest.mark.parametrize(("after_howler", "direction", "target", "after"), CANCELLED)
def test_p056_x95_who_is_next_after_a_cancelled_howler(
    after_howler: str, direction: str, target: str, after: str
) -> None:
    """The player after the layer, or at other tables the player after the canceller, as the direction goes."""
    hands = {"bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
    hands[target] += " cloak"
    game = howl(**hands, direction=direction, options={"after_howler": after_howler})
    game.play(f"ana: target {target}", f"{target}: play cloak yellow")
    assert (game.turn, game.phase, game.colour, game.direction) == (after, "turn", "yellow", direction)
    assert (game.draw, game.turns) == (PILE, 1)


def test_x95_the_canceller_who_is_next_lays_a_second_card() -> None:
    """The cloak against a howler is no turn: bo follows it up with a card."""
    game = howl(bo="G1 G2 cloak Y5").play("ana: target bo", "bo: play cloak green", "bo: play G1")
    assert (game.turn, game.hand("bo"), game.discard) == ("cy", "Y5 G2", "G1 cloak howler R7")


@pytest.mark.parametrize(("after_howler", "after"), [("layer", "bo"), ("canceller", "ana")])
def test_x95_a_cancelled_howler_between_two(after_howler: str, after: str) -> None:
    """Bo plays on after his own cloak, or the turn is ana's again."""
    hands = {"ana": "howler R5 B4", "bo": "G1 G2 cloak"}
    game = table("potter", hands, draw=PILE, discard="R7", options={"after_howler": after_howler})
    game.play("ana: play howler", "ana: target bo", "bo: play cloak green")
    assert (game.turn, game.colour) == (after, "green")


def test_x95_after_a_howler_that_was_heard_the_option_changes_nothing() -> None:
    """Without a canceller the player after the layer is next."""
    game = howl(options={"after_howler": "canceller"})
    assert game.play("ana: target cy", "cy: accept", "ana: colour blue").turn == "bo"


@pytest.mark.parametrize(("after_howler", "after"), [("layer", "bo"), ("canceller", "dan")])
def test_x92_x95_a_bystander_cancels_a_howler_where_the_table_says_so(after_howler: str, after: str) -> None:
    """Ana howls at bo, cy cancels and calls; the option tells after whom play goes on."""
    hands = {"ana": "howler R5 B4", "bo": "G1 G2 G3", "cy": "Y1 Y2 cloak", "dan": "R1 R2 R3"}
    options = {"cloak_scope": "anyone", "after_howler": after_howler}
    game = table("potter", hands, draw=PILE, discard="R7", options=options).play("ana: play howler", "ana: target bo")
    assert (game.waiting, game.legal("bo"), game.legal("cy")) == (["bo"], ["accept"], ["play cloak"])
    assert game.legal("dan") == []
    game.play("cy: play cloak")
    assert (game.phase, game.turn, game.waiting) == ("colour", "cy", ["cy"])
    game.play("cy: colour yellow")
    assert (game.turn, game.phase, game.colour) == (after, "turn", "yellow")
    assert game.rules("told") == []


def test_x44_x98_a_cloak_against_a_howler_leaves_the_window_open() -> None:
    """Ana has one card left and did not call; bo's cloak is no turn, so cy can still catch her."""
    game = howl(bo="G1 cloak", ana="howler R5")
    assert game.owes_uno == ["ana"]
    game.play("ana: target bo", "bo: play cloak green")
    assert game.owes_uno == ["ana", "bo"]
    game.play("cy: catch ana")
    assert (game.hand("ana"), game.owes_uno, game.turn) == ("R5 B5 B6", ["bo"], "bo")


def test_x94_x95_the_turn_option_of_the_cloak_does_not_touch_the_howler() -> None:
    """No turn was at stake, so cy, who cancels, gets none."""
    game = howl(cy="Y1 Y2 cloak", options={"cloak_is_turn": False})
    assert game.play("ana: target cy", "cy: play cloak yellow").turn == "bo"


SELF = {"howler_self": True}


def test_x91_where_the_table_says_so_the_layer_may_name_itself() -> None:
    """Anybody at the table: ana too. She answers as any target does, and tells her own hand to all."""
    game = howl(options=SELF)
    assert game.legal("ana") == ["target ana", "target bo", "target cy"]
    game.play("ana: target ana")
    assert (game.phase, game.turn, game.waiting, game.legal("ana")) == ("answer", "ana", ["ana"], ["accept"])
    assert (game.legal("bo"), game.legal("cy")) == ([], [])
    game.refuses("bo: accept")
    game.refuses("ana: colour green")
    game.play("ana: accept")
    told = [event for event in game.events if event.kind == "told"]
    assert [(event.seat, event.card) for event in told] == [("ana", "R5"), ("ana", "B4")]
    assert [redact(event, "cy") for event in told] == told
    assert (game.phase, game.waiting) == ("colour", ["ana"])
    game.play("ana: colour green")
    assert (game.turn, game.colour, game.hand("ana")) == ("bo", "green", "R5 B4")


@pytest.mark.parametrize("lines", [[], ["ana: target ana"], ["ana: target ana", "ana: accept"]])
def test_x91_a_position_in_which_the_layer_names_itself_reads_back(lines: list[str]) -> None:
    """Only where it is allowed: else nobody answers their own howler."""
    game = howl(options=SELF).play(*lines)
    position = game.game.describe()
    assert Table(position).game.describe() == position
    if len(lines) < 2:
        with pytest.raises(Unreadable):
            Table(position | {"options": {}})


@pytest.mark.parametrize("after_howler", ["layer", "canceller"])
def test_x91_the_layer_may_answer_itself_with_the_cloak(after_howler: str) -> None:
    """Two cards are gone in a turn; nothing is told, ana calls the colour, and bo is next by either option."""
    game = howl(ana="howler cloak R5 B4", options={**SELF, "after_howler": after_howler}).play("ana: target ana")
    assert game.legal("ana") == ["accept", "play cloak"]
    game.play("ana: play cloak green")
    assert (game.turn, game.colour, game.hand("ana"), game.discard) == ("bo", "green", "R5 B4", "cloak howler R7")
    assert game.rules("told") == []


@pytest.mark.parametrize("on_discard", [True, False])
def test_x91_x98_the_cloak_against_ones_own_howler_may_leave_one_card(on_discard: bool) -> None:
    """Ana has one card left by an answer: UNO is due as after any cloak that answers."""
    game = howl(ana="howler cloak R5", options={**SELF, "uno_on_discard": on_discard})
    game.play("ana: target ana", "ana: play cloak green")
    assert (game.turn, game.owes_uno) == ("bo", ["ana"] if on_discard else [])


def test_x91_x70_the_cloak_against_ones_own_howler_may_be_the_last_card() -> None:
    """With howler and cloak ana goes out in one turn; while she is asked she owes the call."""
    game = howl(ana="howler cloak", options=SELF)
    assert game.owes_uno == ["ana"]
    game.play("ana: target ana")
    assert (game.owes_uno, game.legal("bo")) == (["ana"], ["catch ana"])
    game.play("ana: play cloak")
    assert (game.phase, game.winner, game.points) == ("over", "ana", {"ana": 1 + 20 + 50 + 6})


def test_x91_a_howler_as_last_but_one_card_tells_the_last() -> None:
    """Ana names herself, is caught before she answers, and tells all three cards."""
    game = howl(ana="howler R5", options=SELF).play("ana: target ana", "cy: catch ana", "ana: accept")
    assert [event.card for event in game.events if event.kind == "told"] == ["R5", "B5", "B6"]
    game.play("ana: colour red")
    assert (game.turn, game.owes_uno) == ("bo", [])


@pytest.mark.parametrize(("after_howler", "after"), [("layer", "bo"), ("canceller", "ana")])
def test_x91_x92_a_bystander_may_cancel_what_the_layer_brought_on_itself(after_howler: str, after: str) -> None:
    """Only ana is waited for, and cy may answer until she has."""
    options = {**SELF, "cloak_scope": "anyone", "after_howler": after_howler}
    game = howl(cy="cloak Y2 Y3", options=options).play("ana: target ana")
    assert (game.waiting, game.legal("cy"), game.legal("bo")) == (["ana"], ["play cloak"], [])
    game.play("cy: play cloak green")
    assert (game.turn, game.colour, game.rules("told")) == (after, "green", [])
    heard = howl(cy="cloak Y2 Y3", options=options).play("ana: target ana", "ana: accept")
    assert heard.legal("cy") == []


def test_x91_x145_between_two_one_may_name_oneself_or_the_opponent() -> None:
    """Two names to choose from."""
    hands = {"ana": "howler R5 B4", "bo": "G1 G2"}
    game = table("potter", hands, draw=PILE, discard="R7", options=SELF).play("ana: play howler")
    assert game.legal("ana") == ["target ana", "target bo"]
    game.play("ana: target ana", "ana: accept", "ana: colour blue")
    assert game.turn == "bo"


def test_x91_x66_a_last_howler_names_nobody() -> None:
    """No shout after the round is won."""
    game = howl(ana="howler", options=SELF)
    assert (game.phase, game.winner) == ("over", "ana")


def test_x91_a_seven_that_swaps_hands_still_needs_another() -> None:
    """The option is about the howler."""
    hands = {"ana": "R7 R5 B4", "bo": "G1 G2", "cy": "Y1 Y2"}
    options = {**SELF, "seven_zero": True}
    game = table("potter", hands, draw=PILE, discard="R9", options=options).play("ana: play R7")
    assert game.legal("ana") == ["target bo", "target cy"]
    game.refuses("ana: target ana", "X-91")
