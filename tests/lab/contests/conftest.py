"""Fixtures of the arena tests."""

from collections.abc import Callable

import pytest

from sabot.bots import Bot, find_bot, prepared_bot
from sabot.lab.contests import arena_plan, deals

Register = Callable[[str, Bot], None]


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Register:
    """Register a bot under a name, in this process."""
    known: dict[str, Bot] = {}

    def find(name: str, limit: float | None = None) -> Bot:
        return known[name] if name in known else find_bot(name, limit)

    def prepare(name: str, limit: float | None = None) -> Bot:
        if name not in known:
            return prepared_bot(name, limit)
        known[name].prepare()
        return known[name]

    monkeypatch.setattr(arena_plan, "find_bot", find)
    monkeypatch.setattr(deals, "prepared_bot", prepare)
    return known.__setitem__
