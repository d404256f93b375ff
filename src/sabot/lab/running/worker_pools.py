"""The worker pools that play a study in parallel: threads, processes, or the workers of a cluster."""

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager
from itertools import islice
from typing import NamedTuple

from sabot.lab.running.process_pool import processes
from sabot.lab.running.runners import Runner
from sabot.lab.running.shares import Share, ShareResult
from sabot.lab.study import Study


class WorkerPool(NamedTuple):
    """An executor and its number of workers."""

    executor: Executor
    width: int


@contextmanager
def open_pool(study: Study, runners: Sequence[Runner]) -> Iterator[WorkerPool]:
    """The pool for a study, no larger than its number of shares; raise Unreadable if a cluster does not answer."""
    width = min(study.threads, -(-study.count // chunk_for(runners)))
    if study.cluster is not None:
        from sabot.lab.running.dask_cluster import on_cluster

        with on_cluster(study.cluster, width) as pool:
            yield pool
    else:
        with _pool(runners, width) as executor:
            yield WorkerPool(executor, width)


def chunk_for(runners: Sequence[Runner]) -> int:
    """The number of rounds or matches in a share."""
    return min(runner.chunk for runner in runners)


def _pool(runners: Sequence[Runner], width: int) -> AbstractContextManager[Executor]:
    """Threads for compiled code, processes for Python; one thread if a single worker is enough."""
    if width > 1 and any(runner.is_python for runner in runners):
        return processes(width)
    return ThreadPoolExecutor(width)


def play_all(
    pool: WorkerPool, runners: Sequence[Runner], count: int, rows_of: str | None = None
) -> Iterator[ShareResult]:
    """Play the first rounds or matches of each runner in shares; yield the result of each share when it is ready.

    The number of pending shares is limited.
    """
    share, chunk = Share(tuple(runners), rows_of), chunk_for(runners)
    bounds = ((start, min(start + chunk, count)) for start in range(0, count, chunk))
    under_way: set[Future[ShareResult]] = set()
    try:
        while True:
            more = islice(bounds, 2 * pool.width - len(under_way))
            under_way |= {pool.executor.submit(share.play, start, stop) for start, stop in more}
            if not under_way:
                return
            ready, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for one in ready:
                yield one.result()
    finally:
        for one in under_way:
            one.cancel()
