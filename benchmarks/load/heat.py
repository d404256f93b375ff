"""A heat: clients act for some seconds, at once or in their own time, while messages and delays are counted."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from statistics import quantiles
from time import perf_counter, process_time
from typing import Protocol

SETTLING = 0.3
"""How many seconds of a heat do not count."""
PATIENCE = 20
"""How many seconds a server has to answer the messages under way."""


class Running(Protocol):
    """A server, or several, whose CPU time is measured."""

    @property
    def cpu(self) -> float:
        """CPU seconds so far."""


class Load:
    """Clients that act, and what they have counted so far."""

    def __init__(self) -> None:
        self.loops = 0
        self.is_on = False
        self.began = 0.0
        """When the load started last."""
        self.interval = 0.0
        """How many seconds are between two actions of a client on average; 0 is as few as possible."""
        self.resting: list[Callable[[], None]] = []
        """Actions that wait for the load to start."""
        self.messages = 0
        """In both directions."""
        self.bytes = 0
        self.delays: list[float] = []
        """From each action to the last answer to it, in seconds."""

    def next(self, act: Callable[[], None]) -> None:
        """Act now, or when the load starts."""
        if self.is_on:
            act()
        else:
            self.resting.append(act)

    def go(self) -> None:
        """Start the load."""
        self.is_on, self.began = True, perf_counter()
        resting, self.resting = self.resting, []
        for act in resting:
            act()

    async def rest(self) -> None:
        """Stop the load, and wait until all answers have arrived."""
        self.is_on = False
        async with asyncio.timeout(PATIENCE):
            while len(self.resting) < self.loops:
                await asyncio.sleep(0.01)


@dataclass(frozen=True, slots=True)
class Heat:
    """The results of a heat."""

    seconds: float
    messages: int
    bytes: int
    delays: list[float]
    server: float
    """CPU seconds of the server."""
    client: float
    """CPU seconds of the client."""

    @property
    def rate(self) -> float:
        """Messages per second."""
        return self.messages / self.seconds

    @property
    def thrift(self) -> float:
        """Messages per CPU second of the server."""
        return self.messages / self.server

    @property
    def size(self) -> float:
        """Bytes per message."""
        return self.bytes / self.messages

    @property
    def actions(self) -> float:
        """Actions per second that everybody was told of."""
        return len(self.delays) / self.seconds

    def delay(self, percent: int) -> float:
        """A percentile of the delays, in milliseconds."""
        return 1000 * quantiles(self.delays, n=100, method="inclusive")[percent - 1]


async def run_heat(load: Load, server: Running, seconds: float) -> Heat:
    """Put a server under load for some seconds."""
    load.go()
    await asyncio.sleep(SETTLING)
    load.delays = []
    began, messages, size = perf_counter(), load.messages, load.bytes
    at_server, at_client = server.cpu, process_time()
    await asyncio.sleep(seconds)
    heat = Heat(
        seconds=perf_counter() - began,
        messages=load.messages - messages,
        bytes=load.bytes - size,
        delays=load.delays,
        server=server.cpu - at_server,
        client=process_time() - at_client,
    )
    load.delays = []
    await load.rest()
    return heat
