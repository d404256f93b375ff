"""Sockets of guests and addresses are counted at all processes together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from sabot.client import Api
from sabot.server.access import quotas, socket_counts
from sabot.server.access.socket_counts import SharedSocketCounts, SocketCounts
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import bare
from tests.support.server.services import RunningRedis
from tests.support.server.serving import PATIENCE, StoppedClock, config_in, guest, served


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis may take its time on a busy machine."""
    monkeypatch.setattr(socket_counts, "TIMEOUT", PATIENCE)


@asynccontextmanager
async def two(redis: str) -> AsyncIterator[tuple[SocketCounts, SocketCounts]]:
    """The counts of two processes."""
    one, other = SharedSocketCounts(redis), SharedSocketCounts(redis)
    try:
        yield one, other
    finally:
        await one.close()
        await other.close()


async def until(counts: SocketCounts, *bounds: tuple[str, int], is_allowed: bool) -> None:
    """Wait until a socket is allowed or refused."""
    async with asyncio.timeout(PATIENCE):
        while await counts.enter(*bounds) != is_allowed:
            if not is_allowed:
                counts.leave(*(key for key, _ in bounds))
            await asyncio.sleep(0.01)


@awaited
async def test_each_key_has_its_own_bound() -> None:
    counts = SocketCounts()
    assert [await counts.enter(("address", 3), ("ana", 2)) for _ in range(3)] == [True, True, False]
    assert await counts.enter(("address", 3), ("bo", 2))
    assert not await counts.enter(("address", 3), ("cy", 2))
    counts.leave("address", "ana")
    assert await counts.enter(("address", 3), ("ana", 2))


@awaited
async def test_the_sockets_of_other_processes_count(redis: str) -> None:
    async with two(redis) as (one, other):
        assert await one.enter(("ana", 2))
        assert await one.enter(("ana", 2))
        await until(other, ("ana", 2), is_allowed=False)
        one.leave("ana")
        await until(other, ("ana", 2), is_allowed=True)
        await until(one, ("ana", 2), is_allowed=False)


@awaited
async def test_a_process_that_closes_or_dies_does_not_count_any_more(
    redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two(redis) as (one, other):
        await one.enter(("ana", 1))
        await until(other, ("ana", 1), is_allowed=False)
        monkeypatch.setattr(socket_counts, "VALID", 0.5)
        one._changed("ana")
        await until(other, ("ana", 1), is_allowed=True)  # one does not renew its counts in time
        other.leave("ana")
        await one.close()
        await until(other, ("ana", 1), is_allowed=True)


@awaited
async def test_counts_are_renewed(redis: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_counts, "VALID", 1.0)
    monkeypatch.setattr(socket_counts, "RENEW", 0.1)
    async with two(redis) as (one, other):
        await one.enter(("ana", 1))
        await until(other, ("ana", 1), is_allowed=False)
        await asyncio.sleep(1.5)
        await until(other, ("ana", 1), is_allowed=False)


@awaited
async def test_without_redis_each_process_counts_its_own(redis_server: RunningRedis, redis: str) -> None:
    async with two(redis) as (one, other):
        redis_server.stop()
        try:
            assert [await one.enter(("ana", 2)) for _ in range(3)] == [True, True, False]
            assert await other.enter(("ana", 2))
        finally:
            redis_server.start()


@awaited
async def test_a_guest_may_have_so_many_sockets(tmp_path: Path) -> None:
    async with served(config_in(tmp_path, sockets_per_guest=2)) as server:
        ana = await guest(server.url, "ana")
        async with bare(ana), bare(ana), bare(Api(server.url)), bare(Api(server.url)), bare(Api(server.url)):
            with pytest.raises(InvalidStatus, match="403"):
                async with bare(ana):
                    pass


@awaited
async def test_an_address_may_open_so_many_sockets_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quotas, "time", StoppedClock())
    async with served(config_in(tmp_path, sockets_per_second=1)) as server:
        for _ in range(2):
            async with bare(Api(server.url)):
                pass
        with pytest.raises(InvalidStatus, match="403"):
            async with bare(Api(server.url)):
                pass
