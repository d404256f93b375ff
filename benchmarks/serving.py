"""The table server under load compared with a bare echo server on the same stack, and its memory."""

import asyncio
from collections.abc import Callable
from operator import attrgetter
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

import uvloop

from benchmarks.load.echo import Echoed, Echoes
from benchmarks.load.heat import Heat, Load, run_heat
from benchmarks.load.lobby import NAMES, Reserved, reserve
from benchmarks.load.process import Process, start
from benchmarks.load.table import Table
from benchmarks.load.wire import connect
from benchmarks.row import Row

TABLES = 500
FIRST_TABLES = 25
"""Tables opened before memory is measured, so that one-time allocations do not count."""
SOCKETS = TABLES * len(NAMES)
HEATS = 15
SECONDS = 1
"""Many short heats, since the speed of a shared machine changes from one second to the next."""
WARM_UP = 2
STEADY = 10
"""How many seconds everybody acts in their own time, half as often as the server could bear."""
LONGEST = 600
"""Timeout of the whole benchmark in seconds."""


HIGHEST: Callable[[Heat], float] = attrgetter("actions")
"""How many actions a second a server bears when everybody acts at once."""


class Memory(NamedTuple):
    """The memory of a table and of a socket, in kB."""

    table: float
    socket: float


def rows() -> list[Row]:
    """Load both servers in turn."""
    with (
        TemporaryDirectory() as directory,
        start("tables", f"sqlite:///{directory}/tables.sqlite") as server,
        start("echo") as echo,
    ):
        memory, heats, steady = uvloop.run(asyncio.wait_for(measure(server, echo), LONGEST))
    speed = [*speed_rows([heat for heat, _ in heats]), *steady_rows(steady)]
    return [*speed, *compare_with_echo(heats), *memory_rows(memory)]


async def measure(server: Process, echo: Process) -> tuple[Memory, list[tuple[Heat, Heat]], Heat]:
    """Measure the memory of idle tables and sockets, both servers heat by heat, and one under a steady load."""
    tables, memory = await fill(server)
    echoes = Echoes()
    await connect(echo.port, [Echoed(echoes) for _ in range(SOCKETS)])
    for load, process in ((tables, server), (echoes, echo)):
        await run_heat(load, process, WARM_UP)
    heats = []
    for _ in range(HEATS):
        heat = await run_heat(tables, server, SECONDS)
        echoes.payload = b"x" * round(heat.size)
        heats.append((heat, await run_heat(echoes, echo, SECONDS)))
    return memory, heats, await run_steady(tables, server, median_of([heat for heat, _ in heats], HIGHEST) / 2)


async def run_steady(load: Load, server: Process, rate: float) -> Heat:
    """A heat with so many actions a second, each at a time of its own."""
    load.interval = TABLES / rate
    return await run_heat(load, server, STEADY)


async def fill(server: Process) -> tuple[Load, Memory]:
    """Open all tables and sockets; nobody acts yet."""
    load = Load()
    await open_sockets(server, load, await reserve(server.port, FIRST_TABLES))
    empty = server.memory
    reserved = await reserve(server.port, TABLES - FIRST_TABLES)
    loaded = server.memory
    await open_sockets(server, load, reserved)
    sockets = len(reserved) * len(NAMES)
    return load, Memory(table=(loaded - empty) / len(reserved), socket=(server.memory - loaded) / sockets)


async def open_sockets(server: Process, load: Load, reserved: list[Reserved]) -> None:
    """Open a socket for every player at some tables, and wait until they see their cards."""
    tables = [Table(load, table) for table in reserved]
    await connect(server.port, [seat for table in tables for seat in table.seats])
    await load.rest()


def speed_rows(heats: list[Heat]) -> list[Row]:
    """The speed of the table server; a delay ends when the last of the four seats has the update."""
    return [
        Row(
            f"{TABLES} tables of {len(NAMES)}, everybody at once",
            median_of(heats, HIGHEST),
            " actions/s",
        ),
        Row("act to last of four updates, median", median_of(heats, lambda heat: heat.delay(50)), " ms"),
        Row("act to last of four updates, 99th percentile", median_of(heats, lambda heat: heat.delay(99)), " ms"),
        *traffic_rows("table server", heats),
    ]


def steady_rows(steady: Heat) -> list[Row]:
    """The delays when nobody is in a hurry."""
    return [
        Row("half of that rate, each at a time of its own", steady.actions, " actions/s"),
        Row("act to last of four updates then, median", steady.delay(50), " ms"),
        Row("act to last of four updates then, 99th percentile", steady.delay(99), " ms", 100, more=False),
    ]


def compare_with_echo(heats: list[tuple[Heat, Heat]]) -> list[Row]:
    """The table server compared with the echo server in the same heat."""
    messages = median(ours.rate / other.rate for ours, other in heats)
    thrift = median(ours.thrift / other.thrift for ours, other in heats)
    return [
        *traffic_rows("bare echo", [heat for _, heat in heats]),
        Row("table server against bare echo, messages", messages, "×", 0.7),
        Row("the same for each second of CPU", thrift, "×"),
    ]


def traffic_rows(name: str, heats: list[Heat]) -> list[Row]:
    """The traffic of the sockets in both directions, and the CPU time of both sides."""
    return [
        Row(f"{name}, {SOCKETS:,} sockets", median_of(heats, lambda heat: heat.rate), " messages/s"),
        Row(f"{name}, a message", median_of(heats, lambda heat: heat.size), " bytes"),
        Row(f"{name}, CPU", median_of(heats, lambda heat: 100 * heat.server / heat.seconds), " %"),
        Row(f"{name}, CPU of the load client", median_of(heats, lambda heat: 100 * heat.client / heat.seconds), " %"),
    ]


def median_of(heats: list[Heat], figure: Callable[[Heat], float]) -> float:
    """The median of a figure over heats."""
    return median(map(figure, heats))


def memory_rows(memory: Memory) -> list[Row]:
    """The memory of idle tables and sockets."""
    return [
        Row("an idle table, in memory", memory.table, " kB", 20, more=False),
        Row("an idle socket, in memory", memory.socket, " kB", 15, more=False),
    ]
