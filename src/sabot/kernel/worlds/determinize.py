"""Determinization: deals the cards that a seat cannot see at random, each world as often as it is likely."""

from sabot.kernel.codes import Phase
from sabot.kernel.hands import holds_colour
from sabot.kernel.primitives.card_sets import give, has_card, nth_card
from sabot.kernel.primitives.rng import below
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOTHING, Table
from sabot.kernel.worlds.hidden_cards import ON_DISCARD, ON_DRAW_PILE, HiddenCards, PlaySeen
from sabot.kernel.worlds.likelihood import chance_of_choices

GRAIN = 1 << 30
"""How finely chances are compared."""


@rule
def determinize(table: Table, past: Table, unseen: HiddenCards, seen: PlaySeen) -> None:
    """Deal the unseen cards again. `past` is a copy of the table that is used up."""
    mix(table, past, unseen, seen)
    lay_out(table, unseen)
    if table.phase == Phase.ANSWER and unseen.viewer != table.turn and not table.turned_up:
        table.guilty = int(holds_colour(table, table.turn, table.former))


@rule
def weigh(past: Table, unseen: HiddenCards, seen: PlaySeen) -> None:
    """Find out how likely the play seen is in the first world."""
    for seat in range(past.seats):
        seen.chance[seat] = chance_of_choices(past, seen, unseen, seat)


@rule
def mix(table: Table, past: Table, unseen: HiddenCards, seen: PlaySeen) -> None:
    """Change places: freely among slots that take any card alike, elsewhere with a card that could lie here and there.

    Each step is taken as often, in the long run, as the one back: so every world comes up as often as it is likely
    (Metropolis and Hastings).
    """
    for slot in range(unseen.free - 1, 0, -1):
        swap(unseen, slot, below(table, slot + 1))
    for slot in range(unseen.free, unseen.slots):
        low = unseen.allowed_low[slot]
        high = unseen.allowed_high[slot]
        other = unseen.slot_of[nth_card(low, high, below(table, low.bit_count() + high.bit_count()))]
        if has_card(unseen.allowed_low[other], unseen.allowed_high[other], unseen.card[slot]):
            swap_if_likely(table, past, unseen, seen, slot, other)
    for seat in range(table.seats):
        for _ in range((seen.end_of_holdings[seat] - seen.first_holding[seat]) // 2):
            guess_gains(table, past, unseen, seen, seat)


@rule
def swap_if_likely(table: Table, past: Table, unseen: HiddenCards, seen: PlaySeen, slot: int, other: int) -> None:
    """The cards of two slots change places, as often as the play seen is then likely."""
    one = unseen.place[slot]
    two = unseen.place[other]
    swap(unseen, slot, other)
    chance_one = 1.0
    chance_two = 1.0
    here = 1.0
    if one < ON_DRAW_PILE:
        chance_one = chance_of_choices(past, seen, unseen, one)
        here *= seen.chance[one]
    if two < ON_DRAW_PILE and two != one:
        chance_two = chance_of_choices(past, seen, unseen, two)
        here *= seen.chance[two]
    if is_accepted(table, chance_one * chance_two, here):
        if one < ON_DRAW_PILE:
            seen.chance[one] = chance_one
        if two < ON_DRAW_PILE and two != one:
            seen.chance[two] = chance_two
    else:
        swap(unseen, slot, other)


@rule
def guess_gains(table: Table, past: Table, unseen: HiddenCards, seen: PlaySeen, seat: int) -> None:
    """Two cards that a seat has held change the times at which it got them, as often as that is likely."""
    first = seen.first_holding[seat]
    count = seen.end_of_holdings[seat] - first
    one = first + below(table, count)
    two = first + below(table, count)
    mine = seen.gained[one]
    other = seen.gained[two]
    if mine == other or seen.is_certain[one] or seen.is_certain[two]:
        return
    if mine >= seen.lost[two] or other >= seen.lost[one]:
        return
    seen.gained[one] = other
    seen.gained[two] = mine
    chance = chance_of_choices(past, seen, unseen, seat)
    if is_accepted(table, chance, seen.chance[seat]):
        seen.chance[seat] = chance
    else:
        seen.gained[one] = mine
        seen.gained[two] = other


@rule
def is_accepted(table: Table, there: float, here: float) -> bool:
    """Whether to take a step to a world, by how likely it is beside the one here."""
    return there >= here or below(table, GRAIN) < int(GRAIN * (there / here))


@rule
def swap(unseen: HiddenCards, slot: int, other: int) -> None:
    """The cards of two slots change places."""
    card = unseen.card[slot]
    unseen.card[slot] = unseen.card[other]
    unseen.card[other] = card
    unseen.slot_of[card] = other
    unseen.slot_of[unseen.card[slot]] = slot


@rule
def lay_out(table: Table, unseen: HiddenCards) -> None:
    """Put the cards of all slots on the table."""
    for seat in range(table.seats):
        table.low[seat] = unseen.known_low[seat]
        table.high[seat] = unseen.known_high[seat]
    for slot in range(unseen.slots):
        place = unseen.place[slot]
        card = unseen.card[slot]
        if place < ON_DRAW_PILE:
            give(table, place, card)
        elif place < ON_DISCARD:
            table.draw_pile[place - ON_DRAW_PILE] = card
        else:
            table.discard[place - ON_DISCARD] = card
    if unseen.drawn != NOTHING:
        table.drawn = unseen.card[unseen.drawn]
