"""Who looks after a table: one process, until it gives the table up or dies."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from sabot.server.clock import Clock
from sabot.server.hosting import leases as leases_module
from sabot.server.hosting.leases import LEASE_SECONDS, Leases
from sabot.server.storage.store import Store, TableRow
from tests.support.server.awaited import awaited
from tests.support.server.serving import Clock as Time

KEYS = ("a", "b", "c")


def row(key: str) -> TableRow:
    """The row of a table."""
    return TableRow(
        key=key,
        edition="deluxe",
        scoring="winner",
        title="",
        status="open",
        public=False,
        seats=2,
        free=1,
        created=1,
        touched=1,
        host="ana",
    )


class Processes:
    """The leases of two processes on one database."""

    def __init__(self, store: Store, *, is_shared: bool) -> None:
        self.store = store
        self.one, self.other = (Leases(store, Clock(), lambda: is_shared) for _ in range(2))


@asynccontextmanager
async def processes(database: str, *, is_shared: bool = True) -> AsyncIterator[Processes]:
    """Two processes, and some tables."""
    store = await Store.open(database)
    for key in KEYS:
        await store.create(row(key), "seed", "{}")
    yield Processes(store, is_shared=is_shared)
    await store.close()


@awaited
async def test_a_table_is_looked_after_by_one_process(database: str) -> None:
    async with processes(database) as both:
        assert await both.one.take(["a", "b"]) == {"a": 0, "b": 0}
        assert await both.other.take(["b", "c"]) == {"c": 0}
        assert (await both.one.take(["a", "b", "c"])).keys() == {"a", "b"}
        assert await both.one.take([]) == {}


@awaited
async def test_of_many_who_want_a_table_one_is_given_it(database: str) -> None:
    async with processes(database) as both:
        taken = await asyncio.gather(*(leases.take(KEYS) for leases in (both.one, both.other) for _ in range(5)))
        holders = [{key for found in of for key in found} for of in (taken[:5], taken[5:])]
        assert sorted([*holders[0], *holders[1]]) == [*KEYS]


@awaited
async def test_only_who_looks_after_a_table_can_let_it_go(database: str) -> None:
    async with processes(database) as both:
        await both.one.take(["a", "b"])
        both.other.give_up("a")
        await both.other.release()
        assert await both.other.take(["a", "b"]) == {}
        both.one.give_up("a")
        before = await both.store.time()
        assert await both.other.take(["a"]) == {}, "not before it is released"
        await both.one.release()
        (until,) = (await both.other.take(["a", "b"])).values()
        assert abs(until - before) < 60_000
        await both.one.release()


@awaited
async def test_a_table_that_was_given_up_can_be_kept_until_it_is_released(database: str) -> None:
    async with processes(database) as both:
        await both.one.take(["a"])
        both.one.give_up("a")
        assert (await both.one.take(["a"])).keys() == {"a"}
        await both.one.release()
        assert await both.other.take(["a"]) == {}


@awaited
async def test_a_process_that_ends_lets_go_of_everything(database: str) -> None:
    async with processes(database) as both:
        await both.one.take(["a", "b"])
        await both.one.close()
        assert (await both.other.take(["a", "b"])).keys() == {"a", "b"}


@pytest.fixture
def time(clock: Time, monkeypatch: pytest.MonkeyPatch) -> Time:
    """The clocks of all processes, which stand still, also those by which they judge each other."""
    monkeypatch.setattr(leases_module, "time", clock)
    return clock


@awaited
async def test_a_table_passes_on_when_its_process_dies(database: str, time: Time) -> None:
    async with processes(database) as both:
        await both.one.take(["a"])
        died = await both.store.time()
        await both.other.renew()
        time.move_on(LEASE_SECONDS)
        await both.other.renew()
        assert await both.other.take(["a"]) == {}, "it may still be alive"
        time.move_on(0.001)
        await both.other.renew()
        taken = await both.other.take(["a"])
        assert abs(taken["a"] - died) < 60_000
        lost: list[int] = []
        both.one.when_lost = lambda: lost.append(1)
        await both.one.renew()
        assert lost == [1]
        assert await both.one.take(["a"]) == {}


@awaited
async def test_a_process_that_goes_on_too_late_takes_back_what_nobody_took(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with processes(database) as both:
        await both.one.take(["a"])
        monkeypatch.setattr(leases_module, "LEASE_SECONDS", -1)
        await both.one.renew()
        monkeypatch.undo()
        assert (await both.one.take(["a"]))["a"] > 0
        assert await both.other.take(["a"]) == {}


@awaited
async def test_a_lease_that_is_renewed_lasts(database: str, time: Time) -> None:
    async with processes(database) as both:
        await both.one.take(["a"])
        for _ in range(30):
            await both.one.renew()
            await both.other.renew()
            assert await both.other.take(["a"]) == {}
            time.move_on(LEASE_SECONDS / 3)


@awaited
async def test_a_process_alone_takes_over_at_once(database: str) -> None:
    async with processes(database, is_shared=False) as both:
        await both.one.take(["a"])
        assert (await both.other.take(["a"])).keys() == {"a"}


@awaited
async def test_what_dead_processes_leave_behind_is_forgotten(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases_module, "LEASE_SECONDS", 0)
    async with processes(database) as both:
        await both.one.renew()
        await both.other.renew()
        await asyncio.sleep(0.01)
        await both.other.renew()
        assert len(await both.store.beat("last", 1)) == 2
