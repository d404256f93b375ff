"""A pool of worker processes, for bots in Python, which in threads would wait for each other."""

import signal
import sys
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
    """An executor of processes, already started; all of them are ended on exit, also after an error."""
    others = set(active_children())
    pool = ProcessPoolExecutor(count, get_context("spawn"), initializer=_init_worker)
    try:
        with _holding_interrupts():
            pool.submit(int)  # starts all processes
        yield pool
    except BrokenProcessPool:
        raise Unreadable("worker-lost") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in set(active_children()) - others:
            worker.terminate()


@contextmanager
def _holding_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back for this thread and for the processes that it starts, which would print tracebacks."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _init_worker() -> None:
    """Make the process exit silently on Ctrl-C, which was held back so far, or when its parent has died."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    Thread(target=_exit_with_parent, daemon=True).start()


def _exit_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    _exit(1)
