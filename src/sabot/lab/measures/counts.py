"""Counts over many rounds or matches, and their basic statistics."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from operator import add

from sabot.kernel.primitives.flat import blank, fields_of
from sabot.kernel.sums import Sums

PERCENTILES = (1, 10, 50, 90, 99)
Z = 1.959964
"""The half-width of a 95 % interval in standard errors."""


@dataclass(slots=True)
class Counts:
    """Counts over rounds or matches; those of two runs can be added."""

    sums: Sums = field(default_factory=lambda: blank(Sums))
    lengths: Counter[int] = field(default_factory=Counter)
    """The number of rounds by turns, or of matches by rounds."""
    gap: int = 0
    """The total difference in length to the same deals in the first of several studies."""
    gap_squares: int = 0

    def add(self, other: "Counts") -> None:
        """Add the counts of another run."""
        for one in fields_of(Sums):
            mine, more = getattr(self.sums, one.name), getattr(other.sums, one.name)
            setattr(self.sums, one.name, list(map(add, mine, more)) if one.length else mine + more)
        self.lengths.update(other.lengths)
        self.gap += other.gap
        self.gap_squares += other.gap_squares

    @property
    def played(self) -> int:
        """The number of rounds or matches played."""
        return self.lengths.total()

    @property
    def rounds(self) -> int:
        """The number of rounds dealt, those of matches included; two tables deal two."""
        return sum(self.sums.endings)


@dataclass(frozen=True, slots=True)
class Spread:
    """The distribution of some numbers."""

    mean: float
    deviation: float
    least: int
    most: int
    percentiles: dict[int, int]


def spread(counts: Counter[int]) -> Spread:
    """Mean, standard deviation and percentiles of numbers, given how often each occurs.

    >>> spread(Counter({1: 1, 3: 1})).mean
    2.0
    """
    total = sum(counts.values())
    first = sum(number * times for number, times in counts.items())
    second = sum(number * number * times for number, times in counts.items())
    mean = first / total
    variance = (second * total - first * first) / total**2  # exact up to here, in any order
    ordered = sorted(counts.items())
    percentiles = {share: _percentile(ordered, total, share) for share in PERCENTILES}
    return Spread(mean, sqrt(variance), ordered[0][0], ordered[-1][0], percentiles)


def _percentile(ordered: list[tuple[int, int]], total: int, share: int) -> int:
    """The smallest number that at least this percentage of all numbers do not exceed."""
    below = 0
    for number, times in ordered:
        below += times
        if below * 100 >= total * share:
            return number
    return ordered[-1][0]


def interval(hits: int, trials: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson).

    >>> [round(bound, 3) for bound in interval(50, 100)]
    [0.404, 0.596]
    """
    share = hits / trials
    centre = share + Z * Z / (2 * trials)
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return (centre - reach) / scale, (centre + reach) / scale
