"""Memory is given back after many tables were dropped, or the last one."""

import gc

import pytest

from sabot.server.operations import memory
from sabot.server.operations.memory import ENOUGH, Reclaimer, find_trim
from tests.support.server.awaited import awaited


@awaited
async def test_memory_is_given_back_when_it_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(memory, "find_trim", lambda: lambda: done.append("trim"))
    monkeypatch.setattr(gc, "collect", lambda: done.append("collect"))
    reclaimer = Reclaimer()
    await reclaimer.note(0, 0)
    await reclaimer.note(ENOUGH - 1, 7)
    assert done == []
    await reclaimer.note(1, 7)
    assert done == ["trim"]
    await reclaimer.note(1, 0)
    await reclaimer.note(0, 0)
    assert done == ["trim", "collect", "trim"]


def test_memory_can_be_given_back_on_this_system() -> None:
    find_trim()()
