"""Plays a table of an environment from one decision of an agent to the next."""

from collections.abc import Sequence

from sabot.envs.rules.action_mask import mark_moves, move_of
from sabot.envs.rules.compiled_opponents import Opponent, decide, react
from sabot.envs.rules.encoding import Encoding
from sabot.envs.rules.history import History, forget_history, remember, write_history
from sabot.envs.rules.observe import Row, observe
from sabot.envs.rules.turn_order import TurnOrder, advance, begin_moment
from sabot.kernel.act import act
from sabot.kernel.deal import deal
from sabot.kernel.rng import below
from sabot.kernel.rule import inlined, rule
from sabot.kernel.seen import look
from sabot.kernel.table import NOBODY, NOTHING, Table

AGENT = 0
"""The seat of the agent; the dealer is random."""


@rule
def deal_next_round(table: Table, order: TurnOrder, history: History, encoding: Encoding) -> None:
    """Deal the next round with a random dealer."""
    table.dealer = below(table, table.seats)
    deal(table)
    if encoding.history:
        forget_history(history)
    take_notice(table, order, history, encoding)
    begin_moment(table, order)


@inlined
def apply_move(table: Table, order: TurnOrder, history: History, encoding: Encoding, move: int) -> None:
    """Carry out a move of the seat that is asked, or NOTHING for a pass. Its events stay noted until the next move."""
    table.event_count = 0
    if move != NOTHING:
        act(table, order.seat, move)
        take_notice(table, order, history, encoding)
    advance(table, order)


@inlined
def take_notice(table: Table, order: TurnOrder, history: History, encoding: Encoding) -> None:
    """Update what everybody has seen of the discard, and the history; for two-sided cards both follow from events."""
    if encoding.two_sided:
        look(table, order.seen)
    else:
        count_discard(table, order, encoding)
    if encoding.history:
        remember(table, history, encoding, table.event_count)


@inlined
def count_discard(table: Table, order: TurnOrder, encoding: Encoding) -> None:
    """Count the faces of a one-sided discard. Only new cards are counted as long as the others are unchanged."""
    discard = table.discard
    size = table.discard_size
    counted = order.counted
    if not 0 < counted <= size or discard[counted - 1] != order.last_counted:
        counted = 0
        for face in range(encoding.width):
            order.discard_counts[face] = 0
    for place in range(counted, size):
        order.discard_counts[encoding.faces[discard[place]]] += 1
    order.counted = size
    order.last_counted = discard[size - 1]


@inlined
def play_until_agent(
    table: Table, order: TurnOrder, history: History, encoding: Encoding, kinds: Sequence[int], action: int
) -> None:
    """Carry out the action of the agent asked, if any, and play the other seats until an agent is asked or all is over.

    `kinds` has the opponent at each seat.
    """
    while order.seat != NOBODY:
        seat = order.seat
        if kinds[seat] >= Opponent.AGENT:
            if action == NOTHING:
                return
            move = move_of(table, seat, encoding, action)
            action = NOTHING
        elif seat == order.awaited:
            move = decide(table, seat, kinds[seat])
        else:
            move = react(table, seat)
        apply_move(table, order, history, encoding, move)


@inlined
def write_observation(
    table: Table, order: TurnOrder, history: History, encoding: Encoding, row: Row, mask: Row
) -> None:
    """Write observation and mask of the seat that is asked into rows of zeros; when all is over, those of the agent."""
    seat = order.seat
    if seat == NOBODY:
        seat = AGENT
    else:
        mark_moves(table, seat, encoding, mask)
    observe(table, seat, encoding, order, order.seen, row)
    if encoding.history:
        write_history(table, seat, encoding, history, row)
    mask[encoding.pass_action] = int(order.seat == NOBODY or seat != order.awaited)
