"""Measures on a noisy machine: contestants take turns in short heats, and the best heat of each counts."""

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import process_time

Heat = Callable[[int], int]
"""Does an amount of work, and returns the number of steps."""


@dataclass(slots=True)
class Contestant:
    """Something to measure, and its rates."""

    name: str
    heat: Heat
    work: int = 1
    rates: list[float] = field(default_factory=list)
    clock: Callable[[], float] = process_time
    """The time of this process alone, since others may keep the machine busy; `perf_counter` for several threads."""

    @property
    def rate(self) -> float:
        """Steps per second in the best heat, because noise only slows down."""
        return max(self.rates)

    def run(self) -> None:
        """Run one heat."""
        began = self.clock()
        steps = self.heat(self.work)
        self.rates.append(steps / (self.clock() - began))

    def calibrate(self, seconds: float) -> None:
        """Find the amount of work that takes a time, after a first call that may load or compile."""
        self.heat(1)
        while True:
            began = self.clock()
            self.heat(self.work)
            took = self.clock() - began
            if took >= seconds / 2:
                self.work = max(1, round(self.work * seconds / took))
                return
            self.work *= 2


def paired_ratio(one: Contestant, other: Contestant) -> float:
    """The median over heats of the ratio of two contestants in the same heat."""
    return median(ours / theirs for ours, theirs in zip(one.rates, other.rates, strict=True))


def run_contest(contestants: list[Contestant], heats: int, seconds: float) -> None:
    """Let all run in turn, so that a slow phase of the machine affects all of them."""
    for contestant in contestants:
        contestant.calibrate(seconds)
    for _ in range(heats):
        for contestant in contestants:
            contestant.run()
