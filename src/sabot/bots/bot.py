"""What a bot answers: an action, and why if somebody asks.

It remembers nothing by itself, so any process can run it at any time: the same sight and the same chance give the same
answer.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from sabot.bots.manners import speak_up
from sabot.bots.sight import Sight


class Reason(NamedTuple):
    """Why a bot would do something: a message of the catalogues, and the words it needs."""

    message: str
    words: Mapping[str, str | int] = {}
    """Players, cards and actions are named as in the notation (telling.py puts them into words)."""


class Advice(NamedTuple):
    """What a bot would do in somebody's place, and why if it can tell."""

    action: str
    reason: Reason | None = None


class Bot(ABC):
    """Somebody who plays a seat. All that it leaves to luck it takes from the chance that it is handed."""

    thinks: bool = False
    """Whether a choice takes so long that nothing else should wait for it."""

    def prepare(self) -> None:  # noqa: B027  # most bots are ready as they are
        """Get ready; whoever has the time for it calls this before the first question."""

    @abstractmethod
    def choose(self, sight: Sight, chance: Random) -> str:
        """What to do when the seat is asked: one of its legal actions."""

    def react(self, sight: Sight, chance: Random) -> str | None:
        """What to do out of turn: one of the legal actions of the seat, or nothing."""
        return speak_up(sight, chance)

    def advise(self, sight: Sight, chance: Random) -> Advice:
        """What somebody should do who is asked."""
        return Advice(self.choose(sight, chance))
