"""Simulates many rounds or matches. The same seed gives the same numbers with every runner and worker pool."""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter

from sabot.lab.measures.counts import Counts
from sabot.lab.measures.summary import Summary
from sabot.lab.running.rows import Row
from sabot.lab.running.shares import ShareResult
from sabot.lab.running.worker_pools import open_pool, play_all
from sabot.lab.study import Study

Progress = Callable[[int], None]
"""Called with the number of rounds or matches played since the last call."""
TakeRows = Callable[[list[list[Row]]], None]
"""Called with the next rows of each study, in the order of their indices."""


def simulate_study(
    study: Study, on_progress: Progress = lambda played: None, on_ready: Callable[[], None] = lambda: None
) -> Summary:
    """Simulate a study; raise Unreadable if it is not valid. `on_ready` is called when everything is compiled."""
    return simulate_all([study], on_progress, on_ready)[0]


def simulate_all(
    studies: Sequence[Study],
    on_progress: Progress = lambda played: None,
    on_ready: Callable[[], None] = lambda: None,
    on_rows: TakeRows | None = None,
) -> list[Summary]:
    """Simulate several studies of the same length in parallel, with the same seeds.

    With `on_rows`, rounds and matches are played one by one, which takes longer.
    """
    first = studies[0]
    runners = [study.runner() for study in studies]
    all_counts = [Counts() for _ in studies]
    in_order = RowsInOrder()
    with open_pool(first, runners) as pool:
        for runner in runners:
            runner.warm_up()
        on_ready()
        began = perf_counter()
        for share in play_all(pool, runners, first.count, None if on_rows is None else first.unit):
            for counts, more in zip(all_counts, share.counts, strict=True):
                counts.add(more)
            if on_rows is not None:
                for rows in in_order.add(share):
                    on_rows(rows)
            on_progress(share.counts[0].played)
        seconds = perf_counter() - began
    return [Summary(study, counts, seconds) for study, counts in zip(studies, all_counts, strict=True)]


class RowsInOrder:
    """Holds rows back until all before them are there: shares are ready in any order."""

    def __init__(self) -> None:
        self._waiting: dict[int, list[list[Row]]] = {}
        self._next = 0

    def add(self, share: ShareResult) -> Iterator[list[list[Row]]]:
        """The rows that come next, after a share is there."""
        self._waiting[share.start] = share.rows
        while (rows := self._waiting.pop(self._next, None)) is not None:
            self._next += len(rows[0])
            yield rows
