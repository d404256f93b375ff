"""Faults: a server says what it cannot do, goes on with what it can, and recovers by itself."""

import asyncio
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from sabot.client import Api, Line, Turned
from sabot.server.app import Config
from sabot.server.bus import redis_bus
from tests.support.server.awaited import awaited
from tests.support.server.services import running_redis
from tests.support.server.serving import (
    PATIENCE,
    QUICK,
    Process,
    Served,
    clocks,
    database_in,
    guest,
    open_table,
    served,
    sit_down,
    soon,
    start,
)

pytestmark = pytest.mark.slow


@contextmanager
def running(directory: Path, *arguments: str) -> Iterator[Process]:
    """A server in a process of its own."""
    process = Process("--database", database_in(directory), *arguments, log=directory / "log")
    process.start()
    try:
        yield process
    finally:
        process.kill()


async def is_ready(api: Api) -> bool:
    """Whether a server says that it is ready."""
    try:
        await api.ask("GET", "/api/ready")
    except Turned as turned:
        if turned.status != 503:
            raise
        return False
    return True


async def until_ready(api: Api, *, is_so: bool) -> None:
    """Wait until a server says that it is ready, or that it is not."""
    while await is_ready(api) != is_so:
        await asyncio.sleep(0.1)


def limit_files(process: Process, size: int) -> None:
    """Let a process write no file beyond a size: what it writes fails as on a full disk."""
    assert process.process is not None
    _, most = resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (size, most))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can limit another process")
@awaited
async def test_a_server_with_a_full_disk_is_not_ready_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with running(tmp_path) as process:
        ana, bo = await guest(process.url, "ana"), await guest(process.url, "bo")
        key = await open_table(ana, **QUICK, seats=["person", "person"])
        await sit_down(bo, key)
        assert await is_ready(ana)
        async with Line(ana, key) as line:
            await start(ana, key)
            done = await line.say("before", chat="there is room")
            limit_files(process, 1)
            await soon(until_ready(ana, is_so=False))
            limit_files(process, resource.RLIM_INFINITY)
            await soon(until_ready(ana, is_so=True))
            assert await line.say("before", chat="there is room") == done
            assert await line.say("after", chat="there is room again") == done


def test_a_second_server_on_a_file_ends_at_once_and_says_why(tmp_path: Path) -> None:
    with running(tmp_path):
        command = [sys.executable, "-m", "sabot", "serve", "--port", "0", "--database", database_in(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert second.returncode == 2
    assert second.stdout == ""
    (line,) = second.stderr.splitlines()
    assert "another server is using this file" in line


def is_near(shown: dict[str, Any]) -> bool:
    """Whether a table is far enough for a test of whether it goes on."""
    return bool(shown["version"] > 20)


@awaited
async def test_without_redis_bots_and_people_play_on_at_all_processes(
    postgresql: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each process looks after one of two tables, and somebody watches that table at the other process as well."""
    monkeypatch.setattr(redis_bus, "RECONNECT_AFTER", 0.05)
    with running_redis() as redis:
        config = Config(database=postgresql, bus=redis.url)
        async with served(config) as one, served(config) as two, AsyncExitStack() as stack:
            lines: list[Line] = []
            for here, there in ((one, two), (two, one)):
                host = await guest(here.url, "ana")
                timed = clocks(decision=0.05, pause=0.05)
                key = await open_table(host, **timed, seats=["person", "careful"], format={"target": 1_000_000})
                lines.append(await stack.enter_async_context(Line(host, key)))
                await start(host, key)
                await soon(lines[-1].until(is_near))
                assert here.registry.tables[key].is_leased
                lines.append(await stack.enter_async_context(Line(Api(there.url, host.cookie), key)))
                await soon(lines[-1].until(is_near))
            held = leased(one), leased(two)
            redis.stop()
            await all_go_on(lines)
            assert await Api(one.url).ask("GET", "/api/ready") == {"ok": True, "bus": False}
            redis.start()
            for server in (one, two):
                await soon(_until_up(server))
            await all_go_on(lines)
            assert (leased(one), leased(two)) == held


def leased(server: Served) -> set[str]:
    """The tables that a process looks after."""
    return {key for key, watched in server.registry.tables.items() if watched.is_leased}


async def all_go_on(lines: list[Line]) -> None:
    """Wait until much happens at each table, as each of its watchers sees it."""
    for line in lines:
        before = (await soon(line.until(bool)))["version"]
        await soon(line.until(_is_after(before + 20)))


def _is_after(version: int) -> Callable[[dict[str, Any]], bool]:
    return lambda shown: bool(shown["version"] > version)


async def _until_up(server: Served) -> None:
    """Wait until a process can use the bus."""
    while True:
        try:
            return await server.registry.bus.ping()
        except OSError:
            await asyncio.sleep(0.05)
