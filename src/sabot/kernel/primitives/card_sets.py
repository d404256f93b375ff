"""One card and a set of cards, which is two words. What is not a rule has a compiled twin in compiled/native.py.

In which of the two words a card is cannot be predicted, so the twins compute where these functions branch.
"""

from sabot.kernel.primitives.bits import lowest_bit, nth_bit
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import WORD, Table


def give(table: Table, seat: int, card: int) -> None:
    """Put a card into a hand."""
    if card < WORD:
        table.low[seat] |= 1 << card
    else:
        table.high[seat] |= 1 << (card - WORD)


def take(table: Table, seat: int, card: int) -> None:
    """Take a card that is there out of a hand."""
    if card < WORD:
        table.low[seat] ^= 1 << card
    else:
        table.high[seat] ^= 1 << (card - WORD)


def has_card(low: int, high: int, card: int) -> bool:
    """Whether a card is in a set."""
    if card < WORD:
        return low >> card & 1 == 1
    return high >> (card - WORD) & 1 == 1


def has_before(low: int, high: int, card: int) -> bool:
    """Whether a set has a card before this one."""
    if card < WORD:
        return low & (1 << card) - 1 != 0
    return low | high & (1 << (card - WORD)) - 1 != 0


def nth_card(low: int, high: int, n: int) -> int:
    """The n-th card of a set, from 0."""
    lower = low.bit_count()
    if n < lower:
        return nth_bit(low, n)
    return WORD + nth_bit(high, n - lower)


@rule
def lowest_card(low: int, high: int) -> int:
    """The first card of a set that is not empty."""
    if low:
        return lowest_bit(low)
    return WORD + lowest_bit(high)


@inlined
def without_lowest(low: int, high: int) -> tuple[int, int]:
    """A set that is not empty, without its first card."""
    if low:
        return low & low - 1, high
    return low, high & high - 1
