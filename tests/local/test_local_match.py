"""Local matches: resuming, the random numbers of bots, and the seeds of consecutive matches."""

import re
from itertools import islice

import pytest

from sabot.bots.timing import next_plan
from sabot.local.local_match import LocalMatch, drawn_seed, is_drawn, match_seeds
from sabot.match import Match
from sabot.match.record import format_record
from sabot.match.replay import Replay
from tests.support.match_bots import play


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


def salted(*, is_salted: bool) -> LocalMatch:
    """A match of two people and a bot."""
    match = Match("deluxe", ["ana", "bo", "cy"], seed=7, options={"turn_cap": 1}, bots={"cy": "random"})
    return LocalMatch(match, is_salted=is_salted)


def test_every_person_adds_random_salt_to_every_deal() -> None:
    local_match = salted(is_salted=True)
    seen = set()
    for _ in range(2):
        proposed = dict(local_match.salts)
        assert list(proposed) == ["ana", "bo"]
        local_match.open_round()
        assert local_match.match.rounds[-1].salts == list(proposed.items())
        seen |= set(proposed.values())
        while local_match.match.games:
            play(local_match.match, 1)
    assert len(seen) == 4
    assert all(re.fullmatch("[a-z2-9]{4}(-[a-z2-9]{4}){3}", salt) for salt in seen)


def test_salt_of_ones_own_takes_the_place_of_the_random_one() -> None:
    local_match = salted(is_salted=True)
    bo = local_match.salts["bo"]
    local_match.add_salt("ANA", "pepper")
    local_match.open_round()
    assert local_match.match.rounds[-1].salts == [("ana", "pepper"), ("bo", bo)]


def test_a_match_with_a_given_seed_is_not_salted_and_comes_out_the_same_again() -> None:
    hands = []
    for _ in range(2):
        local_match = salted(is_salted=False)
        assert local_match.salts == {}
        local_match.open_round()
        assert local_match.match.rounds[-1].salts == []
        hands.append(local_match.match.games[0].describe()["hands"])
    assert hands[0] == hands[1]


def test_the_seed_of_a_record_tells_whether_it_was_drawn() -> None:
    assert is_drawn(drawn_seed())
    others: list[int | str] = [7, "7", "tuna", drawn_seed()[1:], f"{drawn_seed()[1:]}G"]
    assert not any(is_drawn(seed) for seed in others)


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
