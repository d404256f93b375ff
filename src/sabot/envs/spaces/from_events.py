"""Computes the history in an observation from the events that a seat heard. This is its definition."""

from collections.abc import Iterator, Sequence

from sabot.cards import format_face, parse_colour
from sabot.envs.spaces.layout import EVENT_KINDS, LARGEST, Layout
from sabot.kernel.codes import Event as Kind
from sabot.kernel.table import SEATS
from sabot.notation.actions import ICON_NAMES
from sabot.notation.events import Event
from sabot.options import ICONS
from sabot.views import HIDDEN

COUNTED = {
    "drew": "drew_count",
    "called_uno": "uno_count",
    "caught": "caught_count",
    "challenged": "challenged_count",
}
"""The part that counts each of these kinds of events."""
Entry = tuple[int, int]
"""An index into an observation, and the number added there."""


class HistoryReader:
    """Reads redacted events: the last of them one by one, and all of them as counts."""

    def __init__(self, layout: Layout, players: Sequence[str], viewer: int) -> None:
        self._layout = layout
        self._starts = layout.starts
        self._faces = {format_face(face): place for place, face in enumerate(layout.actions.faces)}
        self._places = {player: (seat - viewer) % len(players) for seat, player in enumerate(players)}

    def entries(self, heard: Sequence[Event]) -> Iterator[Entry]:
        """All numbers of the history that are not zero, counts up to LARGEST."""
        latest = heard[max(0, len(heard) - self._layout.history) :]
        for back, event in enumerate(reversed(latest)):
            yield from self._event(event, back)
        counts: dict[int, int] = {}
        for event in heard:
            for place in self._counted(event):
                counts[place] = min(counts.get(place, 0) + 1, LARGEST)
        yield from counts.items()

    def _event(self, event: Event, back: int) -> Iterator[Entry]:
        starts = self._starts
        yield starts["event_kinds"] + back * EVENT_KINDS + Kind.codes()[event.kind], 1
        for face in self._visible(event):
            yield starts["event_cards"] + back * self._layout.width + face, 1
        for part, player in (("event_seats", event.seat), ("event_others", event.to)):
            if player is not None:
                yield starts[part] + back * SEATS + self._places[player], 1
        colour = None if event.colour is None else parse_colour(event.colour)
        if colour is not None:
            yield starts["event_colours"] + back * self._layout.actions.colours + colour, 1
        if event.icon is not None:
            yield starts["event_icons"] + back * ICONS + ICON_NAMES.index(event.icon), 1
        number = int(event.direction == "left") if event.number is None else min(event.number, LARGEST)
        yield starts["event_numbers"] + back, number

    def _counted(self, event: Event) -> Iterator[int]:
        """The places at which an event is counted."""
        if event.seat is None:
            return
        if event.kind in COUNTED:
            yield self._starts[COUNTED[event.kind]] + self._places[event.seat]
        elif event.kind in ("played", "discarded"):
            for face in self._visible(event):
                yield self._starts["played"] + self._places[event.seat] * self._layout.width + face

    def _visible(self, event: Event) -> list[int]:
        """The faces of the card that the viewer saw."""
        texts = [] if event.card is None else event.card.split("/")
        return [self._faces[text] for text in texts if text != HIDDEN]
