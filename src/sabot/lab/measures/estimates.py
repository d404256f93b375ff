"""Means, shares and differences with their 95 % intervals."""

from math import inf, isfinite, sqrt
from typing import Any, NamedTuple

from sabot.lab.measures.counts import Counts, Z, interval


class Estimate(NamedTuple):
    """A figure and its 95 % interval."""

    figure: float
    low: float
    high: float

    @property
    def sign(self) -> int:
        """Whether it is clearly above zero (1), clearly below (-1), or neither (0)."""
        return int(self.low > 0) - int(self.high < 0)

    @property
    def size(self) -> "Estimate":
        """The absolute value of a difference whose sign is clear; else the difference itself."""
        return Estimate(-self.figure, -self.high, -self.low) if self.sign < 0 else self

    @property
    def reach(self) -> tuple[float, float]:
        """How far the interval extends below and above the figure; zero if it is infinite."""
        return (self.figure - self.low, self.high - self.figure) if isfinite(self.low) else (0, 0)

    def as_json(self) -> dict[str, Any]:
        """The estimate as plain data; an infinite interval is None."""
        return {"figure": self.figure, "interval": [self.low, self.high] if isfinite(self.low) else None}

    def columns(self, name: str) -> dict[str, float | None]:
        """The estimate as three columns of a table; the bounds of an infinite interval are None."""
        low, high = (self.low, self.high) if isfinite(self.low) else (None, None)
        return {name: self.figure, f"{name}_low": low, f"{name}_high": high}


def mean_of(total: int, squares: int, count: int) -> Estimate:
    """The mean of whole numbers, given their count, sum and sum of squares.

    >>> [round(bound, 2) for bound in mean_of(4, 10, 2)]
    [2.0, 0.04, 3.96]
    """
    mean = total / count
    if count == 1:
        return Estimate(mean, -inf, inf)
    variance = (squares * count - total * total) / (count * (count - 1))  # exact up to the division
    reach = Z * sqrt(variance / count)
    return Estimate(mean, mean - reach, mean + reach)


def length_of(counts: Counts) -> Estimate:
    """The length of a round or match."""
    total = sum(number * times for number, times in counts.lengths.items())
    squares = sum(number * number * times for number, times in counts.lengths.items())
    return mean_of(total, squares, counts.played)


def gap_of(counts: Counts) -> Estimate:
    """How much longer they are than those of the first study, comparing the same deals."""
    return mean_of(counts.gap, counts.gap_squares, counts.played)


def share_of(hits: int, trials: int) -> Estimate:
    """A share (Wilson)."""
    return Estimate(hits / trials, *interval(hits, trials))


def difference(one: Estimate, other: Estimate) -> Estimate:
    """The difference of two independent shares (Newcombe)."""
    gap = one.figure - other.figure
    below = sqrt((one.figure - one.low) ** 2 + (other.high - other.figure) ** 2)
    above = sqrt((one.high - one.figure) ** 2 + (other.figure - other.low) ** 2)
    return Estimate(gap, gap - below, gap + above)
