"""Which bots play at a table together, and in which seats."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple


class Lineup(NamedTuple):
    """Bots that play an edition together."""

    edition: str
    bots: tuple[str, ...]
    measured: tuple[str, ...]
    """The bots whose wins are counted, each in a single seat; they come first."""

    def against(self, bot: str) -> tuple[str, ...]:
        """All bots but one."""
        return tuple(other for other in self.bots if other != bot)


def pairings(edition: str, bots: Sequence[str], players: int) -> Iterator[Lineup]:
    """For every two bots, each of them alone against others of the other kind; with two players that is one lineup.

    >>> [lineup.bots for lineup in pairings("flip", ["a", "b"], 3)]
    [('a', 'b', 'b'), ('b', 'a', 'a')]
    """
    for one, other in combinations(bots, 2):
        yield alone(edition, one, other, players)
        if players > 2:
            yield alone(edition, other, one, players)


def together(edition: str, bots: Sequence[str]) -> Lineup:
    """All bots at one table."""
    return Lineup(edition, tuple(bots), tuple(bots))


def rotations(places: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Everybody once in every seat, with the same neighbours.

    >>> list(rotations([0, 1, 2]))
    [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    """
    for turn in range(len(places)):
        first = len(places) - turn
        yield (*places[first:], *places[:first])


def alone(edition: str, one: str, other: str, players: int) -> Lineup:
    """One bot alone against others of one kind."""
    return Lineup(edition, (one, *[other] * (players - 1)), (one,))
