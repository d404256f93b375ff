"""Remembers what happened in a round, and writes it as numbers. A test compares it with the events a seat hears."""

from dataclasses import dataclass
from typing import Annotated

from sabot.envs.rules.encoding import Encoding
from sabot.envs.rules.observe import Row, mark_seat, places_left
from sabot.envs.spaces.layout import COUNTERS, EVENT_KINDS, LARGEST, MOST_EVENTS
from sabot.kernel.codes import Event
from sabot.kernel.primitives.flat import Number, Storage, copier
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import CARDS, EVENT_WIDTH, NOTHING, SEATS, Table
from sabot.options import ICONS

KIND, ACTOR, CARD, COUNT, SIDE, LOG_WIDTH = range(6)
"""The numbers of an event in the log: those of the kernel, and the side in play then instead of the rule."""


@dataclass(slots=True)
class History:
    """The last events of a round, and how often each seat has done what."""

    count: Number
    """How many events there have been."""
    log: Annotated[list[int], Storage("i2", MOST_EVENTS * LOG_WIDTH)]
    """The last events: event number n is at n % MOST_EVENTS."""
    played: Annotated[list[int], Storage("u1", SEATS * CARDS)]
    """How often each seat has played or discarded each face: seat * CARDS + face."""
    counters: Annotated[list[int], Storage("u1", COUNTERS * SEATS)]
    """How often each seat drew a card, called UNO, caught somebody, challenged: counter * SEATS + seat."""


copy_history = copier(History)
"""An independent copy of a history."""


@rule
def forget_history(history: History) -> None:
    """Begin a new round."""
    history.count = 0
    for place in range(SEATS * CARDS):
        history.played[place] = 0
    for place in range(COUNTERS * SEATS):
        history.counters[place] = 0


@rule
def remember(table: Table, history: History, encoding: Encoding, events: int) -> None:
    """Add the events that the table has just noted."""
    side = table.side
    for index in range(events):
        if table.events[index * EVENT_WIDTH] == Event.FLIPPED:
            side ^= 1
    if side:
        sort_told(table, encoding, events)
    for index in range(events):
        start = index * EVENT_WIDTH
        if table.events[start] == Event.FLIPPED:
            side = table.events[start + COUNT]
        place = history.count % MOST_EVENTS * LOG_WIDTH
        history.count += 1
        for part in range(SIDE):
            history.log[place + part] = table.events[start + part]
        history.log[place + SIDE] = side
        count_event(history, encoding, place)


@rule
def sort_told(table: Table, encoding: Encoding, events: int) -> None:
    """Sort cards of one hand that are told together by the face in play: the kernel's order betrays the other face."""
    log = table.events
    for index in range(1, events):
        place = index * EVENT_WIDTH
        while place > 0 and is_told_too_late(table, encoding, place):
            for part in range(EVENT_WIDTH):
                number = log[place + part]
                log[place + part] = log[place - EVENT_WIDTH + part]
                log[place - EVENT_WIDTH + part] = number
            place -= EVENT_WIDTH


@rule
def is_told_too_late(table: Table, encoding: Encoding, place: int) -> bool:
    """Whether an event and the one before it tell two cards of a hand in the wrong order."""
    log = table.events
    before = place - EVENT_WIDTH
    kind = log[place]
    if (
        (kind != Event.SHOWED and kind != Event.TOLD)
        or log[before] != kind
        or log[before + ACTOR] != log[place + ACTOR]
    ):
        return False
    shift = table.side * CARDS
    return encoding.faces[shift + log[place + CARD]] < encoding.faces[shift + log[before + CARD]]


@rule
def count_event(history: History, encoding: Encoding, place: int) -> None:
    """Count what a seat has just done."""
    kind = history.log[place]
    seat = history.log[place + ACTOR]
    if kind == Event.PLAYED or kind == Event.DISCARDED:
        face = encoding.faces[history.log[place + SIDE] * CARDS + history.log[place + CARD]]
        played = seat * CARDS + face
        history.played[played] = min(history.played[played] + 1, LARGEST)
        return
    counter = NOTHING
    if kind == Event.DREW:
        counter = 0
    elif kind == Event.CALLED_UNO:
        counter = 1
    elif kind == Event.CAUGHT:
        counter = 2
    elif kind == Event.CHALLENGED:
        counter = 3
    if counter != NOTHING:
        history.counters[counter * SEATS + seat] = min(history.counters[counter * SEATS + seat] + 1, LARGEST)


@rule
def write_history(table: Table, seat: int, encoding: Encoding, history: History, row: Row) -> None:
    """Write the last events and the counts of each seat, as a seat heard them, into a row of zeros."""
    for back in range(min(encoding.history, history.count)):
        place = (history.count - 1 - back) % MOST_EVENTS * LOG_WIDTH
        write_event(table, seat, encoding, history, place, back, row)
    for other in range(table.seats):
        places = places_left(table, seat, other)
        plane = encoding.played + places * encoding.width
        for face in range(encoding.width):
            row[plane + face] = history.played[other * CARDS + face]
        for counter in range(COUNTERS):
            row[encoding.drew_count + counter * SEATS + places] = history.counters[counter * SEATS + other]


@inlined
def write_event(table: Table, seat: int, encoding: Encoding, history: History, place: int, back: int, row: Row) -> None:
    """Write one event; `back` is how many came after it."""
    kind = history.log[place]
    actor = history.log[place + ACTOR]
    count = history.log[place + COUNT]
    row[encoding.event_kinds + back * EVENT_KINDS + kind] = 1
    mark_seat(table, seat, actor, encoding.event_seats + back * SEATS, row)
    if is_addressed(kind):
        mark_seat(table, seat, count, encoding.event_others + back * SEATS, row)
    elif kind == Event.CALLED_COLOUR:
        row[encoding.event_colours + back * encoding.colours + count] = 1
    elif kind == Event.SPUN:
        row[encoding.event_icons + back * ICONS + count] = 1
    elif kind == Event.REVERSED:
        row[encoding.event_numbers + back] = int(count == 1)
    elif is_counted(kind):
        row[encoding.event_numbers + back] = min(count, LARGEST)
    card = history.log[place + CARD]
    if card != NOTHING:
        side = history.log[place + SIDE]
        if (kind != Event.DREW and kind != Event.SHOWED) or seat == actor or (kind == Event.SHOWED and seat == count):
            row[encoding.event_cards + back * encoding.width + encoding.faces[side * CARDS + card]] = 1
        elif kind == Event.DREW and encoding.two_sided:
            row[encoding.event_cards + back * encoding.width + encoding.faces[(1 - side) * CARDS + card]] = 1


@inlined
def is_addressed(kind: int) -> bool:
    """Whether the count of an event is another seat."""
    return (
        kind == Event.TARGETED
        or kind == Event.CAUGHT
        or kind == Event.MISCAUGHT
        or kind == Event.GAVE_HAND
        or kind == Event.SHOWED
    )


@inlined
def is_counted(kind: int) -> bool:
    """Whether the count of an event is a number of cards or points."""
    return (
        kind == Event.RESHUFFLED
        or kind == Event.ACCEPTED
        or kind == Event.WON
        or kind == Event.DECLINED
        or kind == Event.CAPPED
    )
