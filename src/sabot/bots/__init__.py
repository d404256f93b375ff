"""The bots. A bot sees only what its seat sees, and always answers with a legal action."""

from functools import cache

from sabot.bots.bot import Advice, Bot, Reason, legal_answer
from sabot.bots.built_in import BOTS, BUILT_IN, LEVELS, USUAL_BOT, search_in
from sabot.bots.characters.cast import NAMES
from sabot.bots.sight import Heard, MatchSoFar, Sight, sight_of
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
    "MatchSoFar",
    "Reason",
    "Sight",
    "find_bot",
    "find_built_in",
    "forget_custom_bots",
    "legal_answer",
    "prepared_bot",
    "sight_of",
]


def find_bot(name: str, limit: float | None = None) -> Bot:
    """The bot of a name or a level, or a custom bot (custom.py); raise Unreadable if there is none.

    The limit is the seconds that a bot in a process has for an answer; None for the usual time.
    `search:320` is the search bot with 320 worlds for a move instead of a time limit.

    Use `find_built_in` for names from an untrusted source: finding a custom bot runs its code.
    """
    if ":" not in name:
        return find_built_in(name)
    kind, _, rest = name.partition(":")
    if kind == "search" and rest.isdecimal() and int(rest):
        return search_in(int(rest))
    from sabot.bots.custom import find_custom

    return find_custom(name, limit)


def find_built_in(name: str) -> Bot:
    """The bot of a name or a level; raise Unreadable if there is none."""
    for known in (BOTS, LEVELS):
        if name in known:
            return known[name]
    if ":" in name:
        raise Unreadable("own-bot", policy=repr(name))
    raise Unreadable("policy", policy=repr(name), policies=", ".join(BUILT_IN))


@cache
def prepared_bot(name: str, limit: float | None = None) -> Bot:
    """The bot of `find_bot`, prepared once in every process."""
    bot = find_bot(name, limit)
    bot.prepare()
    return bot


def forget_custom_bots() -> None:
    """Look for custom bots again the next time: the class of a name may have changed."""
    from sabot.bots.custom import find_custom

    find_custom.cache_clear()
    prepared_bot.cache_clear()
