"""Fuzzes the socket of a real server with millions of frames, while people play at other tables.

Every message that can be one is answered, nothing is logged as an error, the process is still the same one, and
nothing that was acknowledged to the players is lost.
"""

import asyncio
import json
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple
from urllib.request import urlopen

from tests.support.paths import ROOT
from tests.support.security.frame_maker import FrameMaker
from tests.support.security.progress import Progress
from tests.support.server.serving import PATIENCE, database_in, guest, open_table, soon, start
from tests.support.server.survival import check, logs_of, playing, sit_all_down
from tests.support.server.wire import Wire, frame

CLIENTS = 8
"""How many hostile connections there are at a time."""
FRAMES = 250
"""How many frames each of them sends before it breaks the protocol."""
HARMLESS = re.compile(r'^\{.*"level": "(info|warning)"')
"""Lines of the log that are no errors of the server; a traceback is none of them."""
QUIET = (("deluxe", 2, ()), ("wizz", 1, ("careful",)))
"""The tables that must go on unharmed."""
LIVELY = {"seats": ["person", "careful", "random"], "format": {"target": 1_000_000}, "hints": True}
"""A table at which a hostile guest has a seat, so that their messages reach the rules."""


class Fuzzed(NamedTuple):
    """How many frames were sent, over how many connections, and how many messages reached the tables."""

    frames: int
    connections: int
    messages: int
    actions: int
    """How many actions of the players beside were acknowledged meanwhile; all of them are in the logs."""


@asynccontextmanager
async def generous_server(directory: Path) -> AsyncIterator[tuple[str, Process]]:
    """A server that limits nobody's rates, since limits would keep most frames from being read; and its log."""
    command = (sys.executable, "-m", "benchmarks.load.server", "tables", database_in(directory))
    with (directory / "log").open("wb") as log:
        process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=log)
    assert process.stdin is not None
    assert process.stdout is not None
    url = (await process.stdout.readline()).decode().strip()
    assert url, (directory / "log").read_text()
    try:
        yield url, process
    finally:
        process.stdin.close()
        await asyncio.wait_for(process.wait(), PATIENCE)


async def fuzz(directory: Path, frames: int, seed: object, progress: Progress) -> Fuzzed:
    """Send so many frames. Raises AssertionError if anything breaks."""
    async with generous_server(directory) as (url, process):
        people = await sit_all_down(url, Random(str(seed)), QUIET)
        eve = await guest(url, "eve")
        own = await open_table(eve, **LIVELY)
        await start(eve, own)
        maker = FrameMaker(seed, [own, people[0].key])
        left = frames
        connections = 0

        async def attack() -> None:
            nonlocal left, connections
            while left > 0:
                number = min(FRAMES, left)
                left -= number
                connections += 1
                await soon(attack_once(url, eve.cookie, maker, number))
                progress.add(number)

        async with playing(people):
            async with asyncio.TaskGroup() as group:
                for _ in range(CLIENTS):
                    group.create_task(attack())
            before = {person.key: person.line.version for person in people}
            for person in people:
                await soon(person.line.until(lambda shown: shown["version"] > before[shown["table"]]))
        assert process.returncode is None, "the server has crashed"
        with urlopen(f"{url}/metrics") as answer:
            counted = re.search(r"^sabot_messages_total (\S+)", answer.read().decode(), re.MULTILINE)
        assert counted is not None
    errors = [line for line in (directory / "log").read_text().splitlines() if not HARMLESS.match(line)]
    assert errors == [], errors[:3]
    check(people, await logs_of(database_in(directory), people))
    done = sum(len(person.done) for person in people)
    return Fuzzed(frames, connections, int(float(counted[1])), done)


async def attack_once(url: str, cookie: str, maker: FrameMaker, number: int) -> None:
    """Send frames, wait for the answer to a last valid message, and then break the protocol or hang up."""
    wire = await Wire.open(url, cookie)
    marker = f"marker-{os.urandom(8).hex()}"
    await wire.send(b"".join(maker.message_frame() for _ in range(number - 1)))
    await wire.send(frame(json.dumps({"id": marker})))
    await until_heard(wire, marker)
    await wire.send(maker.last_frame())
    if maker.chance.random() < 0.5:
        wire.cut()
    else:
        wire.writer.write_eof()
        await wire.hung_up()


async def until_heard(wire: Wire, marker: str) -> None:
    """Read until a message is answered, and check that no message failed for a reason of the server."""
    while True:
        _, payload = await wire.next()
        assert b"message/failed" not in payload, payload
        if marker.encode() in payload:
            return
