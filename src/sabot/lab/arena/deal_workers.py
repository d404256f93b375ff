"""Deals that are played side by side, in processes."""

from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Executor, Future
from contextlib import contextmanager

from sabot.lab.arena.arena_plan import ArenaPlan
from sabot.lab.arena.deals import Deal, play_deal
from sabot.lab.arena.lineups import Lineup
from sabot.lab.running.process_pool import processes

MOST_WORKERS = 256
AHEAD = 2
"""How many deals each worker is given at a time: what follows after the last that counts is played in vain."""


class Workers:
    """Processes that play deals, or the one that asks."""

    def __init__(self, pool: Executor | None, count: int) -> None:
        self._pool = pool
        self._most = AHEAD * count

    def play(self, question: ArenaPlan, lineup: Lineup, deals: range) -> Generator[Deal, None, None]:
        """Play deals of a lineup, and give them in order; close it, and no more are begun."""
        if self._pool is None:
            yield from (play_deal(question, lineup, deal) for deal in deals)
            return
        under_way: deque[Future[Deal]] = deque()
        try:
            for deal in deals:
                under_way.append(self._pool.submit(play_deal, question, lineup, deal))
                if len(under_way) >= self._most:
                    yield under_way.popleft().result()
            while under_way:
                yield under_way.popleft().result()
        finally:
            for future in under_way:
                future.cancel()


@contextmanager
def workers(count: int) -> Iterator[Workers]:
    """So many workers, or nobody else where one is enough."""
    if count == 1:
        yield Workers(None, 1)
        return
    with processes(count) as pool:
        yield Workers(pool, count)
