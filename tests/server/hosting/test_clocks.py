"""Clocks at tables: they run evenly, whatever the time of day does, and stand still while nobody looks after them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from sabot.client import Api
from sabot.server.app import Config
from sabot.server.clock import Clock as ProcessClock
from sabot.server.hosting import registry as registry_module
from sabot.server.hosting.attendance import Attendance
from sabot.server.tables.log.entries import AnyEntry, Missed, Resumed
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import Party, Socket, connected, party, party_in
from tests.support.server.serving import Clock, Served, clocks, config_in, served, soon

HOUR = 3600
DECISION = 30
"""The time for a decision in seconds."""
TIMED = clocks(decision=DECISION)
WINDOW = 10
"""The time to call in seconds, much longer than a test takes."""


async def logged(table: Party, kind: type[AnyEntry]) -> list[Any]:
    """The entries of a kind in the log of a table."""
    return [entry for entry in await table.log() if isinstance(entry, kind)]


async def until_logged(table: Party, kind: type[AnyEntry]) -> Any:
    """The first entry of a kind, as soon as it is in the log."""
    while not (found := await logged(table, kind)):
        await asyncio.sleep(0.01)
    return found[0]


async def left(socket: Socket) -> int:
    """How many seconds a player has left to decide, as the server shows it."""
    shown = await socket.ask("snapshot", watch=0)
    return round(int(shown["clock"]["until"] - shown["at"]) / 1000)


async def begin(table: Party) -> None:
    """Start the match, as soon as the process looks after the table."""
    while not table.server.registry.tables[table.key].is_leased:
        await asyncio.sleep(0.01)
    await table.start()
    if "bo" in table.sockets:
        await table["bo"].ask("done", chat="hello")


async def log_an_entry(host: Socket) -> None:
    """Mute bo, or let bo speak again: an entry of the log that leaves the clocks alone. Timers are set again by it."""
    shown = await host.ask("snapshot", watch=0)
    await host.ask("done", **{"unmute" if shown["muted"] else "mute": shown["chat"][0]["author"]})


async def heartbeat(server: Served) -> None:
    """Wait until the process has written a heartbeat with the present time."""
    now, leases = server.registry.clock.now(), server.registry._attendance.leases
    while now not in [at for at, _ in leases._heartbeats.values()]:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
@awaited
async def test_a_held_action_is_held_for_its_time_when_the_clock_jumps(tmp_path: Path, clock: Clock, jump: int) -> None:
    """The clock stands still: what is held goes on when something happens, in the order in which it was held."""
    async with party_in(tmp_path, "ana", "bo", **clocks(window=WINDOW)) as table:
        await begin(table)
        await table.lay_out({"ana": "R1 R2", "bo": "R4 Y5 G6"})
        await table["ana"].ask("done", act="play R1")
        await table["bo"].ask("held", act="play R4", id="later")
        clock.jump(jump)
        await log_an_entry(table["ana"])
        await table["bo"].ask("held", act="draw", id="held as well")
        clock.move_on(WINDOW)
        await log_an_entry(table["ana"])
        assert (await table["bo"].hear("done"))["id"] == "later"


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
@awaited
async def test_a_clock_runs_out_after_its_time_when_the_time_of_day_jumps(
    tmp_path: Path, clock: Clock, jump: int
) -> None:
    async with party_in(tmp_path, "ana", "bo", **TIMED) as table:
        await begin(table)
        clock.move_on(10)
        clock.jump(jump)
        assert await left(table["ana"]) == DECISION - 10
        await log_an_entry(table["ana"])
        assert await left(table["ana"]) == DECISION - 10
        clock.move_on(DECISION - 10)
        await log_an_entry(table["ana"])
        await soon(until_logged(table, Missed))
        assert not await logged(table, Resumed)


@pytest.mark.parametrize("jump", [-2 * HOUR, -HOUR, 0, HOUR])
@pytest.mark.parametrize("is_killed", [False, True])
@awaited
async def test_the_time_in_which_the_server_is_down_is_on_nobodys_clock(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch, is_killed: bool, jump: int
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.05)
    async with served(config_in(tmp_path)) as server, party(server, "ana", "bo", **TIMED) as table:
        await begin(table)
        clock.move_on(10)
        await log_an_entry(table["ana"])
        await soon(heartbeat(server))
        if is_killed:
            monkeypatch.setattr(Attendance, "close", _do_nothing)
    clock.move_on(HOUR)
    clock.jump(jump)
    async with served(config_in(tmp_path)) as server:
        again = Party(server, table.key, table.guests, {})
        async with connected(Api(server.url, table.host.cookie), table.key) as socket:
            if jump >= 0:  # otherwise time goes on from the last entry
                resumed = await soon(until_logged(again, Resumed))
                assert abs(resumed.paused - 1000 * (HOUR + jump)) < 1000
            assert abs(await left(socket) - (DECISION - 10)) <= 1
            clock.move_on(DECISION - 12)
            await log_an_entry(socket)
            assert not await logged(again, Missed)
            clock.move_on(3)
            await log_an_entry(socket)
            await soon(until_logged(again, Missed))


async def _do_nothing(_: object) -> None:
    """What a killed process does when it ends."""


@awaited
async def test_a_table_that_nobody_watched_goes_on_where_it_stood(tmp_path: Path, clock: Clock) -> None:
    async with party_in(tmp_path, "ana", "bo", **TIMED) as table:
        await begin(table)
        clock.move_on(10)
        for name in ("ana", "bo"):
            await table[name].say(unwatch=True)
            await table[name].all_until_now()
        clock.move_on(HOUR)
        await table["ana"].ask("snapshot", watch=0)
        assert (await soon(until_logged(table, Resumed))).paused == HOUR * 1000
        assert await left(table["ana"]) == DECISION - 10
        assert not await logged(table, Missed)


@awaited
async def test_time_goes_on_by_the_clock_again_when_nobody_watches(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry_module, "TICK", 0.01)
    async with served(config_in(tmp_path)) as server:
        before = server.registry.clock.now()
        clock.jump(HOUR)
        async with asyncio.timeout(30):
            while server.registry.clock.now() != before + HOUR * 1000:
                await asyncio.sleep(0.01)


def test_a_clock_tells_a_jump_from_time_that_passes(clock: Clock) -> None:
    ours = ProcessClock()
    before = ours.now()
    clock.move_on(HOUR)
    assert (ours.now() - before, ours.has_wall_jumped) == (HOUR * 1000, False)
    clock.jump(-5)
    assert (ours.now() - before, ours.has_wall_jumped) == (HOUR * 1000, True)
    ours.set(before)
    assert (ours.now(), ours.has_wall_jumped) == (before, False)


@asynccontextmanager
async def two_processes(postgresql: str, redis: str, ahead: int) -> AsyncIterator[tuple[Party, Socket]]:
    """A table that the first of two processes looks after, and the host at the second one, whose clock is ahead."""
    config = Config(database=postgresql, bus=redis)
    async with served(config) as one, served(config) as two:
        two.registry.clock.set(one.registry.clock.now() + ahead * 1000)
        async with party(one, "ana", "bo", **TIMED) as table:
            await begin(table)
            async with connected(Api(two.url, table.host.cookie), table.key) as elsewhere:
                assert one.registry.tables[table.key].is_leased
                assert not two.registry.tables[table.key].is_leased
                yield table, elsewhere
                now = [server.registry.tables[table.key].now() for server in (one, two)]
                assert abs(now[0] - now[1]) < 5000


@pytest.mark.parametrize("ahead", [-600, 600])
@awaited
async def test_processes_whose_clocks_differ_agree_about_a_table(postgresql: str, redis: str, ahead: int) -> None:
    async with two_processes(postgresql, redis, ahead) as (table, elsewhere):
        await log_an_entry(elsewhere)
        await table["ana"].hear("update")
        if ahead > 0:
            await soon(until_logged(table, Resumed))
        for name in ("ana", "bo"):
            assert DECISION - 15 < await left(table[name]) <= DECISION
        await log_an_entry(table["ana"])
        while "muted" not in await elsewhere.hear("update"):
            pass
        assert not await logged(table, Missed)


@awaited
async def test_processes_start_with_the_time_of_their_database(postgresql: str, redis: str, clock: Clock) -> None:
    config = Config(database=postgresql, bus=redis)
    async with served(config) as one:
        clock.jump(600)
        async with served(config) as two:
            assert abs(two.registry.clock.now() - one.registry.clock.now()) < 30_000
