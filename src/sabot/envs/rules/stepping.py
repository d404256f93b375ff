"""Plays a table of an environment from one decision of an agent to the next."""

from sabot.envs.rules.action_mask import mark_moves, move_of
from sabot.envs.rules.compiled_opponents import Opponent, decide, react
from sabot.envs.rules.encoding import Encoding
from sabot.envs.rules.history import History, forget_history, remember, write_history
from sabot.envs.rules.observe import Row, observe
from sabot.envs.rules.turn_order import TurnOrder, advance, begin_moment
from sabot.kernel.act import act
from sabot.kernel.deal import deal
from sabot.kernel.primitives.rng import below
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import NOBODY, NOTHING, Table
from sabot.kernel.worlds.seen import look

AGENT = 0
"""The seat of the agent, and its number among the players; the dealer is random."""
DEAL = -2
"""In place of an action: deal the next round."""


@rule
def deal_next_round(table: Table, order: TurnOrder, history: History, encoding: Encoding) -> None:
    """Deal the next round with a random dealer."""
    table.dealer = below(table, table.seats)
    deal_round(table, order, history, encoding)


@rule
def deal_round(table: Table, order: TurnOrder, history: History, encoding: Encoding) -> None:
    """Deal a round whose dealer is chosen."""
    deal(table)
    begin_round(table, order, history, encoding)


@rule
def begin_round(table: Table, order: TurnOrder, history: History, encoding: Encoding) -> None:
    """Take notice of a deal, and find who is asked first."""
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
def play_until_agent(table: Table, order: TurnOrder, history: History, encoding: Encoding, action: int) -> None:
    """Carry out the action of the agent asked, if any, and play the others until an agent is asked or all is over."""
    while order.seat != NOBODY:
        seat = order.seat
        if order.kinds[seat] >= Opponent.AGENT:
            if action == NOTHING:
                return
            move = move_of(table, seat, encoding, action)
            action = NOTHING
        elif seat == order.awaited:
            move = decide(table, seat, order.kinds[seat])
        else:
            move = react(table, seat)
        apply_move(table, order, history, encoding, move)


@rule
def play_on(table: Table, order: TurnOrder, history: History, encoding: Encoding, action: int) -> None:
    """Play until an agent is asked or all is over: compiled once for all that step one table."""
    play_until_agent(table, order, history, encoding, action)


@inlined
def write_mask(table: Table, order: TurnOrder, encoding: Encoding, mask: Row) -> None:
    """Write the mask of the seat that is asked into a row of zeros; when all is over, only a pass is left."""
    if order.seat != NOBODY:
        mark_moves(table, order.seat, encoding, mask)
    mask[encoding.pass_action] = int(order.seat != order.awaited or order.seat == NOBODY)


@inlined
def write_observation(
    table: Table, seat: int, order: TurnOrder, history: History, encoding: Encoding, row: Row
) -> None:
    """Write the observation of a seat into a row of zeros."""
    observe(table, seat, encoding, order, order.seen, row)
    if encoding.history:
        write_history(table, seat, encoding, history, row)
