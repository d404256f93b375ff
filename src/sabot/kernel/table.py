"""The state of one round. The annotations of Table are the only declaration of its fields, for both runtimes."""

from dataclasses import dataclass
from typing import Annotated

from sabot.cards import SYMBOLS
from sabot.kernel.primitives.flat import Number, Storage, blank, copier
from sabot.options import ICONS

SEATS = 10
CARDS = 113
WORD = 57
"""A set of cards is two words: cards below this are bits of the low one, the others of the high one."""
SIDES = 2
HUES = 10
"""The eight colours, then the wilds of the front and those of the back."""
WILD_HUE = 8
EVENTS = 128
"""The most events of one action: at worst a seat draws every card but one."""
EVENT_WIDTH = 5
TALLIES = 10
NOBODY = -1
NOTHING = -1


Seed = Annotated[int, Storage("u8")]
Words = Annotated[list[int], Storage("i8", SEATS)]
HueWords = Annotated[list[int], Storage("i8", HUES, is_fixed=True)]
SymbolWords = Annotated[list[int], Storage("i8", SIDES * SYMBOLS, is_fixed=True)]
Pile = Annotated[list[int], Storage("i1", CARDS)]
Faces = Annotated[list[int], Storage("i1", SIDES * CARDS, is_fixed=True)]


@dataclass(slots=True)
class Table:
    """Everything that a round needs, in ints and flat lists of ints; the ints come first."""

    seed: Seed
    """State of chance, for rng.py: an unsigned number of 64 bits, or a key and a place in its stream."""
    seats: Number
    dealer: Number
    turn: Number
    """The seat whose turn it is, or whose card or spin is being resolved; the dealer for a card turned up."""
    direction: Number
    """1 to the left, -1 to the right."""
    side: Number
    """0 front (hero), 1 back (villain)."""
    colour: Number
    """The colour in force; NOTHING while a wild on top is not called."""
    phase: Number
    asked: Number
    """The seat waited for; in a race everybody still in is."""
    winner: Number
    ending: Number
    turns: Number

    owes: Number
    """Seats that owe the call of UNO, as bits."""
    called: Number
    """Seats that called UNO for the hand they hold, as bits."""
    late: Number
    """Seats that may call even where the call is due before laying, as bits (X-41)."""
    bluffed: Number
    """Seats that laid a wild draw card while they held the former colour, as bits (X-39); for statistics alone."""
    honest: Number
    """Seats that laid one while they did not, as bits."""

    turned_up: Number
    """1 while the first card is being resolved: nobody's turn ends with it."""
    out: Number
    """The seat that is out while its last card is being resolved."""
    effect: Number
    """The symbol being resolved, or an icon of the wheel, counted from WHEEL."""
    victim: Number
    following: Number
    """The seat that plays when all is resolved."""
    choices: Number
    """Seats that may be named in the phase `target`, as bits."""
    due: Number
    """Cards that the victim draws."""
    former: Number
    """The colour in force before the card on top was put down."""
    guilty: Number
    """1 if the layer of the wild draw card held the former colour (X-39)."""
    wrong: Number
    """1 if the card on top should not have been laid."""
    objected: Number
    """Seats that have objected to the card on top, as bits."""
    drawn: Number
    voluntary: Number
    """1 if something else could have been laid when the card was drawn."""
    fixed: Number
    """The number or colour that this step of discarding keeps to."""
    put: Number
    """Cards put down in this step of discarding."""
    shown_low: Number
    shown_high: Number
    """The cards that the winner of the war showed."""

    drawn_card: Number
    wild_draw: Number
    after_guilty: Number
    uno_window: Number
    uno_call: Number
    uno_on_discard: Number
    false_catch: Number
    wrong_card: Number
    suggestions: Number
    two_player_reverse: Number
    turn_cap: Number
    howler_self: Number
    first_draw_three: Number
    cloak_scope: Number
    cloak_is_turn: Number
    after_howler: Number
    cloak_after_out: Number
    hero_colour: Number
    hero_tie: Number
    last_flip: Number
    wild_stops_draw: Number
    first_wizz_spins: Number
    wheel_cards_act: Number
    super_joker_stops: Number
    trade: Number
    stacking: Number
    seven_zero: Number
    jump_in: Number
    draw_until_playable: Number

    hits_are_asked: Number
    deck_size: Number
    hand_size: Number
    """How many cards each seat is dealt."""
    whirl_low: Number
    whirl_high: Number
    """The cards with the whirl."""
    cannot_start: Number
    """Symbols that are put back when turned up first, as bits."""
    draw_size: Number
    discard_size: Number
    recording: Number
    event_count: Number

    low: Words
    high: Words
    """The hands: a seat's cards are the bits of its two words."""
    draw_pile: Pile
    """The top is the last one."""
    discard: Pile
    """The top is the last one."""
    wheel: Annotated[list[int], Storage("i8", ICONS, is_fixed=True)]
    tally: Annotated[list[int], Storage("i8", TALLIES)]
    """How often what a table of statistics counts has happened."""
    hue_low: HueWords
    hue_high: HueWords
    """The cards of each colour, and the wilds of each side."""
    symbol_low: SymbolWords
    symbol_high: SymbolWords
    """The cards with each symbol on each side: side * SYMBOLS + symbol."""
    hues: Faces
    symbols: Faces
    """Of each card: side * CARDS + card."""
    points: Annotated[list[int], Storage("i8", SYMBOLS, is_fixed=True)]
    events: Annotated[list[int], Storage("i2", EVENTS * EVENT_WIDTH)]
    """Interpreted it is only as long as it has been needed."""


copy_table = copier(Table)
"""An independent copy of a table."""


def new_table() -> Table:
    """A table with every field zero, and no events."""
    table = blank(Table)
    table.events = []
    return table
