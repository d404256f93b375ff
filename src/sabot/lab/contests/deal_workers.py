"""Plays deals in parallel, in worker processes."""

from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager

from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.deals import DealResult, play_deal
from sabot.lab.contests.lineups import Lineup
from sabot.lab.running.process_pool import processes

MOST_WORKERS = 256
AHEAD = 2
"""The number of deals queued for each worker. Deals beyond the last one needed are wasted."""


class Workers:
    """Plays deals in worker processes, or without a pool in this process."""

    def __init__(self, pool: Executor | None, count: int) -> None:
        self._pool = pool
        self._most = AHEAD * count

    def play(self, plan: ArenaPlan, lineup: Lineup, deals: range) -> Generator[DealResult, None, None]:
        """Play deals of a lineup and yield them in order; closing the generator cancels the rest."""
        if self._pool is None:
            yield from (play_deal(plan, lineup, deal) for deal in deals)
            return
        under_way: deque[Future[DealResult]] = deque()
        try:
            for deal in deals:
                under_way.append(self._pool.submit(play_deal, plan, lineup, deal))
                if len(under_way) >= self._most:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        finally:
            for future in under_way:
                future.cancel()


@contextmanager
def workers(count: int) -> Iterator[Workers]:
    """A number of workers; a single one is this process."""
    if count == 1:
        yield Workers(None, 1)
        return
    with processes(count) as pool:
        yield Workers(pool, count)
