"""The input of a bot: the view of its seat, the events as that seat hears them, and the match so far."""

import json

import pytest

from sabot.bots import Heard, MatchSoFar, sight_of
from sabot.match import Match
from sabot.match.habits import Habits
from sabot.views import HIDDEN
from tests.support.positions import table


def test_a_sight_is_the_view_of_the_seat_and_the_events_redacted_for_it() -> None:
    at = table("deluxe", {"ana": "G1 G2", "bo": "G3 G4"}, draw="B1 B2", discard="R9").play("ana: draw")
    for seat, card in (("ana", "B1"), ("bo", HIDDEN)):
        sight = sight_of(at.game, seat, at.events)
        assert sight.view == at.game.view(seat)
        assert [(event.kind, event.seat, event.card) for event in sight.heard] == [("drew", "ana", card)]


def test_only_a_seat_that_the_table_waits_for_is_asked() -> None:
    game = table("deluxe", {"ana": "G1 G2", "bo": "G3 G4"}, draw="B1 B2", discard="R9").game
    assert [sight_of(game, seat, ()).is_asked for seat in game.players] == [True, False]


def test_events_can_be_indexed_and_sliced_and_later_ones_are_not_included() -> None:
    at = table("deluxe", {"ana": "G1 G2", "bo": "G3 G4"}, draw="B1 B2 B3", discard="R9")
    at.play("ana: draw", "bo: draw", "ana: draw")
    heard = Heard(at.events, "bo")
    at.play("bo: draw")
    assert len(heard) == 3
    assert [event.card for event in heard[-2:]] == ["B2", HIDDEN]
    assert (heard[1].card, heard[-1].card) == ("B2", HIDDEN)


def test_the_match_so_far_is_how_rounds_count_and_the_points_before_the_round() -> None:
    match = Match("deluxe", ["ana", "bo"], seed=7, format={"scoring": "lowest", "target": 200})
    assert MatchSoFar.of(match) == ("lowest", 200, {"ana": 0, "bo": 0}, {})
    match.start_from({"hands": {"ana": ["R1"], "bo": ["G5", "wild"]}, "draw": ["B1"], "discard": ["R9"], "turn": "ana"})
    assert MatchSoFar.of(match).totals == {"ana": 0, "bo": 0}
    match.act("ana", "play R1")
    assert MatchSoFar.of(match).totals == {"ana": 0, "bo": 55}


def test_a_player_is_taken_to_challenge_as_often_as_usual_until_the_match_shows_more() -> None:
    habits = {"doubter": Habits(challenged=12), "believer": Habits(accepted=12), "both": Habits(0, 0, 1, 1)}
    match = MatchSoFar(habits=habits)
    rates = [match.challenge_rate(player, 0.4) for player in ("stranger", "doubter", "believer", "both")]
    assert rates == pytest.approx([0.4, 0.85, 0.1, 2.6 / 6])


def test_the_match_so_far_can_be_written_as_json() -> None:
    match = MatchSoFar("winner", 500, {"ana": 20, "bo": 0}, {"bo": Habits(bluffs=1)})
    assert json.loads(json.dumps(match.as_json())) == {
        "scoring": "winner",
        "target": 500,
        "totals": {"ana": 20, "bo": 0},
        "habits": {"bo": {"bluffs": 1, "honest": 0, "challenged": 0, "accepted": 0}},
    }


def test_a_hand_that_was_passed_on_is_in_the_sight_of_its_giver_alone() -> None:
    hands = {"ana": "R7 R1 R2", "bo": "G3 G4 G6", "cy": "B5 B6 B7"}
    at = table("deluxe", hands, draw="Y8 Y9", discard="R9", options={"seven_zero": True})
    at.play("ana: play R7", "ana: target bo", "bo: play R1", "cy: draw")
    places = [place for place, event in enumerate(at.events) if event.kind == "gave_hand"]
    given = {player: sight_of(at.game, player, at.events).given for player in hands}
    assert given == {"ana": {places[0]: ["R1", "R2"]}, "bo": {places[1]: ["G3", "G4", "G6"]}, "cy": {}}


def test_after_a_flip_nothing_is_told_of_hands_passed_on_before() -> None:
    hands = {"ana": "R7/O7 R1/T1 R2/T2", "bo": "Rflip/Oflip G4/V4 G6/V6", "cy": "B5/P5 B6/P6 B7/P7"}
    at = table("flip", hands, draw="B8/V5 B9/V6", discard="R7/V8", options={"seven_zero": True})
    at.play("ana: play R7", "ana: target bo")
    assert sight_of(at.game, "ana", at.events).given == {len(at.events) - 2: ["R1", "R2"]}
    at.play("bo: play R1", "cy: draw", "ana: play Rflip")
    assert sight_of(at.game, "ana", at.events).given == {}
