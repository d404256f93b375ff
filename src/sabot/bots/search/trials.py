"""Moves tried out side by side: each in the same worlds, until one is clearly best."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from sabot.bots.search.worlds import World
from sabot.kernel import fast
from sabot.kernel.codes import ARGUMENTS, Verb
from sabot.kernel.records import records_of
from sabot.kernel.table import NOTHING

SURE = 3.0
"""By how many standard errors a move must be behind the best to be given up."""
SETTLING = 24
"""How often the unseen cards are dealt anew before anything is tried: a first guess knows nothing of odds."""
FEWEST = 64
"""In how many worlds a move is tried at least."""


@dataclass(slots=True)
class Attempt:
    """A move, and how it does."""

    action: str
    move: int
    slot: int
    """Where its card lies if worlds differ in which card that is, or NOTHING."""
    worlds: int = 0
    wins: int = 0

    @property
    def share(self) -> float:
        """How many of the rounds it wins."""
        return self.wins / self.worlds if self.worlds else 0.0


class Trial:
    """Everything that a seat could do, tried out."""

    def __init__(self, world: World, moves: Mapping[str, int], seed: int) -> None:
        self.attempts = [Attempt(action, move, _slot(world, move)) for action, move in moves.items()]
        self.running = self.attempts
        self.worlds = 0
        self._records = records_of(world.round.table, 2)
        self._unseen = records_of(world.unseen, 1)
        self._seed = seed

    @property
    def ranking(self) -> list[Attempt]:
        """The best first."""
        return sorted(self.attempts, key=lambda attempt: (attempt.worlds, attempt.share), reverse=True)

    def go_on(self, worlds: int) -> None:
        """Try all that are still in the running in more worlds, then give up those that are clearly behind."""
        if self.worlds == 0:
            self._try([], SETTLING)
        wins = self._try(self.running, worlds)
        self.worlds += worlds
        for attempt, more in zip(self.running, wins, strict=True):
            attempt.worlds += worlds
            attempt.wins += more
        if self.worlds >= FEWEST:
            self.running = list(self._promising())

    def _try(self, attempts: Sequence[Attempt], worlds: int) -> list[int]:
        """The rounds won with each of some attempts in as many worlds."""
        moves = np.array([attempt.move for attempt in attempts], np.int64)
        slots = np.array([attempt.slot for attempt in attempts], np.int64)
        wins = np.zeros(len(moves), np.int64)
        fast.try_moves(self._records, self._unseen, self._seed, self.worlds, worlds, moves, slots, wins)
        return [int(count) for count in wins]

    def _promising(self) -> Iterator[Attempt]:
        best = max(attempt.share for attempt in self.running)
        for attempt in self.running:
            share = attempt.share
            doubt = sqrt((best * (1 - best) + share * (1 - share)) / attempt.worlds)
            if best - share <= SURE * doubt:
                yield attempt


def _slot(world: World, move: int) -> int:
    """Where the card of a move lies, if it is one that is not known from all sides."""
    verb, card = divmod(move, ARGUMENTS)
    return world.unseen.slot_of[card] if verb in (Verb.PLAY, Verb.DISCARD) else NOTHING
