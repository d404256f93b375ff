"""Play many rounds or matches. The same seed gives the same numbers, whoever plays them and wherever."""

from collections.abc import Callable, Sequence
from time import perf_counter

from sabot.lab.measures.counts import Counts
from sabot.lab.measures.summary import Summary
from sabot.lab.running.worker_pools import open_pool, play_all
from sabot.lab.study import Study

Progress = Callable[[int], None]
"""Hears how many more rounds or matches have been played."""


def simulate(
    study: Study, on_progress: Progress = lambda played: None, on_ready: Callable[[], None] = lambda: None
) -> Summary:
    """Play the rounds or matches of a study, or raise Unreadable; `on_ready` is called when all is compiled."""
    return simulate_all([study], on_progress, on_ready)[0]


def simulate_all(
    studies: Sequence[Study], on_progress: Progress = lambda played: None, on_ready: Callable[[], None] = lambda: None
) -> list[Summary]:
    """Play several studies of as many rounds or matches side by side, each of the same seeds."""
    first = studies[0]
    runners = [study.runner() for study in studies]
    all_counts = [Counts() for _ in studies]
    with open_pool(first, runners) as crew:
        for runner in runners:
            runner.warm_up()
        on_ready()
        began = perf_counter()
        for share in play_all(crew, runners, first.count):
            for counts, more in zip(all_counts, share, strict=True):
                counts.add(more)
            on_progress(share[0].played)
        seconds = perf_counter() - began
    return [Summary(study, counts, seconds) for study, counts in zip(studies, all_counts, strict=True)]
