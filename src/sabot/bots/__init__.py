"""Bots: they see no more than a seat sees, and always answer legally."""

from functools import cache

from sabot.bots.bot import Advice, Bot, Reason
from sabot.bots.built_in import BOTS, BUILT_IN, LEVELS, NAMES, USUAL_BOT
from sabot.bots.sight import Heard, Sight, sight_of
from sabot.errors import Unreadable

__all__ = [
    "BOTS",
    "BUILT_IN",
    "LEVELS",
    "NAMES",
    "USUAL_BOT",
    "Advice",
    "Bot",
    "Heard",
    "Reason",
    "Sight",
    "find_bot",
    "find_built_in",
    "prepared_bot",
    "sight_of",
]


def find_bot(name: str) -> Bot:
    """The bot of a name or a level, or one of somebody's own (own.py); or Unreadable.

    Whoever is handed the name by somebody else asks for a built-in one: to find one's own runs its code.
    """
    if ":" not in name:
        return find_built_in(name)
    from sabot.bots.custom import find_own

    return find_own(name)


def find_built_in(name: str) -> Bot:
    """The bot of a name or a level, or Unreadable."""
    for known in (BOTS, LEVELS):
        if name in known:
            return known[name]
    if ":" in name:
        raise Unreadable("own-bot", policy=repr(name))
    raise Unreadable("policy", policy=repr(name), policies=", ".join(BUILT_IN))


@cache
def prepared_bot(name: str) -> Bot:
    """The bot that `find_bot` finds, prepared once in every process; or what it raises."""
    bot = find_bot(name)
    bot.prepare()
    return bot
