"""The draw pile and the discard: drawing, shuffling, putting down, turning over."""

from sabot.cards import Symbol
from sabot.editions.rule_codes import RuleCode
from sabot.kernel.codes import Event, Phase, Tally
from sabot.kernel.events import note
from sabot.kernel.hands import hue_of
from sabot.kernel.primitives.card_sets import give
from sabot.kernel.primitives.rng import FRACTION, LEFT_OVER, fraction
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import NOTHING, WILD_HUE, Table
from sabot.kernel.uno import forget_uno


@rule
def top(table: Table) -> int:
    """The card on top of the discard."""
    return table.discard[table.discard_size - 1]


@rule
def kept_discards(table: Table) -> int:
    """How many discards a reshuffle leaves: the top, and what a disputed card may be taken back from (X-58)."""
    if table.phase == Phase.NOTICE:
        return 2
    return 1


@rule
def can_draw(table: Table) -> bool:
    """Whether any card is left to draw."""
    return table.draw_size > 0 or table.discard_size > kept_discards(table)


@rule
def shuffle(table: Table) -> None:
    """Put the draw pile into a random order. A random fraction serves four cards: one takes what the last left over."""
    pile = table.draw_pile
    chance = fraction(table)
    for i in range(table.draw_size - 1, 0, -1):
        if i % 4 == 0:
            chance = fraction(table)
        chance *= i + 1
        j = chance >> FRACTION
        chance &= LEFT_OVER
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card


@rule
def reshuffle(table: Table) -> None:
    """All discards but the top become the new draw pile (X-58)."""
    kept = kept_discards(table)
    size = table.discard_size - kept
    for i in range(size):
        table.draw_pile[i] = table.discard[i]
    for i in range(kept):
        table.discard[i] = table.discard[size + i]
    table.discard_size = kept
    table.draw_size = size
    shuffle(table)
    table.tally[Tally.RESHUFFLES] += 1
    note(table, Event.RESHUFFLED, NOTHING, NOTHING, size, RuleCode.RESHUFFLE)


@inlined
def draw(table: Table, seat: int, law: int) -> int:
    """Move the next card into a hand, reshuffling when one is needed (X-60); NOTHING when none is left (X-61)."""
    if table.draw_size == 0:
        if not can_draw(table):
            return NOTHING
        reshuffle(table)
    table.draw_size -= 1
    card = table.draw_pile[table.draw_size]
    give(table, seat, card)
    forget_uno(table, seat)
    if table.recording:
        note(table, Event.DREW, seat, card, 1, law)
    return card


@rule
def draw_many(table: Table, seat: int, count: int, law: int) -> None:
    """Draw as many cards as are due, or as there are (X-61)."""
    for _ in range(count):
        if draw(table, seat, law) == NOTHING:
            return
        table.tally[Tally.FORCED_CARDS] += 1


@inlined
def put_down(table: Table, card: int) -> None:
    """Put a card on top of the discard; its colour is in force, or none until a wild is called."""
    table.discard[table.discard_size] = card
    table.discard_size += 1
    table.former = table.colour
    hue = hue_of(table, card)
    table.colour = hue if hue < WILD_HUE else NOTHING


@rule
def put_under(table: Table, card: int) -> None:
    """Slip a card under the top of the discard (X-111)."""
    last = table.discard_size
    table.discard[last] = table.discard[last - 1]
    table.discard[last - 1] = card
    table.discard_size = last + 1


@rule
def take_back(table: Table) -> int:
    """Lift the top of the discard again; the colour that was in force before returns."""
    table.discard_size -= 1
    table.colour = table.former
    return table.discard[table.discard_size]


@rule
def turn_pile(pile: list[int], size: int) -> None:
    """The bottom of a pile becomes its top."""
    for i in range(size // 2):
        j = size - 1 - i
        card = pile[i]
        pile[i] = pile[j]
        pile[j] = card


@rule
def turn_over(table: Table) -> None:
    """Turn both piles and all hands to the other side; the colour that was called is lost (X-101, X-102, X-105)."""
    table.side = 1 - table.side
    turn_pile(table.discard, table.discard_size)
    turn_pile(table.draw_pile, table.draw_size)
    hue = hue_of(table, top(table))
    table.colour = hue if hue < WILD_HUE else NOTHING
    table.former = NOTHING
    note(table, Event.FLIPPED, NOTHING, top(table), table.side, Symbol.FLIP)
