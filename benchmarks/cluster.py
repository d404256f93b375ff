"""Two processes on PostgreSQL and Redis compared with one, with everything on this machine."""

import asyncio
from contextlib import ExitStack
from statistics import median
from typing import NamedTuple

import uvloop

from benchmarks.load.heat import Heat, Load, run_heat
from benchmarks.load.lobby import NAMES, reserve
from benchmarks.load.process import Process, start
from benchmarks.row import Row
from benchmarks.serving import open_sockets
from tests.support.server.services import create_database, find_program, running_postgresql, running_redis

TABLES = 160
HEATS = 10
SECONDS = 1
WARM_UP = 2
LONGEST = 600
"""Timeout of the whole benchmark in seconds."""


class Processes(NamedTuple):
    """Processes that serve the same tables."""

    running: tuple[Process, ...]

    @property
    def cpu(self) -> float:
        """CPU seconds so far, of all of them."""
        return sum(process.cpu for process in self.running)


def rows() -> list[Row]:
    """Load one process, and two with half of the tables each, in turn; nothing where a service is not installed."""
    if not (find_program("initdb") and find_program("redis-server")):
        return []
    with ExitStack() as stack:
        postgresql, redis = stack.enter_context(running_postgresql()), stack.enter_context(running_redis())

        def processes(name: str, count: int) -> Processes:
            database = create_database(postgresql, name)
            bus = f"{redis.url}/{count}"
            return Processes(tuple(stack.enter_context(start("tables", database, bus)) for _ in range(count)))

        one, two = processes("one", 1), processes("two", 2)
        heats = uvloop.run(asyncio.wait_for(measure(one, two), LONGEST))
    clock = median(both.rate / alone.rate for alone, both in heats)
    thrift = median(both.thrift / alone.thrift for alone, both in heats)
    return [
        Row(
            f"one process on PostgreSQL and Redis, {TABLES} tables of {len(NAMES)}",
            median(alone.actions for alone, _ in heats),
            " actions/s",
        ),
        Row("two processes against one; database, Redis and client share their cores", clock, "×", 1.7),
        Row("the same for the CPU of the processes alone, doubled", 2 * thrift, "×", 1.7),
    ]


async def measure(one: Processes, two: Processes) -> list[tuple[Heat, Heat]]:
    """Both, heat by heat. All players of a table are at one process."""
    sides = [(await fill(processes), processes) for processes in (one, two)]
    for load, processes in sides:
        await run_heat(load, processes, WARM_UP)
    heats = []
    for _ in range(HEATS):
        alone, both = [await run_heat(load, processes, SECONDS) for load, processes in sides]
        heats.append((alone, both))
    return heats


async def fill(processes: Processes) -> Load:
    """Open all tables, the same number at each process."""
    load = Load()
    for process in processes.running:
        await open_sockets(process, load, await reserve(process.port, TABLES // len(processes.running)))
    return load
