"""Estimates and their intervals, checked by hand."""

from collections import Counter
from math import inf

import pytest

from sabot.kernel.primitives.flat import blank
from sabot.kernel.sums import Sums
from sabot.lab.measures.counts import Counts
from sabot.lab.measures.estimates import Estimate, difference, gap_of, length_of, mean_of, share_of


def test_the_interval_of_a_mean() -> None:
    """2, 4, 6, 8: mean 5, sample variance 20/3, so the standard error is the root of 5/3."""
    assert mean_of(20, 120, 4) == pytest.approx((5, 5 - 2.5303, 5 + 2.5303), abs=1e-4)


def test_one_number_has_no_interval() -> None:
    one = mean_of(7, 49, 1)
    assert one == (7, -inf, inf)
    assert (one.sign, one.reach, one.as_json()) == (0, (0, 0), {"figure": 7, "interval": None})


def test_lengths_and_gaps_come_from_counts() -> None:
    counts = Counts(blank(Sums), Counter({2: 1, 4: 1, 6: 1, 8: 1}), gap=4, gap_squares=4)
    assert length_of(counts).figure == 5
    assert gap_of(counts) == (1, 1, 1)


@pytest.mark.parametrize(
    ("estimate", "sign", "size"),
    [
        (Estimate(2, 1, 3), 1, (2, 1, 3)),
        (Estimate(-2, -3, -1), -1, (2, 1, 3)),
        (Estimate(-1, -3, 1), 0, (-1, -3, 1)),
        (Estimate(1, 0, 2), 0, (1, 0, 2)),
    ],
)
def test_a_difference_is_clear_if_its_interval_leaves_zero_out(
    estimate: Estimate, sign: int, size: tuple[float, float, float]
) -> None:
    assert (estimate.sign, tuple(estimate.size)) == (sign, size)


def test_the_difference_of_two_shares() -> None:
    """Newcombe's own example: 56 of 70 and 48 of 80 differ by 0.2, from 0.0524 to 0.3339."""
    assert difference(share_of(56, 70), share_of(48, 80)) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
