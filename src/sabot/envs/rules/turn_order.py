"""The order in which seats are asked for a decision, in turn and out of turn.

A moment lasts until the awaited seat has acted, or the table waits for something else. In a moment every other seat
that has a legal action is asked once, clockwise from the left of the awaited seat, and may pass; then the awaited seat
decides. In a race the fastest seat is drawn at random, and nobody else is asked (X-135).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from sabot.kernel.codes import Phase
from sabot.kernel.legal import is_quiet, legal
from sabot.kernel.policies.built_in import seat_asked
from sabot.kernel.primitives.flat import Number, Storage, blank, copier
from sabot.kernel.primitives.rule import inlined
from sabot.kernel.table import CARDS, NOBODY, SEATS, Table, Words
from sabot.kernel.turns import left_of


@dataclass(slots=True)
class TurnOrder:
    """The seat that is asked now, and the state of the current moment."""

    seat: Number
    """The seat that is asked, or NOBODY when the round is over."""
    awaited: Number
    """The seat that the table waits for."""
    asked_seats: Number
    """The seats that have been asked in this moment, as bits."""
    phase: Number
    turn: Number
    turns: Number
    discard_size: Number
    seen: Annotated[list[int], Storage("u1", CARDS)]
    """The sides of the discards that everybody has seen; unused where the round keeps them itself."""
    counted: Number
    """How many cards of a one-sided discard are included in `discard_counts`, from the bottom."""
    last_counted: Number
    """The topmost card included."""
    discard_counts: Annotated[list[int], Storage("u1", CARDS)]
    """The number of discards with each face."""
    kinds: Words
    """The kind of opponent at each seat."""
    players: Words
    """The player of the match at each seat."""
    which: Number
    """Which table of the match this is."""


copy_turn_order = copier(TurnOrder)
"""An independent copy of a turn order."""


def new_turn_order(kinds: Sequence[int]) -> TurnOrder:
    """The turn order of a round that is not dealt yet, with an opponent at each seat."""
    order = blank(TurnOrder)
    order.kinds = [*kinds, *[0] * SEATS][:SEATS]
    order.players = list(range(SEATS))
    return order


@inlined
def begin_moment(table: Table, order: TurnOrder) -> None:
    """Begin a new moment."""
    order.asked_seats = 0
    order.awaited = NOBODY
    if table.phase != Phase.OVER:
        order.awaited = seat_asked(table)
    order.phase = table.phase
    order.turn = table.turn
    order.turns = table.turns
    order.discard_size = table.discard_size
    order.seat = next_asked(table, order)


@inlined
def advance(table: Table, order: TurnOrder) -> None:
    """Find the seat that is asked next, after the last one has acted or passed."""
    if order.seat == order.awaited or is_another_moment(table, order):
        begin_moment(table, order)
    else:
        order.asked_seats |= 1 << order.seat
        order.seat = next_asked(table, order)


@inlined
def is_another_moment(table: Table, order: TurnOrder) -> bool:
    """Whether the table waits for something else than at the beginning of this moment."""
    return (
        order.phase != table.phase
        or order.turn != table.turn
        or order.turns != table.turns
        or order.discard_size != table.discard_size
        or (table.phase != Phase.RACE and order.awaited != table.asked)
    )


@inlined
def next_asked(table: Table, order: TurnOrder) -> int:
    """The first other seat with a legal action that has not been asked yet, else the awaited seat."""
    if table.phase == Phase.RACE or table.phase == Phase.OVER or is_quiet(table):
        return order.awaited
    seat = order.awaited
    for _ in range(table.seats - 1):
        seat = left_of(table, seat)
        if not order.asked_seats >> seat & 1 and legal(table, seat)[0]:
            return seat
    return order.awaited
