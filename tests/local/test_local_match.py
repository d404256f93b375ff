"""Local matches: resuming, the random numbers of bots, and the seeds of consecutive matches."""

from itertools import islice

import pytest

from sabot.bots.timing import next_plan
from sabot.local.local_match import LocalMatch, match_seeds
from sabot.match import Match
from sabot.match.record import format_record
from sabot.match.replay import Replay


def play_on(local_match: LocalMatch, actions: int) -> None:
    """Let bots play all seats of the first table."""
    (game,) = local_match.match.games
    bots = local_match.opponents_at(0)
    for _ in range(actions):
        plan = next_plan(bots.plans(game), pace=0, window=0)
        assert plan is not None
        local_match.act(plan.seat, plan.action or bots.choose(game, plan.seat))


def test_bots_play_a_resumed_match_as_if_it_had_never_been_left() -> None:
    names = ["bo", "cy", "dee"]
    match = Match("wizz", names, seed=7, bots=dict.fromkeys(names, "eager"))
    local_match = LocalMatch(match)
    local_match.open_round()
    play_on(local_match, 10)
    resumed = LocalMatch(Replay(format_record(match)).match)
    play_on(local_match, 10)
    play_on(resumed, 10)
    assert resumed.match.rounds[-1].actions == match.rounds[-1].actions


def test_bots_have_another_chance_in_every_round_and_at_every_table() -> None:
    match = Match("deluxe", ["bo", "cy"], seed=7, bots={"bo": "random", "cy": "random"})
    local_match = LocalMatch(match)
    local_match.open_round()
    (game,) = match.games
    tables = [local_match.opponents.at_table(round_, table) for round_ in (1, 2) for table in (0, 1)]
    assert len({bots.chance_for(game, "bo", "choice").random() for bots in tables}) == 4


@pytest.mark.parametrize("wanted", [7, "any text"])
def test_the_seed_that_is_wanted_comes_first_and_the_others_follow_from_it(wanted: int | str) -> None:
    first, *others = islice(match_seeds(wanted), 4)
    assert first == wanted
    assert others == [*islice(match_seeds(wanted), 1, 4)]
    assert len({first, *others}) == 4


def test_without_a_wish_nobody_can_guess_them() -> None:
    assert len({*islice(match_seeds(None), 3), *islice(match_seeds(None), 3)}) == 6
