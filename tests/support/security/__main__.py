"""`python -m tests.support.security [PART[=NUMBER] …]` measures the figures of docs/security.md and prints its rows.

The parts are `kills`, `leaks`, `frames`, `guests`, `abuse` and `faults`; without any, all of them run. A number says
how much of it, for example `frames=10000`. Progress goes to standard error. A part that finds a fault fails.
"""

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from benchmarks import abuse
from benchmarks.row import write
from tests.support.security.frames import fuzz
from tests.support.security.guests import refuse
from tests.support.security.leaks import compare
from tests.support.security.progress import Progress
from tests.support.server import fault_times
from tests.support.server.killable import killables
from tests.support.server.secrecy import BYTES
from tests.support.server.services import create_database, running_postgresql, running_redis
from tests.support.server.serving import database_in
from tests.support.server.survival import ROLLING, Survived, survive

SEED = 20
FIRST_MATCH = 10_000
"""The seed of the first round that is checked for leaks; tests and `make soak` have others."""
BETWEEN = 3.0
"""How many seconds pass at most between two kills: long enough to play a little."""
Rows = Iterator[tuple[str, str]]


def kills(number: int) -> Rows:
    """Kill the only process on SQLite, then each of two on PostgreSQL and Redis, while people and bots play."""
    restarts = max(1, number // 2 // ROLLING)

    async def on_sqlite(directory: Path) -> Survived:
        database = database_in(directory)
        async with killables(directory, 1, "--database", database) as processes:
            return await survive(database, processes, restarts, Random(SEED), Progress("kills", 0).out_of, BETWEEN)

    async def on_postgresql(directory: Path, database: str, bus: str) -> Survived:
        async with killables(directory, 2, "--database", database, "--bus", bus) as processes:
            return await survive(database, processes, restarts, Random(SEED), Progress("kills", 0).out_of, BETWEEN)

    with TemporaryDirectory() as directory:
        yield from _survived("SQLite", asyncio.run(on_sqlite(Path(directory))))
    with TemporaryDirectory() as directory, running_postgresql() as server, running_redis() as redis:
        database = create_database(server, "kills")
        yield from _survived(
            "PostgreSQL, two processes", asyncio.run(on_postgresql(Path(directory), database, redis.url))
        )


def _survived(where: str, survived: Survived) -> Rows:
    yield f"kills survived ({where})", f"{survived.kills}, and {survived.restarts} restarts"
    yield "acknowledged actions, all of them found in the logs", f"{survived.actions:,}"


def leaks(number: int) -> Rows:
    """Compare what viewers are sent in rounds with random options."""
    compared = compare(number, FIRST_MATCH)
    yield f"bytes checked for leaks ({number:,} rounds)", f"{compared.pop(BYTES):,}"
    yield "events checked whose card was swapped", f"{compared.total():,}"


def frames(number: int) -> Rows:
    """Fuzz the socket of a server, beside people who play."""
    with TemporaryDirectory() as directory:
        fuzzed = asyncio.run(fuzz(Path(directory), number, SEED, Progress("frames", number)))
    yield f"frames fuzzed ({fuzzed.connections:,} connections), without a crash or an error", f"{fuzzed.frames:,}"
    yield "acknowledged actions of players meanwhile, all found in the logs", f"{fuzzed.actions:,}"


def guests(number: int) -> Rows:
    """Let guests try what only others may do."""
    with TemporaryDirectory() as directory:
        refused = asyncio.run(refuse(Path(directory), number, SEED))
    for kind, times in refused.most_common():
        yield f"attempts {kind}, all refused", f"{times:,}"


def abuses(_: int) -> Rows:
    """Measure how long players wait while somebody abuses the server."""
    for row in abuse.rows():
        yield row.what, write(row.figure, row.unit)


def faults(number: int) -> Rows:
    """Measure the recovery after each fault."""
    for fault, seconds in fault_times.measured(number):
        yield fault, f"{seconds:.1f} s"


PARTS: dict[str, tuple[Callable[[int], Rows], int]] = {
    "kills": (kills, 200),
    "leaks": (leaks, 500),
    "frames": (frames, 1_000_000),
    "guests": (guests, 20_000),
    "abuse": (abuses, 1),
    "faults": (faults, 5),
}
"""The parts, and how much each does unless it is told."""


def main(*arguments: str) -> None:
    """Run parts, and print their rows as they come."""
    for argument in arguments or PARTS:
        name, _, number = argument.partition("=")
        if name not in PARTS or (number and not number.isdecimal()):
            sys.exit(__doc__)
        part, usual = PARTS[name]
        began = time.monotonic()
        for what, figure in part(int(number or usual)):
            print(f"| {what} | {figure} |", flush=True)
        print(f"{name}: {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
