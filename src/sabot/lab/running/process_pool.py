"""A pool of worker processes, for bots in Python, which in threads would wait for each other."""

import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children, get_context, parent_process
from os import _exit
from threading import Thread

from sabot.errors import Unreadable


@contextmanager
def processes(count: int) -> Iterator[Executor]:
    """An executor of processes, started when needed; all of them are ended on exit, also after an error."""
    others = set(active_children())
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_init_worker)
    try:
        yield pool
    except BrokenProcessPool:
        raise Unreadable("worker-lost") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()


def _init_worker() -> None:
    """Make the process exit silently on Ctrl-C, or when its parent has died."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    _exit(1)
