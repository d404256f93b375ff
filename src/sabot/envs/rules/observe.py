"""Writes what a seat sees as a row of numbers. A test compares it with the seat's view."""

from collections.abc import MutableSequence, Sequence

from sabot.cards import SYMBOLS
from sabot.envs.rules.encoding import Encoding
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.spaces.layout import LARGEST
from sabot.kernel.codes import Phase
from sabot.kernel.piles import top
from sabot.kernel.primitives.bits import lowest_bit
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import CARDS, NOBODY, NOTHING, WORD, Table
from sabot.kernel.turns import left_of, seats_waited_for
from sabot.notation.pending import REMEMBERED
from sabot.options import WHEEL, Icon

Row = MutableSequence[int]

EFFECT, VICTIM, NEXT, OUT, CHOICES, FIRST, DUE, FORMER, FIXED, SHOWN = range(10)
_KEYS = ("effect", "victim", "next", "out", "choices", "first", "due", "former", "fixed", "shown")
KNOWN = tuple(
    sum(1 << bit for bit, key in enumerate(_KEYS) if key in REMEMBERED[phase]) for phase in range(Phase.OVER + 1)
)
"""The public facts about the effect being resolved, for each phase, as bits."""


@inlined
def observe(table: Table, seat: int, encoding: Encoding, order: TurnOrder, seen: Sequence[int], row: Row) -> None:
    """Write all that a seat sees into a row of zeros; `seen` has the sides of the discards that everybody has seen."""
    write_cards(table, seat, encoding, row)
    if encoding.two_sided:
        write_discard(table, encoding, seen, row)
        write_backs(table, seat, encoding, row)
    else:
        write_numbers(order.discard_counts, encoding.width, encoding.discard, row)
    write_seats(table, seat, encoding, row)
    write_table(table, seat, encoding, row)
    if KNOWN[table.phase]:
        write_pending(table, seat, encoding, row)


def write_numbers(numbers: Sequence[int], count: int, start: int, row: Row) -> None:
    """Copy the first numbers of a sequence into a row."""
    row[start : start + count] = numbers[:count]


@inlined
def add_faces(low: int, high: int, encoding: Encoding, side: int, plane: int, row: Row) -> None:
    """Count the faces of a set of cards on one side."""
    faces = encoding.faces
    shift = side * CARDS
    while low:
        row[plane + faces[shift + lowest_bit(low)]] += 1
        low &= low - 1
    shift += WORD
    while high:
        row[plane + faces[shift + lowest_bit(high)]] += 1
        high &= high - 1


@inlined
def write_cards(table: Table, seat: int, encoding: Encoding, row: Row) -> None:
    """Write the seat's own hand, the top of the discard, and the card just drawn."""
    side = table.side
    faces = encoding.faces
    add_faces(table.low[seat], table.high[seat], encoding, side, encoding.hand, row)
    row[encoding.top + faces[side * CARDS + top(table)]] = 1
    if table.phase == Phase.DRAWN and table.turn == seat:
        row[encoding.drawn + faces[side * CARDS + table.drawn]] = 1


@rule
def write_discard(table: Table, encoding: Encoding, seen: Sequence[int], row: Row) -> None:
    """Write the faces of a two-sided discard that everybody has seen."""
    faces = encoding.faces
    for place in range(table.discard_size):
        card = table.discard[place]
        if seen[card] & 1:
            row[encoding.discard + faces[card]] += 1
        if seen[card] & 2:
            row[encoding.discard + faces[CARDS + card]] += 1


