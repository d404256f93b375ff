"""Deals that are played side by side, in processes: as threads, bots in Python would wait for each other."""

import signal
from collections import deque
from collections.abc import Generator, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from os import _exit
from threading import Thread

from sabot.errors import Unreadable
from sabot.lab.arena.lineups import Lineup
from sabot.lab.arena.playing import Deal, play_deal
from sabot.lab.arena.question import Question

MOST_WORKERS = 256
AHEAD = 2
"""How many deals each worker is given at a time: what follows after the last that counts is played in vain."""


class Workers:
    """Processes that play deals, or the one that asks."""

    def __init__(self, pool: Executor | None, count: int) -> None:
        self._pool = pool
        self._most = AHEAD * count

    def play(self, question: Question, lineup: Lineup, deals: range) -> Generator[Deal, None, None]:
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
    """So many workers; whatever goes wrong, none is left behind."""
    if count == 1:
        yield Workers(None, 1)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_get_ready)
    try:
        yield Workers(pool, count)
    except BrokenProcessPool:
        raise Unreadable("arena-worker-lost") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()


def _get_ready() -> None:
    """Leave at once, without a word, on Ctrl-C or when whoever asks has died."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_leave_with_parent, daemon=True).start()


def _leave_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    _exit(1)
