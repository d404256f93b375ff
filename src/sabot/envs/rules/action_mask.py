"""From the moves that the kernel allows to the actions of an environment, and back."""

from sabot.envs.rules.encoding import Encoding
from sabot.envs.rules.observe import Row, mark_seats
from sabot.kernel.bits import lowest_bit
from sabot.kernel.codes import ARGUMENTS, Phase, Verb
from sabot.kernel.hands import has_card, lowest_card
from sabot.kernel.legal import catchable, legal
from sabot.kernel.policies import PLAIN_VERBS, card_verb
from sabot.kernel.rule import inlined
from sabot.kernel.table import CARDS, NOTHING, WORD, Table


@inlined
def mark_moves(table: Table, seat: int, lens: Encoding, row: Row) -> None:
    """Mark every action that is legal for a seat in a row of zeros."""
    verbs, low, high, choices = legal(table, seat)
    mark_cards(table, lens, lens.starts[card_verb(verbs)], low, high, row)
    if verbs >> Verb.COLOUR & 1:
        while choices:
            row[lens.starts[Verb.COLOUR] + lowest_bit(choices)] = 1
            choices &= choices - 1
    mark_seats(table, seat, choices, lens.starts[Verb.TARGET], row)
    if verbs >> Verb.CATCH & 1:
        mark_seats(table, seat, catchable(table, seat), lens.starts[Verb.CATCH], row)
    plain = verbs & PLAIN_VERBS
    while plain:
        row[lens.starts[lowest_bit(plain)]] = 1
        plain &= plain - 1


@inlined
def mark_cards(table: Table, lens: Encoding, start: int, low: int, high: int, row: Row) -> None:
    """Mark the faces of some cards."""
    shift = table.side * CARDS
    while low:
        row[start + lens.faces[shift + lowest_bit(low)]] = 1
        low &= low - 1
    while high:
        row[start + lens.faces[shift + WORD + lowest_bit(high)]] = 1
        high &= high - 1


@inlined
def move_of(table: Table, seat: int, lens: Encoding, action: int) -> int:
    """The move that a legal action means, or NOTHING for saying nothing."""
    verb = lens.verbs[action]
    argument = lens.arguments[action]
    if verb == NOTHING:
        return NOTHING
    if verb <= Verb.DISCARD:
        return verb * ARGUMENTS + card_with(table, seat, lens, argument)
    if verb == Verb.TARGET or verb == Verb.CATCH:
        argument = (seat + argument) % table.seats
    return verb * ARGUMENTS + argument


@inlined
def card_with(table: Table, seat: int, lens: Encoding, face: int) -> int:
    """The card that a seat means by a face: the one it has just drawn, else the first that it may choose."""
    if table.phase == Phase.TURN:
        low, high = table.low[seat], table.high[seat]  # of a face that may be laid in turn, every card may
    else:
        _, low, high, _ = legal(table, seat)
    shift = table.side * CARDS
    if table.phase == Phase.DRAWN and has_card(low, high, table.drawn) and lens.faces[shift + table.drawn] == face:
        return table.drawn
    card = lowest_card(low, high)
    while lens.faces[shift + card] != face:
        if low:
            low &= low - 1
        else:
            high &= high - 1
        card = lowest_card(low, high)
    return card
