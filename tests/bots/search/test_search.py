"""The search bot answers in time, finds winning moves, and reports how often they win."""

from random import Random

import pytest

from sabot.bots import Advice, MatchSoFar, Reason, sight_of
from sabot.bots.careful import Careful
from sabot.bots.careful.comparing import thought
from sabot.bots.search import Search, search
from sabot.bots.search.search import FEWEST, moves_of
from sabot.bots.search.worlds import sample_world
from sabot.match.habits import Habits
from tests.support.people import Lucky
from tests.support.positions import Table, table

DRAW = "B1 B2 B3 B4 B5 B6 B7 B8 B9"
pytest.importorskip("numba", reason="the search bot needs the extra `fast`")
PATIENT = Search(seconds=60, worlds=600)


def advice(at: Table, bot: Search = PATIENT) -> Advice:
    """The advice for the player who is asked."""
    return bot.advise(sight_of(at.game, at.game.waiting[0], at.events), Lucky(1))


def test_a_move_that_ends_the_round_wins_all_playouts() -> None:
    at = table("deluxe", {"ana": "R1", "bo": "G1 G2 G3"}, draw=DRAW, discard="R9")
    found = advice(at)
    assert found.action == "play R1"
    assert found.reason is not None
    assert found.reason.message == "advice-search"
    assert (found.reason.words["share"], found.reason.words["other"]) == (100, "draw")


def test_a_player_about_to_go_out_is_made_to_draw() -> None:
    at = table("deluxe", {"ana": "R1 R+2 G5 Y6", "bo": "G1", "cy": "B1 B2 B3 Y1"}, draw=DRAW[3:], discard="R9")
    found = advice(at)
    assert found.action == "play R+2"
    assert found.reason is not None
    assert found.reason.thought == Reason("advice-draws", {"to": "bo", "number": 2})


def test_what_speaks_for_a_move_that_the_careful_bot_would_not_choose() -> None:
    at = table("deluxe", {"ana": "R1 R+2 G5 Y6", "bo": "G1", "cy": "B1 B2 B3 Y1"}, draw=DRAW[3:], discard="R9")
    sight = sight_of(at.game, "ana", at.events)
    assert thought(sight, "play R1", "draw") == Reason("advice-rid")
    assert thought(sight, "play R1", "challenge") is None


@pytest.mark.parametrize(
    ("scoring", "chosen"),
    [("none", "play R1"), ("winner", "play wild"), ("lowest", "play wild"), ("partners", "play wild")],
)
def test_where_points_count_it_does_not_keep_wilds_while_others_are_about_to_go_out(scoring: str, chosen: str) -> None:
    hands = {"ana": "R1 wild+4 wild G8", "bo": "G1", "cy": "B1 B2", "dee": "Y1 Y3 Y4"}
    at = table("deluxe", hands, draw=DRAW, discard="R9")
    bot = Search(seconds=60, worlds=2000)
    assert bot.advise(sight_of(at.game, "ana", at.events, MatchSoFar(scoring, 500)), Lucky(1)).action == chosen


def test_it_calls_a_colour_that_it_can_follow() -> None:
    at = table("deluxe", {"ana": "wild Y1 Y2 Y3", "bo": "G1 G2 G3 G4"}, draw=DRAW, discard="R9")
    assert advice(at.play("ana: play wild")).action == "colour yellow"


def test_a_player_whose_known_hand_held_the_colour_is_challenged() -> None:
    for ana, chosen in (("R1 Y2 Y3", "challenge"), ("Y1 Y2 Y3", "accept")):
        hands = {"ana": f"{ana} wild+4", "bo": "howler G2 G3 G4", "cy": "R5 G6 G7"}
        at = table("potter", hands, draw=DRAW, discard="R9", turn="bo")
        at.play("bo: play howler", "bo: target ana", "ana: accept", "bo: colour red", "cy: play R5")
        at.play("ana: play wild+4 blue")
        assert advice(at).action == chosen


def test_a_bluff_wins_more_rounds_against_a_player_who_has_never_challenged() -> None:
    from sabot.bots.search.trials import Trial

    at = table("deluxe", {"ana": "R1 Y3 G4 B5 wild+4", "bo": "Y1 Y2"}, draw=DRAW, discard="R9")
    shares = []
    for habits in (Habits(accepted=20), Habits(), Habits(challenged=20)):
        sight = sight_of(at.game, "ana", at.events, MatchSoFar(habits={"bo": habits}))
        world = sample_world(sight, Random(1))
        trial = Trial(world, {"play wild+4": moves_of(world, sight)["play wild+4"]}, 1)
        trial.run(2000)
        shares.append(trial.attempts[0].share)
    believed, usual, doubted = shares
    assert believed > usual + 0.03 > doubted + 0.06


def test_without_time_it_still_looks_at_enough_worlds() -> None:
    at = table("deluxe", {"ana": "R1 R2 R3", "bo": "G1 G2 G3"}, draw=DRAW, discard="R9")
    found = advice(at, Search(seconds=0))
    assert found.reason is not None
    assert found.reason.words["rounds"] == FEWEST
    assert found.action in at.legal("ana")


def test_an_answer_that_the_careful_bot_would_not_give_is_explained_by_the_chance_of_a_bluff() -> None:
    at = table("deluxe", {"ana": "wild+4 B2 Y4 G6", "bo": "G1 G2 G3"}, draw=DRAW, discard="R9")
    sight = sight_of(at.play("ana: play wild+4 blue").game, "bo", at.events)
    said = {
        action: thought(sight, action, other) for action, other in (("challenge", "accept"), ("accept", "challenge"))
    }
    words: dict[str, str | int] = {"to": "ana", "share": 30}
    assert said == {"challenge": Reason("advice-doubt", words), "accept": Reason("advice-believe", words)}


def test_the_time_is_that_of_its_clock() -> None:
    at = table("deluxe", {"ana": "R1 R2 R3", "bo": "G1 G2 G3"}, draw=DRAW, discard="R9")
    found = advice(at, Search(seconds=0, worlds=FEWEST + 100, clock=lambda: 0.0))
    assert found.reason is not None
    assert int(found.reason.words["rounds"]) > FEWEST


def test_uno_is_called_before_the_second_last_card() -> None:
    at = table("deluxe", {"ana": "R1 R2", "bo": "G1 G2 G3"}, draw=DRAW, discard="R9")
    found = PATIENT.advise(sight_of(at.game, "ana", at.events), Lucky(0))
    assert found == Advice("uno", Reason("advice-uno"))


def test_until_the_playouts_are_compiled_it_plays_like_the_careful_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "is_warm", lambda: False)
    at = table("deluxe", {"ana": "R1 R2 R3", "bo": "G1 G2 G3"}, draw=DRAW, discard="R9")
    sight = sight_of(at.game, "ana", at.events)
    assert PATIENT.advise(sight, Random(1)) == Careful().advise(sight, Random(1))
