"""The cost of one more: rounds, seats, tables, threads, sockets and workers of a cluster, each against its number."""

import os
from collections.abc import Iterable
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import uvloop

from benchmarks.contest import Contestant, run_contest
from benchmarks.contestants import compiled
from benchmarks.envs import tables
from benchmarks.load.heat import Heat, Load, run_heat
from benchmarks.load.lobby import NAMES, reserve
from benchmarks.load.process import Process, start
from benchmarks.row import Row
from benchmarks.serving import open_sockets
from sabot.kernel.policies.built_in import Policy
from sabot.lab.measures.counts import Counts
from sabot.lab.simulation import simulate_study
from sabot.lab.study import Study

HEATS = 7
SECONDS = 0.2
ROUNDS = (100, 1_000, 10_000, 100_000, 1_000_000)
SEATS = range(2, 11)
TABLES = (1, 4, 16, 64, 256, 1024, 4096, 16384)
TABLES_SERVED = (5, 25, 100, 250, 500)
SERVED_HEATS = 5
WARM_UP = 2
WORKERS = (1, 2, 3, 4)
ROUNDS_OF_WORKERS = 2_000_000
TRIES = 3
CORES = os.cpu_count() or 1
MICRO, NANO = 1e6, 1e9


class Curve(NamedTuple):
    """The cost of one piece of work, against how many there are."""

    name: str
    what: str
    number: str
    unit: str
    points: list[tuple[int, float]]

    @property
    def rows(self) -> list[Row]:
        """A row for each point."""
        return [Row(f"{self.what}, {number:,} {self.number}", cost, f" {self.unit}") for number, cost in self.points]


def rows() -> list[Row]:
    """A row for each point of each curve."""
    return [row for curve in curves() for row in curve.rows]


def curves() -> list[Curve]:
    """All curves."""
    return [rounds(), seats(), threads(), many_tables(), sockets(), workers()]


def rounds() -> Curve:
    """Whole rounds in one call of compiled code."""
    found = [(count, compiled("deluxe", Policy.EAGER)) for count in ROUNDS]
    for count, contestant in found:
        contestant.work = count
        for _ in range(TRIES):
            contestant.run()
    return Curve("rounds", "a move of a simulation", "rounds", "ns", _costs(found, NANO))


def seats() -> Curve:
    """Moves with two to ten players."""
    found = [(count, compiled("deluxe", Policy.EAGER, seats=count)) for count in SEATS]
    return Curve("seats", "a move", "seats", "ns", _costs(_measured(found), NANO))


def threads() -> Curve:
    """Rounds on several threads, by the clock on the wall."""
    found = [(count, compiled("deluxe", Policy.EAGER, threads=count)) for count in range(1, 2 * CORES + 1)]
    for _, contestant in found:
        contestant.clock = perf_counter
    return Curve("threads", "a move, by the clock", "threads", "ns", _costs(_measured(found), NANO))


def many_tables() -> Curve:
    """Steps of the vector environment, observations and masks included."""
    found = [(count, tables("deluxe", 2, "agent", count)) for count in TABLES]
    return Curve("tables", "a step of one table", "tables", "ns", _costs(_measured(found), NANO))


def _measured(found: list[tuple[int, Contestant]]) -> list[tuple[int, Contestant]]:
    run_contest([contestant for _, contestant in found], HEATS, SECONDS)
    return found


def _costs(found: Iterable[tuple[int, Contestant]], scale: float) -> list[tuple[int, float]]:
    return [(number, scale / contestant.rate) for number, contestant in found]


def sockets() -> Curve:
    """Messages of the table server to and from more and more players who act at once."""
    points = [(count * len(NAMES), serve(count)) for count in TABLES_SERVED]
    return Curve("sockets", "CPU of the server for a message", "sockets", "µs", points)


def serve(count: int) -> float:
    """The CPU time of a server with so many tables for a message, in microseconds."""
    with TemporaryDirectory() as directory, start("tables", f"sqlite:///{directory}/tables.sqlite") as server:
        heats = uvloop.run(_run_heats(server, count))
    return MICRO / median(heat.thrift for heat in heats)


async def _run_heats(server: Process, count: int) -> list[Heat]:
    load = Load()
    await open_sockets(server, load, await reserve(server.port, count))
    await run_heat(load, server, WARM_UP)
    return [await run_heat(load, server, 1) for _ in range(SERVED_HEATS)]


def workers() -> Curve:
    """Rounds on a cluster of processes, as core-seconds: with more workers than cores, as many as there are cores.

    The answers must be the same with any number of workers.
    """
    points: list[tuple[int, float]] = []
    first: Counts | None = None
    for count in WORKERS:
        study = Study(rounds=ROUNDS_OF_WORKERS, cluster="local", threads=count)
        tries = [simulate_study(study) for _ in range(TRIES)]
        first = first or tries[0].counts
        assert all(summary.counts == first for summary in tries), f"{count} workers give other answers"
        seconds = min(summary.seconds for summary in tries)
        points.append((count, MICRO * seconds * min(count, CORES) / ROUNDS_OF_WORKERS))
    return Curve("workers", "a round on a dask cluster, core time", "workers", "µs", points)
