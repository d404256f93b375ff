"""The worth of an option, part by part, so that a choice can be explained.

Everything is measured in cards: 1 is as good as one card less in hand.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sabot.cards import Face


class Worth(NamedTuple):
    """The worth of a prospect by its parts."""

    able: float = 0.0
    """Being able to play next turn, or being out."""
    burden: float = 0.0
    """The cards left in hand, which count as a loss."""
    mates: float = 0.0
    """Holding the colour in force."""
    denied: float = 0.0
    """That those who are close to going out lack the colour in force."""
    effect: float = 0.0
    """The effect of a card on the others."""
    lost: float = 0.0
    """That the next player has a last card that is known to fit."""

    @property
    def total(self) -> float:
        """The sum of all parts."""
        return self.effect + (self.able + self.burden + self.mates + self.denied) + self.lost


class Prospect(NamedTuple):
    """An option, and the state of the table after it."""

    action: str
    worth: Worth
    hand: Sequence[Face]
    """The hand after it."""
    colour: int
    """The colour in force after it."""
    face: Face | None = None
    """The card that comes on top, if any."""

    @property
    def total(self) -> float:
        """The total worth."""
        return self.worth.total


def ranked(prospects: Iterable[Prospect]) -> list[Prospect]:
    """The best first; equal ones in their original order."""
    return sorted(prospects, key=lambda prospect: prospect.total, reverse=True)


def main_gain(one: Worth, other: Worth) -> str | None:
    """The part in which one is furthest ahead of the other, or None if it is ahead in none.

    >>> main_gain(Worth(able=1, mates=0.1), Worth(able=1.2, effect=-0.5))
    'effect'
    """
    gains = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    most = max(gains)
    return Worth._fields[gains.index(most)] if most > 0 else None
