"""Sums, means, percentiles and intervals, checked by hand."""

from collections import Counter
from itertools import pairwise

import pytest

from sabot.kernel.primitives.flat import blank
from sabot.kernel.sums import Sums, add_winners
from sabot.lab.measures.counts import Counts, interval, spread
from sabot.lab.reporting.terminal_charts import bins


def test_the_spread_of_a_few_numbers() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9 have mean 5 and standard deviation 2."""
    found = spread(Counter([2, 4, 4, 4, 5, 5, 7, 9]))
    assert (found.mean, found.deviation, found.least, found.most) == (5, 2, 2, 9)
    assert found.percentiles == {1: 2, 10: 2, 50: 4, 90: 9, 99: 9}


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"), [(0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (5, 10, 0.2366, 0.7634)]
)
def test_wilson_intervals(hits: int, trials: int, low: float, high: float) -> None:
    """Values from published tables."""
    assert interval(hits, trials) == pytest.approx((low, high), abs=1e-4)


def test_bins_hold_every_round() -> None:
    lengths = Counter(range(10, 500)) + Counter({5000: 1})
    found = list(bins(lengths))
    assert sum(count for _, _, count in found) == lengths.total()
    assert found[0][0] == 10
    assert found[-1][1] == 5000
    assert all(after[0] == before[1] + 1 for before, after in pairwise(found))


def test_counts_of_two_runs_add_up() -> None:
    one, two = Counts(), Counts()
    one.sums.moves, two.sums.moves = 3, 4
    one.sums.wins[0], two.sums.wins[1] = 1, 2
    one.sums.endings[0], two.sums.endings[1] = 1, 2
    one.lengths[10], two.lengths[10] = 1, 2
    one.add(two)
    assert (one.played, one.rounds, one.sums.moves, one.sums.wins[:2], one.lengths[10]) == (3, 3, 7, [1, 2], 3)
    assert (two.played, two.rounds, two.sums.moves, two.sums.wins[:2], two.lengths[10]) == (2, 2, 4, [0, 2], 2)


def test_a_win_is_counted_for_each_winner() -> None:
    sums = blank(Sums)
    add_winners(sums, 0b1000000101)
    add_winners(sums, 0b100)
    assert sums.wins == [1, 0, 2, 0, 0, 0, 0, 0, 0, 1]
