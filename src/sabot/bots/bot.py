"""The interface of bots: they answer with an action, and on request with a reason.

A bot has no memory of its own, so that any process can run it at any time: the same sight and the same random numbers
give the same answer.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from reprlib import repr as short
from typing import NamedTuple

from sabot.bots.manners import USUAL, Manners, attentive_call, calls_for_uno, catch_to_make
from sabot.bots.sight import Sight
from sabot.errors import Unreadable


class Reason(NamedTuple):
    """Why a bot would do something: a message of the catalogues, and its arguments."""

    message: str
    words: Mapping[str, str | int] = {}
    """Players, cards and actions as in the notation; reason_text.py turns them into words."""
    thought: "Reason | None" = None
    """What speaks for it, said before the figures of a search."""


class Advice(NamedTuple):
    """The action that a bot would choose in a player's place, with a reason if it has one."""

    action: str
    reason: Reason | None = None


class Bot(ABC):
    """Plays a seat. All its random decisions use the generator `chance` that it is given."""

    thinks: bool = False
    """Whether a choice is so slow that it should not block anything else."""
    manners: Manners = USUAL

    def prepare(self) -> None:  # noqa: B027  # most bots are ready as they are
        """Prepare, for example compile; called before the first question if there is time."""

    @abstractmethod
    def choose(self, sight: Sight, chance: Random) -> str:
        """Choose one of the legal actions of the seat, which is asked."""

    def react(self, sight: Sight, chance: Random) -> str | None:
        """Choose one of the legal actions out of turn, or None to do nothing."""
        return attentive_call(sight, chance, self.manners)

    def advise(self, sight: Sight, chance: Random) -> Advice:
        """Advise a player who is asked."""
        return Advice(self.choose(sight, chance))


def legal_answer(sight: Sight, action: str, *places: str) -> str:
    """An action that a bot answered with; raise Unreadable if it is not legal."""
    if action not in sight.view.legal:
        raise Unreadable("bot-illegal", *places, action=short(action), legal=", ".join(sight.view.legal))
    return action


def with_calls(advice: Advice, sight: Sight) -> Advice:
    """Advice that forgets nothing: it has to say UNO, or somebody else forgot to."""
    catch = catch_to_make(sight)
    if catch is not None:
        return Advice(catch, Reason("advice-catch", {"to": catch.partition(" ")[2]}))
    return Advice("uno", Reason("advice-uno")) if calls_for_uno(advice.action, sight) else advice
