"""What one seat can not see, and dealing it anew, as often as one likes, so that it agrees with all the seat knows."""

from dataclasses import dataclass
from typing import Annotated

from sabot.kernel.codes import Phase
from sabot.kernel.flat import Number, Storage
from sabot.kernel.hands import give, has_card, holds_colour, nth_card
from sabot.kernel.rng import below
from sabot.kernel.rule import rule
from sabot.kernel.table import CARDS, NOTHING, SEATS, Pile, Table, Words

ON_DRAW_PILE = SEATS
"""Places from here on are in the draw pile; below are hands."""
ON_DISCARD = SEATS + CARDS
"""And from here on in the discard."""
TRIES = 8
"""How often a world is dealt anew that somebody's ways make unlikely."""
PERCENT = 100


@dataclass(slots=True)
class Unseen:
    """The places whose cards a seat does not know, and which cards could lie in each."""

    viewer: Number
    slots: Number
    free: Number
    """The first so many slots could hold any of the unseen cards."""
    bluffs: Number
    """How often in a hundred whoever holds the colour lays a wild draw card all the same."""
    drawn: Number
    """The slot of the card that was drawn, or NOTHING."""
    known_low: Words
    known_high: Words
    """The cards of each hand that are known."""
    card: Pile
    """The card in each slot."""
    place: Pile
    """Where each slot is: a seat, or a place in a pile."""
    slot_of: Pile
    """Of each card, the slot it lies in, or NOTHING."""
    allowed_low: Annotated[list[int], Storage("i8", CARDS)]
    allowed_high: Annotated[list[int], Storage("i8", CARDS)]
    """The cards that could lie in each slot."""


@rule
def deal_unseen(table: Table, unseen: Unseen) -> None:
    """Deal what is unseen anew; a bluff is as likely as it is known to be (X-39)."""
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
def mix(table: Table, unseen: Unseen) -> None:
    """Change places: freely among slots that take any card, elsewhere with a card that could lie here and there.

    Every step leads to all that it could as well have come from with the same chance: no world becomes likelier.
    """
    for slot in range(unseen.free - 1, 0, -1):
        swap(unseen, slot, below(table, slot + 1))
    for slot in range(unseen.free, unseen.slots):
        low = unseen.allowed_low[slot]
        high = unseen.allowed_high[slot]
        other = unseen.slot_of[nth_card(low, high, below(table, low.bit_count() + high.bit_count()))]
        if has_card(unseen.allowed_low[other], unseen.allowed_high[other], unseen.card[slot]):
            swap(unseen, slot, other)


@rule
def swap(unseen: Unseen, slot: int, other: int) -> None:
    """The cards of two slots change places."""
    card = unseen.card[slot]
    unseen.card[slot] = unseen.card[other]
    unseen.card[other] = card
    unseen.slot_of[card] = other
    unseen.slot_of[unseen.card[slot]] = slot


@rule
def lay_out(table: Table, unseen: Unseen) -> None:
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
