"""Compares our figures with published ones."""

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
from sabot.lab.simulation import simulate_study
from sabot.lab.study import Study

ROUNDS = 100_000
"""The number of rounds behind RLCard's figures."""
SHARE = 5_000
PUBLISHED = {
    "mean": 46.5,
    "median": 37,
    "standard deviation": 33.8,
    "99th percentile": 167,
    "first mover wins, %": 50.9,
}
"""Two random players of RLCard's UNO: turns per round, and the wins of the first player."""


def rows() -> list[Figure]:
    """The figures with options alone, then with the agents' choices, then with both rules, then RLCard itself."""
    study = Study(players=SEATS, rounds=ROUNDS, threads=os.cpu_count() or 1, options=OPTIONS)
    mean = PUBLISHED["mean"]
    figures = [
        Figure("options alone, eager players: mean turns", *length_of(simulate_study(study).counts), mean),
        Figure("their choices, our rules: mean turns", *statistics_of(play_in_parallel(ours, False))["mean"], mean),
        *figures_of("their choices, two rules by hand", play_in_parallel(ours, True)),
    ]
    if find_spec("rlcard") is not None:
        figures += figures_of("RLCard itself", play_in_parallel(theirs))
    return figures


def play_in_parallel(play: Callable[..., list[Round]], *flags: bool) -> list[Round]:
    """All rounds, played in parallel processes."""
    with processes(os.cpu_count() or 1) as pool:
        shares = [pool.submit(play, start, start + SHARE, *flags) for start in range(0, ROUNDS, SHARE)]
        return [one for share in shares for one in share.result()]


def figures_of(name: str, rounds: list[Round]) -> list[Figure]:
    """All published figures, compared with those of some rounds."""
    return [Figure(f"{name}: {what}", *found, PUBLISHED[what]) for what, found in statistics_of(rounds).items()]


def statistics_of(rounds: list[Round]) -> dict[str, Estimate]:
    """The published statistics of some rounds, with their intervals."""
    turns = sorted(one.turns for one in rounds)
    mean = fmean(turns)
    second, fourth = (fmean((number - mean) ** power for number in turns) for power in (2, 4))
    deviation = sqrt(second)
    wins = share_of(sum(one.first_won for one in rounds), len(rounds))
    found = (
        _with_interval(mean, deviation / sqrt(len(turns))),
        quantile(turns, 0.5),
        _with_interval(deviation, sqrt((fourth - second * second) / len(turns)) / (2 * deviation)),
        quantile(turns, 0.99),
        Estimate(*(100 * bound for bound in wins)),
    )
    return dict(zip(PUBLISHED, found, strict=True))


def quantile(ordered: list[int], share: float) -> Estimate:
    """The quantile of some sorted numbers, with a 95 % interval by ranks."""
    rank, reach = share * len(ordered), Z * sqrt(share * (1 - share) * len(ordered))
    return Estimate(*(float(ordered[place]) for place in (ceil(rank) - 1, floor(rank - reach), ceil(rank + reach))))


def _with_interval(figure: float, error: float) -> Estimate:
    return Estimate(figure, figure - Z * error, figure + Z * error)
