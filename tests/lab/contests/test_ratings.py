"""Ratings over all rounds."""

from random import Random

import pytest

from sabot.lab.contests.deals import RoundResult
from sabot.lab.contests.lineups import Lineup
from sabot.lab.contests.ratings import in_order, rate
from tests.lab.contests.arena_answers import deal_won

PAIR = Lineup("deluxe", ("a", "b"), ("a",))
THREE = Lineup("deluxe", ("a", "b", "b"), ("a",))


def test_a_bot_that_has_not_played_has_the_initial_rating() -> None:
    (found,) = rate(["a"], {})
    assert (found.bot, found.rounds) == ("a", 0)
    assert (found.mu, found.sigma, found.ordinal) == pytest.approx((25, 25 / 3, 0))


def test_the_bot_with_more_wins_is_rated_higher_and_sigma_shrinks() -> None:
    few, many = (rate(["a", "b"], {PAIR: [deal_won(1, 1), deal_won(0, 1)] * times}) for times in (5, 50))
    assert [rating.bot for rating in few] == [rating.bot for rating in many] == ["b", "a"]
    assert many[0].rounds == 200
    assert many[0].sigma < few[0].sigma < 25 / 3
    assert many[0].ordinal == pytest.approx(many[0].mu - 3 * many[0].sigma)


def test_the_last_rounds_do_not_outweigh_the_first() -> None:
    """With 130 of 200 rounds won, the winner is rated higher for any order of the rounds."""
    deals = [deal_won(0, 0)] * 65 + [deal_won(1, 1)] * 35
    for seed in range(12):
        Random(seed).shuffle(deals)
        assert rate(["a", "b"], {PAIR: deals})[0].bot == "a", seed


def test_a_fair_share_at_a_larger_table_leaves_bots_about_equal() -> None:
    one, other = rate(["a", "b"], {THREE: [deal_won(0, 1, 2)] * 100})
    assert abs(one.mu - other.mu) < 3 * (one.sigma + other.sigma)
    strong, weak = rate(["a", "b"], {THREE: [deal_won(0, 0, 1)] * 100})
    assert strong.bot == "a"
    assert strong.ordinal > weak.mu


def test_rounds_come_deal_by_deal_through_all_lineups() -> None:
    dealt = {PAIR: [deal_won(0, 1), deal_won(1, 1)], THREE: [deal_won(2, 2, 2)]}
    assert list(in_order(dealt)) == [
        (PAIR, RoundResult(0, 10)),
        (PAIR, RoundResult(1, 10)),
        *[(THREE, RoundResult(2, 10))] * 3,
        *[(PAIR, RoundResult(1, 10))] * 2,
    ]
