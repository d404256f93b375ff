"""Figures that others have published, and ours beside them."""

import os
from collections.abc import Callable
from importlib.util import find_spec
from math import ceil, floor, sqrt
from statistics import fmean

from benchmarks.likeness import OPTIONS, SEATS, Round, ours, theirs
from benchmarks.row import Figure
from sabot.lab.measures.counts import Z
from sabot.lab.measures.estimates import Estimate, length_of, share_of
from sabot.lab.running.process_pool import processes
from sabot.lab.simulate import simulate
from sabot.lab.study import Study

ROUNDS = 100_000
"""As many as were played for the figures of RLCard."""
SHARE = 5_000
PUBLISHED = {
    "mean": 46.5,
    "median": 37,
    "standard deviation": 33.8,
    "99th percentile": 167,
    "first mover wins, %": 50.9,
}
"""Two random players of RLCard's UNO: turns a round, and how often whoever moves first wins."""


def rows() -> list[Figure]:
    """The nearest that options alone come, then the agents' choices, then the two rules by hand, then RLCard itself."""
    study = Study(players=SEATS, rounds=ROUNDS, threads=os.cpu_count() or 1, options=OPTIONS)
    mean = PUBLISHED["mean"]
    figures = [
        Figure("options alone, eager players: mean turns", *length_of(simulate(study).counts), mean),
        Figure("their choices, our rules: mean turns", *described(shared(ours, False))["mean"], mean),
        *figures_of("their choices, two rules by hand", shared(ours, True)),
    ]
    if find_spec("rlcard") is not None:
        figures += figures_of("RLCard itself", shared(theirs))
    return figures


def shared(play: Callable[..., list[Round]], *how: bool) -> list[Round]:
    """All rounds, played by processes side by side."""
    with processes(os.cpu_count() or 1) as pool:
        shares = [pool.submit(play, start, start + SHARE, *how) for start in range(0, ROUNDS, SHARE)]
        return [one for share in shares for one in share.result()]


def figures_of(who: str, rounds: list[Round]) -> list[Figure]:
    """Everything that was published, as somebody else plays it."""
    return [Figure(f"{who}: {what}", *found, PUBLISHED[what]) for what, found in described(rounds).items()]


def described(rounds: list[Round]) -> dict[str, Estimate]:
    """Each figure that was published, with its interval."""
    turns = sorted(one.turns for one in rounds)
    mean = fmean(turns)
    second, fourth = (fmean((number - mean) ** power for number in turns) for power in (2, 4))
    deviation = sqrt(second)
    wins = share_of(sum(one.first_won for one in rounds), len(rounds))
    found = (
        _give_or_take(mean, deviation / sqrt(len(turns))),
        quantile(turns, 0.5),
        _give_or_take(deviation, sqrt((fourth - second * second) / len(turns)) / (2 * deviation)),
        quantile(turns, 0.99),
        Estimate(*(100 * bound for bound in wins)),
    )
    return dict(zip(PUBLISHED, found, strict=True))


def quantile(ordered: list[int], share: float) -> Estimate:
    """The number that a share of all do not pass, between those whose ranks are as far off as chance would have it."""
    rank, reach = share * len(ordered), Z * sqrt(share * (1 - share) * len(ordered))
    return Estimate(*(float(ordered[place]) for place in (ceil(rank) - 1, floor(rank - reach), ceil(rank + reach))))


def _give_or_take(figure: float, error: float) -> Estimate:
    return Estimate(figure, figure - Z * error, figure + Z * error)
