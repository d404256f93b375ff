"""How long bots take, so that people can follow and be quicker."""

from random import Random
from typing import NamedTuple

from sabot.bots.bot import Bot
from sabot.bots.sight import Sight

THINKING = 0.6, 2.4
"""How many seconds a bot thinks before it decides, at least and at most."""
REACTING = 1.0, 4.0
"""How many it takes to react."""


class Reaction(NamedTuple):
    """What a bot does out of turn, if nothing happens before."""

    delay: float
    action: str


def time_to_think(chance: Random) -> float:
    """How many seconds a bot takes to decide; ask before it does, for the choice takes its own part of chance."""
    return chance.uniform(*THINKING)


def reaction_of(bot: Bot, sight: Sight, chance: Random) -> Reaction | None:
    """What a bot is about to do out of turn, if anything.

    The delay is drawn first, whatever the bot then does: everybody can measure it, so it may not tell of hidden cards.
    """
    delay = chance.uniform(*REACTING)
    action = bot.react(sight, chance)
    return None if action is None else Reaction(delay, action)
