"""How bots behave among people: how well they pay attention, and what they forget."""

from random import Random

from sabot.bots.sight import Sight
from sabot.notation.actions import CALL_VERBS, verb_of

SAYS_UNO = 0.8
"""How often a bot says UNO before it lays its last card but one."""
REMEMBERS = 0.5
"""How often one that forgot notices it."""
CATCHES = 0.4
"""How often each of the others does."""
NOTICES = 0.5
"""How often one notices in time that a card of its own could be laid out of turn, or that a card is wrong."""


def decisions(sight: Sight) -> list[str]:
    """The legal actions without calls, catches and objections, which depend on attention."""
    return [action for action in sight.view.legal if verb_of(action) not in (*CALL_VERBS, "object")]


def mind_uno(action: str, sight: Sight, chance: Random, says_uno: float = SAYS_UNO) -> str:
    """An action, or the call that belongs before it."""
    return "uno" if calls_for_uno(action, sight) and chance.random() < says_uno else action


def calls_for_uno(action: str, sight: Sight) -> bool:
    """Whether UNO is to be said before an action."""
    return verb_of(action) == "play" and "uno" in sight.view.legal


def speak_up(sight: Sight, chance: Random) -> str | None:
    """What anybody who pays attention shouts: UNO WIZZ, a catch, or the UNO that one forgot; None if nothing."""
    for action in sight.view.legal:
        verb = verb_of(action)
        if verb == "wizz":
            return action
        if verb == "catch" and chance.random() < CATCHES:
            return action
        if verb == "uno" and not sight.is_asked and chance.random() < REMEMBERS:
            return action
    return None
