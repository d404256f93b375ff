"""UNO: who owes the call and who made it, and how the time to catch ends (X-41 to X-52)."""

from sabot.editions.rule_codes import RuleCode
from sabot.kernel.codes import Event
from sabot.kernel.events import note
from sabot.kernel.hands import hand_size
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOBODY, NOTHING, Table
from sabot.options import UnoCall, UnoWindow


@rule
def forget_uno(table: Table, seat: int) -> None:
    """A hand that changed owes nothing, and an earlier call is void (X-46, X-49)."""
    others = ~(1 << seat)
    table.owes &= others
    table.called &= others
    table.late &= others


@rule
def void_call(table: Table, seat: int) -> None:
    """A call is for one card: made with two it is void unless one is laid, and it ends with the last (X-41, X-46)."""
    if table.called >> seat & 1 and hand_size(table, seat) != 1:
        forget_uno(table, seat)


@rule
def stop_owing(table: Table, seat: int) -> None:
    """A seat that has called, or that was caught, owes nothing any more, even if it found nothing to draw (X-50)."""
    others = ~(1 << seat)
    table.owes &= others
    table.late &= others


@rule
def close_window(table: Table) -> None:
    """Nobody can be caught any more (X-42, X-43)."""
    table.owes = 0
    table.late = 0


@rule
def close_window_on_draw(table: Table) -> None:
    """A draw in turn ends the time to catch where a begun turn does, not where the turn must be played (X-43)."""
    if table.uno_window == UnoWindow.BEGUN:
        close_window(table)


@rule
def owe_uno(table: Table, seat: int, late: bool) -> None:
    """A seat has come down to one card: it owes the call unless it has made it."""
    if table.out != NOBODY or table.called >> seat & 1:
        return
    if table.uno_call == UnoCall.AUTO:
        table.called |= 1 << seat
        note(table, Event.CALLED_UNO, seat, NOTHING, 0, RuleCode.UNO)
        return
    table.owes |= 1 << seat
    if late:
        table.late |= 1 << seat


@rule
def uno_after_discard(table: Table, seat: int) -> None:
    """One card left without a lay of one's own: the call is due all the same (X-47)."""
    forget_uno(table, seat)
    if hand_size(table, seat) == 1 and table.uno_on_discard:
        owe_uno(table, seat, late=True)


@rule
def uno_after_trade(table: Table, seat: int) -> None:
    """A seat that receives a single card owes the call; a call does not travel with the hand (X-129)."""
    forget_uno(table, seat)
    if hand_size(table, seat) == 1:
        owe_uno(table, seat, late=True)


@rule
def may_call_uno(table: Table, seat: int, before_laying: bool) -> bool:
    """Whether a seat may call now: about to lay with two cards, or owing with one (X-41)."""
    if table.called >> seat & 1:
        return False
    if table.owes >> seat & 1:
        return table.uno_call == UnoCall.FLEXIBLE or table.late >> seat & 1 == 1
    return before_laying and hand_size(table, seat) == 2


@rule
def call_uno(table: Table, seat: int) -> None:
    """Call UNO."""
    stop_owing(table, seat)
    table.called |= 1 << seat
    note(table, Event.CALLED_UNO, seat, NOTHING, 0, RuleCode.UNO)
