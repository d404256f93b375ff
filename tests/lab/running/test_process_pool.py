"""The pool of worker processes, and Ctrl-C."""

import signal

import pytest

from sabot.lab.running.process_pool import processes

pytestmark = pytest.mark.posix


def test_workers_can_be_interrupted_once_they_have_started() -> None:
    """While they start, Ctrl-C is held back: they would print tracebacks."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    with processes(2) as pool:
        assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before
        assert signal.SIGINT not in pool.submit(signal.pthread_sigmask, signal.SIG_BLOCK, ()).result()
        assert pool.submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_DFL
