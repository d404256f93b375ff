"""A quick and sensible way to play: what a search takes everybody for when it imagines how a round goes on.

Every card is worth something, in hundredths of a card: what is left in hand, whether the seat can play on, and what the
card does to others.
"""

from typing import NamedTuple

from sabot.cards import SIDE_COLOURS, SYMBOLS, Symbol
from sabot.kernel.act import act
from sabot.kernel.codes import ARGUMENTS, NO_ICON, Phase, Verb
from sabot.kernel.effects.attack import cards_due, is_wild_draw
from sabot.kernel.hands import hand_size, hue_of, is_wild, symbol_of
from sabot.kernel.legal import catchable, legal
from sabot.kernel.policies.built_in import card_verb, seat_asked
from sabot.kernel.primitives.bits import lowest_bit
from sabot.kernel.primitives.card_sets import lowest_card, nth_card, without_lowest
from sabot.kernel.primitives.rng import below
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOTHING, WILD_HUE, Table
from sabot.kernel.turns import after
from sabot.kernel.worlds.hidden_cards import PlaySeen
from sabot.options import WHEEL, Icon, TwoPlayerReverse

WHIM = 3
"""How much of a worth is left to chance."""


class Weights(NamedTuple):
    """What a player takes things to be worth: so they decide what it plays."""

    plain: int
    """Getting rid of a card that does not attack."""
    attacking: int
    wild: int
    wild_draw: int
    points: int
    """Each ten points that leave the hand."""
    points_in_danger: int
    """What is added to that when somebody is about to go out."""
    given: int
    """Each card that somebody has to draw."""
    flip: int


STRONGEST = Weights(
    plain=40, attacking=30, wild=-100, wild_draw=-180, points=-13, points_in_danger=28, given=35, flip=40
)
"""The weights that win most: found by self-play in all editions, at two and at four seats."""
ABLE, ABLE_TO_GO_OUT = 120, 300
"""The worth of being able to play next turn, and of being able to go out then."""
STAYS = (0, 0, 55, 40, 35)
"""How likely a colour is still in force at the seat's next turn, in percent, by the number of seats."""
MATE = 5
"""The worth of each other card of the same colour in hand."""
TURN = 80
"""The worth of a turn."""
DOUBTED = 40
"""How likely a bluff is challenged, in percent."""
THREATS = (100, 100, 30, 25, 10)
"""How close a seat is to going out, in percent, by the number of its cards."""
AWAITED = 4
"""How many cards the victim of a wild+colour draws, about."""
HEROIC = 60
"""The worth of a card that hero or villain give or take, for a seat that is about to go out."""
MANY = 3
"""A seat with more cards than this keeps a wild that it has drawn."""
CHALLENGED = 60
"""How often a wild draw card is usually challenged, in percent, unless its player has one card left."""
FULL = 1000
"""A chance of one."""
COUNTED = 32
BY_SYMBOL = 0.12
"""How likely a card fits by its number or symbol alone."""
LATER = tuple(
    round(FULL * (1 - (1 - colours / SIDE_COLOURS) * (1 - BY_SYMBOL) ** cards))
    for colours in range(SIDE_COLOURS + 1)
    for cards in range(COUNTED)
)
"""How likely a hand fits a card that nobody knows yet, by its colours and its size: colours * COUNTED + size."""


@rule
def choose_by_policy(table: Table, seat: int, challenges: int) -> int:
    """A move of a seat that is asked, and challenges wild draw cards so often, in percent."""
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
    if phase == Phase.DISCARD and low | high:
        return Verb.DISCARD * ARGUMENTS + best_discard(table, seat, low, high)
    if low | high:
        return card_verb(verbs) * ARGUMENTS + nth_card(low, high, below(table, low.bit_count() + high.bit_count()))
    if phase == Phase.SPIN:
        return Verb.SPIN * ARGUMENTS + NO_ICON
    if verbs >> Verb.CHALLENGE & 1 and is_doubtful(table, challenges):
        return Verb.CHALLENGE * ARGUMENTS
    verb = lowest_bit(verbs)
    if verb == Verb.CATCH:
        return Verb.CATCH * ARGUMENTS + lowest_bit(catchable(table, seat))
    return verb * ARGUMENTS


