"""Dealing a round, and the first card turned up."""

from sabot.editions.rule_codes import FIRST
from sabot.kernel.codes import Event
from sabot.kernel.effects.dispatch import act_out
from sabot.kernel.events import note
from sabot.kernel.hands import symbol_of
from sabot.kernel.piles import put_down, shuffle
from sabot.kernel.primitives.card_sets import give
from sabot.kernel.primitives.rng import below
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOBODY, NOTHING, SEATS, TALLIES, Table
from sabot.kernel.turns import forget_resolution, left_of


@rule
def clear(table: Table) -> None:
    """Take everything off the table; edition, options, seats, dealer and chance stay."""
    forget_resolution(table)
    table.direction = 1
    table.side = 0
    table.colour = NOTHING
    table.turns = 0
    table.owes = 0
    table.called = 0
    table.late = 0
    table.bluffed = 0
    table.honest = 0
    table.winner = NOBODY
    table.ending = 0
    table.draw_size = 0
    table.discard_size = 0
    table.event_count = 0
    for seat in range(SEATS):
        table.low[seat] = 0
        table.high[seat] = 0
    for kind in range(TALLIES):
        table.tally[kind] = 0


@rule
def deal(table: Table) -> None:
    """Shuffle the whole deck, and deal it."""
    gather(table)
    shuffle(table)
    hand_out(table)


@rule
def gather(table: Table) -> None:
    """Make the whole deck the draw pile."""
    clear(table)
    for card in range(table.deck_size):
        table.draw_pile[card] = card
    table.draw_size = table.deck_size


@rule
def hand_out(table: Table) -> None:
    """Deal seven cards to each from the dealer's left on, one by one, and turn up the first."""
    seat = table.dealer
    for _ in range(table.hand_size * table.seats):
        seat = left_of(table, seat)
        table.draw_size -= 1
        give(table, seat, table.draw_pile[table.draw_size])
    turn_up(table)


@rule
def turn_up(table: Table) -> None:
    """Turn up the top of the draw pile until a card can start; it acts as if the dealer had laid it (X-12)."""
    while True:
        table.draw_size -= 1
        card = table.draw_pile[table.draw_size]
        symbol = symbol_of(table, card)
        if not table.cannot_start >> symbol & 1:
            break
        note(table, Event.PUT_BACK, table.dealer, card, 0, FIRST + symbol)
        put_back(table, card)
    put_down(table, card)
    table.turn = table.dealer
    table.turned_up = 1
    note(table, Event.TURNED_UP, table.dealer, card, 0, FIRST + symbol)
    act_out(table, table.dealer)


@rule
def put_back(table: Table, card: int) -> None:
    """Put a card at a random place of the draw pile, never on top (X-12)."""
    place = below(table, table.draw_size)
    for i in range(table.draw_size, place, -1):
        table.draw_pile[i] = table.draw_pile[i - 1]
    table.draw_pile[place] = card
    table.draw_size += 1
