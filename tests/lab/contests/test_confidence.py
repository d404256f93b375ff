"""Means and intervals, checked by hand and by simulation."""

from collections.abc import Iterator
from random import Random

import pytest

from sabot.lab.contests.confidence import FEWEST, Estimate, RunningStats, estimate, reach_at_any_time


def running(*numbers: int, prior_squares: float = 0) -> RunningStats:
    found = RunningStats(prior_squares)
    for number in numbers:
        found.add(number)
    return found


def test_the_mean_and_deviation_of_a_few_numbers() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9 have mean 5 and standard deviation 2: the squared deviations add up to 32."""
    found = running(2, 4, 4, 4, 5, 5, 7, 9)
    assert (found.count, found.mean, found.deviation) == (8, 5, 2)
    assert running(2, 4, 4, 4, 5, 5, 7, 9, prior_squares=40).deviation == 3


def test_a_fixed_interval_is_two_standard_errors() -> None:
    """Wins of two rounds each: half of 100 deals won and half lost have mean 1/2 and deviation 1/2 per round."""
    found = estimate(running(*[0, 2] * 50), 2, at_any_time=False)
    assert found == pytest.approx((0.5, 1.959964 * 0.5 / 10))


def test_an_interval_for_any_time_is_wider() -> None:
    """With rho² = (5.99146 + log 6.99146) / 250 = 0.0317448, at 100 deals: sqrt(2 · 4.17448 / 317.448 · 3.71023)."""
    assert reach_at_any_time(100) == pytest.approx(0.312385, rel=1e-4)
    found = estimate(running(*[0, 2] * 50), 2, at_any_time=True)
    assert found == pytest.approx((0.5, 0.312385 * 0.5), rel=1e-4)


def test_few_or_identical_deals_have_no_interval() -> None:
    assert estimate(running(*[0, 2] * 14, 2), 2, at_any_time=True).reach is None
    assert estimate(running(*[0, 2] * 15), 2, at_any_time=True).reach is not None
    assert estimate(running(*[2] * 30), 2, at_any_time=True) == (1, None)
    assert estimate(running(*[2] * 30, prior_squares=1), 2, at_any_time=False).reach == pytest.approx(1.959964 / 2 / 30)


def test_on_which_side_of_a_share_an_interval_lies() -> None:
    assert Estimate(0.6, 0.05).side_of(0.5) == 1
    assert Estimate(0.4, 0.05).side_of(0.5) == -1
    assert Estimate(0.53, 0.05).side_of(0.5) == 0
    assert Estimate(0.9, None).side_of(0.5) == 0


def walks(seed: int, share: float, deals: int) -> Iterator[RunningStats]:
    """The running sums over random deals of two dependent rounds."""
    chance, found = Random(seed), RunningStats(prior_squares=2)
    for _ in range(deals):
        first = chance.random() < share
        found.add(first + (first if chance.random() < 0.3 else chance.random() < share))
        yield found


def misses(share: float, *, at_any_time: bool) -> int:
    """In how many of 200 runs of 400 deals the interval misses the true share at some time."""
    return sum(
        any(
            found.count >= FEWEST and estimate(found, 2, at_any_time=at_any_time).side_of(share)
            for found in walks(seed, share, 400)
        )
        for seed in range(200)
    )


@pytest.mark.parametrize(("share", "allowed"), [(0.5, 0.05), (0.25, 0.05), (0.75, 0.05), (0.9, 0.08)])
def test_an_interval_for_any_time_holds_at_all_times(share: float, allowed: float) -> None:
    """It may miss in 5 % of the runs; in a few more if almost all rounds are won, since few deals are lost then."""
    assert misses(share, at_any_time=True) <= 200 * allowed


def test_a_fixed_interval_does_not_hold_at_all_times() -> None:
    """Checking after each deal and stopping when satisfied finds a difference where there is none far too often."""
    assert misses(0.5, at_any_time=False) > 200 * 0.15


def test_a_fixed_interval_holds_at_the_end() -> None:
    """400 times 200 deals: about 20 misses are expected, and more than 30 are very unlikely."""
    missed = 0
    for seed in range(400):
        *_, last = walks(seed, 0.5, 200)
        missed += bool(estimate(last, 2, at_any_time=False).side_of(0.5))
    assert 8 <= missed <= 32
