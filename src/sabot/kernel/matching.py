"""Which cards may be laid: colour, number or symbol of the active side; wilds; wild draw cards."""

from sabot.cards import SYMBOLS, WILD_DRAWS, Symbol
from sabot.kernel.hands import holds_colour, symbol_of
from sabot.kernel.piles import top
from sabot.kernel.primitives.rule import inlined
from sabot.kernel.table import NOTHING, WILD_HUE, Table
from sabot.options import WildDraw


@inlined
def legal_wild_draws(table: Table, seat: int, low: int, high: int) -> tuple[int, int]:
    """Leave out of a set the wild draw cards that may not be laid: strict, while holding the colour (X-33, X-35)."""
    if table.wild_draw == WildDraw.STRICT and holds_colour(table, seat, table.colour):
        for symbol in WILD_DRAWS:
            place = table.side * SYMBOLS + symbol
            low &= ~table.symbol_low[place]
            high &= ~table.symbol_high[place]
    return low, high


@inlined
def matching(table: Table) -> tuple[int, int]:
    """The cards of the deck that match the top: its colour or symbol, and wilds (X-27)."""
    side = table.side
    colour = table.colour
    wilds = WILD_HUE + side
    low = table.hue_low[wilds]
    high = table.hue_high[wilds]
    if colour != NOTHING:
        low |= table.hue_low[colour]
        high |= table.hue_high[colour]
    symbol = symbol_of(table, top(table))
    if symbol < Symbol.WILD:
        place = side * SYMBOLS + symbol
        low |= table.symbol_low[place]
        high |= table.symbol_high[place]
    return low, high


@inlined
def fitting(table: Table, seat: int) -> tuple[int, int]:
    """The cards of a hand that may be laid on the top (X-27)."""
    low, high = matching(table)
    return legal_wild_draws(table, seat, low & table.low[seat], high & table.high[seat])
