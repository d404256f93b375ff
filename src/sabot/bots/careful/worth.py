"""What one could do, and how good the table is then: in cards, part by part, so that one can tell why.

Everything that is weighed is counted in cards: 1 is as good as one card less in hand.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sabot.cards import Face


class Worth(NamedTuple):
    """How good a table is, by what makes it so."""

    able: float = 0.0
    """That one can lay something next time, or is out."""
    burden: float = 0.0
    """What is left in hand, which is a loss."""
    mates: float = 0.0
    """That one holds the colour in force."""
    denied: float = 0.0
    """That those who are near to going out lack it."""
    effect: float = 0.0
    """What a card does to the others."""

    @property
    def total(self) -> float:
        """All in all."""
        return self.effect + (self.able + self.burden + self.mates + self.denied)


class Prospect(NamedTuple):
    """What one could do, and how the table would be then."""

    action: str
    worth: Worth
    hand: Sequence[Face]
    """What one would hold."""
    colour: int
    """What would be in force, as far as one can choose."""
    face: Face | None = None
    """What would come to lie on top, if anything does."""

    @property
    def total(self) -> float:
        """How good it is, all in all."""
        return self.worth.total


def ranked(prospects: Iterable[Prospect]) -> list[Prospect]:
    """The best first; of those that are as good, the one that was named first."""
    return sorted(prospects, key=lambda prospect: prospect.total, reverse=True)


def main_gain(one: Worth, other: Worth) -> str | None:
    """The part by which one is ahead of the other most, or None if it is ahead in none.

    >>> main_gain(Worth(able=1, mates=0.1), Worth(able=1.2, effect=-0.5))
    'effect'
    """
    gains = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    most = max(gains)
    return Worth._fields[gains.index(most)] if most > 0 else None
