"""A table of an environment from one decision of an agent to the next."""

from collections.abc import Sequence

from sabot.envs.rules.action_mask import mark_moves, move_of
from sabot.envs.rules.compiled_opponents import Opponent, decide, react
from sabot.envs.rules.encoding import Encoding
from sabot.envs.rules.observe import Row, observe
from sabot.envs.rules.turn_order import TurnOrder, begin_moment, move_on
from sabot.kernel.act import act
from sabot.kernel.deal import deal
from sabot.kernel.rng import below
from sabot.kernel.rule import inlined, rule
from sabot.kernel.seen import look
from sabot.kernel.table import NOBODY, NOTHING, Table

AGENT = 0
"""The seat of the agent; chance chooses who deals."""


@rule
def deal_anew(table: Table, floor: TurnOrder, lens: Encoding) -> None:
    """Deal the next round; chance chooses the dealer."""
    table.dealer = below(table, table.seats)
    deal(table)
    remember(table, floor, lens)
    begin_moment(table, floor)


@inlined
def carry_out(table: Table, floor: TurnOrder, lens: Encoding, move: int) -> None:
    """Carry out a move of whoever is asked, or NOTHING."""
    if move != NOTHING:
        act(table, floor.seat, move)
        remember(table, floor, lens)
    move_on(table, floor)


@inlined
def remember(table: Table, floor: TurnOrder, lens: Encoding) -> None:
    """Keep what all have seen of the discard; of two-sided cards it depends on what happened, which the table notes."""
    if lens.two_sided:
        look(table, floor.seen)
        table.event_count = 0
    else:
        count_discard(table, floor, lens)


@inlined
def count_discard(table: Table, floor: TurnOrder, lens: Encoding) -> None:
    """Count the faces of a discard, all on its front: only what was laid since, as long as the rest lies as it lay."""
    discard = table.discard
    size = table.discard_size
    counted = floor.counted
    if not 0 < counted <= size or discard[counted - 1] != floor.last_counted:
        counted = 0
        for face in range(lens.width):
            floor.lying[face] = 0
    for place in range(counted, size):
        floor.lying[lens.faces[discard[place]]] += 1
    floor.counted = size
    floor.last_counted = discard[size - 1]


@inlined
def play_on(table: Table, floor: TurnOrder, lens: Encoding, kinds: Sequence[int], action: int) -> None:
    """Carry out an action of the agent asked, or none; and play for the others until an agent is asked, or all is over.

    Kinds say who sits at each seat.
    """
    while floor.seat != NOBODY:
        seat = floor.seat
        if kinds[seat] == Opponent.AGENT:
            if action == NOTHING:
                return
            move = move_of(table, seat, lens, action)
            action = NOTHING
        elif seat == floor.waited:
            move = decide(table, seat, kinds[seat])
        else:
            move = react(table, seat)
        carry_out(table, floor, lens, move)


@inlined
def show(table: Table, floor: TurnOrder, lens: Encoding, row: Row, mask: Row) -> None:
    """Write what whoever is asked sees and may do into rows of zeros; when all is over, what the agent sees."""
    seat = floor.seat
    if seat == NOBODY:
        seat = AGENT
    else:
        mark_moves(table, seat, lens, mask)
    observe(table, seat, lens, floor, floor.seen, row)
    mask[lens.nothing] = int(floor.seat == NOBODY or seat != floor.waited)
