"""Cards that chance decides when they are drawn, for game trees: which can come, and what an action needs to know."""

from collections.abc import MutableSequence, Sequence

from sabot.kernel.codes import Event
from sabot.kernel.primitives.card_sets import has_card
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOTHING, WORD, Table

NEEDS_CARD, NEEDS_BYTE, NEEDS_RESHUFFLE, ILLEGAL = -2, -3, -4, -5
"""Why an action cannot be carried out yet; numbers from NOBODY on are the seat asked after it."""


@rule
def set_of(cards: Sequence[int]) -> tuple[int, int]:
    """A list of cards as a set."""
    low = 0
    high = 0
    for index in range(len(cards)):
        if cards[index] < WORD:
            low |= 1 << cards[index]
        else:
            high |= 1 << cards[index] - WORD
    return low, high


@rule
def put_on_top(table: Table, cards: Sequence[int]) -> None:
    """Put decided cards on top of the draw pile; the first of them is drawn first. The others keep their order."""
    low, high = set_of(cards)
    size = table.draw_size
    place = 0
    for index in range(size):
        card = table.draw_pile[index]
        if not has_card(low, high, card):
            table.draw_pile[place] = card
            place += 1
    for index in range(len(cards)):
        table.draw_pile[size - 1 - index] = cards[index]


@rule
def count_kinds(table: Table, cards: Sequence[int], kind_of: Sequence[int], counts: MutableSequence[int]) -> int:
    """Count the cards of the draw pile that are not decided by their kinds, into zeros; return how many are left."""
    low, high = set_of(cards)
    left = 0
    for index in range(table.draw_size):
        card = table.draw_pile[index]
        if not has_card(low, high, card):
            counts[kind_of[card]] += 1
            left += 1
    return left


@rule
def find_card(table: Table, cards: Sequence[int], kind_of: Sequence[int], kind: int) -> int:
    """The lowest card of a kind in the draw pile that is not decided, or NOTHING."""
    low, high = set_of(cards)
    found = NOTHING
    for index in range(table.draw_size):
        card = table.draw_pile[index]
        if kind_of[card] == kind and not has_card(low, high, card) and (found == NOTHING or card < found):
            found = card
    return found


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
