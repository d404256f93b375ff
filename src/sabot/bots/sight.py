"""The input of a bot: the view of its seat, and the events as its seat hears them."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self, overload

from sabot.game import Game
from sabot.match import Match
from sabot.match.habits import Habits
from sabot.match.match_loop import MatchLoop
from sabot.notation.events import Event
from sabot.views import View, redact

UNKNOWN = 4
"""How many answers of a player count as much as what is usual."""


class Heard(Sequence[Event]):
    """The events of a round as one seat hears them; each is redacted on access."""

    def __init__(self, events: Sequence[Event], seat: str) -> None:
        self._events = tuple(events)
        self._seat = seat

    @overload
    def __getitem__(self, index: int) -> Event: ...

    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...

    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [redact(event, self._seat) for event in self._events[index]]
        return redact(self._events[index], self._seat)

    def __len__(self) -> int:
        return len(self._events)


class MatchSoFar(NamedTuple):
    """What everybody at a table knows of the match that a round belongs to; by default the round is played alone."""

    scoring: str = "none"
    """How rounds count: `winner`, `lowest`, `none`, `elimination`, `partners` or `rotation`."""
    target: int = 0
    """How many points end the match, or eliminate a player; 0 if no number of points does."""
    totals: Mapping[str, int] = {}
    """The points of every player before the round."""
    habits: Mapping[str, Habits] = {}
    """How often each player bluffed, challenged and accepted in earlier rounds; empty in the first."""

    @classmethod
    def of(cls, match: Match | MatchLoop) -> Self:
        """The match so far."""
        return cls(match.scoring, match.target, match.totals, match.habits)

    def habits_of(self, player: str) -> Habits:
        """The habits of a player."""
        return self.habits.get(player, Habits())

    def challenge_rate(self, player: str, usual: float) -> float:
        """How often a player challenges wild draw cards: the usual rate, until there is more to go by."""
        habits = self.habits_of(player)
        seen = habits.challenged + habits.accepted
        return (UNKNOWN * usual + habits.challenged) / (UNKNOWN + seen)

    def as_json(self) -> dict[str, Any]:
        """The match so far as plain data."""
        return {**self._asdict(), "habits": {player: habits._asdict() for player, habits in self.habits.items()}}


ROUND_ALONE = MatchSoFar()


class Sight(NamedTuple):
    """Everything that a seat knows."""

    view: View
    """The view of the seat, with its legal actions."""
    heard: Sequence[Event]
    """The events of the round so far."""
    match: MatchSoFar = ROUND_ALONE

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the seat."""
        return self.view.viewer in self.view.waiting


def sight_of(game: Game, seat: str, events: Sequence[Event], match: MatchSoFar = ROUND_ALONE) -> Sight:
    """The sight of a seat, given all events of the round so far, and the match so far."""
    return Sight(game.view(seat), Heard(events, seat), match)
