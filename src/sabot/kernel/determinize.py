"""Determinization: deals the cards that a seat cannot see at random, consistent with all that it knows."""

from dataclasses import dataclass
from typing import Annotated

from sabot.kernel.card_sets import give, has_card, nth_card
from sabot.kernel.codes import Phase
from sabot.kernel.flat import Number, Storage
from sabot.kernel.hands import holds_colour, hue_of
from sabot.kernel.rng import below
from sabot.kernel.rule import rule
from sabot.kernel.table import CARDS, HUES, NOTHING, SEATS, Pile, Table, Words

ON_DRAW_PILE = SEATS
"""Places from here on are in the draw pile; below are hands."""
ON_DISCARD = SEATS + CARDS
"""And from here on in the discard."""
TRIES = 8
"""How often a world is dealt again if it is unlikely, given how a player behaves."""
PERCENT = 100
EVEN = 64
"""The odds of a card of which nothing but chance tells."""


Slots = Annotated[list[int], Storage("i8", CARDS)]


@dataclass(slots=True)
class HiddenCards:
    """The places whose cards a seat does not know, and which cards could lie in each."""

    viewer: Number
    slots: Number
    free: Number
    """The first so many slots could hold any of the unseen cards, each as likely."""
    bluffs: Number
    """The percentage of wild draw cards that a player lays while holding the colour."""
    drawn: Number
    """The slot of the card that was drawn, or NOTHING."""
    known_low: Words
    known_high: Words
    """The cards of each hand that are known."""
    card: Pile
    """The card in each slot."""
    place: Slots
    """Where each slot is: a seat, or a place in a pile."""
    slot_of: Pile
    """Of each card, the slot it lies in, or NOTHING."""
    allowed_low: Slots
    allowed_high: Slots
    """The cards that could lie in each slot."""
    odds: Annotated[list[int], Storage("i8", SEATS * HUES)]
    """How likely a card of each colour is in a hand, beside EVEN: seat * HUES + hue."""


@rule
def determinize(table: Table, unseen: HiddenCards) -> None:
    """Deal the unseen cards again; bluffs occur as often as the player is known to bluff (X-39)."""
    is_accused = table.phase == Phase.ANSWER and unseen.viewer != table.turn and not table.turned_up
    for _ in range(TRIES):
        mix(table, unseen)
        lay_out(table, unseen)
        if not is_accused:
            return
        table.guilty = int(holds_colour(table, table.turn, table.former))
        if not table.guilty or below(table, PERCENT) < unseen.bluffs:
            return


@rule
def mix(table: Table, unseen: HiddenCards) -> None:
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
            there = odds_of(table, unseen, slot, other) * odds_of(table, unseen, other, slot)
            here = odds_of(table, unseen, slot, slot) * odds_of(table, unseen, other, other)
            if there >= here or below(table, here) < there:
                swap(unseen, slot, other)


@rule
def odds_of(table: Table, unseen: HiddenCards, slot: int, other: int) -> int:
    """How likely a slot holds the card that lies in another one, beside EVEN."""
    place = unseen.place[slot]
    if place >= ON_DRAW_PILE:
        return EVEN
    return unseen.odds[place * HUES + hue_of(table, unseen.card[other])]


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