@rule
def is_doubtful(table: Table, challenges: int) -> bool:
    """Whether to challenge a wild draw card; its usual rate leaves bluffs neither free nor frequent."""
    return hand_size(table, table.turn) > 1 and below(table, 100) < challenges


@rule
def is_to_be_kept(table: Table, seat: int) -> bool:
    """Whether the card that was drawn is a wild for later."""
    return is_wild(table, table.drawn) and hand_size(table, seat) > MANY


@rule
def threat(table: Table, seat: int) -> int:
    """How close a seat is to going out, in percent."""
    return THREATS[min(hand_size(table, seat), len(THREATS) - 1)]


@rule
def outlook(table: Table, seat: int) -> tuple[int, int, int]:
    """The threat of the next seat and of the one before, as shares of all threats in percent, and the greatest one."""
    everybody = 0
    danger = 0
    for other in range(table.seats):
        if other != seat:
            size = threat(table, other)
            everybody += size
            danger = max(danger, size)
    before = seat - table.direction
    if before < 0:
        before += table.seats
    elif before >= table.seats:
        before -= table.seats
    return 100 * threat(table, after(table, seat)) // everybody, 100 * threat(table, before) // everybody, danger


@rule
def colours_held(table: Table, seat: int) -> tuple[int, int, int]:
    """How many colours a hand has, the most cards of one, and its wilds."""
    colours = 0
    most = 0
    first = SIDE_COLOURS * table.side
    for colour in range(first, first + SIDE_COLOURS):
        count = count_of_hue(table, seat, colour)
        colours += int(count > 0)
        most = max(most, count)
    return colours, most, count_of_hue(table, seat, WILD_HUE + table.side)


@rule
def best_card(table: Table, seat: int, low: int, high: int) -> int:
    """The card of a set that seems best to lay."""
    best = NOTHING
    most = 0
    others = outlook(table, seat)
    held = colours_held(table, seat)
    while low | high:
        card = lowest_card(low, high)
        low, high = without_lowest(low, high)
        worth = worth_of_card(table, seat, card, others, held, STRONGEST) + below(table, WHIM)
        if best == NOTHING or worth > most:
            most = worth
            best = card
    return best


