"""How long players wait while somebody abuses the server, compared with quiet in the same run."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

import uvloop

from benchmarks.load.abuser import CHATTERS, CONNECTS_PER_SECOND, HALF_OPEN, SOCKETS_EACH, TABLES
from benchmarks.load.heat import Heat, Load, run_heat
from benchmarks.load.lobby import reserve
from benchmarks.load.process import Process, allow_many_files, start
from benchmarks.load.table import Table
from benchmarks.load.wire import connect
from benchmarks.row import Row

PLAYED = 20
"""At how many tables people play."""
THINKING = 0.1, 0.4
"""How many seconds players take for an action."""
SECONDS = 4
ROUNDS = 3
"""How often quiet and abuse take turns."""
SETTLING = 1
LONGEST = 300
ABUSES = {
    "fast bots": f"nine bots without delay at {TABLES} tables",
    "half-open": f"{HALF_OPEN} half-open connections",
    "connects": f"{CONNECTS_PER_SECOND} new sockets a second",
    "chatting": f"spectators who chat over {CHATTERS * SOCKETS_EACH} sockets at one of the tables",
}


class Players(Load):
    """Players who think before they act, so that the server is not saturated."""

    _chance = Random(20)

    def next(self, act: Callable[[], None]) -> None:
        """Act after a while, or when the load starts."""
        asyncio.get_running_loop().call_later(self._chance.uniform(*THINKING), super().next, act)


@asynccontextmanager
async def abuse(kind: str, port: int, table: str) -> AsyncIterator[None]:
    """Abuse the server, or one of its tables, in a process of its own."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "benchmarks.load.abuser", kind, str(port), table]
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            await asyncio.to_thread(process.stdout.readline)
            yield
        finally:
            process.stdin.close()
            process.wait(20)


async def measure(server: Process) -> dict[str, list[tuple[Heat, Heat]]]:
    """Play quietly and under each abuse, in turns."""
    players = Players()
    reserved = await reserve(server.port, PLAYED)
    tables = [Table(players, each) for each in reserved]
    await connect(server.port, [seat for table in tables for seat in table.seats])
    await players.rest()
    await run_heat(players, server, SECONDS)
    heats: dict[str, list[tuple[Heat, Heat]]] = {kind: [] for kind in ABUSES}
    for _ in range(ROUNDS):
        for kind, found in heats.items():
            quiet = await run_heat(players, server, SECONDS)
            async with abuse(kind, server.port, reserved[0].key):
                await asyncio.sleep(SETTLING)
                found.append((quiet, await run_heat(players, server, SECONDS)))
            await asyncio.sleep(SETTLING)
    return heats


def rows() -> list[Row]:
    """Run every abuse."""
    allow_many_files()
    with TemporaryDirectory() as directory, start("exposed", f"sqlite:///{directory}/tables.sqlite") as server:
        heats = uvloop.run(asyncio.wait_for(measure(server), LONGEST))
    quiet = median(heat.delay(99) for pairs in heats.values() for heat, _ in pairs)
    return [
        Row(f"{PLAYED} tables of players, 99th percentile in quiet", quiet, " ms"),
        *(row for kind, pairs in heats.items() for row in _rows(ABUSES[kind], pairs)),
    ]


def _rows(name: str, pairs: list[tuple[Heat, Heat]]) -> list[Row]:
    """The figures of an abuse."""
    worst = median(heat.delay(99) for _, heat in pairs)
    ratio = median(heat.delay(99) / quiet.delay(99) for quiet, heat in pairs)
    return [
        Row(f"the same with {name}", worst, " ms"),
        Row("compared with quiet", ratio, "×", 2, more=False),
    ]
