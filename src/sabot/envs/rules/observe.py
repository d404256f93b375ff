"""What a seat sees, written into a row of numbers; a test holds it equal to what its view says."""

from collections.abc import MutableSequence, Sequence

from sabot.cards import SYMBOLS
from sabot.envs.rules.encoding import Encoding
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.spaces.layout import LARGEST
from sabot.kernel.bits import lowest_bit
from sabot.kernel.codes import Phase
from sabot.kernel.piles import top
from sabot.kernel.rule import inlined, rule
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
"""What everybody knows of what is being resolved in each phase, as bits."""


@inlined
def observe(table: Table, seat: int, lens: Encoding, floor: TurnOrder, seen: Sequence[int], row: Row) -> None:
    """Write all that a seat sees into a row of zeros; `seen` is which sides of the discard all have seen."""
    see_cards(table, seat, lens, row)
    if lens.two_sided:
        see_discard(table, lens, seen, row)
        see_backs(table, seat, lens, row)
    else:
        write(floor.lying, lens.width, lens.discard, row)
    see_seats(table, seat, lens, row)
    see_table(table, seat, lens, row)
    if KNOWN[table.phase]:
        see_pending(table, seat, lens, row)


def write(numbers: Sequence[int], count: int, start: int, row: Row) -> None:
    """Write so many numbers into a row."""
    row[start : start + count] = numbers[:count]


@inlined
def add_faces(low: int, high: int, lens: Encoding, side: int, plane: int, row: Row) -> None:
    """Count the faces that a set of cards shows on a side."""
    faces = lens.faces
    shift = side * CARDS
    while low:
        row[plane + faces[shift + lowest_bit(low)]] += 1
        low &= low - 1
    shift += WORD
    while high:
        row[plane + faces[shift + lowest_bit(high)]] += 1
        high &= high - 1


@inlined
def see_cards(table: Table, seat: int, lens: Encoding, row: Row) -> None:
    """One's own hand, and what one plays on."""
    side = table.side
    faces = lens.faces
    add_faces(table.low[seat], table.high[seat], lens, side, lens.hand, row)
    row[lens.top + faces[side * CARDS + top(table)]] = 1
    if table.phase == Phase.DRAWN and table.turn == seat:
        row[lens.drawn + faces[side * CARDS + table.drawn]] = 1


@rule
def see_discard(table: Table, lens: Encoding, seen: Sequence[int], row: Row) -> None:
    """The sides that all have seen of a two-sided discard."""
    faces = lens.faces
    for place in range(table.discard_size):
        card = table.discard[place]
        if seen[card] & 1:
            row[lens.discard + faces[card]] += 1
        if seen[card] & 2:
            row[lens.discard + faces[CARDS + card]] += 1


@rule
def see_backs(table: Table, seat: int, lens: Encoding, row: Row) -> None:
    """The inactive faces of the others' cards and of the next one; when a round is over hands are counted openly."""
    side = 1 - table.side
    if lens.peek:
        add_faces(table.low[seat], table.high[seat], lens, side, lens.hand, row)
    if table.draw_size:
        row[lens.coming + lens.faces[side * CARDS + table.draw_pile[table.draw_size - 1]]] = 1
    for other in range(table.seats):
        if other != seat:
            plane = lens.hand_1 + (places_left(table, seat, other) - 1) * lens.width
            add_faces(table.low[other], table.high[other], lens, side, plane, row)
            if table.phase == Phase.OVER:
                add_faces(table.low[other], table.high[other], lens, table.side, plane, row)
    row[lens.villain] = table.side


@inlined
def places_left(table: Table, seat: int, other: int) -> int:
    """How many places to the left of a seat another one is."""
    if other < seat:
        return other - seat + table.seats
    return other - seat


@inlined
def mark_seat(table: Table, seat: int, other: int, part: int, row: Row) -> None:
    """Mark a seat, or nobody."""
    if other != NOBODY:
        row[part + places_left(table, seat, other)] = 1


@inlined
def mark_seats(table: Table, seat: int, others: int, part: int, row: Row) -> None:
    """Mark some seats, given as bits."""
    while others:
        row[part + places_left(table, seat, lowest_bit(others))] = 1
        others &= others - 1


@inlined
def see_seats(table: Table, seat: int, lens: Encoding, row: Row) -> None:
    """What all see of each seat."""
    row[lens.seats] = table.seats
    low = table.low
    high = table.high
    other = seat
    for place in range(lens.sizes, lens.sizes + table.seats):
        row[place] = low[other].bit_count() + high[other].bit_count()
        other = left_of(table, other)
    mark_seat(table, seat, table.turn, lens.turn, row)
    mark_seat(table, seat, table.dealer, lens.dealer, row)
    mark_seats(table, seat, seats_waited_for(table), lens.waiting, row)
    if table.owes | table.called:
        mark_seats(table, seat, table.owes, lens.owes_uno, row)
        mark_seats(table, seat, table.called, lens.called_uno, row)


@inlined
def see_table(table: Table, seat: int, lens: Encoding, row: Row) -> None:
    """What all see of the piles and of how play goes."""
    row[lens.draw_size] = table.draw_size
    row[lens.discard_size] = table.discard_size
    row[lens.left] = int(table.direction == 1)
    row[lens.turns] = min(table.turns, LARGEST)
    row[lens.phase + table.phase] = 1
    if table.colour != NOTHING:
        row[lens.colour + table.colour] = 1


@rule
def see_pending(table: Table, seat: int, lens: Encoding, row: Row) -> None:
    """What all know of what is being resolved."""
    known = KNOWN[table.phase]
    effect = table.effect
    if known >> EFFECT & 1 and effect != NOTHING:
        row[lens.effect + (effect if effect < WHEEL else SYMBOLS + effect - WHEEL)] = 1
    if known >> VICTIM & 1:
        mark_seat(table, seat, table.victim, lens.victim, row)
    if known >> NEXT & 1:
        mark_seat(table, seat, table.following, lens.following, row)
    if known >> OUT & 1:
        mark_seat(table, seat, table.out, lens.out, row)
    if known >> CHOICES & 1:
        mark_seats(table, seat, table.choices, lens.choices, row)
    if known >> FIRST & 1:
        row[lens.turned_up] = table.turned_up
    if known >> DUE & 1:
        row[lens.due] = table.due
    if known >> FORMER & 1 and table.former != NOTHING:
        row[lens.former + table.former] = 1
    if known >> FIXED & 1 and table.fixed != NOTHING:
        if effect == WHEEL + Icon.COLOUR:
            row[lens.fixed_colour + table.fixed] = 1
        else:
            row[lens.fixed_number + table.fixed] = 1
    if known >> SHOWN & 1 and lens.shown != NOTHING:
        add_faces(table.shown_low, table.shown_high, lens, table.side, lens.shown, row)