@rule
def worth_of_card(
    table: Table, seat: int, card: int, others: tuple[int, int, int], held: tuple[int, int, int], weights: Weights
) -> int:
    """The worth of laying a card, given `outlook` and `colours_held`."""
    share, share_before, danger = others
    colours, longest, wilds = held
    symbol = symbol_of(table, card)
    hue = hue_of(table, card)
    rest = hand_size(table, seat) - 1
    if rest == 0:
        return FULL
    hits = is_hit(table, symbol)
    worth = (weights.points + weights.points_in_danger * danger // 100) * table.points[symbol] // 10
    if hue >= WILD_HUE:
        worth += weights.wild_draw if is_wild_draw(symbol) else weights.wild
        mates = longest
        fits = longest > 0
        wilds -= 1
    else:
        worth += weights.attacking if Symbol.DRAW_ONE <= symbol <= Symbol.SKIP_ALL else weights.plain
        mates = count_of_hue(table, seat, hue) - 1
        fits = mates > 0 or count_of_symbol(table, seat, symbol) > 1
        colours -= int(mates == 0)
    able = FULL
    if wilds == 0:
        stays = STAYS[min(table.seats, len(STAYS) - 1)]
        if symbol == Symbol.SKIP_ALL or (hits and table.seats == 2):
            stays = 100
        able = (stays * FULL * int(fits) + (100 - stays) * LATER[colours * COUNTED + min(rest, COUNTED - 1)]) // 100
    worth += able * (ABLE_TO_GO_OUT if rest == 1 else ABLE) // FULL + MATE * mates
    if hits:
        return worth + worth_of_hit(table, seat, symbol, share, weights.given)
    if symbol == Symbol.SKIP_ALL:
        return worth + TURN
    if symbol == Symbol.REVERSE:
        return worth + TURN * (share - share_before) // 100
    if symbol == Symbol.FLIP:
        return worth + weights.flip
    if symbol == Symbol.HERO or symbol == Symbol.VILLAIN:
        return worth + worth_of_affecting(table, seat, symbol, rest)
    return worth


@rule
def is_hit(table: Table, symbol: int) -> bool:
    """Whether a symbol costs the next seat its turn."""
    if symbol == Symbol.REVERSE:
        return table.seats == 2 and table.two_player_reverse == TwoPlayerReverse.SKIP
    return symbol == Symbol.SKIP or symbol == Symbol.WILD_COLOUR or cards_due(symbol) > 0


@rule
def worth_of_hit(table: Table, seat: int, symbol: int, share: int, given: int) -> int:
    """The worth of making the next seat draw or lose its turn, less the risk of a challenged bluff."""
    due = AWAITED if symbol == Symbol.WILD_COLOUR else cards_due(symbol)
    worth = share * (given * due + TURN) // 100
    if is_wild_draw(symbol) and table.colour != NOTHING and count_of_hue(table, seat, table.colour) > 0:
        return ((100 - DOUBTED) * worth - DOUBTED * (100 * due + TURN)) // 100
    return worth


@rule
def worth_of_affecting(table: Table, seat: int, symbol: int, rest: int) -> int:
    """The worth of the hero, taking a card from the largest hand, or of the villain, giving three to the smallest."""
    affected = seat
    size = rest
    everybody = 0
    for other in range(table.seats):
        if other != seat:
            everybody += threat(table, other)
            cards = hand_size(table, other)
            if cards > size if symbol == Symbol.HERO else cards < size:
                size = cards
                affected = other
    given = -1 if symbol == Symbol.HERO else 3
    if affected == seat:
        return -100 * given
    return HEROIC * given * threat(table, affected) // everybody


@rule
def count_of_hue(table: Table, seat: int, hue: int) -> int:
    """How many cards of a colour a seat holds."""
    return (table.low[seat] & table.hue_low[hue]).bit_count() + (table.high[seat] & table.hue_high[hue]).bit_count()


@rule
def count_of_symbol(table: Table, seat: int, symbol: int) -> int:
    """How many cards with a symbol a seat holds."""
    place = table.side * SYMBOLS + symbol
    low = table.low[seat] & table.symbol_low[place]
    return low.bit_count() + (table.high[seat] & table.symbol_high[place]).bit_count()


@rule
def best_discard(table: Table, seat: int, low: int, high: int) -> int:
    """The card to put down through an effect: one of which many go together, and no wild."""
    best = NOTHING
    most = 0
    while low | high:
        card = lowest_card(low, high)
        low, high = without_lowest(low, high)
        worth = worth_of_discard(table, seat, card) + below(table, WHIM)
        if best == NOTHING or worth > most:
            most = worth
            best = card
    return best


@rule
def worth_of_discard(table: Table, seat: int, card: int) -> int:
    """The worth of putting down a card through an effect."""
    symbol = symbol_of(table, card)
    hue = hue_of(table, card)
    if hue >= WILD_HUE:
        return STRONGEST.wild
    mates = count_of_hue(table, seat, hue)
    if table.effect == WHEEL + Icon.COLOUR:
        return 100 * mates
    worth = MATE * mates + (STRONGEST.attacking if symbol >= Symbol.DRAW_ONE else STRONGEST.plain)
    if table.effect == WHEEL + Icon.NUMBER:
        worth += 100 * count_of_symbol(table, seat, symbol)
    return worth


@rule
def own_colour(table: Table, seat: int, colours: int) -> int:
    """The colour to call: one that the seat holds, and most of."""
    best = lowest_bit(colours)
    most = -1
    while colours:
        colour = lowest_bit(colours)
        colours &= colours - 1
        worth = worth_of_colour(table, seat, colour) + below(table, WHIM)
        if worth > most:
            most = worth
            best = colour
    return best


@rule
def worth_of_colour(table: Table, seat: int, colour: int) -> int:
    """The worth of calling a colour."""
    mates = count_of_hue(table, seat, colour)
    return MATE * mates + ABLE // 2 if mates else 0


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
def play_by_policy(table: Table, seen: PlaySeen) -> int:
    """Play to the end, with the habits seen so far; how many moves that took."""
    steps = 0
    while table.phase != Phase.OVER:
        seat = seat_asked(table)
        act(table, seat, choose_by_policy(table, seat, seen.challenges[seat]))
        steps += 1
    return steps
