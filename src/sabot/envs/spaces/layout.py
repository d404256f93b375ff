"""The layout of observations: planes with an entry for every face, then numbers."""

from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from sabot.cards import NUMBERS, SIDE_COLOURS, SYMBOLS
from sabot.envs.spaces.actions import Actions, actions_of
from sabot.kernel.codes import Event, Phase
from sabot.kernel.table import SEATS
from sabot.options import ICONS

LARGEST = 255
"""Larger numbers are clipped to this."""

MOST_EVENTS = 64
"""How many events an observation can contain."""
EVENT_KINDS = Event.SKIPPED_ALL + 1
"""The kinds of events of a round are the numbers below this."""
COUNTERS = 4
"""How many things are counted for each seat, beside the cards that it played."""


class Part(NamedTuple):
    """A range of an observation."""

    name: str
    size: int
    meaning: str
    """For documentation."""


@dataclass(frozen=True)
class Layout:
    """The parts of an edition's observations, in order. Seats are counted to the left, starting with the observer."""

    actions: Actions
    history: int = 0
    """How many of the last events are part of an observation; if any are, so are the counts of the whole round."""

    @property
    def width(self) -> int:
        """The number of faces, the width of a plane."""
        return len(self.actions.faces)

    @cached_property
    def planes(self) -> tuple[Part, ...]:
        """The parts that count the cards of each face."""
        faces = self.width
        planes = [
            Part("hand", faces, "the agent's own hand"),
            Part("top", faces, "the card on top of the discard"),
            Part("discard", faces, "the whole discard, as far as its faces were seen"),
            Part("drawn", faces, "the card that the agent has just drawn and may play"),
        ]
        if self.actions.edition.has_wheel:
            planes.append(Part("shown", faces, "the cards that the winner of the war showed"))
        if self.actions.edition.is_two_sided:
            planes.append(Part("coming", faces, "the card on top of the draw pile, by its back"))
            planes += [
                Part(f"hand_{seat}", faces, f"the hand of seat +{seat}, by the backs of its cards")
                for seat in range(1, SEATS)
            ]
        if self.history:
            planes += [
                Part("event_cards", self.history * faces, "the cards of the last events, the latest first"),
                Part("played", SEATS * faces, "the cards that each seat has played or discarded in the round"),
            ]
        return tuple(planes)

    @cached_property
    def numbers(self) -> tuple[Part, ...]:
        """All other parts."""
        colours = self.actions.colours
        numbers = [
            Part("seats", 1, "how many play"),
            Part("sizes", SEATS, "how many cards each seat holds"),
            Part("draw_size", 1, "how many cards the draw pile has"),
            Part("discard_size", 1, "how many cards the discard has"),
            Part("left", 1, "1 while play goes to the left"),
            Part("turns", 1, f"turns so far, at most {LARGEST}"),
            Part("colour", colours, "the colour in force"),
            Part("phase", Phase.OVER + 1, f"what the table waits for: {', '.join(Phase.names())}"),
            Part("turn", SEATS, "whose turn it is, or whose card is being resolved"),
            Part("dealer", SEATS, "who dealt"),
            Part("waiting", SEATS, "whom the table waits for"),
            Part("owes_uno", SEATS, "who can be caught"),
            Part("called_uno", SEATS, "who has called UNO"),
            Part("effect", SYMBOLS + ICONS, "the symbol, or the icon of the wheel, that is being resolved"),
            Part("victim", SEATS, "whom it hits"),
            Part("following", SEATS, "who plays when everything is resolved"),
            Part("out", SEATS, "who is out, while the last card is being resolved"),
            Part("choices", SEATS, "who may be named"),
            Part("turned_up", 1, "1 while the first card is being resolved"),
            Part("due", 1, "how many cards the victim draws"),
            Part("former", colours, "the colour in force before the card on top"),
        ]
        if self.actions.edition.is_two_sided:
            numbers.append(Part("villain", 1, "1 while the villain side is in play"))
        if self.actions.edition.has_wheel:
            numbers.append(Part("fixed_number", NUMBERS, "the number that discarded cards must have now"))
            numbers.append(Part("fixed_colour", SIDE_COLOURS, "the colour that discarded cards must have now"))
        if self.history:
            numbers += self._history_numbers()
        return tuple(numbers)

    def _history_numbers(self) -> list[Part]:
        """The numbers of the last events, the latest first, and of the whole round."""
        events = self.history
        numbers = [
            Part("event_kinds", events * EVENT_KINDS, "the kind of each event, by its code"),
            Part("event_seats", events * SEATS, "who did it"),
            Part("event_others", events * SEATS, "the other player concerned: named, caught, given to, shown to"),
            Part("event_colours", events * self.actions.colours, "the colour that was called"),
            Part("event_numbers", events, "how many cards or points; 1 if play turned to the left"),
            Part("drew_count", SEATS, "how many cards each seat has drawn in the round"),
            Part("uno_count", SEATS, "how often it called UNO"),
            Part("caught_count", SEATS, "how often it caught somebody"),
            Part("challenged_count", SEATS, "how often it challenged"),
        ]
        if self.actions.edition.has_wheel:
            numbers.append(Part("event_icons", events * ICONS, "the icon that the wheel showed"))
        return numbers

    @cached_property
    def starts(self) -> dict[str, int]:
        """The start of each part in a flat observation."""
        starts, place = {}, 0
        for part in (*self.planes, *self.numbers):
            starts[part.name] = place
            place += part.size
        return starts

    @cached_property
    def size(self) -> int:
        """The length of a flat observation."""
        return sum(part.size for part in (*self.planes, *self.numbers))

    @property
    def shape(self) -> tuple[int, int]:
        """The shape of an observation in planes; each number fills its own plane."""
        planes, numbers = (sum(part.size for part in parts) for parts in (self.planes, self.numbers))
        return planes // self.width + numbers, self.width


@cache
def layout_of(edition: str, history: int = 0) -> Layout:
    """The layout of an edition's observations, with so many of the last events."""
    return Layout(actions_of(edition), history)
