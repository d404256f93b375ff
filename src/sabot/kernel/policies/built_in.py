"""Built-in ways to play, compiled with the rules: `random` and `eager`."""

from sabot.codes import Codes
from sabot.kernel.act import act
from sabot.kernel.codes import ARGUMENTS, NO_ICON, Phase, Verb
from sabot.kernel.hands import distinct, is_first
from sabot.kernel.legal import catchable, legal
from sabot.kernel.primitives.bits import nth_bit
from sabot.kernel.primitives.card_sets import nth_card
from sabot.kernel.primitives.rng import below
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import Table
from sabot.kernel.turns import seats_waited_for


class Policy(metaclass=Codes):
    """A way to choose among legal moves."""

    RANDOM = 0
    EAGER = 1


PLAIN_VERBS = ~((1 << Verb.DRAW) - 1)
"""Verbs without an argument to choose, as bits: those from DRAW on."""


@inlined
def seat_asked(table: Table) -> int:
    """The seat that decides next; in a race any that is waited for, by chance (X-135)."""
    if table.phase != Phase.RACE:
        return table.asked
    seats = seats_waited_for(table)
    return nth_bit(seats, below(table, seats.bit_count()))


@inlined
def choose(table: Table, seat: int, policy: int) -> int:
    """A move: `random` takes any alike, `eager` lays or discards any card alike whenever it may.

    Copies of a face are one choice. Yet at first a card is drawn from all copies, and it stands if it is the first of
    its face: every choice has the same chance so far. Only if it is not, a choice is drawn again among distinct ones.
    """
    verbs, low, high, choices = legal(table, seat)
    plain = 0
    catches = 0
    if low | high and policy == Policy.EAGER:
        choices = 0
    else:
        plain = verbs & PLAIN_VERBS
        catches = catchable(table, seat)
    others = choices.bit_count() + plain.bit_count() + catches.bit_count()
    n = below(table, others + low.bit_count() + high.bit_count()) - others
    if n >= 0:
        card = nth_card(low, high, n)
        if is_first(table, low, high, card):
            return card_verb(verbs) * ARGUMENTS + card
        low, high = distinct(table, low, high)
        n = below(table, others + low.bit_count() + high.bit_count()) - others
        if n >= 0:
            return card_verb(verbs) * ARGUMENTS + nth_card(low, high, n)
    n += others
    if n < catches.bit_count():
        return Verb.CATCH * ARGUMENTS + nth_bit(catches, n)
    return nth_other(verbs, choices, plain, n - catches.bit_count())


@inlined
def card_verb(verbs: int) -> int:
    """The verb for a card: discard or play."""
    if verbs >> Verb.DISCARD & 1:
        return Verb.DISCARD
    return Verb.PLAY


@rule
def nth_other(verbs: int, choices: int, plain: int, n: int) -> int:
    """The n-th of the moves that are no card: colours or seats to name, then plain verbs."""
    if n < choices.bit_count():
        verb = Verb.COLOUR if verbs >> Verb.COLOUR & 1 else Verb.TARGET
        return verb * ARGUMENTS + nth_bit(choices, n)
    word = nth_bit(plain, n - choices.bit_count())
    if word == Verb.SPIN:
        return word * ARGUMENTS + NO_ICON
    return word * ARGUMENTS


@inlined
def advance(table: Table, policy: int) -> None:
    """Play one move by the policy."""
    seat = seat_asked(table)
    act(table, seat, choose(table, seat, policy))


@rule
def play_out(table: Table, policy: int) -> int:
    """Play to the end; how many moves that took."""
    steps = 0
    while table.phase != Phase.OVER:
        advance(table, policy)
        steps += 1
    return steps
