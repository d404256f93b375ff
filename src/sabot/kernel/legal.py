"""Legality: what a seat may do now. The only source, for people, bots and compiled play."""

from sabot.cards import SIDE_COLOURS, Symbol
from sabot.kernel.codes import Phase, Verb
from sabot.kernel.effects.attack import can_challenge, can_stack, is_wild_draw, stackable
from sabot.kernel.effects.discards import discardable, must_discard
from sabot.kernel.hands import cards_with, holds_colour, is_wild, same_face, symbol_of
from sabot.kernel.matching import fitting, legal_wild_draws
from sabot.kernel.piles import can_draw, top
from sabot.kernel.primitives.card_sets import has_card
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import WORD, Table
from sabot.kernel.uno import may_call_uno
from sabot.options import CloakScope, DrawnCard, UnoCall, WrongCard

FRONT_COLOURS = (1 << SIDE_COLOURS) - 1
"""The colours of the front, as bits."""

Legal = tuple[int, int, int, int]
"""Verbs as bits; the cards to play or discard, low and high; the colours to call or seats to name, as bits."""


@inlined
def legal(table: Table, seat: int) -> Legal:
    """All that a seat may do now. Whom it may catch is `catchable`."""
    phase = table.phase
    if phase == Phase.OVER:
        return 0, 0, 0, 0
    low = 0
    high = 0
    choices = 0
    verbs = 0
    if seat == table.asked:
        if phase == Phase.TURN:
            verbs, low, high = legal_in_turn(table, seat)
        elif phase == Phase.DRAWN:
            verbs, low, high = legal_when_drawn(table, seat)
        elif phase == Phase.ANSWER:
            verbs, low, high = legal_answers(table, seat)
        elif phase == Phase.DISCARD:
            low, high = discardable(table, seat)
            verbs = 1 << Verb.DISCARD if must_discard(table) else 1 << Verb.DISCARD | 1 << Verb.DONE
        elif phase == Phase.COLOUR:
            verbs = 1 << Verb.COLOUR
            choices = FRONT_COLOURS << SIDE_COLOURS * table.side
        elif phase == Phase.TARGET:
            verbs = 1 << Verb.TARGET
            choices = table.choices
        elif phase == Phase.SPIN:
            verbs = 1 << Verb.SPIN
        else:
            verbs = 1 << Verb.ACCEPT | 1 << Verb.OBJECT
    elif seat == table.out:
        return 0, 0, 0, 0
    elif phase == Phase.RACE:
        verbs = 1 << Verb.WIZZ
    elif phase == Phase.NOTICE and seat != table.turn and not table.objected >> seat & 1:
        verbs = 1 << Verb.OBJECT
    elif phase == Phase.TURN and table.jump_in:
        low, high = jump_ins(table, seat)
    elif phase == Phase.ANSWER and table.cloak_scope == CloakScope.ANYONE and (seat != table.turn or table.turned_up):
        low, high = cards_with(table, seat, Symbol.CLOAK)
    if low | high and not verbs >> Verb.DISCARD & 1:
        verbs |= 1 << Verb.PLAY
    return verbs | uno_verbs(table, seat), low, high, choices


@inlined
def is_quiet(table: Table) -> bool:
    """Whether nobody can have anything to do but the seat that is asked; a shortcut, so that not every seat is."""
    phase = table.phase
    return (
        table.owes == 0
        and phase != Phase.RACE
        and phase != Phase.NOTICE
        and not (phase == Phase.TURN and table.jump_in)
        and not (phase == Phase.ANSWER and table.cloak_scope == CloakScope.ANYONE)
    )


@rule
def uno_verbs(table: Table, seat: int) -> int:
    """Calling and catching, which any seat may do out of turn, unless UNO is called by itself."""
    verbs = 0
    if table.uno_call == UnoCall.AUTO:
        return verbs
    if catchable(table, seat):
        verbs |= 1 << Verb.CATCH
    before_laying = seat == table.asked and table.phase <= Phase.DRAWN
    if may_call_uno(table, seat, before_laying):
        verbs |= 1 << Verb.UNO
    return verbs


@rule
def catchable(table: Table, seat: int) -> int:
    """The other seats that owe UNO, as bits."""
    return table.owes & ~(1 << seat)


@inlined
def legal_in_turn(table: Table, seat: int) -> tuple[int, int, int]:
    """Lay a card that fits, or draw; a seat that cannot draw must lay if it can (X-16)."""
    low, high = fitting(table, seat)
    verbs = 0
    if can_draw(table) or low | high == 0:
        verbs = 1 << Verb.DRAW
    if table.wrong_card == WrongCard.PENALTY:
        low, high = legal_wild_draws(table, seat, table.low[seat], table.high[seat])
    return verbs, low, high


@rule
def legal_when_drawn(table: Table, seat: int) -> tuple[int, int, int]:
    """Lay the drawn card, or keep it where that is allowed; nobody has to bluff (X-13)."""
    low, high = fitting(table, seat)
    fits = has_card(low, high, table.drawn)
    verbs = 0
    if (
        not fits
        or table.drawn_card == DrawnCard.MAY
        or (table.drawn_card == DrawnCard.MUST_IF_VOLUNTARY and not table.voluntary)
        or (is_wild_draw(symbol_of(table, table.drawn)) and holds_colour(table, seat, table.colour))
    ):
        verbs = 1 << Verb.KEEP
    if table.wrong_card == WrongCard.PENALTY:
        low, high = legal_wild_draws(table, seat, table.low[seat], table.high[seat])
        return verbs, low, high
    low, high = only_card(low, high, table.drawn)
    return verbs, low, high


@rule
def only_card(low: int, high: int, card: int) -> tuple[int, int]:
    """Leave in a set nothing but one card."""
    if card < WORD:
        return low & 1 << card, 0
    return 0, high & 1 << (card - WORD)


@rule
def legal_answers(table: Table, seat: int) -> tuple[int, int, int]:
    """The answers of the victim of a card: accept it, challenge it, cancel it, pass it on (X-96)."""
    verbs = 1 << Verb.ACCEPT
    if can_challenge(table):
        verbs |= 1 << Verb.CHALLENGE
    low, high = cards_with(table, seat, Symbol.CLOAK)
    if can_stack(table):
        more_low, more_high = stackable(table, seat)
        more_low, more_high = legal_wild_draws(table, seat, more_low, more_high)
        low |= more_low
        high |= more_high
    return verbs, low, high


@rule
def jump_ins(table: Table, seat: int) -> tuple[int, int]:
    """The cards of a hand with exactly the face on top, which is no wild (house rule, X-148)."""
    card = top(table)
    if is_wild(table, card):
        return 0, 0
    low, high = same_face(table, card)
    return low & table.low[seat], high & table.high[seat]
