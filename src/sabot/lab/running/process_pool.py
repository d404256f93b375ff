"""Processes that play side by side: as threads, bots in Python would wait for each other."""

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
    """So many processes, started as they are needed; whatever goes wrong, none is left behind."""
    others = set(active_children())
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_get_ready)
    try:
        yield pool
    except BrokenProcessPool:
        raise Unreadable("worker-lost") from None
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
