"""What everybody could see the players of a match do with wild draw cards."""

from typing import Any

from sabot.match import Match
from sabot.match.habits import HabitCounts, Habits
from sabot.notation.events import Event
from tests.support.positions import table

DRAW = "B1 B2 B3 B4 B5 B6 B7 B8 B9 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8"


def counted(*lines: str, edition: str = "deluxe", **hands: str) -> dict[str, Habits]:
    """The habits after a round in which ana begins on a red card."""
    at, counts = table(edition, hands, draw=DRAW, discard="R9").play(*lines), HabitCounts()
    counts.add_events(at.events)
    assert counts.before == {}
    counts.close_round()
    return counts.before


def test_a_bluff_that_is_found_out_counts_for_the_bluffer_and_for_the_player_who_challenged() -> None:
    found = counted("ana: play wild+4 green", "bo: challenge", ana="wild+4 R1 Y1", bo="G1 G2 G3", cy="G5 G6")
    assert found == {"ana": Habits(bluffs=1), "bo": Habits(challenged=1)}


def test_a_challenge_that_is_lost_counts_for_an_honest_player() -> None:
    found = counted("ana: play wild+4 green", "bo: challenge", ana="wild+4 B1 Y1", bo="G1 G2 G3", cy="G5 G6")
    assert found == {"ana": Habits(honest=1), "bo": Habits(challenged=1)}


def test_what_is_accepted_tells_nothing_about_the_player_who_played_it() -> None:
    found = counted("ana: play wild+4 green", "bo: accept", ana="wild+4 R1 Y1", bo="G1 G2 G3", cy="G5 G6")
    assert found == {"bo": Habits(accepted=1)}


def test_only_wild_draw_cards_can_be_challenged_so_only_they_count_as_accepted() -> None:
    found = counted("ana: play R+3", "bo: accept", edition="potter", ana="R+3 R1 Y1", bo="G1 G2 G3", cy="G5 G6")
    assert found == {}


def test_the_tables_of_a_round_are_counted_apart() -> None:
    counts = HabitCounts()
    counts.add_events([Event("played", "ana", "wild+4", rule="")], table=0)
    counts.add_events([Event("played", "eve", "R7", rule=""), Event("accepted", "fay", number=1, rule="")], table=1)
    counts.add_events([Event("accepted", "bo", number=4, rule="")], table=0)
    counts.close_round()
    assert counts.before == {"bo": Habits(accepted=1)}


def test_a_match_adds_up_the_rounds_before_and_a_copy_goes_its_own_way() -> None:
    match = Match("deluxe", ["ana", "bo"], seed=7)
    for number in range(3):
        assert match.habits.get("ana", Habits()) == Habits(bluffs=number)
        play_bluff(match)
        copied = match.copy()
        for action in (("bo", "play G1"), ("ana", "play G5"), ("bo", "play G2")):
            copied.act(*action)
        assert copied.habits["ana"] == Habits(bluffs=number + 1)
        assert match.habits.get("ana", Habits()) == Habits(bluffs=number)
        match = copied


def play_bluff(match: Match) -> None:
    """Begin a round with a bluff of ana that bo finds out."""
    position: dict[str, Any] = {
        "hands": {"ana": ["wild+4", "R1", "G5"], "bo": ["G1", "G2"]},
        "draw": DRAW.split(),
        "discard": ["R9"],
        "turn": "ana",
    }
    match.start_from(position)
    match.act("ana", "play wild+4 green")
    match.act("bo", "challenge")
