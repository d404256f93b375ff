"""Ratings over all rounds."""

from random import Random

import pytest

from sabot.lab.arena.deals import Played
from sabot.lab.arena.lineups import Lineup
from sabot.lab.arena.ratings import in_order, rate
from tests.lab.arena.arena_answers import deal_won

PAIR = Lineup("deluxe", ("a", "b"), ("a",))
THREE = Lineup("deluxe", ("a", "b", "b"), ("a",))


def test_whoever_has_not_played_stands_where_all_begin() -> None:
    (found,) = rate(["a"], {})
    assert (found.bot, found.rounds) == ("a", 0)
    assert (found.mu, found.sigma, found.ordinal) == pytest.approx((25, 25 / 3, 0))


def test_who_wins_more_stands_higher_and_doubt_goes_away() -> None:
    few, many = (rate(["a", "b"], {PAIR: [deal_won(1, 1), deal_won(0, 1)] * times}) for times in (5, 50))
    assert [rating.bot for rating in few] == [rating.bot for rating in many] == ["b", "a"]
    assert many[0].rounds == 200
    assert many[0].sigma < few[0].sigma < 25 / 3
    assert many[0].ordinal == pytest.approx(many[0].mu - 3 * many[0].sigma)


def test_the_last_rounds_do_not_outweigh_the_first() -> None:
    """Of 200 rounds 130 won: in whatever order they come by chance, the winner stands higher."""
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
        (PAIR, Played(0, 10)),
        (PAIR, Played(1, 10)),
        *[(THREE, Played(2, 10))] * 3,
        *[(PAIR, Played(1, 10))] * 2,
    ]
