"""Translates between the kernel's moves and the actions of an environment."""

from sabot.envs.rules.encoding import Encoding
from sabot.envs.rules.observe import Row, mark_seats
from sabot.kernel.codes import ARGUMENTS, Phase, Verb
from sabot.kernel.legal import catchable, legal
from sabot.kernel.policies.built_in import PLAIN_VERBS, card_verb
from sabot.kernel.primitives.bits import lowest_bit
from sabot.kernel.primitives.card_sets import has_card, lowest_card, without_lowest
from sabot.kernel.primitives.rule import inlined
from sabot.kernel.table import CARDS, NOTHING, WORD, Table

MASK_WORD = 64
"""How many actions a word of a mask has, where masks are kept as bits."""


@inlined
def mark_moves(table: Table, seat: int, encoding: Encoding, row: Row) -> None:
    """Mark every action that is legal for a seat in a row of zeros."""
    verbs, low, high, choices = legal(table, seat)
    mark_cards(table, encoding, encoding.starts[card_verb(verbs)], low, high, row)
    if verbs >> Verb.COLOUR & 1:
        while choices:
            row[encoding.starts[Verb.COLOUR] + lowest_bit(choices)] = 1
            choices &= choices - 1
    mark_seats(table, seat, choices, encoding.starts[Verb.TARGET], row)
    if verbs >> Verb.CATCH & 1:
        mark_seats(table, seat, catchable(table, seat), encoding.starts[Verb.CATCH], row)
    plain = verbs & PLAIN_VERBS
    while plain:
        row[encoding.starts[lowest_bit(plain)]] = 1
        plain &= plain - 1


@inlined
def mark_cards(table: Table, encoding: Encoding, start: int, low: int, high: int, row: Row) -> None:
    """Mark the faces of a set of cards."""
    shift = table.side * CARDS
    while low:
        row[start + encoding.faces[shift + lowest_bit(low)]] = 1
        low &= low - 1
    while high:
        row[start + encoding.faces[shift + WORD + lowest_bit(high)]] = 1
        high &= high - 1


@inlined
def move_of(table: Table, seat: int, encoding: Encoding, action: int) -> int:
    """The move of a legal action, or NOTHING for a pass."""
    verb = encoding.verbs[action]
    argument = encoding.arguments[action]
    if verb == NOTHING:
        return NOTHING
    if verb <= Verb.DISCARD:
        return verb * ARGUMENTS + card_with(table, seat, encoding, argument)
    if verb == Verb.TARGET or verb == Verb.CATCH:
        argument = (seat + argument) % table.seats
    return verb * ARGUMENTS + argument


@inlined
def card_with(table: Table, seat: int, encoding: Encoding, face: int) -> int:
    """The card that a seat plays for a face: the one it has just drawn, else the first that it may choose."""
    if table.phase == Phase.TURN:
        low, high = table.low[seat], table.high[seat]  # in turn all cards of a face are legal alike
    else:
        _, low, high, _ = legal(table, seat)
    shift = table.side * CARDS
    if table.phase == Phase.DRAWN and has_card(low, high, table.drawn) and encoding.faces[shift + table.drawn] == face:
        return table.drawn
    card = lowest_card(low, high)
    while encoding.faces[shift + card] != face:
        low, high = without_lowest(low, high)
        card = lowest_card(low, high)
    return card
