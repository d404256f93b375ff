"""A table for an edition: its deck and options as the numbers that the rules read."""

from collections.abc import Mapping, Sequence
from functools import lru_cache

from sabot.cards import SYMBOLS, Card, Face
from sabot.editions import Edition
from sabot.errors import Unreadable
from sabot.kernel.table import CARDS, NOBODY, NOTHING, WILD_HUE, WORD, Table, copy_table, new_table
from sabot.kernel.turns import forget_resolution
from sabot.options import Code


def set_table(edition: Edition, options: Mapping[str, Code], seats: int, deck: Sequence[Card]) -> Table:
    """A table with nothing on it yet, or Unreadable. The deck is sorted; card numbers are places in it."""
    check_deck(deck)
    table = copy_table(_with_deck(tuple(deck)))
    forget_resolution(table)
    table.seats = seats
    table.dealer = seats - 1
    table.direction = 1
    table.colour = NOTHING
    table.winner = NOBODY
    table.deck_size = len(deck)
    table.hand_size = edition.hand_size
    table.hits_are_asked = int(edition.hits_are_asked)
    table.cannot_start = sum(1 << symbol for symbol in edition.cannot_start)
    table.points = [edition.value(symbol) for symbol in range(SYMBOLS)]
    for name, code in options.items():
        if isinstance(code, tuple):
            table.wheel = list(code)
        elif name in Table.__slots__:
            setattr(table, name, code)
    return table


def check_deck(deck: Sequence[Card]) -> None:
    """Raise Unreadable if a table has no room for so many cards."""
    if len(deck) > CARDS:
        raise Unreadable("deck-size", most=CARDS, count=len(deck))


@lru_cache(maxsize=64)
def _with_deck(deck: tuple[Card, ...]) -> Table:
    """A table of which only the deck is known: many rounds are played with the same one."""
    table = new_table()
    for number, card in enumerate(deck):
        _describe(table, number, 0, card.front)
        if card.back is not None:
            _describe(table, number, 1, card.back)
    return table


def _describe(table: Table, card: int, side: int, face: Face) -> None:
    hue = WILD_HUE + side if face.is_wild else face.colour
    table.hues[side * CARDS + card] = hue
    table.symbols[side * CARDS + card] = face.symbol
    low, high = (1 << card, 0) if card < WORD else (0, 1 << card - WORD)
    table.hue_low[hue] |= low
    table.hue_high[hue] |= high
    table.symbol_low[side * SYMBOLS + face.symbol] |= low
    table.symbol_high[side * SYMBOLS + face.symbol] |= high
    if face.whirl:
        table.whirl_low |= low
        table.whirl_high |= high
