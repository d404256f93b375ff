"""Who plays the shares of a study side by side: threads, processes, or the workers of a cluster; all are executors."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from typing import NamedTuple

from sabot.lab.measures.counts import Counts
from sabot.lab.running.process_pool import processes
from sabot.lab.running.runners import Runner
from sabot.lab.running.shares import Share
from sabot.lab.study import Study


class WorkerPool(NamedTuple):
    """An executor, and how many play side by side in it."""

    executor: Executor
    width: int


@contextmanager
def open_pool(study: Study, runners: Sequence[Runner]) -> Iterator[WorkerPool]:
    """As many as a study wants, and has shares for; or Unreadable where a cluster does not answer."""
    width = min(study.threads, -(-study.count // chunk_for(runners)))
    if study.cluster is not None:
        from sabot.lab.running.dask_cluster import on_cluster

        with on_cluster(study.cluster, width) as crew:
            yield crew
    else:
        with _pool(runners, width) as executor:
            yield WorkerPool(executor, width)


def chunk_for(runners: Sequence[Runner]) -> int:
    """How many a share has."""
    return min(runner.chunk for runner in runners)


def _pool(runners: Sequence[Runner], width: int) -> AbstractContextManager[Executor]:
    """Threads where compiled code plays, processes where Python does; nobody else where one is enough."""
    if width > 1 and any(runner.is_python for runner in runners):
        return processes(width)
    return ThreadPoolExecutor(width)


def play_all(crew: WorkerPool, runners: Sequence[Runner], count: int) -> Iterator[list[Counts]]:
    """Play the first so many of each runner in shares; what each share counted, as soon as it is ready.

    Never many of them are under way, however many there are.
    """
    share, chunk = Share(tuple(runners)), chunk_for(runners)
    bounds = ((start, min(start + chunk, count)) for start in range(0, count, chunk))
    under_way: set[Future[list[Counts]]] = set()
    try:
        while True:
            more = islice(bounds, 2 * crew.width - len(under_way))
            under_way |= {crew.executor.submit(share.play, start, stop) for start, stop in more}
            if not under_way:
                return
            ready, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for one in ready:
                yield one.result()
    finally:
        for one in under_way:
            one.cancel()
