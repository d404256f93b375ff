"""Slow bots think in a thread: all tables go on meanwhile, and an answer that comes too late is dropped."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from threading import Semaphore

import pytest

from sabot.bots import Bot, Sight, find_built_in
from sabot.server.hosting import timers
from sabot.server.hosting.thinking import Thinking
from sabot.server.tables import schedule
from sabot.server.tables.log.entries import Acted
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import Party, party_in
from tests.support.server.serving import PATIENCE

HANDS = {"ana": "R1 B3 G5", "Bo": "R4 Y5 G6"}


class Thinker(Bot):
    """A bot that decides when the test allows it."""

    thinks = True

    def __init__(self) -> None:
        self.begun = Semaphore(0)
        self.may_end = Semaphore(0)

    def choose(self, sight: Sight, chance: Random) -> str:
        self.begun.release()
        assert self.may_end.acquire(timeout=PATIENCE)
        return "play R4" if "play R4" in sight.view.legal else sight.view.legal[-1]

    def react(self, sight: Sight, chance: Random) -> str | None:
        return None

    async def is_thinking(self) -> None:
        """Wait until the bot has begun to think."""
        assert await asyncio.to_thread(self.begun.acquire, timeout=PATIENCE)


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Thinker:
    thinker = Thinker()
    monkeypatch.setattr(schedule, "find_built_in", lambda name: thinker if name == "sharp" else find_built_in(name))
    return thinker


@asynccontextmanager
async def bots_turn(directory: Path, bot: Thinker) -> AsyncIterator[Party]:
    """A table at which the bot has just begun to think. In the end it may, so that no thread is left waiting."""
    try:
        async with party_in(directory, "ana", bots=("sharp",), hints=True) as table:
            await table["ana"].say(unwatch=True)  # so that no bot thinks before the cards are laid out
            await table["ana"].all_until_now()
            await table.start()
            await table.lay_out(HANDS)
            await table["ana"].ask("snapshot", watch=0)
            await table["ana"].ask("done", act="play R1")
            await bot.is_thinking()
            yield table
    finally:
        bot.may_end.release(10)


async def acted(table: Party) -> list[str]:
    """The actions of the bot."""
    return [entry.action for entry in await table.log() if isinstance(entry, Acted) and entry.seat == 1]


async def until_laid(table: Party) -> None:
    """Wait until the bot's card is on top."""
    while (await table["ana"].hear("update")).get("view", {}).get("discard", [""])[0] != "R4":
        pass


@awaited
async def test_others_are_served_while_a_bot_thinks(tmp_path: Path, bot: Thinker) -> None:
    async with bots_turn(tmp_path, bot) as table:
        shown = await table["ana"].ask("snapshot", watch=0)
        assert shown["view"]["waiting"] == ["Bo"]
        assert await acted(table) == []
        bot.may_end.release()
        await until_laid(table)
        assert await acted(table) == ["play R4"]


@awaited
async def test_talk_does_not_make_a_bot_think_again(tmp_path: Path, bot: Thinker) -> None:
    async with bots_turn(tmp_path, bot) as table:
        for line in ("well", "?", "!"):
            await table["ana"].ask("done", chat=line)
            await table["ana"].ask("done", back=True)
        bot.may_end.release()
        await until_laid(table)
        assert not bot.begun.acquire(blocking=False)
        assert await acted(table) == ["play R4"]


@awaited
async def test_what_was_thought_for_somebody_who_is_back_is_dropped(
    tmp_path: Path, bot: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "OUT_OF_TIME", bot)
    clocks = {"decision": 0.2, "window": 0, "pace": 0, "pause": 0}
    try:
        async with party_in(tmp_path, "ana", "bo", clocks=clocks) as table:
            await table.start()
            await bot.is_thinking()
            (name,) = (await table["ana"].ask("snapshot", watch=0))["view"]["waiting"]
            watched = table.server.registry.tables[table.key]
            registry = table.server.registry
            monkeypatch.setattr(registry._timers, "schedule_next", lambda _: None)  # no clock runs out again
            await table[name].ask("done", back=True)
            bot.may_end.release()
            while watched.thinking:
                await asyncio.sleep(0.01)
            assert not [entry for entry in await table.log() if isinstance(entry, Acted)]
    finally:
        bot.may_end.release(10)


@awaited
async def test_how_long_a_bot_really_thinks_is_not_seen(
    tmp_path: Path, bot: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timers, "LEAST_THINKING", 0.5)
    bot.may_end.release(10)
    async with bots_turn(tmp_path, bot) as table:
        await until_laid(table)
        asked, answered = (entry for entry in await table.log() if isinstance(entry, Acted))
        assert answered.at - asked.at >= 500


@awaited
async def test_a_viewer_who_comes_back_does_not_make_a_bot_think_twice(tmp_path: Path, bot: Thinker) -> None:
    async with bots_turn(tmp_path, bot) as table:
        for _ in range(3):
            await table["ana"].say(unwatch=True)
            await table["ana"].ask("snapshot", watch=0)
        bot.may_end.release()
        await until_laid(table)
        assert not bot.begun.acquire(blocking=False)
        assert await acted(table) == ["play R4"]


@awaited
async def test_nothing_happens_at_a_table_that_nobody_looks_at_any_more(tmp_path: Path, bot: Thinker) -> None:
    async with bots_turn(tmp_path, bot) as table:
        await table["ana"].say(unwatch=True)
        await table["ana"].all_until_now()
        bot.may_end.release()
        while table.server.registry.tables[table.key].thinking:
            await asyncio.sleep(0)
        assert await acted(table) == []
        await table["ana"].ask("snapshot", watch=0)
        await bot.is_thinking()
        bot.may_end.release()
        await until_laid(table)


@awaited
async def test_the_registry_closes_while_a_bot_thinks(tmp_path: Path, bot: Thinker) -> None:
    async with bots_turn(tmp_path, bot) as table:
        registry = table.server.registry
    assert not any(watched.thinking for watched in registry.tables.values())


@awaited
async def test_a_hint_that_takes_thought_is_for_the_table_as_it_was(
    tmp_path: Path, bot: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schedule, "find_built_in", lambda _: bot)
    async with party_in(tmp_path, "ana", "bo", hints=True) as table:
        await table.start()
        await table.lay_out({"ana": "R4 B3 G5", "bo": "R1 Y5 G6"})
        await table["ana"].say(hint=True)
        await bot.is_thinking()
        await table["bo"].ask("done", back=True)
        bot.may_end.release()
        hint = await table["ana"].hear("hint")
        assert (hint["version"], hint["action"], hint["reason"]) == (3, "play R4", "")


@awaited
async def test_bots_of_one_guest_do_not_take_all_threads() -> None:
    thinking, may_end, order = Thinking(threads=2), Semaphore(0), []

    def think(name: str) -> None:
        order.append(name)
        assert may_end.acquire(timeout=PATIENCE)

    many = [asyncio.create_task(thinking.run("eve", lambda: think("eve"))) for _ in range(5)]
    await asyncio.sleep(0)
    other = asyncio.create_task(thinking.run("ana", lambda: think("ana")))
    third = asyncio.create_task(thinking.run("bo", lambda: think("bo")))
    async with asyncio.timeout(PATIENCE):
        while len(order) < 2:
            await asyncio.sleep(0.01)
        assert sorted(order) == ["ana", "eve"], "two in all, and one for each guest"
        may_end.release(10)
        await asyncio.gather(*many, other, third)
    assert not thinking._locks
