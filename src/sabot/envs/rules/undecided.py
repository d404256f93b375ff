"""Cards that chance decides when they are drawn, for game trees: which can come, and what an action needs to know."""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

from sabot.envs.rules.encoding import Encoding
from sabot.kernel.codes import Event
from sabot.kernel.primitives.card_sets import has_card, lowest_card
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOTHING, WORD, Table

NEEDS_CARD, NEEDS_BYTE, NEEDS_RESHUFFLE, ILLEGAL, NO_CARD, NEEDS_DEALER = -2, -3, -4, -5, -6, -7
"""Why an action cannot be carried out yet; numbers from NOBODY on are the seat asked after it."""


class Needed(NamedTuple):
    """A decision of chance that an action waits for."""

    what: int
    cards: bytes = b""
    """The cards that are decided, in the order in which they are drawn."""
    choices: bytes = b""
    """If a card is needed: how many are left, then which can come, as `list_kinds` writes them."""


@rule
def set_of(cards: Sequence[int], count: int) -> tuple[int, int]:
    """The first cards of a sequence as a set."""
    low = 0
    high = 0
    for index in range(count):
        if cards[index] < WORD:
            low |= 1 << cards[index]
        else:
            high |= 1 << cards[index] - WORD
    return low, high


@rule
def cards_left(table: Table, cards: Sequence[int], count: int) -> tuple[int, int]:
    """The cards of the draw pile without those that are decided, as a set."""
    low, high = set_of(table.draw_pile, table.draw_size)
    decided_low, decided_high = set_of(cards, count)
    return low & ~decided_low, high & ~decided_high


@rule
def stack(table: Table, cards: MutableSequence[int], count: int, encoding: Encoding, kind: int) -> int:
    """Put decided cards on top of the draw pile, and decide one more, the lowest of a kind, unless that is NOTHING.

    Return how many cards are decided then, or NO_CARD.
    """
    if kind != NOTHING:
        if not 0 <= kind < encoding.kinds:
            return NO_CARD
        low, high = cards_left(table, cards, count)
        low &= encoding.alike[2 * kind]
        high &= encoding.alike[2 * kind + 1]
        if not low | high:
            return NO_CARD
        cards[count] = lowest_card(low, high)
        count += 1
    if count:
        put_on_top(table, cards, count)
    return count


@rule
def list_kinds(low: int, high: int, encoding: Encoding, choices: MutableSequence[int]) -> int:
    """Write how many cards are in a set, then a number for each kind that is in it; return how many are written.

    The number says which kind and how many of it: as many as the deck has of all kinds before, plus theirs, minus one.
    """
    choices[0] = low.bit_count() + high.bit_count()
    count = 1
    before = 0
    for kind in range(encoding.kinds):
        some_low = encoding.alike[2 * kind]
        some_high = encoding.alike[2 * kind + 1]
        there = (low & some_low).bit_count() + (high & some_high).bit_count()
        if there:
            choices[count] = before + there - 1
            count += 1
        before += some_low.bit_count() + some_high.bit_count()
    return count


@rule
def put_on_top(table: Table, cards: Sequence[int], count: int) -> None:
    """Put decided cards on top of the draw pile; the first of them is drawn first. The others keep their order."""
    low, high = set_of(cards, count)
    size = table.draw_size
    place = 0
    for index in range(size):
        card = table.draw_pile[index]
        if not has_card(low, high, card):
            table.draw_pile[place] = card
            place += 1
    for index in range(count):
        table.draw_pile[size - 1 - index] = cards[index]


@rule
def chance_needed(table: Table, seed: int, size: int, decided: int, first_event: int, two_sided: int) -> int:
    """What chance must decide before the last action can be carried out, or NOTHING if all that it drew is decided.

    Seed and size of the draw pile are those before the action; it began with an event of a kind.
    """
    if size == 0 and not two_sided and first_event == Event.RESHUFFLED:
        return NEEDS_RESHUFFLE
    taken = size - table.draw_size
    if seed != table.seed or (taken and two_sided):
        return NEEDS_BYTE
    if taken > decided:
        return NEEDS_CARD
    return NOTHING
