"""Challenging a wild draw four in potter (P-048 to P-050, P-070 to P-074, X-96)."""

from typing import Any

import pytest

from sabot.views import redact
from tests.support.positions import Table, table

PILE = "B5 B6 B7 B8 B9 Y5 Y6"


def laid(rest: str, discard: str = "R7", called: str = "blue", **keys: Any) -> Table:
    """Ana has laid a wild draw four and bo is asked."""
    hands = {"ana": f"wild+4 {rest}", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
    return table("potter", hands, draw=PILE, discard=discard, **keys).play(f"ana: play wild+4 {called}")


def test_p070_only_the_player_who_would_draw_may_challenge() -> None:
    """Bo may, cy may not; nor can anybody challenge another card."""
    game = laid("R5 G4")
    assert (game.legal("bo"), game.legal("cy")) == (["accept", "challenge"], [])
    game.refuses("cy: challenge")
    game.refuses("ana: challenge")
    for card in ("Rskip", "R+3"):
        hands = {"ana": f"{card} R5 B4", "bo": "G1 G2", "cy": "Y1 Y2"}
        other = table("potter", hands, draw=PILE, discard="R7").play(f"ana: play {card}")
        other.refuses("bo: challenge", "P-070")


def test_p070_against_the_clock_the_player_on_the_right_is_the_one() -> None:
    """Cy is hit and challenges; bo has no say."""
    game = laid("R5 G4", direction="right")
    game.refuses("bo: challenge")
    game.play("cy: challenge")
    assert (game.turn, game.size("ana"), game.size("cy")) == ("cy", 6, 3)


@pytest.mark.parametrize("rest", ["R5 G4", "Y5 G4"])
def test_p071_the_hand_is_shown_to_the_challenger_alone(rest: str) -> None:
    """Bo sees every card, guilty or not, before anything is drawn; cy and onlookers see none."""
    game = laid(rest).play("bo: challenge")
    shown = [event for event in game.events if event.kind == "showed"]
    assert [event.card for event in shown] == rest.split()
    assert {(event.seat, event.to) for event in shown} == {("ana", "bo")}
    assert {event.rule for event in shown} == {"P-071"}
    kinds = [event.kind for event in game.events]
    assert kinds.index("showed") < kinds.index("drew")
    assert [redact(event, "bo").card for event in shown] == rest.split()
    for stranger in ("cy", None):
        assert {redact(event, stranger).card for event in shown} == {"??"}


GUILT = [
    ("R5 G4", "R7", {}, True),
    ("Rskip G4", "R7", {}, True),
    ("R+3 G4", "R7", {}, True),
    ("B7 G7", "R7", {}, False),
    ("Gskip B4", "Rskip", {}, False),
    ("wild howler cloak", "R7", {}, False),
    ("wild+4 wild+4", "R7", {}, False),
    ("R5 G4", "wild R7", {"colour": "green"}, True),
    ("R5 B4", "wild R7", {"colour": "green"}, False),
    ("G4 B4", "wild+4 R7", {"colour": "green"}, True),
    ("B4 Y4", "R7", {}, False),
]


@pytest.mark.parametrize(("rest", "discard", "keys", "guilty"), GUILT)
def test_p048_p049_p072_guilty_is_who_holds_the_colour_in_force(
    rest: str, discard: str, keys: dict[str, Any], guilty: bool
) -> None:
    """Any card of that colour, actions too; not numbers, symbols or wilds, and not the colour just called."""
    game = laid(rest, discard, **keys).play("bo: challenge")
    assert len(game.rules("guilty")) == guilty
    assert len(game.rules("innocent")) == (not guilty)
    assert (game.size("ana"), game.size("bo")) == (len(rest.split()) + 4 * guilty, 3 + 6 * (not guilty))


def test_p050_p073_a_bluff_found_out_costs_the_four_cards() -> None:
    """Ana draws them; bo draws nothing and takes a normal turn in the colour that was called."""
    game = laid("R5 G4", called="green").play("bo: challenge")
    assert (game.turn, game.phase, game.colour) == ("bo", "turn", "green")
    assert (game.hand("ana"), game.hand("bo")) == ("R5 G4 B5 B6 B7 B8", "G1 G2 G3")
    assert game.discard == "wild+4 R7"
    assert game.rules("drew") == ["P-073"] * 4
    assert game.legal("bo") == ["draw", "play G1", "play G2", "play G3"]


def test_p050_p073_a_bluff_that_is_accepted_stands() -> None:
    """Bo does not dare and takes the four."""
    game = laid("R5 G4").play("bo: accept")
    assert (game.turn, game.hand("ana"), game.size("bo")) == ("cy", "R5 G4", 7)


def test_p074_a_challenge_lost_costs_two_more() -> None:
    """Bo draws six in all and loses the turn."""
    game = laid("Y5 G4").play("bo: challenge")
    assert (game.turn, game.phase, game.colour) == ("cy", "turn", "blue")
    assert game.hand("bo") == "Y5 G1 G2 G3 B5 B6 B7 B8 B9"
    assert (game.hand("ana"), game.draw) == ("Y5 G4", "Y6")
    assert game.rules("drew") == ["P-074"] * 6


@pytest.mark.parametrize(("rest", "after", "ana", "bo"), [("R5 G4", "bo", 6, 3), ("Y5 G4", "ana", 2, 9)])
def test_p073_p074_p088_x143_a_challenge_between_two(rest: str, after: str, ana: int, bo: int) -> None:
    """Found out: bo plays. Lost: ana plays again."""
    game = table("potter", {"ana": f"wild+4 {rest}", "bo": "G1 G2 G3"}, draw=PILE, discard="R7")
    game.play("ana: play wild+4 blue", "bo: challenge")
    assert (game.turn, game.phase, game.size("ana"), game.size("bo")) == (after, "turn", ana, bo)


def test_p072_x39_guilt_is_measured_when_the_card_is_laid() -> None:
    """Ana is caught and draws a red card before bo challenges: she was innocent and stays so."""
    hands = {"ana": "wild+4 G4", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
    game = table("potter", hands, draw="R1 R2 B5 B6 B7 B8 B9 Y5", discard="R7")
    game.play("ana: play wild+4 blue", "cy: catch ana", "bo: challenge")
    assert game.rules("innocent")
    assert (game.turn, game.hand("ana"), game.size("bo")) == ("cy", "R1 R2 G4", 9)


def test_p073_x49_a_bluffer_with_one_card_left_owes_no_call_once_found_out() -> None:
    """Ana forgot to call, then draws four: there is nothing left to catch."""
    hands = {"ana": "wild+4 R4", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
    game = table("potter", hands, draw=PILE, discard="R7").play("ana: play wild+4 blue")
    assert game.owes_uno == ["ana"]
    game.play("bo: challenge")
    assert (game.size("ana"), game.owes_uno) == (5, [])
    game.refuses("cy: catch ana", "X-51")


def test_p072_x40_a_wild_draw_four_just_drawn_is_judged_by_the_whole_hand() -> None:
    """Ana drew by choice with a red card in hand, then laid what she drew: a bluff."""
    hands = {"ana": "R5 G4", "bo": "G1 G2 G3", "cy": "Y1 Y2 Y3"}
    game = table("potter", hands, draw=f"wild+4 {PILE}", discard="R7")
    game.play("ana: draw", "ana: play wild+4 blue", "bo: challenge")
    assert (game.turn, game.size("ana")) == ("bo", 6)


@pytest.mark.parametrize("answer", ["accept", "challenge", "play cloak green"])
def test_x96_one_of_three_answers_before_any_card_is_drawn(answer: str) -> None:
    """Bo accepts, challenges or lays the cloak; after one of them the others are gone."""
    hands = {"ana": "wild+4 Y4 G4", "bo": "G1 G2 cloak", "cy": "Y1 Y2 Y3"}
    game = table("potter", hands, draw=PILE, discard="R7").play("ana: play wild+4 blue")
    assert game.legal("bo") == ["accept", "challenge", "play cloak"]
    assert game.draw == PILE
    game.play(f"bo: {answer}")
    assert (game.turn, game.phase, game.legal("bo")) == ("cy", "turn", [])
    assert game.size("bo") == {"accept": 7, "challenge": 9, "play cloak green": 2}[answer]


def test_x96_a_strict_table_takes_away_only_the_challenge() -> None:
    """The cloak can still be laid there."""
    hands = {"ana": "wild+4 Y4 G4", "bo": "G1 G2 cloak", "cy": "Y1 Y2 Y3"}
    game = table("potter", hands, draw=PILE, discard="R7", options={"wild_draw": "strict"})
    game.play("ana: play wild+4 blue")
    assert game.legal("bo") == ["accept", "play cloak"]
