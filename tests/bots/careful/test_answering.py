"""How the careful bot answers a card that is played on it."""

from typing import Any

import pytest

from sabot.bots import MatchSoFar, sight_of
from sabot.bots.careful.answering import suspicion
from sabot.bots.careful.assessment import Assessment
from sabot.match.habits import Habits
from tests.bots.careful.choices import CAREFUL, choice
from tests.support.people import Lucky
from tests.support.positions import Table, table

DRAW = "B1 B2 B3 B4 B5 B6 B7 B8 B9"


def wild_draw(ana: str, bo: str = "G1 G2 G3", **keys: Any) -> Table:
    """Ana has played a wild+4 on a red card, against bo."""
    at = table("deluxe", {"ana": f"wild+4 {ana}", "bo": bo, "cy": "G5 G6 G7"}, draw=DRAW, discard="R9", **keys)
    return at.play("ana: play wild+4 green")


def test_a_wild_draw_card_is_challenged_if_the_hand_is_large_and_accepted_if_it_is_small() -> None:
    assert choice(wild_draw("Y1 Y2 Y3 Y4 Y5 Y6")) == "challenge"
    assert choice(wild_draw("Y1")) == "accept"


def test_a_player_who_has_just_drawn_for_the_colour_is_believed() -> None:
    hands = {"ana": "Y1 Y2 Y3 Y4 Y5 wild+4", "bo": "R1 G2 G3", "cy": "R5 G6 G7"}
    at = table("deluxe", hands, draw=DRAW, discard="R9", turn="cy")
    at.play("cy: play R5", "ana: draw", "bo: play R1", "cy: draw", "ana: play wild+4 blue")
    assert choice(at) == "accept"
    assert CAREFUL.choose(sight_of(at.game, "bo", ()), Lucky(1)) == "challenge"


def test_a_player_whose_hand_is_known_is_challenged_only_if_it_held_the_colour() -> None:
    for ana, chosen in (("R1 Y2", "challenge"), ("Y1 Y2", "accept")):
        hands = {"ana": f"{ana} wild+4", "bo": "howler G2 G3", "cy": "R5 G6 G7"}
        at = table("potter", hands, draw=DRAW, discard="R9", turn="bo")
        at.play("bo: play howler", "bo: target ana", "ana: accept", "bo: colour red", "cy: play R5")
        assert choice(at.play("ana: play wild+4 yellow")) == chosen


def test_a_player_who_was_found_guilty_is_suspected_twice_as_much() -> None:
    hands = {"ana": "wild+4 wild+4 R1 Y1", "bo": "G1 G2 G3", "cy": "Rrev G6 G7"}
    at = table("deluxe", hands, draw=DRAW, discard="R9", direction="right")
    at.play("ana: play wild+4 red", "cy: challenge", "cy: play Rrev", "ana: play wild+4 green")
    forgotten = [event for event in at.events if event.kind != "guilty"]
    before, after = (suspicion(Assessment(sight_of(at.game, "bo", events))) for events in (forgotten, at.events))
    assert after / (1 - after) == pytest.approx(2 * before / (1 - before))


def test_who_bluffed_in_an_earlier_round_is_suspected_as_if_it_had_been_in_this_one() -> None:
    at = wild_draw("Y1 Y2 Y3")
    rates = []
    for habits in (Habits(), Habits(bluffs=1), Habits(honest=1)):
        doubt = suspicion(Assessment(sight_of(at.game, "bo", at.events, MatchSoFar(habits={"ana": habits}))))
        rates.append(doubt / (1 - doubt))
    usual, bluffer, honest = rates
    assert [bluffer, honest] == pytest.approx([2 * usual, usual / 2])


def test_a_wild_draw_card_is_accepted_if_the_card_below_is_unknown() -> None:
    pending = {"effect": "wild+4", "victim": "bo", "next": "cy", "due": 4}
    hands = {"ana": "Y1 Y2 Y3 Y4 Y5 Y6", "bo": "G1 G2 G3", "cy": "G5 G6 G7"}
    keys: dict[str, Any] = {"colour": "green", "phase": "answer", "waiting": ["bo"], "pending": pending}
    assert choice(table("deluxe", hands, draw=DRAW, discard="wild+4 R9", **keys)) == "accept"


@pytest.mark.parametrize("attack", ["R+3", "wild+4"])
def test_the_cloak_answers_cards_to_draw(attack: str) -> None:
    hands = {"ana": f"{attack} G1 G2 G3 G4", "bo": "cloak G5 G6 G7 G8 G9", "cy": "B1 B2 B3 B4"}
    at = table("potter", hands, draw=DRAW.replace("B1 B2 B3 B4 ", ""), discard="R9").play(f"ana: play {attack}")
    if attack == "wild+4":
        at.play("ana: colour green")
    assert choice(at) == "play cloak"


def test_against_a_skip_or_a_howler_the_cloak_is_kept_until_few_cards_are_left() -> None:
    for bo, chosen in (("G5 G6 G7 G8 G9", "accept"), ("G5 G6", "play cloak"), ("", "play cloak")):
        hands = {"ana": "Rskip G1 G2 G3 G4", "bo": f"cloak {bo}", "cy": "B1 B2 B3 B4"}
        assert choice(table("potter", hands, draw="Y1 Y2", discard="R9").play("ana: play Rskip")) == chosen


def test_the_cheapest_card_is_stacked_and_never_a_bluff() -> None:
    options = {"stacking": "any"}
    for bo, chosen in (
        ("wild+4 B+2 G1", "play B+2"),
        ("wild+4 B2 G1", "play wild+4"),
        ("wild+4 R2 G1", "accept"),
        ("G5 R2 G1", "accept"),
    ):
        at = table("deluxe", {"ana": "R+2 G3 G4", "bo": bo}, draw=DRAW, discard="R9", options=options)
        assert choice(at.play("ana: play R+2")) == chosen
