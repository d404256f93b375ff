"""The built-in bots by name, and the levels by which people choose one."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from math import inf

from sabot.bots.bot import Bot
from sabot.bots.careful import Careful
from sabot.bots.manners import GENTLE, NOVICE, SHARP, USUAL, Manners
from sabot.bots.simple import Simple
from sabot.errors import Unreadable


class LazyBots(Mapping[str, Bot]):
    """Bots by name. Each is created, and its dependencies imported, on first use."""

    def __init__(self, makers: Mapping[str, Callable[[], Bot]]) -> None:
        self._makers = makers
        self._made: dict[str, Bot] = {}

    def __getitem__(self, name: str) -> Bot:
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


def _search(manners: Manners = USUAL, **effort: float) -> Bot:
    """The search bot, imported on first use; raise Unreadable if the compiler is not installed."""
    bot: Bot = import_module("sabot.bots.search").Search(manners=manners, **effort)
    return bot


@cache
def search_in(worlds: int) -> Bot:
    """The search bot with a fixed number of worlds for a move, however long that takes: its play can be repeated."""
    return _search(seconds=inf, worlds=worlds)


BOTS = LazyBots(
    {
        "search": _search,
        "careful": Careful,
        "eager": partial(Simple, is_eager=True),
        "random": partial(Simple, is_eager=False),
    }
)
"""Every bot by name, the strongest first."""


def _sharpest() -> Bot:
    """The search bot, or the careful bot if the compiler is not installed; it hardly ever misses a call."""
    try:
        return _search(SHARP)
    except Unreadable:
        return Careful(SHARP)


LEVELS = LazyBots(
    {
        "novice": partial(Simple, is_eager=True, manners=NOVICE, overlooks=0.35),
        "gentle": partial(Simple, is_eager=True, manners=GENTLE, overlooks=0.15),
        "casual": partial(BOTS.__getitem__, "eager"),
        "fair": partial(BOTS.__getitem__, "careful"),
        "sharp": _sharpest,
    }
)
"""The levels by which people choose a bot, the weakest first."""
BUILT_IN = (*LEVELS, *BOTS)
"""All names of built-in bots and levels, which are safe to accept from anybody."""
USUAL_BOT = "fair"
"""The default opponent, and the substitute for an absent player."""
