"""Servers to be killed: real processes that start at once, since they are forked from a warm one."""

import asyncio
import json
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

from tests.support.paths import ROOT
from tests.support.server.services import reserved_port
from tests.support.server.serving import PATIENCE

WARMING_UP = 300
"""How many seconds the warm process may take to start on a busy machine."""


class Killable:
    """`sabot serve` in a process of its own, always at the same port."""

    def __init__(self, parent: Process, port: int, log: Path, *arguments: str) -> None:
        self.port = port
        self._command = [str(log), "serve", "--port", str(port), "--log", "warning", *arguments]
        self._parent = parent
        self.pid = 0
        """The process id; 0 is none."""

    async def start(self) -> None:
        """Start, and return when it is open. Only one may start at a time."""
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.write(json.dumps(self._command).encode() + b"\n")
        async with asyncio.timeout(PATIENCE):
            self.pid = int(await self._parent.stdout.readline())
            assert b"http://" in await self._parent.stdout.readline()

    async def end(self, number: signal.Signals) -> None:
        """Send a signal, and wait for the end."""
        process, self.pid = self.pid, 0
        os.kill(process, number)
        async with asyncio.timeout(PATIENCE):
            while is_there(process):
                await asyncio.sleep(0.005)


@asynccontextmanager
async def killables(directory: Path, number: int, *arguments: str) -> AsyncIterator[list[Killable]]:
    """So many servers with the same arguments. None of them is left behind."""
    command = (sys.executable, "-m", "tests.support.server.killable_process")
    parent = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)
    with ExitStack() as ports:
        processes = [
            Killable(parent, ports.enter_context(reserved_port()), directory / "log", *arguments) for _ in range(number)
        ]
        try:
            assert parent.stdout is not None
            async with asyncio.timeout(WARMING_UP):
                await parent.stdout.readline()
            yield processes
        finally:
            for process in processes:
                if process.pid:
                    await process.end(signal.SIGKILL)
            parent.kill()
            await parent.wait()


def is_there(process: int) -> bool:
    """Whether a process exists."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
