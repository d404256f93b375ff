"""Bots: they see no more than a seat sees, and always answer legally."""

from collections.abc import Mapping

from sabot.bots.bot import Bot, Heard, Sight, sight_of
from sabot.bots.careful import Careful
from sabot.bots.simple import Simple
from sabot.errors import Unreadable

BOTS: Mapping[str, Bot] = {
    "careful": Careful(),
    "eager": Simple(is_eager=True),
    "random": Simple(is_eager=False),
}
"""Every bot by name, the strongest first."""

__all__ = ["BOTS", "Bot", "Heard", "Sight", "find_bot", "sight_of"]


def find_bot(name: str) -> Bot:
    """The bot of a name, or Unreadable."""
    if name not in BOTS:
        raise Unreadable("policy", policy=repr(name), policies=", ".join(BOTS))
    return BOTS[name]
