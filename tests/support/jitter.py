"""Makes messages, requests, answers and threads late by chance, so that tests which presume an order between them fail.

Nothing overtakes anything on one connection, in one thread or on the bus. A test that waits for one message and asserts
what another one brings passes on most machines nearly always; with jitter it fails soon.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any
from unittest.mock import patch
from weakref import WeakKeyDictionary

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.types import Message, Send
from websockets.asyncio.client import ClientConnection

from sabot.server.api.resource import Resource
from sabot.server.bus.redis_bus import RedisBus
from sabot.server.transport import socket_client
from sabot.server.transport.outbox import Outbox

LONGEST = 0.2
"""By how many seconds something is late at most."""
RARITY = 20
"""How rare long delays are: with 20, every tenth is longer than 20 ms, and one in thirty longer than 100 ms."""
SHORTEST = 0.001
"""Shorter delays cost more than they show."""
PATIENCE = 60
"""How many seconds the server may take to send its last messages to a client."""
SLEEPERS = 64
"""How many coroutines may be late at a time. Others wait for them, and are later."""

_chance = Random()
_sleepers = ThreadPoolExecutor(SLEEPERS, "sleeper")
_run_in_executor = asyncio.BaseEventLoop.run_in_executor


class Jitter:
    """A plugin that makes every test late by chance, in the same way whenever it is run with the same seed."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._patches: list[Any] = [
            patch.object(asyncio.BaseEventLoop, "run_in_executor", _late_thread),
            patch.object(AsyncConnection, "execute", _late_first(AsyncConnection.execute)),
            patch.object(ClientConnection, "recv", _late_first(ClientConnection.recv)),
            patch.object(ClientConnection, "send", _late_in_turn(ClientConnection.send)),
            patch.object(Outbox, "__init__", _late_sender(Outbox.__init__)),
            patch.object(RedisBus, "_deliver", _late_first(RedisBus._deliver)),
            patch.object(Resource, "_answer", _late_first_and_last(Resource._answer)),
            patch.object(socket_client, "CLOSE_TIMEOUT", PATIENCE),
        ]

    def pytest_sessionstart(self) -> None:
        """Begin."""
        for replaced in self._patches:
            replaced.start()

    def pytest_sessionfinish(self) -> None:
        """End."""
        for replaced in self._patches:
            replaced.stop()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Make each test late in a way of its own."""
        _chance.seed(f"{self._seed} {item.nodeid}")


def _delay() -> float:
    """How many seconds late something is."""
    return float(LONGEST * _chance.random() ** RARITY)


async def _be_late() -> None:
    """Wait in a thread, as for a network: a timer of the event loop would be waited for by those who let it settle."""
    if (delay := _delay()) > SHORTEST:
        await _run_in_executor(asyncio.get_running_loop(), _sleepers, time.sleep, delay)  # type: ignore[arg-type]


def _late_first(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A coroutine function that is late to begin."""

    async def late(*args: Any, **kwargs: Any) -> Any:
        await _be_late()
        return await work(*args, **kwargs)

    return late


def _late_first_and_last(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    """A coroutine function that is late to begin, and late to return."""

    async def late(*args: Any, **kwargs: Any) -> Any:
        await _be_late()
        done = await work(*args, **kwargs)
        await _be_late()
        return done

    return late


def _late_in_turn(send: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A method that is late to begin, and carries out the calls for one object in their order."""
    locks: WeakKeyDictionary[object, asyncio.Lock] = WeakKeyDictionary()

    async def late(self: object, *args: Any, **kwargs: Any) -> None:
        async with locks.setdefault(self, asyncio.Lock()):
            await _be_late()
            await send(self, *args, **kwargs)

    return late


def _late_sender(make: Callable[..., None]) -> Callable[..., None]:
    """Makes an outbox that is late with each message, and sends them one after the other."""

    def late_outbox(self: Outbox, send: Send, when_full: Callable[[], None], _: object = None) -> None:
        async def late(message: Message) -> None:
            await _be_late()
            await send(message)

        make(self, late, when_full)

    return late_outbox


def _late_thread(
    loop: asyncio.BaseEventLoop, executor: Any, work: Callable[..., Any], *args: Any
) -> "asyncio.Future[Any]":
    """Run work in a thread that is late to begin, and late to tell what came of it."""

    def late() -> Any:
        time.sleep(_delay())
        try:
            return work(*args)
        finally:
            time.sleep(_delay())

    return _run_in_executor(loop, executor, late)
