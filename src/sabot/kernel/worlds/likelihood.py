"""How likely the play seen so far is, if the hidden cards lie as they do in a world.

A hand is followed back through time: who played a card held it before, who drew one did not. What a player chose is
then compared with what it is expected to choose with that hand. Which of its cards a player drew when is hidden too, so
it is guessed along with the cards.
"""

from math import exp

from sabot.cards import SIDE_COLOURS
from sabot.kernel.effects.attack import is_wild_draw
from sabot.kernel.effects.wheel import ends_draw
from sabot.kernel.hands import distinct, hand_size, holds_colour, is_wild, same_face, symbol_of
from sabot.kernel.matching import fitting
from sabot.kernel.policies.playout import (
    MANY,
    Weights,
    colours_held,
    count_of_hue,
    count_of_symbol,
    outlook,
    worth_of_card,
    worth_of_colour,
)
from sabot.kernel.primitives.card_sets import give, has_card, lowest_card, without_lowest
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOTHING, SEATS, Table
from sabot.kernel.worlds.hidden_cards import Choice, HiddenCards, PlaySeen

EXPECTED = Weights(
    plain=100, attacking=90, wild=-100, wild_draw=-100, points=5, points_in_danger=10, given=50, flip=-60
)
"""What others are expected to take things to be worth: this foretells best what the careful bot plays."""
STEADINESS = 6.0
"""How much more a card has to be worth to be chosen e times as often."""
CARD = 100
"""What it is worth to get rid of a card."""
FARTHEST = 400
ODDS = tuple(exp(worth / STEADINESS) for worth in range(-FARTHEST, FARTHEST + 1))
"""How much more often a card is chosen, by how much more it is worth, from -FARTHEST on."""
SLIP = 0.1
"""How often a player chooses any card alike."""
NEEDLESS = 0.005
"""How often a player draws who could play."""
IMPOSSIBLE = 0.0001
"""What the rules exclude; not zero, since the times at which cards were drawn are only guessed."""
KEPT_WILD, KEPT = 0.5, 0.01
"""How often a drawn card that fits is kept: a wild, or any other."""


@rule
def chance_of_choices(past: Table, seen: PlaySeen, unseen: HiddenCards, seat: int) -> float:
    """How likely all that a seat was seen to choose is. The table is where the past is laid out again."""
    chance = 1.0
    for choice in range(seen.first_choice[seat], seen.end_of_choices[seat]):
        drawn = lay_out_past(past, seen, unseen, seat, choice)
        chance *= chance_of_choice(past, seen, seat, choice, drawn)
    return chance


@rule
def lay_out_past(past: Table, seen: PlaySeen, unseen: HiddenCards, seat: int, choice: int) -> int:
    """Put the table back to the time of a choice; the card that the seat drew then, or NOTHING."""
    time = seen.time[choice]
    past.discard_size = 1
    past.discard[0] = seen.top[choice]
    past.colour = seen.colour[choice]
    past.direction = seen.direction[choice]
    for other in range(past.seats):
        past.low[other] = (1 << seen.sizes[choice * SEATS + other]) - 1
        past.high[other] = 0
    past.low[seat] = 0
    drawn = NOTHING
    for holding in range(seen.first_holding[seat], seen.end_of_holdings[seat]):
        gained = seen.gained[holding]
        if gained <= time <= seen.lost[holding]:
            slot = seen.slot[holding]
            card = seen.known[holding] if slot == NOTHING else unseen.card[slot]
            if gained == time:
                drawn = card
            else:
                give(past, seat, card)
    return drawn


@rule
def chance_of_choice(past: Table, seen: PlaySeen, seat: int, choice: int, drawn: int) -> float:
    """How likely a choice is with the hand of that time."""
    kind = seen.kind[choice]
    if kind == Choice.PLAY:
        return chance_of_card(past, seen, seat, seen.card[choice])
    if kind == Choice.COLOUR:
        return chance_of_colour(past, seat, seen.card[choice])
    if kind == Choice.STOP or kind == Choice.GO_ON:
        is_expected = drawn == NOTHING or ends_draw(past, drawn, seen.card[choice]) == (kind == Choice.STOP)
        return 1.0 if is_expected else IMPOSSIBLE
    if kind == Choice.ALL_OF_COLOUR:
        return chance_of_group(past, seat, seen.card[choice], seen.together[choice])
    if kind == Choice.ALL_OF_NUMBER:
        return 1.0 if count_of_symbol(past, seat, seen.card[choice]) == seen.together[choice] else IMPOSSIBLE
    low, high = fitting(past, seat)
    chance = 1.0 if low | high == 0 else NEEDLESS
    if kind == Choice.PLAY_DRAWN or drawn == NOTHING:
        return chance
    give(past, seat, drawn)
    low, high = fitting(past, seat)
    fits = has_card(low, high, drawn)
    if kind == Choice.DRAW:
        return chance * IMPOSSIBLE if fits else chance
    if not fits:
        return chance * IMPOSSIBLE
    return chance * (KEPT_WILD if is_wild(past, drawn) and hand_size(past, seat) > MANY else KEPT)


@rule
def chance_of_card(past: Table, seen: PlaySeen, seat: int, card: int) -> float:
    """How likely a seat plays a card, of those that fit; a bluff is at least as likely as it is known to bluff."""
    low, high = fitting(past, seat)
    same_low, same_high = same_face(past, card)
    low, high = distinct(past, low & ~same_low, high & ~same_high)
    near = outlook(past, seat)
    held = colours_held(past, seat)
    worth = worth_of_card(past, seat, card, near, held, EXPECTED)
    total = 1.0
    others = 1.0
    while low | high:
        other = lowest_card(low, high)
        low, high = without_lowest(low, high)
        more = worth_of_card(past, seat, other, near, held, EXPECTED) - worth
        total += ODDS[min(max(more, -FARTHEST), FARTHEST) + FARTHEST]
        others += 1.0
    chance = (1.0 - SLIP) / total + SLIP / others
    if is_wild_draw(symbol_of(past, card)) and holds_colour(past, seat, past.colour):
        return max(chance, seen.bluffs[seat])
    return chance


@rule
def chance_of_colour(past: Table, seat: int, colour: int) -> float:
    """How likely a seat calls a colour."""
    worth = worth_of_colour(past, seat, colour)
    total = 0.0
    first = colour - colour % SIDE_COLOURS
    for other in range(first, first + SIDE_COLOURS):
        more = worth_of_colour(past, seat, other) - worth
        total += ODDS[min(max(more, -FARTHEST), FARTHEST) + FARTHEST]
    return (1.0 - SLIP) / total + SLIP / SIDE_COLOURS


@rule
def chance_of_group(past: Table, seat: int, colour: int, together: int) -> float:
    """How likely a seat puts down a colour of which it has so many cards, rather than another."""
    if count_of_hue(past, seat, colour) != together:
        return IMPOSSIBLE
    total = 0.0
    for other in range(SIDE_COLOURS):
        more = CARD * (count_of_hue(past, seat, other) - together)
        total += ODDS[min(max(more, -FARTHEST), FARTHEST) + FARTHEST]
    return (1.0 - SLIP) / total + SLIP / SIDE_COLOURS
