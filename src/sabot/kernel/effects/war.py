"""War at the wheel: all show their highest number, the tied show on (wizz)."""

from sabot.cards import NUMBERS
from sabot.kernel.codes import Event
from sabot.kernel.events import note
from sabot.kernel.hands import cards_with, symbol_of
from sabot.kernel.primitives.bits import lowest_bit
from sabot.kernel.primitives.card_sets import nth_card
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOBODY, NOTHING, WORD, Table
from sabot.options import WHEEL, Icon


@rule
def nth_highest(table: Table, seat: int, place: int) -> int:
    """The number card at a place of the hand, highest first, equal ones in order of printing (X-131); or NOTHING."""
    for step in range(NUMBERS):
        low, high = cards_with(table, seat, NUMBERS - 1 - step)
        count = low.bit_count() + high.bit_count()
        if place < count:
            return nth_card(low, high, place)
        place -= count
    return NOTHING


@rule
def war_winner(table: Table) -> int:
    """The seat that shows the highest number, after as many rounds as the tied need; or NOBODY (X-130, X-132).

    The cards that the winner showed are kept in shown_low and shown_high.
    """
    contenders = (1 << table.seats) - 1
    if table.out != NOBODY:
        contenders &= ~(1 << table.out)
    place = 0
    while True:
        best = NOTHING
        tied = 0
        for seat in range(table.seats):
            card = nth_highest(table, seat, place) if contenders >> seat & 1 else NOTHING
            if card != NOTHING:
                note(table, Event.TOLD, seat, card, NOBODY, WHEEL + Icon.WAR)
                shown = symbol_of(table, card)
                if shown > best:
                    best = shown
                    tied = 0
                if shown == best:
                    tied |= 1 << seat
        if tied == 0:
            return NOBODY
        if tied.bit_count() == 1:
            break
        contenders = tied
        place += 1
    winner = lowest_bit(tied)
    for earlier in range(place + 1):
        card = nth_highest(table, winner, earlier)
        if card < WORD:
            table.shown_low |= 1 << card
        else:
            table.shown_high |= 1 << (card - WORD)
    return winner
