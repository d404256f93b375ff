"""Computes observations and masks from a view. This is their definition, and how a trained agent plays anywhere."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sabot.cards import SYMBOLS, format_face, parse_colour
from sabot.envs.spaces.from_events import Entry, HistoryReader
from sabot.envs.spaces.layout import LARGEST, Layout, layout_of
from sabot.kernel.codes import Phase
from sabot.notation.events import Event
from sabot.notation.pending import EFFECT_CODES
from sabot.options import WHEEL
from sabot.views import HIDDEN, View

Observation = NDArray[np.uint8]
Mask = NDArray[np.int8]


def mask_view(view: View) -> Mask:
    """The action mask of a viewer; a player whom the table does not wait for may pass."""
    actions = layout_of(view.edition).actions
    mask = np.zeros(len(actions.all), np.int8)
    for action in view.legal:
        mask[actions.number(action, _viewer(view), view.players)] = 1
    if view.viewer not in view.waiting:
        mask[actions.pass_action] = 1
    return mask


def pass_only_mask(layout: Layout) -> Mask:
    """The mask that allows only a pass."""
    mask = np.zeros(len(layout.actions.all), np.int8)
    mask[layout.actions.pass_action] = 1
    return mask


def observe_view(view: View, heard: Sequence[Event] = (), history: int = 0) -> Observation:
    """The flat observation of a viewer; with a history of so many events also what it heard in the round so far."""
    layout = layout_of(view.edition, history)
    row = np.zeros(layout.size, np.uint8)
    for place, number in _ViewReader(view, layout).entries():
        row[place] += number
    if history:
        for place, number in HistoryReader(layout, view.players, _viewer(view)).entries(heard):
            row[place] += number
    return row


def _viewer(view: View) -> int:
    assert view.viewer is not None
    return view.players.index(view.viewer)


class _ViewReader:
    """Reads a view part by part."""

    def __init__(self, view: View, layout: Layout) -> None:
        self.view = view
        self.starts = layout.starts
        self.places = {format_face(face): place for place, face in enumerate(layout.actions.faces)}
        self.viewer = _viewer(view)
        self.pending: dict[str, Any] = view.pending or {}

    def entries(self) -> Iterator[Entry]:
        """All numbers of the observation that are not zero."""
        yield from self.cards()
        yield from self.seats()
        yield from self.table()
        yield from self.resolving()

    def faces(self, part: str, cards: Iterable[str]) -> Iterator[Entry]:
        """The visible faces of some cards; none if the edition does not have the part."""
        if part in self.starts:
            for card in cards:
                for face in card.split("/"):
                    if face != HIDDEN:
                        yield self.starts[part] + self.places[face], 1

    def marks(self, part: str, players: Iterable[str | None]) -> Iterator[Entry]:
        """Marks for some players, by their distance to the left."""
        for player in players:
            if player is not None:
                yield self.starts[part] + self.places_left(player), 1

    def places_left(self, player: str) -> int:
        return (self.view.players.index(player) - self.viewer) % len(self.view.players)

    def number(self, part: str, number: int) -> Entry:
        return self.starts[part], number

    def one_of(self, part: str, place: int | None) -> Iterator[Entry]:
        """A mark at one index of a part, or none."""
        if place is not None:
            yield self.starts[part] + place, 1

    def cards(self) -> Iterator[Entry]:
        view = self.view
        yield from self.faces("top", [view.discard[0].split("/")[view.side == "villain"]])
        yield from self.faces("discard", view.discard)
        yield from self.faces("drawn", [self.pending["drawn"]] if "drawn" in self.pending else [])
        yield from self.faces("shown", self.pending.get("shown", []))
        yield from self.faces("coming", [view.draw_top] if view.draw_top else [])
        for player, hand in view.hands.items():
            places = self.places_left(player)
            yield from self.faces(f"hand_{places}" if places else "hand", hand)

    def seats(self) -> Iterator[Entry]:
        view = self.view
        yield self.number("seats", len(view.players))
        for player, hand in view.hands.items():
            yield self.starts["sizes"] + self.places_left(player), len(hand)
        yield from self.marks("turn", [view.turn])
        yield from self.marks("dealer", [view.dealer])
        yield from self.marks("waiting", view.waiting)
        yield from self.marks("owes_uno", view.owes_uno)
        yield from self.marks("called_uno", view.called_uno)

    def table(self) -> Iterator[Entry]:
        view = self.view
        yield self.number("draw_size", view.draw)
        yield self.number("discard_size", len(view.discard))
        yield self.number("left", int(view.direction == "left"))
        yield self.number("turns", min(view.turns, LARGEST))
        yield from self.one_of("phase", Phase.codes()[view.phase])
        yield from self.one_of("colour", _colour(view.colour))
        if view.side is not None:
            yield self.number("villain", int(view.side == "villain"))

    def resolving(self) -> Iterator[Entry]:
        pending = self.pending
        if "effect" in pending:
            effect = EFFECT_CODES[pending["effect"]]
            yield from self.one_of("effect", effect if effect < WHEEL else SYMBOLS + effect - WHEEL)
        yield from self.marks("victim", [pending.get("victim")])
        yield from self.marks("following", [pending.get("next")])
        yield from self.marks("out", [pending.get("out")])
        yield from self.marks("choices", pending.get("choices", []))
        yield self.number("turned_up", int(pending.get("first", False)))
        yield self.number("due", pending.get("due", 0))
        yield from self.one_of("former", _colour(pending.get("former")))
        fixed = pending.get("fixed")
        if isinstance(fixed, int):
            yield from self.one_of("fixed_number", fixed)
        elif fixed is not None:
            yield from self.one_of("fixed_colour", _colour(fixed))


def _colour(text: str | None) -> int | None:
    return None if text is None else parse_colour(text)
