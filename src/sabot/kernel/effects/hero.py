"""Hero and villain: the seat with the most cards discards one, the seat with the fewest draws three (flip)."""

from sabot.cards import Symbol
from sabot.kernel.codes import Event, Phase
from sabot.kernel.effects.colour import ask_colour
from sabot.kernel.events import note
from sabot.kernel.hands import hand_size
from sabot.kernel.piles import draw_many
from sabot.kernel.primitives.bits import lowest_bit
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOTHING, Table
from sabot.kernel.turns import after, ask
from sabot.options import HeroColour, HeroTie


@rule
def extreme_seats(table: Table, most: bool) -> int:
    """The seats with the most or the fewest cards, as bits; the layer takes part (X-108)."""
    best = -1
    seats = 0
    for seat in range(table.seats):
        size = hand_size(table, seat)
        if seats == 0 or (size > best if most else size < best):
            best = size
            seats = 0
        if size == best:
            seats |= 1 << seat
    return seats


@rule
def first_after(table: Table, seat: int, seats: int) -> int:
    """The first of some seats in order of play after one, that one last (X-107)."""
    for _ in range(table.seats):
        seat = after(table, seat)
        if seats >> seat & 1:
            return seat
    return seat


@rule
def save_or_doom(table: Table, layer: int) -> None:
    """Find whom the hero or the villain affects; where several tie the layer may have to name one (X-107)."""
    tied = extreme_seats(table, table.effect == Symbol.HERO)
    if tied.bit_count() == 1:
        affect(table, lowest_bit(tied))
    elif table.hero_tie == HeroTie.LAYER:
        table.choices = tied
        ask(table, Phase.TARGET, layer)
    else:
        affect(table, first_after(table, layer, tied))


@rule
def affect(table: Table, seat: int) -> None:
    """The affected seat may discard one card, or draws three (X-108)."""
    table.victim = seat
    note(table, Event.AFFECTED, seat, NOTHING, 0, table.effect)
    if table.effect == Symbol.HERO:
        ask(table, Phase.DISCARD, seat)
    else:
        draw_many(table, seat, 3, Symbol.VILLAIN)
        ask_hero_colour(table)


@rule
def ask_hero_colour(table: Table) -> None:
    """The affected seat calls the colour, or the layer; play goes on after the layer (X-106, F-054)."""
    caller = table.victim if table.hero_colour == HeroColour.AFFECTED else table.turn
    ask_colour(table, table.effect, caller, after(table, table.turn))
