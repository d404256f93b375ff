"""Simulates many rounds or matches. The same seed gives the same numbers with every runner and worker pool."""

from collections.abc import Callable, Sequence
from time import perf_counter

from sabot.lab.measures.counts import Counts
from sabot.lab.measures.summary import Summary
from sabot.lab.running.worker_pools import open_pool, play_all
from sabot.lab.study import Study

Progress = Callable[[int], None]
"""Called with the number of rounds or matches played since the last call."""


def simulate(
    study: Study, on_progress: Progress = lambda played: None, on_ready: Callable[[], None] = lambda: None
) -> Summary:
    """Simulate a study; raise Unreadable if it is not valid. `on_ready` is called when everything is compiled."""
    return simulate_all([study], on_progress, on_ready)[0]


def simulate_all(
    studies: Sequence[Study], on_progress: Progress = lambda played: None, on_ready: Callable[[], None] = lambda: None
) -> list[Summary]:
    """Simulate several studies of the same length in parallel, with the same seeds."""
    first = studies[0]
    runners = [study.runner() for study in studies]
    all_counts = [Counts() for _ in studies]
    with open_pool(first, runners) as pool:
        for runner in runners:
            runner.warm_up()
        on_ready()
        began = perf_counter()
        for share in play_all(pool, runners, first.count):
            for counts, more in zip(all_counts, share, strict=True):
                counts.add(more)
            on_progress(share[0].played)
        seconds = perf_counter() - began
    return [Summary(study, counts, seconds) for study, counts in zip(studies, all_counts, strict=True)]
