"""A table that no person uses slows down and falls asleep, and fast bots leave room for people at other tables."""

import asyncio
from pathlib import Path

import pytest

from sabot.server.clock import Clock
from sabot.server.hosting import pace
from sabot.server.hosting.pace import Pace
from sabot.server.hosting.watched_table import WatchedTable
from sabot.server.tables.log.entries import Acted, Chatted, Readied
from sabot.server.tables.state import TableState
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import connected, party_in
from tests.support.server.serving import clocks, guest

ENDLESS = {"format": {"target": 1_000_000}}
"""A match that does not end during a test."""
BOTS = ("eager", "eager")
NEVER = 3600


@awaited
async def test_bots_slow_down_at_a_table_that_nobody_uses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "UNUSED", 0.0)
    monkeypatch.setattr(pace, "SLOW", 0.2)
    async with party_in(tmp_path, "ana", bots=BOTS, **ENDLESS, **clocks(decision=0.01)) as table:
        await table.start()
        while (await table["ana"].hear("update"))["version"] < 10:
            pass
        moves = [entry.at for entry in await table.log() if isinstance(entry, Acted)]
        assert moves[-1] - moves[0] >= 150 * (len(moves) - 1)  # a move may be late, and the next one in time


@awaited
async def test_a_table_that_nobody_uses_sleeps_until_a_player_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with party_in(tmp_path, "ana", bots=BOTS, **ENDLESS, **clocks(decision=0.01)) as table:
        ana = table["ana"]
        await table.start()
        while not any(seat["away"] for seat in (await ana.hear("update")).get("seats", ())):
            pass
        monkeypatch.setattr(pace, "ASLEEP", 0)
        while not (await ana.hear("here")).get("asleep"):
            pass
        asleep_at = len(await table.log())
        async with connected(await guest(table.server.url, "zoe"), table.key) as zoe:
            assert (await zoe.hear("here"))["asleep"]
            await zoe.ask("done", chat="is anybody there?")
            await asyncio.sleep(0.2)
            assert len(await table.log()) == asleep_at, "spectators wake nobody"
            monkeypatch.setattr(pace, "ASLEEP", NEVER)
            await ana.ask("done", back=True)
            while "asleep" in await zoe.hear("here"):
                pass
        while (await ana.hear("update"))["version"] <= asleep_at + 1:
            pass
        monkeypatch.setattr(pace, "ASLEEP", 0)
        while not (await ana.hear("here")).get("asleep"):
            pass
        asleep_at = len(await table.log())
        monkeypatch.setattr(pace, "ASLEEP", NEVER)
        await ana.say(unwatch=True)
        await ana.ask("snapshot", watch=0)
        while (await ana.hear("update"))["version"] <= asleep_at:
            pass


def a_table() -> WatchedTable:
    return WatchedTable(TableState("key", "seed"), Clock())


def test_people_keep_a_table_awake_by_what_they_do_and_not_by_talk(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("sabot.server.hosting.pace.time.monotonic", lambda: now)
    table, decides = a_table(), Pace()
    now = 1000 + pace.ASLEEP
    for entry in (Acted(at=0, seat=1, action="draw"), Chatted(at=0, by="ana", name="ana", text="hi")):
        decides.note(table, entry)
        assert decides.is_unused(table)
        assert decides.is_deserted(table)
    decides.note(table, Readied(at=0, by="ana"))
    assert not decides.is_unused(table)
    now += pace.UNUSED
    assert decides.is_unused(table)
    assert not decides.is_deserted(table)


class Crowd:
    """Tables that move as fast as they may, and how many of them moved at the same time."""

    def __init__(self) -> None:
        self.pace = Pace()
        self.moves = 0
        self.most = 0
        self._moving = 0

    async def play(self, table: WatchedTable, seconds: float) -> None:
        """Move again and again; each move takes 10 ms."""
        until = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < until:
            async with self.pace.turn(table):
                self._moving += 1
                self.most = max(self.most, self._moving)
                await asyncio.sleep(0.01)
                self._moving -= 1
                self.moves += 1


@awaited
async def test_fast_bots_take_turns_and_rest_while_people_play_elsewhere() -> None:
    crowd, tables, other = Crowd(), [a_table() for _ in range(5)], a_table()
    crowd.pace.note_person(other)
    for table in tables:
        await crowd.play(table, 0.001)
    crowd.moves = 0
    await asyncio.gather(*(crowd.play(table, 0.5) for table in tables))
    assert crowd.most == 1
    assert crowd.moves <= 0.5 / 0.01 / (1 + pace.REST) + len(tables)


@awaited
async def test_fast_bots_do_not_wait_for_anybody_at_the_only_table_with_people() -> None:
    crowd, table, left = Crowd(), a_table(), a_table()
    left.used_at -= pace.PLAYING
    crowd.pace.note_person(left)
    left.used_at -= pace.PLAYING
    crowd.pace.note_person(table)
    await asyncio.gather(*(crowd.play(table, 0.2) for _ in range(3)))
    assert crowd.most == 3
