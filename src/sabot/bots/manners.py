"""How bots behave among people: how long they take, and how well they pay attention."""

from random import Random
from typing import NamedTuple

from sabot.bots.bot import Bot, Sight

SAYS_UNO = 0.8
"""How often a bot says UNO before it lays its last card but one."""
REMEMBERS = 0.5
"""How often one that forgot notices it."""
CATCHES = 0.4
"""How often each of the others does."""
NOTICES = 0.5
"""How often one notices in time that a card of its own could be laid out of turn, or that a card is wrong."""
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


def mind_uno(action: str, sight: Sight, chance: Random) -> str:
    """An action, or the call that belongs before it."""
    is_due = action.startswith("play") and "uno" in sight.view.legal
    return "uno" if is_due and chance.random() < SAYS_UNO else action


def speak_up(sight: Sight, chance: Random) -> str | None:
    """What anybody who pays attention shouts: UNO WIZZ, a catch, or the UNO that one forgot; None if nothing."""
    for action in sight.view.legal:
        verb = action.partition(" ")[0]
        if verb == "wizz":
            return action
        if verb == "catch" and chance.random() < CATCHES:
            return action
        if verb == "uno" and not sight.is_asked and chance.random() < REMEMBERS:
            return action
    return None
