"""The table server under load, beside a bare echo on the same stack, and what it keeps in memory."""

import asyncio
from collections.abc import Callable
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
"""After these a server has whatever it needs only once."""
SOCKETS = TABLES * len(NAMES)
HEATS = 15
SECONDS = 1
"""Short heats and many, since the speed of a machine that others use as well changes from one second to the next."""
WARM_UP = 2
LONGEST = 600
"""After how many seconds something must be wrong."""


class Memory(NamedTuple):
    """How much memory things take, in kB."""

    table: float
    socket: float


def rows() -> list[Row]:
    """Put both servers under load in turn."""
    with (
        TemporaryDirectory() as directory,
        start("tables", f"sqlite:///{directory}/tables.sqlite") as server,
        start("echo") as echo,
    ):
        memory, heats = uvloop.run(asyncio.wait_for(measure(server, echo), LONGEST))
    return [*speed([heat for heat, _ in heats]), *beside_echo(heats), *weight(memory)]


async def measure(server: Process, echo: Process) -> tuple[Memory, list[tuple[Heat, Heat]]]:
    """What idle tables and sockets weigh, and how both servers do heat by heat."""
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
    return memory, heats


async def fill(server: Process) -> tuple[Load, Memory]:
    """Have all tables taken, and a socket for everybody at them; nobody acts yet."""
    load = Load()
    await sit_down(server, load, await reserve(server.port, FIRST_TABLES))
    empty = server.memory
    reserved = await reserve(server.port, TABLES - FIRST_TABLES)
    loaded = server.memory
    await sit_down(server, load, reserved)
    sockets = len(reserved) * len(NAMES)
    return load, Memory(table=(loaded - empty) / len(reserved), socket=(server.memory - loaded) / sockets)


async def sit_down(server: Process, load: Load, reserved: list[Reserved]) -> None:
    """Open a socket for everybody at some tables, and wait until they see their cards."""
    tables = [Table(load, table) for table in reserved]
    await connect(server.port, [seat for table in tables for seat in table.seats])
    await load.rest()


def speed(heats: list[Heat]) -> list[Row]:
    """How fast the table server is; a delay ends when the update is at the last of the four seats."""
    return [
        Row(
            f"{TABLES} tables of {len(NAMES)}, everybody at once", usual(heats, lambda heat: heat.actions), " actions/s"
        ),
        Row("act to last of four updates, median", usual(heats, lambda heat: heat.delay(50)), " ms"),
        Row("act to last of four updates, 99th percentile", usual(heats, lambda heat: heat.delay(99)), " ms"),
        *traffic("table server", heats),
    ]


def beside_echo(heats: list[tuple[Heat, Heat]]) -> list[Row]:
    """The table server against the echo right beside it."""
    messages = median(ours.rate / other.rate for ours, other in heats)
    thrift = median(ours.thrift / other.thrift for ours, other in heats)
    return [
        *traffic("bare echo", [heat for _, heat in heats]),
        Row("table server against bare echo, messages", messages, "×", 0.5),
        Row("the same for each second of CPU", thrift, "×"),
    ]


def traffic(name: str, heats: list[Heat]) -> list[Row]:
    """What went over the sockets, in and out, and how busy both sides were."""
    return [
        Row(f"{name}, {SOCKETS:,} sockets", usual(heats, lambda heat: heat.rate), " messages/s"),
        Row(f"{name}, a message", usual(heats, lambda heat: heat.size), " bytes"),
        Row(f"{name}, CPU", usual(heats, lambda heat: 100 * heat.server / heat.seconds), " %"),
        Row(f"{name}, CPU of the load client", usual(heats, lambda heat: 100 * heat.client / heat.seconds), " %"),
    ]


def usual(heats: list[Heat], figure: Callable[[Heat], float]) -> float:
    """A figure of the heat in the middle."""
    return median(map(figure, heats))


def weight(memory: Memory) -> list[Row]:
    """What waits for somebody."""
    return [
        Row("an idle table, in memory", memory.table, " kB"),
        Row("an idle socket, in memory", memory.socket, " kB"),
    ]
