"""Compares moves by playouts in the same worlds, until one is clearly the best."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

import numpy as np

from sabot.bots.search.worlds import World
from sabot.kernel.codes import ARGUMENTS, Verb
from sabot.kernel.compiled import entry_points
from sabot.kernel.compiled.records import records_of
from sabot.kernel.table import NOTHING

SURE = 3.0
"""How many standard errors a move must be behind the best one to be dropped."""
SETTLING = 24
"""How often the hidden cards are dealt again before the first trial, because the first deal ignores the odds."""
FEWEST = 64
"""The minimum number of worlds for a move."""


@dataclass(slots=True)
class Attempt:
    """A move and its results."""

    action: str
    move: int
    slot: int
    """The slot of its card if the card differs between worlds, or NOTHING."""
    worlds: int = 0
    wins: int = 0
    paid: int = 0
    """The sum of what the rounds were worth."""
    squares: int = 0
    """The sum of the squares of that."""

    @property
    def share(self) -> float:
        """The share of rounds won."""
        return self.wins / self.worlds if self.worlds else 0.0

    @property
    def worth(self) -> float:
        """What a round was worth on average."""
        return self.paid / self.worlds if self.worlds else 0.0

    @property
    def variance(self) -> float:
        """The variance of what a single round was worth."""
        return self.squares / self.worlds - self.worth**2 if self.worlds else 0.0


class Trial:
    """The trial of all moves of a seat."""

    def __init__(self, world: World, moves: Mapping[str, int], seed: int) -> None:
        self.attempts = [Attempt(action, move, _slot(world, move)) for action, move in moves.items()]
        self.running = self.attempts
        self.worlds = 0
        self._records = records_of(world.round.table, 3)
        self._unseen = records_of(world.unseen, 1)
        self._seen = records_of(world.seen, 1)
        self._sheet = records_of(world.sheet, 1)
        self._seed = seed

    @property
    def ranking(self) -> list[Attempt]:
        """All attempts, the best first."""
        return sorted(self.attempts, key=lambda attempt: (attempt.worlds, attempt.worth), reverse=True)

    def hand(self, seat: int) -> tuple[int, int]:
        """The hand of a seat in the world that was tried last, as a set of cards."""
        return int(self._records["low"][0][seat]), int(self._records["high"][0][seat])

    def run(self, worlds: int) -> None:
        """Try the remaining moves in more worlds, then drop those that are clearly behind."""
        if self.worlds == 0:
            self._try([], SETTLING)
        results = self._try(self.running, worlds)
        self.worlds += worlds
        for attempt, (wins, paid, squares) in zip(self.running, results, strict=True):
            attempt.worlds += worlds
            attempt.wins += wins
            attempt.paid += paid
            attempt.squares += squares
        if self.worlds >= FEWEST and self.running:
            self.running = list(self._promising())

    def _try(self, attempts: Sequence[Attempt], worlds: int) -> list[tuple[int, int, int]]:
        """Of each attempt in a number of worlds: the rounds won, the sum of what they were worth, and of its square."""
        rows = np.array([(attempt.move, attempt.slot, 0, 0, 0) for attempt in attempts], np.int64).reshape(-1, 5)
        entry_points.try_moves(
            self._records, self._unseen, self._seen, self._sheet, self._seed, self.worlds, worlds, rows
        )
        results: list[tuple[int, int, int]] = rows[:, 2:].tolist()
        return results

    def _promising(self) -> Iterator[Attempt]:
        best = max(self.running, key=lambda attempt: attempt.worth)
        for attempt in self.running:
            doubt = sqrt((best.variance + attempt.variance) / attempt.worlds)
            if best.worth - attempt.worth <= SURE * doubt:
                yield attempt


def _slot(world: World, move: int) -> int:
    """The slot of a move's card if that is not fully known, else NOTHING."""
    verb, card = divmod(move, ARGUMENTS)
    return world.unseen.slot_of[card] if verb in (Verb.PLAY, Verb.DISCARD) else NOTHING
