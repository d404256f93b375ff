"""Hands, and the sets of cards that colours and symbols make. A set of cards is two words, low and high."""

from sabot.cards import NUMBERS, SYMBOLS
from sabot.kernel.primitives.bits import lowest_bit
from sabot.kernel.primitives.card_sets import has_before, has_card, lowest_card, without_lowest
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import CARDS, NOTHING, WILD_HUE, WORD, Table


@rule
def hand_size(table: Table, seat: int) -> int:
    """How many cards a seat holds."""
    return table.low[seat].bit_count() + table.high[seat].bit_count()


@inlined
def is_empty(table: Table, seat: int) -> bool:
    """Whether a seat has no card left."""
    return table.low[seat] | table.high[seat] == 0


@rule
def hue_of(table: Table, card: int) -> int:
    """The colour of a card's active face; WILD_HUE or more for a wild."""
    return table.hues[table.side * CARDS + card]


@rule
def symbol_of(table: Table, card: int) -> int:
    """The symbol of a card's active face."""
    return table.symbols[table.side * CARDS + card]


@rule
def is_wild(table: Table, card: int) -> bool:
    """Whether a card's active face has no colour of its own."""
    return table.hues[table.side * CARDS + card] >= WILD_HUE


@rule
def same_face(table: Table, card: int) -> tuple[int, int]:
    """The cards whose active face is that of this one."""
    hue = hue_of(table, card)
    place = table.side * SYMBOLS + symbol_of(table, card)
    low = table.hue_low[hue] & table.symbol_low[place]
    high = table.hue_high[hue] & table.symbol_high[place]
    if table.whirl_low == 0:
        return low, high
    if has_card(table.whirl_low, table.whirl_high, card):
        return low & table.whirl_low, high & table.whirl_high
    return low & ~table.whirl_low, high & ~table.whirl_high


@inlined
def is_first(table: Table, low: int, high: int, card: int) -> bool:
    """Whether no card before this one in a set shows the same face."""
    same_low, same_high = same_face(table, card)
    return not has_before(low & same_low, high & same_high, card)


@rule
def distinct(table: Table, low: int, high: int) -> tuple[int, int]:
    """One card of each face in a set: the first (identical cards are one choice)."""
    kept_low = 0
    kept_high = 0
    while low:
        card = lowest_bit(low)
        kept_low |= 1 << card
        same_low, same_high = same_face(table, card)
        low &= ~same_low
        high &= ~same_high
    while high:
        bit = lowest_bit(high)
        kept_high |= 1 << bit
        same_low, same_high = same_face(table, WORD + bit)
        high &= ~same_high
    return kept_low, kept_high


@rule
def holds_colour(table: Table, seat: int, colour: int) -> bool:
    """Whether a hand has a card of the colour; wilds have none (X-34)."""
    if colour == NOTHING:
        return False
    return table.low[seat] & table.hue_low[colour] != 0 or table.high[seat] & table.hue_high[colour] != 0


@rule
def cards_with(table: Table, seat: int, symbol: int) -> tuple[int, int]:
    """The cards in a hand that show the symbol."""
    place = table.side * SYMBOLS + symbol
    return table.low[seat] & table.symbol_low[place], table.high[seat] & table.symbol_high[place]


@rule
def number_cards(table: Table, seat: int) -> tuple[int, int]:
    """The cards in a hand that show a number."""
    low = 0
    high = 0
    for number in range(NUMBERS):
        more_low, more_high = cards_with(table, seat, number)
        low |= more_low
        high |= more_high
    return low, high


@rule
def hand_points(table: Table, seat: int) -> int:
    """The points in a hand, on the active side (F-021)."""
    low = table.low[seat]
    high = table.high[seat]
    points = 0
    while low or high:
        card = lowest_card(low, high)
        low, high = without_lowest(low, high)
        points += table.points[symbol_of(table, card)]
    return points
