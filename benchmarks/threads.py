"""What a second thread gains at many tables, on the clock of the wall: it needs two cores that nothing else uses.

Against bots, most of a step is compiled play, which the threads share. With agents on all seats there is the least to
share. The actions are recorded beforehand, since an agent that chooses them on one thread would be measured as well.
"""

from collections.abc import Iterator
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from benchmarks.contest import Contestant, run_contest
from benchmarks.row import Row
from sabot.envs.vector import Tables

HEATS = 9
SECONDS = 0.5
TABLES = 4096
CALLS = 200
"""How many steps are recorded; then the tables are dealt again."""


class _Game(NamedTuple):
    """What is played at every table."""

    name: str
    settings: dict[str, Any]
    aim: float | None = None

    def tables(self, threads: int) -> Tables:
        return Tables(TABLES, "deluxe", threads=threads, **self.settings)


GAMES = (
    _Game(f"deluxe, {TABLES} tables, three bots", {"players": 4, "opponents": "eager"}, 1.8),
    _Game(f"deluxe, {TABLES} tables, two agents", {"players": 2, "opponents": "agent"}),
)


def rows() -> list[Row]:
    """Two threads against one."""
    return [row for game in GAMES for row in _rows(game)]


def _rows(game: _Game) -> list[Row]:
    actions = list(_record(game.tables(1)))
    one, two = (_replayed(game, actions, threads) for threads in (1, 2))
    run_contest([one, two], HEATS, SECONDS)
    return [
        Row(f"{game.name}, one thread", one.rate, " steps/s"),
        Row(f"{game.name}, two threads against one", two.rate / one.rate, "×", game.aim),
    ]


def _record(tables: Tables) -> Iterator[NDArray[np.int64]]:
    """The first legal action at every table, call by call."""
    seen, _ = tables.reset(seed=1)
    for _ in range(CALLS):
        actions = seen["action_mask"].view(bool).argmax(axis=1)
        yield actions
        seen, *_ = tables.step(actions)


def _replayed(game: _Game, actions: list[NDArray[np.int64]], threads: int) -> Contestant:
    """The recorded actions again and again, by a number of threads."""
    tables, done = game.tables(threads), count()

    def heat(calls: int) -> int:
        for _ in range(calls):
            place = next(done) % CALLS
            if place == 0:
                tables.reset(seed=1)
            tables.step(actions[place])
        return calls * TABLES

    return Contestant(f"{game.name}, {threads} threads", heat, clock=perf_counter)
