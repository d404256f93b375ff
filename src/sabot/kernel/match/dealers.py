"""Who deals."""

from sabot.cards import NUMBERS
from sabot.editions.rule_codes import RuleCode
from sabot.kernel.codes import Event
from sabot.kernel.events import note
from sabot.kernel.match.seating import chair_of
from sabot.kernel.match.sheet import UNKNOWN, Sheet
from sabot.kernel.primitives.bits import lowest_bit, nth_bit
from sabot.kernel.primitives.rng import below
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOTHING, SEATS, Table
from sabot.options import Dealer, NextDealer

REDRAWS = 10
"""How often those who tied draw again before chance decides (X-10)."""
YEAR = 366
"""The days of a leap year, so that 29 February is one of them (X-09)."""


@rule
def choose_dealer(sheet: Sheet, table: Table, which: int) -> None:
    """Find the dealer of the next round at a table where all have sat down."""
    if sheet.rounds and sheet.next_dealer != NextDealer.REDRAW:
        name_dealer(table, next_in_line(sheet, table, which), RuleCode.NEXT_DEALER)
    elif sheet.rounds or sheet.dealer == Dealer.HIGHCARD:
        name_dealer(table, high_card(table), RuleCode.HIGH_CARD)
    elif sheet.dealer == Dealer.BIRTHDAY and sheet.birthdays[0] != UNKNOWN:
        name_dealer(table, nearest_birthday(sheet, table, which), RuleCode.BIRTHDAY)
    elif sheet.dealer == Dealer.BIRTHDAY:
        name_dealer(table, high_card(table), RuleCode.HIGH_CARD)
    elif sheet.dealer == Dealer.RANDOM:
        name_dealer(table, below(table, table.seats), RuleCode.CHANCE_DEALS)
    else:
        name_dealer(table, table.seats - 1, RuleCode.CHANCE_DEALS)


@rule
def name_dealer(table: Table, seat: int, law: int) -> None:
    """A seat deals."""
    table.dealer = seat
    note(table, Event.DEALS, seat, NOTHING, 0, law)


@rule
def next_in_line(sheet: Sheet, table: Table, which: int) -> int:
    """The first seat in line; chairs of the eliminated stand empty (X-11, X-89)."""
    for seat in range(table.seats):
        if chair_of(sheet, which, seat) >= sheet.line[which]:
            return seat
    return 0


@rule
def high_card(table: Table) -> int:
    """The seat that draws the highest card; those who tie draw again (D-012, F-023, W-010, X-10)."""
    contenders = draw_high(table, (1 << table.seats) - 1, RuleCode.HIGH_CARD)
    for _ in range(REDRAWS):
        if not contenders & contenders - 1:
            break
        contenders = draw_high(table, contenders, RuleCode.TIED)
    if contenders & contenders - 1:
        return nth_bit(contenders, below(table, contenders.bit_count()))
    return lowest_bit(contenders)


@rule
def draw_high(table: Table, contenders: int, law: int) -> int:
    """Each contender draws from the whole deck; those with the highest number. A symbol counts zero (D-013)."""
    for card in range(table.deck_size):
        table.draw_pile[card] = card
    left = table.deck_size
    highest = 0
    best = 0
    for seat in range(table.seats):
        if contenders >> seat & 1:
            place = below(table, left)
            card = table.draw_pile[place]
            left -= 1
            table.draw_pile[place] = table.draw_pile[left]
            number = table.symbols[card]
            if number >= NUMBERS:
                number = 0
            note(table, Event.DREW_HIGH, seat, card, number, law)
            if number > highest:
                highest = number
                best = 0
            if number == highest:
                best |= 1 << seat
    return best


@rule
def nearest_birthday(sheet: Sheet, table: Table, which: int) -> int:
    """The seat whose birthday is nearest to 31 July, before or after; of two as near, the one after (P-015, X-09)."""
    least = YEAR * YEAR
    nearest = 0
    for seat in range(table.seats):
        days = sheet.birthdays[sheet.sitting[which * SEATS + seat]]
        distance = min(days, YEAR - days) * YEAR + days
        if distance < least:
            least = distance
            nearest = 0
        if distance == least:
            nearest |= 1 << seat
    return nth_bit(nearest, below(table, nearest.bit_count()))
