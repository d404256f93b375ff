"""How attentive bots are: how often they call UNO, catch others and react out of turn."""

from random import Random

from sabot.bots.sight import Sight
from sabot.notation.actions import CALL_VERBS, verb_of

SAYS_UNO = 0.8
"""How often a bot says UNO before it plays its second-last card."""
REMEMBERS = 0.5
"""How often a bot that forgot to say UNO notices it."""
CATCHES = 0.4
"""How often each of the other bots notices it."""
NOTICES = 0.5
"""How often a bot notices in time that it could play a card out of turn, or that a card is wrong."""


def decisions(sight: Sight) -> list[str]:
    """The legal actions except calls, catches and objections, which depend on attention."""
    return [action for action in sight.view.legal if verb_of(action) not in (*CALL_VERBS, "object")]


def with_uno_call(action: str, sight: Sight, chance: Random, says_uno: float = SAYS_UNO) -> str:
    """An action, or the UNO call that has to come before it."""
    return "uno" if calls_for_uno(action, sight) and chance.random() < says_uno else action


def calls_for_uno(action: str, sight: Sight) -> bool:
    """Whether UNO has to be called before an action."""
    return verb_of(action) == "play" and "uno" in sight.view.legal


def attentive_call(sight: Sight, chance: Random) -> str | None:
    """The call of an attentive player: UNO WIZZ, a catch, or the UNO it forgot; None if there is none."""
    for action in sight.view.legal:
        verb = verb_of(action)
        if verb == "wizz":
            return action
        if verb == "catch" and chance.random() < CATCHES:
            return action
        if verb == "uno" and not sight.is_asked and chance.random() < REMEMBERS:
            return action
    return None
