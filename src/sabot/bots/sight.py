"""The input of a bot: the view of its seat, and the events as its seat hears them."""

from collections.abc import Sequence
from typing import NamedTuple, overload

from sabot.game import Game
from sabot.notation.events import Event
from sabot.views import View, redact


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


class Sight(NamedTuple):
    """Everything that a seat knows."""

    view: View
    """The view of the seat, with its legal actions."""
    heard: Sequence[Event]
    """The events of the round so far."""

    @property
    def is_asked(self) -> bool:
        """Whether the table waits for the seat."""
        return self.view.viewer in self.view.waiting


def sight_of(game: Game, seat: str, events: Sequence[Event]) -> Sight:
    """The sight of a seat, given all events of the round so far."""
    return Sight(game.view(seat), Heard(events, seat))
