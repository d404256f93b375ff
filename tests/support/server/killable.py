"""Servers to be killed: real processes that start at once, since they are forked from one that has read everything."""

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
"""How many seconds it may take to read everything; it is a lot, and others may be at work."""


class Killable:
    """`sabot serve` in a process of its own, always at the same port."""

    def __init__(self, nursery: Process, port: int, log: Path, *arguments: str) -> None:
        self.port = port
        self._born = [str(log), "serve", "--port", str(port), "--log", "warning", *arguments]
        self._nursery = nursery
        self.number = 0
        """The number of the process; 0 is none."""

    async def start(self) -> None:
        """Start, and return when it is open; one at a time."""
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(json.dumps(self._born).encode() + b"\n")
        async with asyncio.timeout(PATIENCE):
            self.number = int(await self._nursery.stdout.readline())
            assert b"http://" in await self._nursery.stdout.readline()

    async def end(self, number: signal.Signals) -> None:
        """Send a signal, and wait for the end."""
        process, self.number = self.number, 0
        os.kill(process, number)
        async with asyncio.timeout(PATIENCE):
            while is_there(process):
                await asyncio.sleep(0.005)


@asynccontextmanager
async def killables(directory: Path, number: int, *arguments: str) -> AsyncIterator[list[Killable]]:
    """So many servers that are told the same; none of them is left behind."""
    command = (sys.executable, "-m", "tests.support.server.killable_process")
    nursery = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE)
    with ExitStack() as ports:
        processes = [
            Killable(nursery, ports.enter_context(reserved_port()), directory / "log", *arguments)
            for _ in range(number)
        ]
        try:
            assert nursery.stdout is not None
            async with asyncio.timeout(WARMING_UP):
                await nursery.stdout.readline()
            yield processes
        finally:
            for process in processes:
                if process.number:
                    await process.end(signal.SIGKILL)
            nursery.kill()
            await nursery.wait()


def is_there(process: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
