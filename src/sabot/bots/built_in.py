"""Every bot that has a name, and the levels by which people choose one."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from importlib import import_module

from sabot.bots.bot import Bot
from sabot.bots.careful import Careful
from sabot.bots.simple import Simple
from sabot.errors import Unreadable


class LazyBots(Mapping[str, Bot]):
    """Bots by name. Each is made when somebody asks for it first, and only then is all there that it needs."""

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


def _search() -> Bot:
    """Whoever searches, or Unreadable where the compiled side is missing; others do not even import it."""
    bot: Bot = import_module("sabot.bots.search").Search()
    return bot


BOTS = LazyBots(
    {
        "search": _search,
        "careful": Careful,
        "eager": partial(Simple, is_eager=True),
        "random": partial(Simple, is_eager=False),
    }
)
"""Every bot by name, the strongest first."""

FORGETFUL = 0.3
"""How often a gentle bot says UNO before it lays its last card but one."""


def _sharpest() -> Bot:
    """Whoever searches, or is careful where the compiled side is missing."""
    try:
        return BOTS["search"]
    except Unreadable:
        return BOTS["careful"]


LEVELS = LazyBots(
    {
        "gentle": partial(Simple, is_eager=True, says_uno=FORGETFUL),
        "fair": partial(BOTS.__getitem__, "careful"),
        "sharp": _sharpest,
    }
)
"""How strong bots are in the words by which people choose, the weakest first."""
BUILT_IN = (*LEVELS, *BOTS)
"""Every name by which anybody may ask for a bot, wherever they are."""
USUAL_BOT = "fair"
"""Whom one plays against unless one says otherwise, and who plays for whoever is not there."""
NAMES = ("Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal", "Ivy", "Jo", "Kim")
"""What bots are called at a table, in the order in which they sit down."""