@rule
def write_backs(table: Table, seat: int, encoding: Encoding, row: Row) -> None:
    """Write the inactive faces of the others' hands and of the next card; after the round, both faces of the hands."""
    side = 1 - table.side
    if encoding.peek:
        add_faces(table.low[seat], table.high[seat], encoding, side, encoding.hand, row)
    if table.draw_size:
        row[encoding.coming + encoding.faces[side * CARDS + table.draw_pile[table.draw_size - 1]]] = 1
    for other in range(table.seats):
        if other != seat:
            plane = encoding.hand_1 + (places_left(table, seat, other) - 1) * encoding.width
            add_faces(table.low[other], table.high[other], encoding, side, plane, row)
            if table.phase == Phase.OVER:
                add_faces(table.low[other], table.high[other], encoding, table.side, plane, row)
    row[encoding.villain] = table.side


@inlined
def places_left(table: Table, seat: int, other: int) -> int:
    """The distance of another seat, counted to the left."""
    if other < seat:
        return other - seat + table.seats
    return other - seat


@inlined
def mark_seat(table: Table, seat: int, other: int, part: int, row: Row) -> None:
    """Mark a seat; NOBODY marks nothing."""
    if other != NOBODY:
        row[part + places_left(table, seat, other)] = 1


@inlined
def mark_seats(table: Table, seat: int, others: int, part: int, row: Row) -> None:
    """Mark a set of seats, given as bits."""
    while others:
        row[part + places_left(table, seat, lowest_bit(others))] = 1
        others &= others - 1


@inlined
def write_seats(table: Table, seat: int, encoding: Encoding, row: Row) -> None:
    """Write the public facts about each seat."""
    row[encoding.seats] = table.seats
    low = table.low
    high = table.high
    other = seat
    for place in range(encoding.sizes, encoding.sizes + table.seats):
        row[place] = low[other].bit_count() + high[other].bit_count()
        other = left_of(table, other)
    mark_seat(table, seat, table.turn, encoding.turn, row)
    mark_seat(table, seat, table.dealer, encoding.dealer, row)
    mark_seats(table, seat, seats_waited_for(table), encoding.waiting, row)
    if table.owes | table.called:
        mark_seats(table, seat, table.owes, encoding.owes_uno, row)
        mark_seats(table, seat, table.called, encoding.called_uno, row)


@inlined
def write_table(table: Table, seat: int, encoding: Encoding, row: Row) -> None:
    """Write the public facts about the piles and the state of play."""
    row[encoding.draw_size] = table.draw_size
    row[encoding.discard_size] = table.discard_size
    row[encoding.left] = int(table.direction == 1)
    row[encoding.turns] = min(table.turns, LARGEST)
    row[encoding.phase + table.phase] = 1
    if table.colour != NOTHING:
        row[encoding.colour + table.colour] = 1


@rule
def write_pending(table: Table, seat: int, encoding: Encoding, row: Row) -> None:
    """Write the public facts about the effect being resolved."""
    known = KNOWN[table.phase]
    effect = table.effect
    if known >> EFFECT & 1 and effect != NOTHING:
        row[encoding.effect + (effect if effect < WHEEL else SYMBOLS + effect - WHEEL)] = 1
    if known >> VICTIM & 1:
        mark_seat(table, seat, table.victim, encoding.victim, row)
    if known >> NEXT & 1:
        mark_seat(table, seat, table.following, encoding.following, row)
    if known >> OUT & 1:
        mark_seat(table, seat, table.out, encoding.out, row)
    if known >> CHOICES & 1:
        mark_seats(table, seat, table.choices, encoding.choices, row)
    if known >> FIRST & 1:
        row[encoding.turned_up] = table.turned_up
    if known >> DUE & 1:
        row[encoding.due] = table.due
    if known >> FORMER & 1 and table.former != NOTHING:
        row[encoding.former + table.former] = 1
    if known >> FIXED & 1 and table.fixed != NOTHING:
        if effect == WHEEL + Icon.COLOUR:
            row[encoding.fixed_colour + table.fixed] = 1
        else:
            row[encoding.fixed_number + table.fixed] = 1
    if known >> SHOWN & 1 and encoding.shown != NOTHING:
        add_faces(table.shown_low, table.shown_high, encoding, table.side, encoding.shown, row)
