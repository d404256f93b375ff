"""Means, percentiles and intervals, by hand."""

from collections import Counter
from itertools import pairwise

import pytest

from sabot.lab.counts import interval, spread
from sabot.lab.report import bins


def test_the_spread_of_a_few_numbers() -> None:
    """2, 4, 4, 4, 5, 5, 7, 9 have mean 5 and standard deviation 2."""
    found = spread(Counter([2, 4, 4, 4, 5, 5, 7, 9]))
    assert (found.mean, found.deviation, found.least, found.most) == (5, 2, 2, 9)
    assert found.percentiles == {1: 2, 10: 2, 50: 4, 90: 9, 99: 9}


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"), [(0, 10, 0, 0.2775), (10, 10, 0.7225, 1), (5, 10, 0.2366, 0.7634)]
)
def test_wilson_intervals(hits: int, trials: int, low: float, high: float) -> None:
    """As tables give them."""
    assert interval(hits, trials) == pytest.approx((low, high), abs=1e-4)


def test_bins_hold_every_round() -> None:
    lengths = Counter(range(10, 500)) + Counter({5000: 1})
    found = list(bins(lengths))
    assert sum(count for _, _, count in found) == lengths.total()
    assert found[0][0] == 10
    assert found[-1][1] == 5000
    assert all(after[0] == before[1] + 1 for before, after in pairwise(found))
