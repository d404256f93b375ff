"""Rate limits of guests and addresses hold for all processes together, and for each alone while Redis is away."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from sabot.errors import Refused
from sabot.server.access import quotas as quotas_module
from sabot.server.access.limits import Limits
from sabot.server.access.quotas import FAMILY, WINDOW, Quotas
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import party_in
from tests.support.server.services import RunningRedis
from tests.support.server.serving import PATIENCE, StoppedClock

FEW = Limits(requests_per_second=1, tables_per_minute=2, hints_per_minute=1, chat_per_minute=1)


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Redis may take its time on a busy machine."""
    monkeypatch.setattr(quotas_module, "TIMEOUT", PATIENCE)


@asynccontextmanager
async def processes(limits: Limits, redis: str | None, number: int = 2) -> AsyncIterator[list[Quotas]]:
    """The quotas of several processes."""
    found = [Quotas(limits, redis) for _ in range(number)]
    try:
        yield found
    finally:
        for quotas in found:
            await quotas.close()


@awaited
async def test_a_guest_has_a_quota_and_an_address_a_larger_one() -> None:
    async with processes(FEW, None, 1) as (quotas,):
        for number in range(FAMILY):
            for _ in range(2):
                await quotas.chat("192.0.2.1", f"guest {number}")
        with pytest.raises(Refused, match="Slow down"):
            await quotas.chat("192.0.2.1", "another guest")
        with pytest.raises(Refused):
            await quotas.chat("192.0.2.2", "guest 0")
        await quotas.chat("192.0.2.2", "another guest still")
        await quotas.hint("192.0.2.1", "guest 0")


@awaited
async def test_processes_count_together(redis: str) -> None:
    async with processes(FEW, redis, 12) as found:
        allowed = [
            await quotas.new_table("192.0.2.1", f"{number}") == 0 for number, quotas in enumerate(found) for _ in "12"
        ]
        assert sum(allowed) == FEW.tables_per_minute * WINDOW
        wait = await found[0].new_table("192.0.2.1", "x")
        assert 0 < wait <= 60 * WINDOW
        assert await found[0].new_table("192.0.2.7", "y") == 0


@awaited
async def test_without_redis_each_process_counts_alone(
    redis_server: RunningRedis, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas_module, "time", StoppedClock())
    async with processes(FEW, redis, 1) as (quotas,):
        assert await quotas.request("192.0.2.9") == 0
        redis_server.stop()
        try:
            with capture_logs() as logs:
                waits = [await quotas.request("192.0.2.1") for _ in range(20)]
            assert [wait == 0 for wait in waits] == [True] * 2 + [False] * 18
            assert len(logs) == 1
        finally:
            redis_server.start()


@awaited
async def test_processes_count_together_again_when_redis_is_back(
    redis_server: RunningRedis, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quotas_module, "RETRY_AFTER", 0.0)
    async with processes(FEW, redis, 12) as found:
        redis_server.stop()
        try:
            assert [await quotas.new_table("192.0.2.1", "x") for quotas in found] == [0.0] * len(found)
        finally:
            redis_server.start()
        waits = [await quotas.new_table("192.0.2.1", "x") for quotas in found for _ in "12"]
        assert sum(wait == 0 for wait in waits) <= FEW.tables_per_minute * WINDOW


@awaited
async def test_a_guest_does_not_get_hint_after_hint(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo", hints=True, limits={"hints_per_minute": 1}) as table:
        await table.start()
        (name,) = (await table["ana"].ask("snapshot", watch=0))["view"]["waiting"]
        for _ in range(2):
            await table[name].ask("hint", hint=True)
        await table[name].is_refused("message/too-fast", hint=True)


@awaited
async def test_codes_that_are_tried_count_for_all_processes_together(redis: str) -> None:
    limits = Limits(codes_per_ten_minutes=1)
    async with processes(limits, redis, 12) as found:
        tried = [await quotas.code("192.0.2.1", "guest") == 0 for quotas in found]
        assert sum(tried) == WINDOW
