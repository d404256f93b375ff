"""How sure a mean over deals is: at the end of a fixed number of them, or at any time."""

from dataclasses import dataclass
from math import log, sqrt
from typing import NamedTuple

from sabot.lab.measures.counts import Z

ALPHA = 0.05
"""How often an interval may miss what it is about."""
FEWEST = 30
"""How many deals an interval takes: both kinds lean on sums of many deals being spread like a bell."""
TIGHTEST = 250
"""After how many deals an interval for any time is tightest."""
RHO_SQUARED = (-2 * log(ALPHA) + log(-2 * log(ALPHA) + 1)) / TIGHTEST


@dataclass(slots=True)
class Running:
    """Whole numbers that come one by one, one for each deal."""

    doubt: float = 0
    """What squares of deviation are taken for granted: a few deals that are all alike prove little."""
    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """Count one more."""
        self.count += 1
        self.total += number
        self.squares += number * number

    @property
    def mean(self) -> float:
        """Their mean."""
        return self.total / self.count

    @property
    def deviation(self) -> float:
        """Their standard deviation, and the doubt; exact up to the root, whatever the order."""
        return sqrt(self.doubt * self.count + self.squares * self.count - self.total**2) / self.count


class Estimate(NamedTuple):
    """A mean, and how far from it the truth may lie."""

    mean: float
    reach: float | None
    """With 95 % confidence; None while nobody can tell."""

    def side_of(self, share: float) -> int:
        """1 if all of the interval lies above a share, -1 if all lies below, or 0."""
        if self.reach is None or abs(self.mean - share) <= self.reach:
            return 0
        return 1 if self.mean > share else -1


def estimate(numbers: Running, rounds: int, *, at_any_time: bool) -> Estimate:
    """The mean of numbers that each add up so many rounds, by the round.

    Whoever looks after every deal, and stops when satisfied, needs an interval that holds at any time.
    """
    mean = numbers.mean / rounds
    if numbers.count < FEWEST or not numbers.deviation:
        return Estimate(mean, None)
    reach = reach_at_any_time(numbers.count) if at_any_time else Z / sqrt(numbers.count)
    return Estimate(mean, numbers.deviation / rounds * reach)


def reach_at_any_time(count: int) -> float:
    """How many standard deviations the interval reaches after so many deals, whenever somebody may stop.

    The asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, by Robbins' normal mixture.

    >>> round(reach_at_any_time(250), 4)
    0.192
    """
    grown = count * RHO_SQUARED + 1
    return sqrt(2 * grown / (count**2 * RHO_SQUARED) * log(sqrt(grown) / ALPHA))
