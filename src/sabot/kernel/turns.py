"""Whose turn it is, and how a round ends."""

from sabot.editions.rule_codes import RuleCode
from sabot.kernel.codes import Ending, Event, Phase
from sabot.kernel.events import note
from sabot.kernel.hands import hand_points, hand_size
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import NOBODY, NOTHING, Table
from sabot.kernel.uno import void_call


@rule
def after(table: Table, seat: int) -> int:
    """The seat that follows in the direction of play (X-29)."""
    seat += table.direction
    if seat < 0:
        return seat + table.seats
    if seat >= table.seats:
        return seat - table.seats
    return seat


@rule
def left_of(table: Table, seat: int) -> int:
    """The seat to the left, whatever the direction of play."""
    if seat + 1 == table.seats:
        return 0
    return seat + 1


@inlined
def seats_waited_for(table: Table) -> int:
    """The seats that the table waits for, as bits: the one asked, or in a race all that are still in (X-135)."""
    if table.phase == Phase.RACE:
        everybody = (1 << table.seats) - 1
        return everybody if table.out == NOBODY else everybody & ~(1 << table.out)
    return 0 if table.asked == NOBODY else 1 << table.asked


@rule
def ask(table: Table, phase: int, seat: int) -> None:
    """Wait for a decision of a seat."""
    table.phase = phase
    table.asked = seat


@rule
def forget_resolution(table: Table) -> None:
    """Nothing is being resolved any more."""
    table.turned_up = 0
    table.out = NOBODY
    table.effect = NOTHING
    table.victim = NOBODY
    table.following = NOBODY
    table.choices = 0
    table.due = 0
    table.former = NOTHING
    table.guilty = 0
    table.wrong = 0
    table.objected = 0
    table.drawn = NOTHING
    table.voluntary = 0
    table.fixed = NOTHING
    table.put = 0
    table.shown_low = 0
    table.shown_high = 0


@rule
def finish(table: Table, winner: int, ending: int) -> None:
    """The round is over."""
    forget_resolution(table)
    ask(table, Phase.OVER, NOBODY)
    table.turn = NOBODY
    table.winner = winner
    table.ending = ending
    table.owes = 0
    table.called = 0
    table.late = 0
    if table.recording:
        points = 0
        for seat in range(table.seats):
            if seat != winner:
                points += hand_points(table, seat)
        note(table, Event.WON, winner, NOTHING, points, RuleCode.OUT)


@rule
def lowest_hand(table: Table) -> int:
    """The seat with the least points; tied the one with fewer cards, then the first from the dealer's left (X-64)."""
    best = left_of(table, table.dealer)
    seat = best
    for _ in range(table.seats - 1):
        seat = left_of(table, seat)
        points = hand_points(table, seat)
        least = hand_points(table, best)
        if points < least or (points == least and hand_size(table, seat) < hand_size(table, best)):
            best = seat
    return best


@inlined
def end_turn(table: Table) -> None:
    """The turn under way ends: it counts, and a call without a lay is void (X-41, X-64)."""
    table.turns += 1 - table.turned_up
    void_call(table, table.turn)


@inlined
def take_turn(table: Table, phase: int, seat: int) -> None:
    """It is a seat's turn."""
    forget_resolution(table)
    table.turn = seat
    table.asked = seat
    table.phase = phase


@inlined
def start_turn(table: Table, phase: int, seat: int) -> None:
    """A seat's turn comes, unless the last one was the last of the round (X-64)."""
    if table.turns >= table.turn_cap:
        note(table, Event.CAPPED, NOBODY, NOTHING, table.turns, RuleCode.TURN_CAP)
        finish(table, lowest_hand(table), Ending.CAPPED)
    else:
        take_turn(table, phase, seat)


@inlined
def pass_to(table: Table, seat: int) -> None:
    """All is resolved: the round ends if somebody is out, else it is the seat's turn."""
    end_turn(table)
    if table.out != NOBODY:
        finish(table, table.out, Ending.LAID)
    else:
        start_turn(table, Phase.TURN, seat)
