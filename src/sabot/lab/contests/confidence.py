"""Confidence intervals of a mean over deals: after a fixed number of deals, or valid at any time."""

from dataclasses import dataclass
from math import log, sqrt
from typing import NamedTuple

from sabot.lab.measures.counts import Z

ALPHA = 0.05
"""How often an interval may miss the true value."""
FEWEST = 30
"""The fewest deals for an interval: both kinds assume that sums over deals are normally distributed."""
TIGHTEST = 250
"""The number of deals after which an interval valid at any time is tightest."""
RHO_SQUARED = (-2 * log(ALPHA) + log(-2 * log(ALPHA) + 1)) / TIGHTEST


@dataclass(slots=True)
class RunningStats:
    """Running sums of whole numbers, one for each deal."""

    prior_squares: float = 0
    """Added to the sum of squared deviations, because a few identical deals prove little."""
    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """Add a number."""
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        """The mean."""
        return self.total / self.count

    @property
    def deviation(self) -> float:
        """The standard deviation, `prior_squares` included; exact up to the root, in any order."""
        return sqrt(self.prior_squares * self.count + self.squares * self.count - self.total**2) / self.count


class Estimate(NamedTuple):
    """A mean, and the margin of error."""

    mean: float
    reach: float | None
    """Half the width of the 95 % interval; None if there are too few deals."""

    def side_of(self, share: float) -> int:
        """1 if the whole interval lies above a share, -1 if it lies below, else 0."""
        if self.reach is None or abs(self.mean - share) <= self.reach:
            return 0
        return 1 if self.mean > share else -1


def estimate(numbers: RunningStats, rounds: int, *, at_any_time: bool) -> Estimate:
    """The mean per round of numbers that are each the sum over some rounds.

    To check after every deal and stop when the result is clear, the interval must be valid at any time.
    """
    mean = numbers.mean / rounds
    if numbers.count < FEWEST or not numbers.deviation:
        return Estimate(mean, None)
    reach = reach_at_any_time(numbers.count) if at_any_time else Z / sqrt(numbers.count)
    return Estimate(mean, numbers.deviation / rounds * reach)


def reach_at_any_time(count: int) -> float:
    """Half the width of the interval that is valid at any time, in standard deviations.

    The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, by Robbins' normal mixture.

    >>> round(reach_at_any_time(250), 4)
    0.192
    """
    grown = count * RHO_SQUARED + 1
    return sqrt(2 * grown / (count**2 * RHO_SQUARED) * log(sqrt(grown) / ALPHA))
