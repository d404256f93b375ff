"""How a bot answered in an arena: its decisions, the time they took, and its refusals."""

from math import ceil, log
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from sabot.lab.row_files import Value

Natural = Annotated[int, Meta(ge=0)]
REFUSALS = ("illegal", "failed", "late")
"""The kinds of refusals: an action that is not legal, no readable answer, and none in time."""
HIGH = 0.99
"""The share of decisions that took no longer than the time that is reported as high."""
GROWTH = 1.05
"""How much longer the decisions of a class of times are than those of the class before."""
SHORTEST = 1e-7
"""The seconds below which times are not told apart."""


class Conduct(msgspec.Struct, forbid_unknown_fields=True):
    """Counts of a bot's answers. Conducts can be added, whichever deals and processes they come from.

    >>> conduct = Conduct()
    >>> for milliseconds in range(1, 101):
    ...     conduct.add_decision(milliseconds / 1000)
    >>> conduct.decisions, round(conduct.mean, 4), 0.099 <= conduct.high <= 0.099 * GROWTH
    (100, 0.0505, True)
    """

    decisions: Natural = 0
    """How often the table waited for the bot."""
    seconds: float = 0.0
    """The time of all decisions."""
    times: dict[int, Natural] = {}
    """How many decisions there are in each class of times."""
    refusals: dict[str, Natural] = {}
    """How many answers were not used, by kind."""

    def add_decision(self, seconds: float) -> None:
        """Count a decision and its time, whether its answer was used or not."""
        self.decisions += 1
        self.seconds += seconds
        _add(self.times, ceil(log(max(seconds, SHORTEST)) / log(GROWTH)), 1)

    def add_refusal(self, kind: str) -> None:
        """Count an answer that was not used."""
        _add(self.refusals, kind, 1)

    def add(self, other: "Conduct") -> None:
        """Add what was counted elsewhere."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        for number, count in other.times.items():
            _add(self.times, number, count)
        for kind, count in other.refusals.items():
            _add(self.refusals, kind, count)

    @property
    def refused(self) -> int:
        """The number of answers that were not used."""
        return sum(self.refusals.values())

    @property
    def mean(self) -> float | None:
        """The mean time of a decision in seconds; None if there was none."""
        return self.seconds / self.decisions if self.decisions else None

    @property
    def high(self) -> float | None:
        """The time in seconds within which 99 % of the decisions were made, rounded up by at most 5 %."""
        counted = 0
        for number, count in sorted(self.times.items()):
            counted += count
            if counted >= HIGH * self.decisions:
                return GROWTH**number
        return None

    def as_json(self) -> dict[str, Any]:
        """The figures as plain data."""
        return {
            "decisions": self.decisions,
            "refusals": {kind: self.refusals.get(kind, 0) for kind in REFUSALS},
            "seconds": {"mean": self.mean, "p99": self.high},
        }

    def record(self) -> dict[str, Value]:
        """The figures under the names of columns."""
        return {
            "decisions": self.decisions,
            "refusals": self.refused,
            **{f"refusals_{kind}": self.refusals.get(kind, 0) for kind in REFUSALS},
            "seconds": self.mean,
            "seconds_p99": self.high,
        }


def _add(counts: dict[Any, int], key: str | int, count: int) -> None:
    counts[key] = counts.get(key, 0) + count
