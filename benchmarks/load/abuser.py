"""A hostile client in a process of its own: `python -m benchmarks.load.abuser KIND PORT TABLE` until its input ends."""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress

from benchmarks.load.heat import Load
from benchmarks.load.lobby import Caller
from benchmarks.load.wire import Wire

TABLES = 20
"""How many tables a guest may have open."""
BOTS = {
    "edition": "deluxe",
    "format": {"target": 1_000_000},
    "seats": ["person", *["careful"] * 9],
    "clocks": {"window": 0, "pause": 0, "decision": 0.01, "pace": 0},
}
"""Nine bots without delay, and a person whom a tenth one stands in for."""
HALF_OPEN = 700
CONNECTS_PER_SECOND = 200
CHATTERS, SOCKETS_EACH = 5, 20
"""How many guests chat, and over how many sockets each: as many as a guest may have."""
LINES_PER_SECOND = 25
"""How many lines each socket says; a few more messages, and it would be closed."""


class Idle(Wire):
    """A socket that says what it is told to, and ignores what it hears."""

    def open(self) -> None:
        """Say nothing yet."""

    def hear(self, payload: bytes) -> None:
        """Ignore it."""


async def fast_bots(port: int, _: str) -> None:
    """Watch tables of nine fast bots over one socket, and come back all the time, so that no table slows down."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    caller = Caller(reader, writer)
    await caller.ask("PUT", "/api/me", {"name": "eve"})
    cookie = caller.cookie
    keys = [(await caller.ask("POST", "/api/tables", BOTS, cookie))["table"] for _ in range(TABLES)]
    eve = Idle(Load(), cookie)
    await eve.call(port)
    for key in keys:
        eve.say(f'{{"table":"{key}","watch":0}}'.encode())
        await caller.ask("POST", f"/api/tables/{key}/start", {}, cookie)
    print("ready", flush=True)
    while True:
        for key in keys:
            eve.say(f'{{"table":"{key}","back":true}}'.encode())
        await asyncio.sleep(1)


async def half_open(port: int, _: str) -> None:
    """Begin requests and never finish them; begin another for each that is given up."""

    async def hold() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
                await reader.read()
                writer.close()
            await asyncio.sleep(0.1)

    tasks = [asyncio.create_task(hold()) for _ in range(HALF_OPEN)]
    await asyncio.sleep(2)
    print("ready", flush=True)
    await asyncio.gather(*tasks)


async def connects(port: int, _: str) -> None:
    """Open one socket after the other, and drop each."""

    async def dial() -> None:
        wire = Idle(Load())
        with suppress(OSError):
            await wire.call(port)
            wire.transport.abort()

    print("ready", flush=True)
    dialling: set[asyncio.Task[None]] = set()
    while True:
        task = asyncio.create_task(dial())
        dialling.add(task)
        task.add_done_callback(dialling.discard)
        await asyncio.sleep(1 / CONNECTS_PER_SECOND)


async def chatting(port: int, table: str) -> None:
    """Chat as spectators of a table where people play, over as many sockets as a few guests may have."""
    sockets: list[Idle] = []
    for number in range(CHATTERS):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        caller = Caller(reader, writer)
        await caller.ask("PUT", "/api/me", {"name": f"eve{number}"})
        for _ in range(SOCKETS_EACH):
            socket = Idle(Load(), caller.cookie)
            await socket.call(port)
            socket.say(f'{{"table":"{table}","watch":0}}'.encode())
            sockets.append(socket)
            await asyncio.sleep(0.025)  # one address may open 50 sockets a second
    print("ready", flush=True)
    while True:
        for socket in sockets:
            if not socket.transport.is_closing():
                socket.say(f'{{"table":"{table}","chat":"look at me"}}'.encode())
        await asyncio.sleep(1 / LINES_PER_SECOND)


KINDS: dict[str, Callable[[int, str], Awaitable[None]]] = {
    "fast bots": fast_bots,
    "half-open": half_open,
    "connects": connects,
    "chatting": chatting,
}


def come_last() -> None:
    """Take the lowest priority: a hostile client has a machine of its own, and does not use the CPU of the players'."""
    os.nice(19)
    if sys.platform == "linux" and os.sched_getscheduler(0) == os.SCHED_RR:  # where `nice` means nothing
        os.sched_setscheduler(0, os.SCHED_RR, os.sched_param(1))


async def main(kind: str, port: int, table: str) -> None:
    """Abuse a server until the input ends."""
    abusing = asyncio.ensure_future(KINDS[kind](port, table))
    watching = asyncio.create_task(asyncio.to_thread(sys.stdin.read))
    await asyncio.wait([abusing, watching], return_when=asyncio.FIRST_COMPLETED)
    abusing.cancel()
    await asyncio.gather(abusing, return_exceptions=True)


if __name__ == "__main__":
    come_last()
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
