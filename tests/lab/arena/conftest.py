"""What the tests of arenas share."""

from collections.abc import Callable, Iterator

import pytest

from sabot.bots import Bot, find_bot
from sabot.lab.arena import arena_plan, deals

Register = Callable[[str, Bot], None]


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Iterator[Register]:
    """Make a bot known by a name, in this process."""
    known: dict[str, Bot] = {}

    def find(name: str) -> Bot:
        return known[name] if name in known else find_bot(name)

    for module in (deals, arena_plan):
        monkeypatch.setattr(module, "find_bot", find)
    deals._seated.cache_clear()
    yield known.__setitem__
    deals._seated.cache_clear()
