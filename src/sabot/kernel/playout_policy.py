"""A quick and sensible way to play: what a search takes everybody for when it imagines how a round goes on."""

from sabot.cards import Symbol
from sabot.kernel.act import act
from sabot.kernel.bits import lowest_bit
from sabot.kernel.card_sets import nth_card
from sabot.kernel.codes import ARGUMENTS, NO_ICON, Phase, Verb
from sabot.kernel.effects.attack import is_wild_draw
from sabot.kernel.hands import hand_size, hue_of, is_wild, lowest_card, symbol_of
from sabot.kernel.legal import catchable, legal
from sabot.kernel.policies import card_verb, seat_asked
from sabot.kernel.rng import below
from sabot.kernel.rule import rule
from sabot.kernel.table import NOTHING, SEATS, WILD_HUE, Table
from sabot.kernel.turns import after

WHIM = 8
"""How much of a worth is left to chance."""
MATE = 5
"""The worth of each other card of the same colour in hand."""
WILD = -24
"""The worth of laying a wild while another card fits."""
WILD_DRAW = -29
"""The same for a wild draw card, without the worth of the hit."""
HITS = (0, 55, 19, 12)
"""The worth of hitting a seat, by the number of its cards."""
TOO_EARLY = -4
"""And somebody who holds more: such a card is better kept."""
TURNS_ROUND = -8
"""Added for a reverse: the seat before plays next."""
MANY = 3
"""A seat with more cards than this keeps a wild that it has drawn."""


@rule
def choose_by_policy(table: Table, seat: int) -> int:
    """A move of a seat that is asked."""
    phase = table.phase
    verbs, low, high, choices = legal(table, seat)
    if phase == Phase.TURN:
        if low | high:
            return Verb.PLAY * ARGUMENTS + best_card(table, seat, low, high)
        return Verb.DRAW * ARGUMENTS
    if phase == Phase.COLOUR:
        return Verb.COLOUR * ARGUMENTS + own_colour(table, seat, choices)
    if phase == Phase.TARGET:
        return Verb.TARGET * ARGUMENTS + nearest_to_out(table, seat, choices)
    if phase == Phase.DRAWN and verbs >> Verb.KEEP & 1 and (low | high == 0 or is_to_be_kept(table, seat)):
        return Verb.KEEP * ARGUMENTS
    if low | high:
        return card_verb(verbs) * ARGUMENTS + nth_card(low, high, below(table, low.bit_count() + high.bit_count()))
    if phase == Phase.SPIN:
        return Verb.SPIN * ARGUMENTS + NO_ICON
    verb = lowest_bit(verbs)
    if verb == Verb.CATCH:
        return Verb.CATCH * ARGUMENTS + lowest_bit(catchable(table, seat))
    return verb * ARGUMENTS


@rule
def is_to_be_kept(table: Table, seat: int) -> bool:
    """Whether the card that was drawn is a wild for later."""
    return is_wild(table, table.drawn) and hand_size(table, seat) > MANY


@rule
def best_card(table: Table, seat: int, low: int, high: int) -> int:
    """The card of a set that seems best to lay."""
    best = NOTHING
    most = 0
    hit = worth_of_hit(table, after(table, seat))
    while low | high:
        card = lowest_card(low, high)
        if low:
            low &= low - 1
        else:
            high &= high - 1
        worth = worth_of_card(table, seat, card, hit) + below(table, WHIM)
        if best == NOTHING or worth > most:
            most = worth
            best = card
    return best


@rule
def worth_of_card(table: Table, seat: int, card: int, hit: int) -> int:
    """The worth of laying a card, given the worth of hitting the next seat."""
    symbol = symbol_of(table, card)
    hue = hue_of(table, card)
    if is_wild_draw(symbol):
        return WILD_DRAW + hit
    if hue >= WILD_HUE:
        return WILD
    worth = MATE * count_of_hue(table, seat, hue)
    if symbol < Symbol.DRAW_ONE or symbol == Symbol.FLIP:
        return worth
    if symbol == Symbol.REVERSE and table.seats > 2:
        return worth + hit + TURNS_ROUND
    return worth + hit


@rule
def count_of_hue(table: Table, seat: int, hue: int) -> int:
    """How many cards of a colour a seat holds."""
    return (table.low[seat] & table.hue_low[hue]).bit_count() + (table.high[seat] & table.hue_high[hue]).bit_count()


@rule
def worth_of_hit(table: Table, victim: int) -> int:
    """The worth of making a seat draw or lose its turn."""
    size = hand_size(table, victim)
    if size < len(HITS):
        return HITS[size]
    return TOO_EARLY


@rule
def own_colour(table: Table, seat: int, colours: int) -> int:
    """The colour that a seat holds most of; any of those alike."""
    best = lowest_bit(colours)
    most = -1
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        worth = count_of_hue(table, seat, colour) * SEATS + below(table, SEATS)
        if worth > most:
            most = worth
            best = colour
    return best


@rule
def nearest_to_out(table: Table, seat: int, seats: int) -> int:
    """The seat to name: itself for the hero, else the seat with the fewest cards."""
    if table.effect == Symbol.HERO and seats >> seat & 1:
        return seat
    best = lowest_bit(seats)
    while seats:
        other = lowest_bit(seats)
        seats &= seats - 1
        if other != seat and (best == seat or hand_size(table, other) < hand_size(table, best)):
            best = other
    return best


@rule
def play_by_policy(table: Table) -> int:
    """Play to the end; how many moves that took."""
    steps = 0
    while table.phase != Phase.OVER:
        seat = seat_asked(table)
        act(table, seat, choose_by_policy(table, seat))
        steps += 1
    return steps
