"""Servers for tests: one in the test's own event loop, or real processes."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

from sabot.client import Api
from sabot.local import salts
from sabot.server.access.limits import Limits, RateLimiter
from sabot.server.app import Config, create_app
from sabot.server.hosting import registry as registry_module
from sabot.server.hosting.registry import TableRegistry
from sabot.server.network.listeners import Listeners, listen
from sabot.server.serve_command import Server, serving
from sabot.server.tables.log.entries import AnyEntry, parse_entry
from sabot.server.tables.log.fold import apply
from sabot.server.tables.state import TableState

QUICK = {"clocks": {"window": 0, "pace": 0, "pause": 0, "decision": 0}}
"""Nobody waits for anything."""
SHORT: dict[str, Any] = {"format": {"target": 1}}
"""A match of one round."""
PATIENCE = 60
"""How many seconds a test waits for what must come; nothing is asserted about when it comes."""


def clocks(**some: float) -> dict[str, Any]:
    """Settings in which nobody waits for anything but these."""
    return {"clocks": QUICK["clocks"] | some}


def is_over(shown: dict[str, Any]) -> bool:
    """Whether the match of a table is over, as its snapshot says."""
    return bool(shown["status"] == "over")


def database_in(directory: Path) -> str:
    """The address of a SQLite database in a directory."""
    return f"sqlite:///{directory / 'tables.sqlite'}"


def config_in(directory: Path, **limits: int) -> Config:
    """The configuration of a server with its own database."""
    return Config(database=database_in(directory), limits=Limits(**limits))


@dataclass(frozen=True, slots=True)
class Served:
    """A server in this event loop."""

    url: str
    registry: TableRegistry

    async def log_of(self, key: str) -> list[AnyEntry]:
        """The log of a table in the database."""
        found = await self.registry.store.load(key)
        assert found is not None
        return [parse_entry(text) for text in found[1]]

    async def table_from_log(self, key: str) -> TableState:
        """A table as another process would load it from the database: every entry is one more version."""
        found = await self.registry.store.load(key)
        assert found is not None
        seed, texts = found
        table = TableState(key, seed)
        for text in texts:
            apply(table, parse_entry(text))
        assert table.version == len(texts)
        return table


class _Secrets:
    """Replaces `secrets`: the same values whenever a test is run again."""

    def __init__(self, test: str) -> None:
        self._chance = Random(test)

    def token_hex(self, size: int) -> str:
        """So many bytes, as hexadecimal text."""
        return self._chance.randbytes(size).hex()

    token_urlsafe = token_hex

    def token_bytes(self, size: int) -> bytes:
        """So many bytes."""
        return self._chance.randbytes(size)


@cache
def _secrets(of: str, test: str) -> _Secrets:
    """Those of the servers of a test, or of its clients."""
    return _Secrets(f"{of} {test}")


@contextmanager
def same_deals() -> Iterator[None]:
    """Deal the same cards whenever a test is run again: they come from the server's seed and from salt of clients."""
    test = os.environ["PYTEST_CURRENT_TEST"]
    with (
        patch.object(registry_module, "secrets", _secrets("servers", test)),
        patch.object(salts, "secrets", _secrets("clients", test)),
    ):
        yield


@asynccontextmanager
async def served(config: Config, port: int = 0) -> AsyncIterator[Served]:
    """A server in this event loop, at a free port unless one is given."""
    listening = listen("127.0.0.1", port)
    app = create_app(config)
    server = Server(serving(app, config.limits))
    app.state.listeners = Listeners(server, listening, may_open=True)
    server.when_open = lambda: None
    server.capture_signals = _nothing  # type: ignore[method-assign]  # signals belong to the test
    with same_deals():
        task = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
            assert not task.done(), task.exception()
        try:
            yield Served(f"http://127.0.0.1:{listening.getsockname()[1]}", app.state.registry)
        finally:
            server.should_exit = True
            await task


@contextmanager
def _nothing() -> Iterator[None]:
    """No signal is caught."""
    yield


class Process:
    """A real `sabot serve`, or another command that serves. It can be killed and started again at the same address.

    A prefix runs it somewhere else, such as in a network namespace.
    """

    def __init__(
        self,
        *arguments: str,
        log: Path,
        program: tuple[str, ...] = ("-m", "sabot"),
        command: str = "serve",
        prefix: tuple[str, ...] = (),
    ) -> None:
        self.program = program
        self.arguments = arguments
        self.command = command
        self.prefix = prefix
        self.log = log
        self.port = 0
        self.printed = ""
        """The first line that it printed."""
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and return when it prints its address."""
        serving = [*self.program, self.command, "--port", str(self.port), *self.arguments]
        command = [*self.prefix, sys.executable, *serving]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ)
        assert self.process.stdout is not None
        line = self.printed = self.process.stdout.readline().strip()
        assert "http://" in line, self.log.read_text()
        self.port = int(line.split("http://")[1].split()[0].rpartition(":")[2])

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send it a signal, wait for its end, and return the exit code."""
        assert self.process is not None
        self.process.send_signal(number)
        code = self.process.wait(timeout=PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None
        return code

    def kill(self) -> None:
        """Kill it at once."""
        if self.process is not None:
            self.stop(signal.SIGKILL)


class Clock:
    """The clocks of a process, which stand still until the test moves them."""

    def __init__(self) -> None:
        self._wall = time.time_ns()
        self._monotonic = 0

    def time_ns(self) -> int:
        """The time of day, as in the module `time`."""
        return self._wall

    def monotonic_ns(self) -> int:
        """The monotonic clock, as in the module `time`."""
        return self._monotonic

    def monotonic(self) -> float:
        """The monotonic clock in seconds, as in the module `time`."""
        return self._monotonic / 1_000_000_000

    def move_on(self, seconds: float) -> None:
        """Let time pass."""
        self._monotonic += int(seconds * 1_000_000_000)
        self.jump(seconds)

    def jump(self, seconds: float) -> None:
        """Set the time of day forward or back, as an administrator does, or a time server."""
        self._wall += int(seconds * 1_000_000_000)


class StoppedClock:
    """Replaces the module `time` for rate limits: everything happens at once, however busy the machine is."""

    time_ns = staticmethod(time.time_ns)
    """The time of day goes on."""

    def monotonic(self) -> float:
        """Always the same time."""
        return 1000.0


class AtOnce(RateLimiter):
    """A rate limiter for which everything happens at once, however busy the machine is."""

    def allows(self) -> bool:
        """Whether one more event is allowed."""
        return not self.wait(0)


async def guest(url: str, name: str) -> Api:
    """A guest with a name."""
    api = Api(url)
    await api.ask("PUT", "/api/me", {"name": name})
    return api


async def open_table(host: Api, **settings: Any) -> str:
    """The key of a new table."""
    answer = await host.ask("POST", "/api/tables", {"edition": "deluxe", **settings})
    return str(answer["table"])


async def sit_down(other: Api, key: str) -> None:
    """Take a free seat at a table."""
    await other.ask("PUT", f"/api/tables/{key}/seats/any", {})


async def start(host: Api, key: str) -> None:
    """Start the match at a table."""
    await host.ask("POST", f"/api/tables/{key}/start")


async def soon(what: Awaitable[Any]) -> Any:
    """Await something that must happen in time."""
    async with asyncio.timeout(PATIENCE):
        return await what
