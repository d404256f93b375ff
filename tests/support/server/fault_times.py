"""Measures how soon a server recovers after each fault, at tables that play by themselves.

`python -m tests.support.security faults` prints the rows of the table in docs/deploy.md. It starts its own servers,
PostgreSQL and Redis.
"""

import asyncio
import resource
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg

from sabot.client import Api, Line, Turned
from tests.support.server.killable import Killable, killables
from tests.support.server.services import create_database, running_postgresql, running_redis
from tests.support.server.serving import PATIENCE, clocks, database_in, guest, open_table, start

LIVELY: dict[str, Any] = {
    **clocks(decision=0.05, pause=0.05),
    "seats": ["person", "careful"],
    "format": {"target": 1_000_000},
}
"""A table at which something happens all the time."""
Fault = Callable[[], Awaitable[None]]
Times = dict[str, float]
"""For each fault, the longest recovery in seconds."""


async def goes_on(line: Line) -> None:
    """Wait until something happens at a table that did not happen before."""
    async with asyncio.timeout(PATIENCE):
        before = (await line.until(bool))["version"]
        await line.until(lambda shown: shown["version"] > before)


async def nothing() -> None:
    """A fault that needs no repair."""


async def recovery(line: Line, times: int, fault: Fault, repair: Fault = nothing) -> float:
    """The longest time in seconds from a fault until a watcher sees the table go on. Each fault is then repaired."""
    longest = 0.0
    for _ in range(times):
        await goes_on(line)
        began = time.monotonic()
        await fault()
        await goes_on(line)
        longest = max(longest, time.monotonic() - began)
        await repair()
        await asyncio.sleep(2)
    return longest


@asynccontextmanager
async def lively(process: Killable, *watching: Killable) -> AsyncIterator[Line]:
    """A table that the first process looks after, as it is seen at the last one."""
    host = await guest(url_of(process), "ana")
    key = await open_table(host, **LIVELY)
    async with Line(host, key, longest=0.2) as line:
        await start(host, key)
        await goes_on(line)
        if not watching:
            yield line
            return
        async with Line(Api(url_of(watching[-1]), host.cookie), key, longest=0.2) as other:
            await goes_on(other)
            yield other


def url_of(process: Killable) -> str:
    """The address of a process."""
    return f"http://127.0.0.1:{process.port}"


async def restarted(process: Killable) -> None:
    """Kill a process, and start it again."""
    await process.end(signal.SIGKILL)
    await process.start()


async def until_not_ready(api: Api) -> float:
    """How many seconds it takes until a server says that it is not ready."""
    began = time.monotonic()
    with suppress(Turned):
        while True:
            await api.ask("GET", "/api/ready")
            await asyncio.sleep(0.05)
    return time.monotonic() - began


async def on_one_machine(directory: Path, times: int) -> Times:
    """Faults of a process with SQLite."""
    found: Times = {}
    async with killables(directory, 1, "--database", database_in(directory)) as (process,):
        await process.start()
        async with lively(process) as line:
            restarting = await recovery(line, times, lambda: restarted(process))
            found["the only process is killed and started again"] = restarting
            noticed, recovered = [], []
            for number in range(times):
                noticed.append(await fill_disk(process, 6 + number / 3))
                began = time.monotonic()
                await goes_on(line)
                recovered.append(time.monotonic() - began)
            found["the disk is full: until `/api/ready` says so"] = max(noticed)
            found["there is room again on the disk"] = max(recovered)
    return found


async def fill_disk(process: Killable, seconds: float) -> float:
    """Let a process write nothing for some seconds; how long it takes until it says so."""
    _, most = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (1, most))
    noticed = await until_not_ready(Api(url_of(process)))
    await asyncio.sleep(seconds)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (most, most))
    return noticed


async def on_several_processes(directory: Path, database: str, times: int) -> Times:
    """Faults of two processes with PostgreSQL and Redis."""
    found: Times = {}
    with running_redis() as redis:
        async with killables(directory, 2, "--database", database, "--bus", redis.url) as (one, two):
            await one.start()
            await two.start()

            async def lose_connections() -> None:
                async with await psycopg.AsyncConnection.connect(database, autocommit=True) as admin:
                    others = "datname = current_database() AND pid <> pg_backend_pid()"
                    await admin.execute(
                        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}".encode()
                    )

            async def lose_redis() -> None:
                redis.stop()

            async def start_redis() -> None:
                await asyncio.to_thread(redis.start)

            async with lively(one, two) as line:
                found["all connections to PostgreSQL break"] = await recovery(line, times, lose_connections)
                redis_away = await recovery(line, times, lose_redis, start_redis)
                found["Redis is away, as seen at another process"] = redis_away
            taken_over = [await take_over(one, two) for _ in range(times)]
            found["the process that runs bots and clocks is killed, and another takes over"] = max(taken_over)
    return found


async def take_over(one: Killable, two: Killable) -> float:
    """Kill the process that looks after a table: how many seconds it takes until the table goes on at the other."""
    async with lively(one, two) as line:
        await goes_on(line)
        began = time.monotonic()
        await one.end(signal.SIGKILL)
        await goes_on(line)
        seconds = time.monotonic() - began
        await one.start()
    return seconds


def measured(times: int) -> Iterator[tuple[str, float]]:
    """Each fault, caused so many times, and the longest recovery in seconds."""
    with TemporaryDirectory() as directory:
        yield from asyncio.run(on_one_machine(Path(directory), times)).items()
    with TemporaryDirectory() as directory, running_postgresql() as server:
        database = create_database(server, "faults")
        yield from asyncio.run(on_several_processes(Path(directory), database, times)).items()
