"""Who has the floor: the order in which seats are asked, out of turn as well.

A moment lasts until the seat that the table waits for has acted, or the table waits for something else. In it every
other seat that may do something is asked once, clockwise from the left of the one waited for, and may say nothing;
then the one waited for decides. In a race chance says who is quickest, and nobody else is asked (X-135).
"""

from dataclasses import dataclass
from typing import Annotated

from sabot.kernel.codes import Phase
from sabot.kernel.flat import Number, Storage, copier
from sabot.kernel.legal import is_quiet, legal
from sabot.kernel.policies import seat_asked
from sabot.kernel.rule import inlined
from sabot.kernel.table import CARDS, NOBODY, Table
from sabot.kernel.turns import left_of


@dataclass(slots=True)
class TurnOrder:
    """Who decides now, and what makes up this moment."""

    seat: Number
    """Who is asked, or NOBODY when the round is over."""
    waited: Number
    """Whom the table waits for."""
    heard: Number
    """The seats that have had their say in this moment, as bits."""
    phase: Number
    turn: Number
    turns: Number
    discard_size: Number
    seen: Annotated[list[int], Storage("u1", CARDS)]
    """Which sides of the discard all have seen; where a round keeps that itself, it is not used."""
    counted: Number
    """How many cards of a one-sided discard are counted in `lying`, from the bottom."""
    last_counted: Number
    """The uppermost of them."""
    lying: Annotated[list[int], Storage("u1", CARDS)]
    """How many cards of the discard show each face."""


copy_floor = copier(TurnOrder)
"""An independent copy of who has the floor."""


@inlined
def begin_moment(table: Table, floor: TurnOrder) -> None:
    """A new moment begins."""
    floor.heard = 0
    floor.waited = NOBODY
    if table.phase != Phase.OVER:
        floor.waited = seat_asked(table)
    floor.phase = table.phase
    floor.turn = table.turn
    floor.turns = table.turns
    floor.discard_size = table.discard_size
    floor.seat = next_heard(table, floor)


@inlined
def move_on(table: Table, floor: TurnOrder) -> None:
    """Whoever was asked has acted, or said nothing: find who is asked next."""
    if floor.seat == floor.waited or is_another_moment(table, floor):
        begin_moment(table, floor)
    else:
        floor.heard |= 1 << floor.seat
        floor.seat = next_heard(table, floor)


@inlined
def is_another_moment(table: Table, floor: TurnOrder) -> bool:
    """Whether the table waits for something else than when this moment began."""
    return (
        floor.phase != table.phase
        or floor.turn != table.turn
        or floor.turns != table.turns
        or floor.discard_size != table.discard_size
        or (table.phase != Phase.RACE and floor.waited != table.asked)
    )


@inlined
def next_heard(table: Table, floor: TurnOrder) -> int:
    """The first of the others that may do something and has not been asked yet, else whoever is waited for."""
    if table.phase == Phase.RACE or table.phase == Phase.OVER or is_quiet(table):
        return floor.waited
    seat = floor.waited
    for _ in range(table.seats - 1):
        seat = left_of(table, seat)
        if not floor.heard >> seat & 1 and legal(table, seat)[0]:
            return seat
    return floor.waited
