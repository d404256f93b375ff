"""The bus between processes: announcements."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from redis.asyncio import Redis
from structlog import BoundLogger, wrap_logger
from structlog.testing import LogCapture

from sabot.errors import Unreadable
from sabot.server.bus import redis_bus
from sabot.server.bus.process_bus import Bus, LocalBus, open_bus
from sabot.server.bus.redis_bus import CHANNEL, RedisBus
from tests.support.server.awaited import awaited
from tests.support.server.services import running_redis

SOON = 30
"""A timeout that is never reached, in seconds."""


class Ear:
    """Keeps the announcements that a process receives."""

    def __init__(self) -> None:
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()

    async def hear(self, key: str, payload: bytes) -> None:
        await self._heard.put((key, payload))

    def is_empty(self) -> bool:
        """Whether there is no unread announcement."""
        return self._heard.empty()

    async def next(self) -> tuple[str, bytes]:
        """The next announcement."""
        return await asyncio.wait_for(self._heard.get(), SOON)


@pytest.fixture
def logged(monkeypatch: pytest.MonkeyPatch) -> LogCapture:
    """The log of the bus, whatever the configuration."""
    logged = LogCapture()
    monkeypatch.setattr(redis_bus, "log", wrap_logger(None, [logged], BoundLogger))
    return logged


@asynccontextmanager
async def process(url: str) -> AsyncIterator[tuple[RedisBus, Ear]]:
    """A process that listens."""
    bus, ear = RedisBus(url), Ear()
    await bus.listen(ear.hear)
    try:
        yield bus, ear
    finally:
        await bus.close()


async def until(is_so: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition is true."""
    async with asyncio.timeout(SOON):
        while not await is_so():
            await asyncio.sleep(0.01)


@awaited
async def test_a_process_alone_hears_nothing() -> None:
    bus: Bus = open_bus(None)
    assert isinstance(bus, LocalBus)
    ear = Ear()
    await bus.listen(ear.hear)
    await bus.publish("a", b"1")
    await bus.ping()
    await bus.close()
    assert ear.is_empty()


@awaited
async def test_what_one_tells_all_others_hear_in_order(redis: str) -> None:
    async with process(redis) as (one, own), process(redis) as (_, second), process(redis) as (other, third):
        for number in range(5):
            await one.publish(f"table {number % 2}", b"%d" % number)
        told = [(f"table {number % 2}", b"%d" % number) for number in range(5)]
        assert [await second.next() for _ in told] == told
        assert [await third.next() for _ in told] == told
        await other.publish("last", b"")
        assert await own.next() == ("last", b"")


@awaited
async def test_an_unreadable_announcement_does_not_stop_the_next(redis: str, logged: LogCapture) -> None:
    heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def hear(key: str, payload: bytes) -> None:
        if key != "a":
            raise KeyError(key)
        heard.put_nowait(payload)

    one, other = RedisBus(redis), RedisBus(redis)
    async with Redis.from_url(redis) as client:
        await other.listen(hear)
        await client.publish(CHANNEL, b"anything")
        await one.publish("b", b"wrong")
        await one.publish("a", b"right")
        assert await asyncio.wait_for(heard.get(), SOON) == b"right"
    await one.close()
    await other.close()
    assert [line["event"] for line in logged.entries] == ["news could not be read", "news could not be heard"]


@awaited
async def test_nobody_waits_for_a_redis_that_is_away_and_it_is_found_again(
    monkeypatch: pytest.MonkeyPatch, logged: LogCapture
) -> None:
    monkeypatch.setattr(redis_bus, "RECONNECT_AFTER", 0.01)
    with running_redis() as server:
        async with process(server.url) as (one, _), process(server.url) as (_, ear):
            server.stop()
            for _ in range(3):
                await one.publish("a", b"lost")
            with pytest.raises(ConnectionError):
                await one.ping()

            async def both_have_noticed() -> bool:
                return [line["event"] for line in logged.entries] == ["redis is away"] * 2

            await until(both_have_noticed)
            server.start()

            async def is_heard() -> bool:
                await one.publish("a", b"found")
                return not ear.is_empty()

            await until(is_heard)
            assert await ear.next() == ("a", b"found")
    events = [line["event"] for line in logged.entries]
    assert events.count("redis is away") == events.count("redis is back") == 2


@awaited
async def test_a_process_may_start_before_redis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redis_bus, "RECONNECT_AFTER", 0.01)
    with running_redis() as server:
        server.stop()
        async with process(server.url) as (one, _), process(server.url) as (_, ear):
            server.start()

            async def is_heard() -> bool:
                await one.publish("a", b"")
                return not ear.is_empty()

            await until(is_heard)


@pytest.mark.parametrize("url", ["http://host", "redis://host:port", "redis://host?db=first", "redis://host?x=y", ""])
def test_there_is_no_bus_at_other_addresses(url: str) -> None:
    with pytest.raises(Unreadable) as caught:
        open_bus(url)
    assert str(caught.value) == "must be an address such as redis://host:6379"


def test_what_has_to_be_installed_for_redis_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "sabot.server.bus.redis_bus")
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(Unreadable) as caught:
        open_bus("redis://host")
    assert str(caught.value) == "some packages are missing; to install them: make setup"
