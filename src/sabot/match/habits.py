"""What the players of a match did with wild draw cards, as everybody at the table could see it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from sabot.cards import WILD_DRAWS, parse_face
from sabot.notation.events import Event
from sabot.words.names import active_face

COUNTED = {"guilty": "bluffs", "innocent": "honest", "challenged": "challenged", "accepted": "accepted"}
"""The kinds of events that are counted for their player, and the count of each."""


class Habits(NamedTuple):
    """How often a player bluffed, challenged and accepted."""

    bluffs: int = 0
    """How often one that the player had played was challenged and found to be a bluff."""
    honest: int = 0
    """How often it was challenged and no bluff."""
    challenged: int = 0
    """How often the player challenged one."""
    accepted: int = 0
    """How often the player accepted one."""

    def __add__(self, other: tuple[int, ...]) -> "Habits":  # type: ignore[override]  # sums, not a longer tuple
        """Both together."""
        return Habits(*map(sum, zip(self, other, strict=True)))


@dataclass(slots=True)
class HabitCounts:
    """Counts the habits of all players, round by round."""

    before: dict[str, Habits] = field(default_factory=dict)
    """In the rounds before the one that is played."""
    _now: dict[str, Habits] = field(default_factory=dict)
    _attacks: set[int] = field(default_factory=set)
    """The tables at which the card played last is a wild draw card."""

    def add_events(self, events: Iterable[Event], table: int = 0) -> None:
        """Count the next events of the round at one of its tables."""
        for event in events:
            if event.kind == "played":
                face = parse_face(active_face(event.card or "", event.side))
                is_attack = face is not None and face.symbol in WILD_DRAWS
                (self._attacks.add if is_attack else self._attacks.discard)(table)
            elif event.kind in COUNTED and (event.kind != "accepted" or table in self._attacks):
                player = event.seat or ""
                self._now[player] = self._now.get(player, Habits()) + Habits(**{COUNTED[event.kind]: 1})

    def close_round(self) -> None:
        """From now on, what was counted belongs to the rounds before."""
        for player, habits in self._now.items():
            self.before[player] = self.before.get(player, Habits()) + habits
        self._now.clear()
        self._attacks.clear()

    def copy(self) -> "HabitCounts":
        """An independent copy."""
        return HabitCounts(dict(self.before), dict(self._now), set(self._attacks))
