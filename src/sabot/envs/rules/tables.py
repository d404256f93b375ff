"""A table of an environment from one decision of an agent to the next."""

from collections.abc import Sequence

from sabot.envs.rules.eyes import Row, observe
from sabot.envs.rules.floor import Floor, move_on, open_floor
from sabot.envs.rules.lens import Lens
from sabot.envs.rules.moves import mark_moves
from sabot.envs.rules.opponents import Opponent, decide, react
from sabot.kernel.act import act
from sabot.kernel.deal import deal
from sabot.kernel.rng import below
from sabot.kernel.rule import rule
from sabot.kernel.seen import look
from sabot.kernel.table import NOBODY, NOTHING, Table

AGENT = 0
"""The seat of the agent; chance chooses who deals."""


@rule
def deal_anew(table: Table, floor: Floor) -> None:
    """Deal the next round; chance chooses the dealer."""
    table.dealer = below(table, table.seats)
    deal(table)
    remember(table, floor)
    open_floor(table, floor)


@rule
def carry_out(table: Table, floor: Floor, move: int) -> None:
    """Carry out a move of whoever is asked, or NOTHING."""
    if move != NOTHING:
        act(table, floor.seat, move)
        remember(table, floor)
    move_on(table, floor)


@rule
def remember(table: Table, floor: Floor) -> None:
    """Keep which faces all have seen, where the table notes what happens."""
    if table.recording:
        look(table, floor.seen)
        table.event_count = 0


@rule
def let_others_play(table: Table, floor: Floor, kinds: Sequence[int]) -> None:
    """Play for everybody until an agent is asked, or the round is over; kinds say who sits at each seat."""
    while floor.seat != NOBODY and kinds[floor.seat] != Opponent.AGENT:
        seat = floor.seat
        if seat == floor.waited:
            carry_out(table, floor, decide(table, seat, kinds[seat]))
        else:
            carry_out(table, floor, react(table, seat))


@rule
def show(table: Table, floor: Floor, seat: int, lens: Lens, row: Row, mask: Row) -> None:
    """Write what a seat sees and may do into rows of zeros; one that is not asked can only say nothing."""
    observe(table, seat, lens, floor.seen, row)
    if seat == floor.seat:
        mark_moves(table, seat, lens, mask)
    mask[lens.nothing] = int(seat != floor.seat or seat != floor.waited)
