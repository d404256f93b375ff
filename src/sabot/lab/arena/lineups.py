"""Who sits at a table together, and who sits where."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple


class Lineup(NamedTuple):
    """Bots that play an edition together, clockwise."""

    edition: str
    bots: tuple[str, ...]
    watched: tuple[str, ...]
    """Those whose wins are counted, each at one seat only; they come first."""

    def against(self, bot: str) -> tuple[str, ...]:
        """Everybody but one bot, as they sit."""
        return tuple(other for other in self.bots if other != bot)


def pairings(edition: str, bots: Sequence[str], players: int) -> Iterator[Lineup]:
    """Each bot alone among others of a kind, for every two bots; with two seats both sides of it are one.

    >>> [lineup.bots for lineup in pairings("flip", ["a", "b"], 3)]
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    for one, other in combinations(bots, 2):
        yield _alone(edition, one, other, players)
        if players > 2:
            yield _alone(edition, other, one, players)


def together(edition: str, bots: Sequence[str]) -> Lineup:
    """All at one table."""
    return Lineup(edition, tuple(bots), tuple(bots))


def rotations(places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Everybody once in every seat, neighbours staying together.

    >>> list(rotations([0, 1, 2]))
    [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    """
    for turn in range(len(places)):
        first = len(places) - turn
        yield (*places[first:], *places[:first])


def _alone(edition: str, one: str, other: str, players: int) -> Lineup:
    return Lineup(edition, (one, *[other] * (players - 1)), (one,))
