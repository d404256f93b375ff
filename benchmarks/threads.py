"""What a second thread gains at many tables, on the clock of the wall: it needs two cores that nothing else uses.

On a busy machine, the CPU time outside the compiled call tells what can be gained: only that call is shared.

The actions are recorded beforehand, since an agent that chooses them on one thread would be measured as well.
"""

from collections.abc import Iterator
from itertools import count
from threading import Lock
from time import perf_counter, process_time, thread_time
from typing import Any
from unittest.mock import patch

import numpy as np
from numpy.typing import NDArray

from benchmarks.contest import Contestant, run_contest
from benchmarks.row import Row
from sabot.envs.runtimes import entry_points
from sabot.envs.vector import Tables

HEATS = 9
SECONDS = 0.5
TABLES = 4096
CALLS = 200
"""How many steps are recorded; then the tables are dealt again."""


def rows() -> list[Row]:
    """Two threads against one."""
    actions = list(_record(_new_tables(1)))
    one, two = (_replayed(actions, threads) for threads in (1, 2))
    run_contest([one, two], HEATS, SECONDS)
    return [
        Row(f"deluxe, {TABLES} tables, one thread", one.rate, " steps/s"),
        Row(f"deluxe, {TABLES} tables, two threads against one", two.rate / one.rate, "×", 1.8),
        *(
            Row(
                f"deluxe, {TABLES} tables, what two cores can gain by CPU time, {threads} threads",
                bound(actions, threads),
                "×",
            )
            for threads in (1, 2)
        ),
    ]


def bound(actions: list[NDArray[np.int64]], threads: int) -> float:
    """What two cores can gain if all CPU time outside the compiled call is on one of them (Amdahl's law)."""
    tables, inside, lock = _new_tables(threads), 0.0, Lock()
    step_tables = entry_points.step_tables

    def timed(*arguments: Any) -> None:
        nonlocal inside
        began = thread_time()
        step_tables(*arguments)
        with lock:
            inside += thread_time() - began

    shared, others = [], []
    with patch.object(entry_points, "step_tables", timed):
        for _ in range(HEATS):
            tables.reset(seed=1)
            inside, began = 0.0, process_time()
            for each in actions:
                tables.step(each)
            others.append(process_time() - began - inside)
            shared.append(inside)
    return (min(shared) + min(others)) / (min(shared) / 2 + min(others))


def _new_tables(threads: int) -> Tables:
    return Tables(TABLES, "deluxe", 2, opponents="agent", threads=threads)


def _record(tables: Tables) -> Iterator[NDArray[np.int64]]:
    """The first legal action at every table, call by call."""
    seen, _ = tables.reset(seed=1)
    for _ in range(CALLS):
        actions = seen["action_mask"].view(bool).argmax(axis=1)
        yield actions
        seen, *_ = tables.step(actions)


def _replayed(actions: list[NDArray[np.int64]], threads: int) -> Contestant:
    """The recorded actions again and again, by a number of threads."""
    tables, done = _new_tables(threads), count()

    def heat(calls: int) -> int:
        for _ in range(calls):
            place = next(done) % CALLS
            if place == 0:
                tables.reset(seed=1)
            tables.step(actions[place])
        return calls * TABLES

    return Contestant(f"deluxe, {TABLES} tables, {threads} threads", heat, clock=perf_counter)
