"""Hands that change owner: the trade of the wheel, and the house rule of seven and zero."""

from sabot.kernel.codes import Event
from sabot.kernel.events import note
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOTHING, Table
from sabot.kernel.turns import after, pass_to
from sabot.kernel.uno import uno_after_trade


@rule
def neighbour(table: Table, seat: int, step: int) -> int:
    """The next seat that still takes part, going by step (X-136)."""
    seat = (seat + step + table.seats) % table.seats
    if seat == table.out:
        seat = (seat + step + table.seats) % table.seats
    return seat


@rule
def pass_hands(table: Table, step: int, law: int) -> None:
    """Every seat gives its hand to the next, all at once; a seat that is out takes no part (X-128, X-136)."""
    first = 0 if table.out != 0 else 1
    low = table.low[first]
    high = table.high[first]
    giver = first
    while True:
        receiver = neighbour(table, giver, step)
        note(table, Event.GAVE_HAND, giver, NOTHING, receiver, law)
        if receiver == first:
            break
        giver = receiver
    receiver = first
    giver = neighbour(table, receiver, -step)
    while giver != first:
        table.low[receiver] = table.low[giver]
        table.high[receiver] = table.high[giver]
        receiver = giver
        giver = neighbour(table, receiver, -step)
    table.low[receiver] = low
    table.high[receiver] = high
    for seat in range(table.seats):
        uno_after_trade(table, seat)


@rule
def swap_hands(table: Table, target: int) -> None:
    """A seven: the layer swaps hands with the seat it names (house rule, X-148)."""
    layer = table.turn
    low = table.low[layer]
    high = table.high[layer]
    table.low[layer] = table.low[target]
    table.high[layer] = table.high[target]
    table.low[target] = low
    table.high[target] = high
    note(table, Event.GAVE_HAND, layer, NOTHING, target, 7)
    note(table, Event.GAVE_HAND, target, NOTHING, layer, 7)
    uno_after_trade(table, layer)
    uno_after_trade(table, target)
    pass_to(table, after(table, layer))
