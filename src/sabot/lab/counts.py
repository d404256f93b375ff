"""What many rounds add up to."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt

from sabot.kernel.codes import Ending
from sabot.kernel.table import SEATS, TALLIES

PERCENTILES = (1, 10, 50, 90, 99)
Z = 1.959964
"""How many standard errors a 95 % interval reaches."""


@dataclass(slots=True)
class Counts:
    """Sums over rounds; those of two runs add up to those of both."""

    wins: list[int] = field(default_factory=lambda: [0] * SEATS)
    """By seat: the first is left of the dealer, who sits last."""
    endings: list[int] = field(default_factory=lambda: [0] * len(Ending.names()))
    lengths: Counter[int] = field(default_factory=Counter)
    """How many rounds took how many turns."""
    tally: list[int] = field(default_factory=lambda: [0] * TALLIES)
    steps: int = 0

    def add(self, other: "Counts") -> None:
        """Add the sums of another run."""
        for mine, more in ((self.wins, other.wins), (self.endings, other.endings), (self.tally, other.tally)):
            mine[:] = [one + two for one, two in zip(mine, more, strict=True)]
        self.lengths.update(other.lengths)
        self.steps += other.steps

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return sum(self.wins)


@dataclass(frozen=True, slots=True)
class Spread:
    """How some numbers are spread."""

    mean: float
    deviation: float
    least: int
    most: int
    percentiles: dict[int, int]


def spread(counts: Counter[int]) -> Spread:
    """Mean, standard deviation and percentiles of numbers that occur so many times.

    >>> spread(Counter({1: 1, 3: 1})).mean
    2.0
    """
    total = sum(counts.values())
    first = sum(number * times for number, times in counts.items())
    second = sum(number * number * times for number, times in counts.items())
    mean = first / total
    variance = (second * total - first * first) / total**2  # exact up to here, whatever the order
    ordered = sorted(counts.items())
    percentiles = {share: _percentile(ordered, total, share) for share in PERCENTILES}
    return Spread(mean, sqrt(variance), ordered[0][0], ordered[-1][0], percentiles)


def _percentile(ordered: list[tuple[int, int]], total: int, share: int) -> int:
    """The least number that at least this share of all do not pass."""
    below = 0
    for number, times in ordered:
        below += times
        if below * 100 >= total * share:
            return number
    return ordered[-1][0]


def interval(hits: int, trials: int) -> tuple[float, float]:
    """Where a share lies with 95 % confidence (Wilson).

    >>> [round(bound, 3) for bound in interval(50, 100)]
    [0.404, 0.596]
    """
    share = hits / trials
    centre = share + Z * Z / (2 * trials)
    reach = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    return (centre - reach) / scale, (centre + reach) / scale
