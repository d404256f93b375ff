"""Measuring on a noisy machine: contestants take turns in short heats, and each one's best heat counts."""

from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter

Heat = Callable[[int], int]
"""Does about so much work as it is told, and tells how many steps that was."""


@dataclass(slots=True)
class Contestant:
    """Something that makes steps, and how many it makes in a second at its best."""

    name: str
    heat: Heat
    work: int = 1
    rates: list[float] = field(default_factory=list)

    @property
    def rate(self) -> float:
        """Steps a second in the best heat: noise only ever slows down."""
        return max(self.rates)

    def run(self) -> None:
        """Run one heat."""
        began = perf_counter()
        steps = self.heat(self.work)
        self.rates.append(steps / (perf_counter() - began))

    def settle(self, seconds: float) -> None:
        """Find how much work takes about so long; what a first call loads or compiles does not count."""
        self.heat(1)
        while True:
            began = perf_counter()
            self.heat(self.work)
            took = perf_counter() - began
            if took >= seconds / 2:
                self.work = max(1, round(self.work * seconds / took))
                return
            self.work *= 2


def paired_ratio(one: Contestant, other: Contestant) -> float:
    """The median over heats of how much faster one was than the other right beside it."""
    return median(ours / theirs for ours, theirs in zip(one.rates, other.rates, strict=True))


def run_contest(contestants: list[Contestant], heats: int, seconds: float) -> None:
    """Let all run in turn, so that a slow moment of the machine hits every one."""
    for contestant in contestants:
        contestant.settle(seconds)
    for _ in range(heats):
        for contestant in contestants:
            contestant.run()
