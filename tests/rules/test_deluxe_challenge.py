"""Bluff and challenge in deluxe (D-042 to D-047)."""

from typing import Any

import pytest

from sabot.views import redact
from tests.support.positions import Table, table

SEVEN = "B3 B4 B5 B6 B7 B8 B9"


def laid(held: str, called: str = "green", discard: str = "R7", **keys: Any) -> Table:
    """Ana has laid a wild +4 among three players and called a colour; bo is to answer."""
    hands = {"ana": f"wild+4 {held} B2", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
    return table("deluxe", hands, draw=SEVEN, discard=discard, **keys).play(f"ana: play wild+4 {called}")


@pytest.mark.parametrize("held", ["R1", "R0", "R7", "R+2", "Rskip", "Rrev"])
def test_d042_d046_any_card_of_the_colour_in_force_makes_it_a_bluff(held: str) -> None:
    """The bluffer draws the four, the victim nothing, and the victim plays on the colour called."""
    game = laid(held).play("bo: challenge")
    assert game.hand("ana") == f"{held} B2 B3 B4 B5 B6"
    assert game.hand("bo") == "G1 G2 G3"
    assert (game.turn, game.phase, game.colour, game.draw) == ("bo", "turn", "green", "B7 B8 B9")
    assert game.discard == "wild+4 R7"
    assert game.legal("bo") == ["draw", "play G1", "play G2", "play G3"]
    assert game.rules("guilty") == ["D-046"]
    assert game.rules("drew") == ["D-046"] * 4


@pytest.mark.parametrize("held", ["Y7", "G7 B7", "Y+2 Gskip Brev", "wild", "wild+4", "G5"])
def test_d043_d047_without_the_colour_the_challenger_draws_six(held: str) -> None:
    """The same number, other actions, wilds and the colour newly called are no offence; the turn is lost too."""
    game = laid(held).play("bo: challenge")
    assert game.hand("bo") == "G1 G2 G3 B3 B4 B5 B6 B7 B8"
    assert game.size("ana") == len(held.split()) + 1
    assert (game.turn, game.phase, game.colour, game.draw) == ("cy", "turn", "green", "B9")
    assert game.rules("innocent") == ["D-047"]
    assert game.rules("drew") == ["D-047"] * 6


@pytest.mark.parametrize(("held", "guilty"), [("R5", True), ("G5", False), ("B5", False)])
def test_d042_x33_after_a_wild_the_called_colour_is_tested(held: str, guilty: bool) -> None:
    """A wild on blue was called red: red is asked for, the blue card under it is forgotten."""
    game = laid(held, called="blue", discard="wild B1", colour="red").play("bo: challenge")
    assert game.size("ana") == (6 if guilty else 2)
    assert game.size("bo") == (3 if guilty else 9)
    assert game.turn == ("bo" if guilty else "cy")


def test_d042_x33_a_wild_draw_four_on_another_is_judged_by_its_called_colour() -> None:
    """Bo takes four; cy lays the next wild +4 on the colour that ana called, holding none of it."""
    hands = {"ana": "wild+4 Y5 B2", "bo": "G1", "cy": "wild+4 R1 R2"}
    game = table("deluxe", hands, draw="B3 B4 B5 B6 Y1 Y2 Y3 Y4 Y6 Y7 Y8", discard="R7")
    game.play("ana: play wild+4 green", "bo: accept", "cy: play wild+4 red", "ana: challenge")
    assert game.hand("ana") == "Y1 Y2 Y3 Y4 Y5 Y6 Y7 B2"
    assert (game.hand("cy"), game.turn, game.colour, game.draw) == ("R1 R2", "bo", "red", "Y8")


def test_d044_x36_only_the_victim_may_challenge_and_before_drawing() -> None:
    """Neither cy nor ana may; once bo has accepted it is too late."""
    game = laid("R1")
    assert game.legal("bo") == ["accept", "challenge"]
    assert game.legal("ana") == game.legal("cy") == []
    game.refuses("cy: challenge")
    game.refuses("ana: challenge")
    game.refuses("bo: draw")
    game.refuses("bo: play G1")
    game.play("bo: accept")
    assert (game.hand("bo"), game.hand("ana")) == ("G1 G2 G3 B3 B4 B5 B6", "R1 B2")
    game.refuses("bo: challenge")


@pytest.mark.parametrize("card", ["R+2", "wild"])
def test_d044_nothing_but_a_wild_draw_is_challenged(card: str) -> None:
    """A +2 has hit before anybody can speak, a wild hits nobody."""
    colour = " red" if card == "wild" else ""
    game = table("deluxe", {"ana": f"{card} R1 B2", "bo": "G1", "cy": "Y1"}, draw=SEVEN, discard="R7")
    game.play(f"ana: play {card}{colour}")
    assert game.phase == "turn"
    game.refuses("bo: challenge")
    game.refuses("cy: challenge")


@pytest.mark.parametrize("held", ["R1", "Y1"])
def test_d045_the_hand_is_shown_to_the_challenger_alone(held: str) -> None:
    """Guilty or not, bo sees every card ana has left; cy and a spectator see none."""
    game = laid(held).play("bo: challenge")
    shown = [event for event in game.events if event.kind == "showed"]
    assert {(event.seat, event.card, event.to) for event in shown} == {("ana", held, "bo"), ("ana", "B2", "bo")}
    assert {event.rule for event in shown} == {"D-045"}
    assert {redact(event, "bo").card for event in shown} == {held, "B2"}
    assert {redact(event, "cy").card for event in shown} == {"??"}
    assert {redact(event, None).card for event in shown} == {"??"}


def test_d045_who_accepts_sees_nothing() -> None:
    """No challenge, no look at the hand."""
    game = laid("R1").play("bo: accept")
    assert game.rules("showed") == []
    assert game.game.view("bo").hands["ana"] == ["??", "??"]


def test_d046_the_victim_may_be_made_to_lose_the_turn_all_the_same() -> None:
    """By option the bluff is paid for, bo draws nothing and cy plays."""
    game = laid("R1", options={"after_guilty": "skipped"}).play("bo: challenge")
    assert (game.hand("ana"), game.hand("bo"), game.turn) == ("R1 B2 B3 B4 B5 B6", "G1 G2 G3", "cy")


@pytest.mark.parametrize(
    ("held", "ana", "bo", "turn"),
    [("R1", "R1 B2 B3 B4 B5 B6", "G1 G2", "bo"), ("Y1", "Y1 B2", "G1 G2 B3 B4 B5 B6 B7 B8", "ana")],
)
def test_d046_d047_between_two(held: str, ana: str, bo: str, turn: str) -> None:
    """A bluff found out: the challenger plays; a challenge lost: the layer plays again."""
    game = table("deluxe", {"ana": f"wild+4 {held} B2", "bo": "G1 G2"}, draw=SEVEN, discard="R7")
    game.play("ana: play wild+4 green", "bo: challenge")
    assert (game.hand("ana"), game.hand("bo"), game.turn, game.phase) == (ana, bo, turn, "turn")


@pytest.mark.parametrize(("held", "turn"), [("R1", "dan"), ("Y1", "cy")])
def test_d046_d047_to_the_right(held: str, turn: str) -> None:
    """With play to the right dan is the victim; after a lost challenge cy is next."""
    hands = {"ana": f"wild+4 {held} B2", "bo": "G1", "cy": "G2", "dan": "G3"}
    game = table("deluxe", hands, draw=SEVEN, discard="R7", direction="right")
    game.play("ana: play wild+4 green")
    game.refuses("bo: challenge")
    game.play("dan: challenge")
    assert game.turn == turn
    assert game.size("dan") == (1 if held == "R1" else 7)
    assert game.size("bo") == game.size("cy") == 1


def test_d042_x40_a_wild_draw_four_drawn_while_declining_may_be_a_bluff() -> None:
    """Ana held red, drew instead and laid what came: the whole hand is judged."""
    game = table("deluxe", {"ana": "R1 B2", "bo": "G1 G2", "cy": "Y1"}, draw=f"wild+4 {SEVEN}", discard="R7")
    game.play("ana: draw", "ana: play wild+4 green", "bo: challenge")
    assert (game.hand("ana"), game.hand("bo"), game.turn) == ("R1 B2 B3 B4 B5 B6", "G1 G2", "bo")


def test_d042_x39_cards_taken_after_laying_do_not_count() -> None:
    """Ana is caught without UNO and draws red cards; the wild +4 was honest when it was laid."""
    game = table("deluxe", {"ana": "wild+4 G5", "bo": "G1", "cy": "Y1"}, draw=f"R1 R2 {SEVEN}", discard="R7")
    game.play("ana: play wild+4 green", "cy: catch ana", "bo: challenge")
    assert (game.hand("ana"), game.hand("bo"), game.turn) == ("R1 R2 G5", "G1 B3 B4 B5 B6 B7 B8", "cy")


def test_d047_x61_a_lost_challenge_takes_what_there_is() -> None:
    """Two cards and three under the top: five are drawn, the sixth lapses, the turn is lost."""
    hands = {"ana": "wild+4 Y5 B2", "bo": "G1", "cy": "Y1"}
    game = table("deluxe", hands, draw="B3 B4", discard="R7 R6 R5").play("ana: play wild+4 green", "bo: challenge")
    assert game.hand("bo") == "R5 R6 R7 G1 B3 B4"
    assert (game.draw, game.discard, game.turn, game.colour) == ("", "wild+4", "cy", "green")
    assert game.rules("reshuffled") == ["D-053"]
