"""How attentive bots are: how often they call UNO, catch others and react out of turn."""

from dataclasses import dataclass
from random import Random

from sabot.bots.sight import Sight
from sabot.notation.actions import CALL_VERBS, verb_of


@dataclass(frozen=True, slots=True)
class Manners:
    """How attentive a bot is, as rates from 0 to 1."""

    says_uno: float = 0.8
    """How often it says UNO before it plays its second-last card."""
    remembers: float = 0.5
    """How often it notices that it forgot to."""
    catches: float = 0.4
    """How often it notices that somebody else forgot to."""
    notices: float = 0.5
    """How often it notices in time that it could play a card out of turn, or that a card is wrong."""


USUAL = Manners()
NOVICE = Manners(says_uno=0.2, remembers=0.2, catches=0.1, notices=0.2)
GENTLE = Manners(says_uno=0.3)
SHARP = Manners(says_uno=1.0, remembers=1.0, catches=0.9, notices=0.9)


def decisions(sight: Sight) -> list[str]:
    """The legal actions except calls, catches and objections, which depend on attention."""
    return [action for action in sight.view.legal if verb_of(action) not in (*CALL_VERBS, "object")]


def with_uno_call(action: str, sight: Sight, chance: Random, manners: Manners = USUAL) -> str:
    """An action, or the UNO call that has to come before it."""
    return "uno" if calls_for_uno(action, sight) and chance.random() < manners.says_uno else action


def calls_for_uno(action: str, sight: Sight) -> bool:
    """Whether UNO has to be called before an action."""
    return verb_of(action) == "play" and "uno" in sight.view.legal


def attentive_call(sight: Sight, chance: Random, manners: Manners = USUAL) -> str | None:
    """The call of an attentive player: UNO WIZZ, a catch, or the UNO it forgot; None if there is none."""
    for action in sight.view.legal:
        verb = verb_of(action)
        if verb == "wizz":
            return action
        if verb == "catch" and chance.random() < manners.catches:
            return action
        if verb == "uno" and not sight.is_asked and chance.random() < manners.remembers:
            return action
    return None


def catch_to_make(sight: Sight) -> str | None:
    """The catch of somebody who forgot to say UNO, if there is anybody."""
    return next((action for action in sight.view.legal if verb_of(action) == "catch"), None)
