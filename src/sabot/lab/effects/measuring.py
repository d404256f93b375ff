"""Plays the same deals with and without a value of an option, and estimates the differences."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from sabot.kernel.codes import Tally
from sabot.lab.measures.counts import Z
from sabot.lab.measures.estimates import Estimate, mean_of
from sabot.lab.study import Study


class Played(NamedTuple):
    """What is counted of one round or match."""

    length: int
    """Turns of a round, rounds of a match."""
    points: int
    """What the winner of a round found in the hands of the others."""
    forced: int
    """Cards that players had to draw as a penalty, or because of somebody's card."""
    first: int
    """1 if the player who began has won the round."""


def play(study: Study) -> list[Played]:
    """Play the rounds or matches of a study, one by one."""
    runner = study.runner()
    runner.warm_up()
    played = []
    for index in range(study.count):
        sums, (length,) = runner.play(index, index + 1)
        played.append(Played(length, sums.points, sums.tally[Tally.FORCED_CARDS], sums.wins[0]))
    return played


def relative_change(numbers: Sequence[int], usual: Sequence[int]) -> Estimate | None:
    """By which share the mean of numbers differs from the usual mean, in pairs of the same deal.

    This is the ratio estimator with its linear approximation of the variance. None if the usual mean is zero.

    >>> relative_change([3, 6], [2, 4])
    Estimate(figure=0.5, low=0.5, high=0.5)
    """
    count, total = len(usual), sum(usual)
    if not total or count < 2:
        return None
    ratio = sum(numbers) / total
    rest = sum((one - ratio * other) ** 2 for one, other in zip(numbers, usual, strict=True))
    reach = Z * sqrt(rest / (count - 1) / count) * count / total
    return Estimate(ratio - 1, ratio - 1 - reach, ratio - 1 + reach)


def share_change(hits: Sequence[int], usual: Sequence[int]) -> Estimate:
    """By how much a share differs from the usual one, in pairs of the same deal.

    >>> share_change([1, 1, 1, 0], [1, 0, 1, 0]).figure
    0.25
    """
    gaps = [one - other for one, other in zip(hits, usual, strict=True)]
    return mean_of(sum(gaps), sum(gap * gap for gap in gaps), len(gaps))
