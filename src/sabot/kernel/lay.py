"""Laying a card: in turn, out of turn where the house jumps in, or to pass an attack on; and objections to it."""

from sabot.cards import Symbol
from sabot.editions.rule_codes import LAID, RuleCode
from sabot.kernel.codes import Ending, Event, Phase, Tally
from sabot.kernel.effects.attack import attack, cards_due
from sabot.kernel.effects.colour import ask_colour
from sabot.kernel.effects.dispatch import act_out, demand_spin, is_whirl
from sabot.kernel.events import note
from sabot.kernel.hands import hand_size, holds_colour, is_empty, symbol_of
from sabot.kernel.matching import fitting
from sabot.kernel.piles import draw_many, put_down, take_back, top, turn_over
from sabot.kernel.primitives.card_sets import give, has_card, take
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import NOBODY, NOTHING, Table
from sabot.kernel.turns import after, ask, finish, start_turn
from sabot.kernel.uno import close_window, forget_uno, owe_uno, void_call
from sabot.options import LastFlip, WrongCard


@rule
def is_right(table: Table, seat: int, card: int) -> bool:
    """Whether laying the card is right: it fits and, after a draw, is the drawn one (X-55)."""
    if table.phase == Phase.DRAWN and card != table.drawn:
        return False
    low, high = fitting(table, seat)
    return has_card(low, high, card)


@inlined
def lay(table: Table, seat: int, card: int) -> None:
    """Lay a card in turn; others may first have to let it stand (X-54)."""
    wrong = 0
    law = law_of_lay(table, seat, card) if table.recording else 0
    if seat != table.turn:
        void_call(table, table.turn)
        table.turn = seat
    elif table.wrong_card == WrongCard.PENALTY and not is_right(table, seat, card):
        wrong = 1
    put_on_top(table, seat, card, law)
    if table.wrong_card == WrongCard.PENALTY:
        table.wrong = wrong
        ask(table, Phase.NOTICE, after(table, seat))
    else:
        stand(table)


@rule
def law_of_lay(table: Table, seat: int, card: int) -> int:
    """Why the card may be laid."""
    if seat != table.turn:
        return RuleCode.JUMP_IN
    if table.phase == Phase.DRAWN:
        return RuleCode.DRAWN_MAY_BE_LAID
    return LAID + symbol_of(table, card)


@inlined
def put_on_top(table: Table, seat: int, card: int, law: int) -> None:
    """Move the card from the hand to the discard: a turn begins, UNO may be due, a bluff is recorded (X-39, X-43)."""
    close_window(table)
    table.drawn = NOTHING
    table.voluntary = 0
    take(table, seat, card)
    put_down(table, card)
    table.guilty = int(table.colour == NOTHING and holds_colour(table, seat, table.former))
    if table.recording:
        note(table, Event.PLAYED, seat, card, 1, law)
    if hand_size(table, seat) == 1:
        owe_uno(table, seat, late=False)
    else:
        void_call(table, seat)


@rule
def stack(table: Table, seat: int, card: int) -> None:
    """Pass an attack on to the next seat with a draw card of one's own (house rule, X-25)."""
    table.turns += 1 - table.turned_up
    table.turned_up = 0
    table.turn = seat
    put_on_top(table, seat, card, RuleCode.STACK)
    stand(table)


@inlined
def stand(table: Table) -> None:
    """The card on top takes effect; an empty hand ends the round after what a last card still does (X-66)."""
    seat = table.turn
    if is_empty(table, seat):
        last_card(table, seat)
    else:
        act_out(table, seat)


@rule
def stand_undisputed(table: Table) -> None:
    """Nobody can take the card back any more: it takes effect, and a reshuffle leaves only the top (X-54, X-58)."""
    table.phase = Phase.TURN
    stand(table)


@rule
def last_card(table: Table, seat: int) -> None:
    """Of last cards only draw cards and the whirl still act; wild+colour asks its layer for the colour (X-66, X-67)."""
    card = top(table)
    symbol = symbol_of(table, card)
    table.out = seat
    table.effect = symbol
    if symbol == Symbol.WILD_COLOUR:
        ask_colour(table, symbol, seat, NOBODY)
    elif cards_due(symbol) > 0:
        attack(table, seat)
    elif is_whirl(table, card):
        demand_spin(table, seat)
    else:
        if symbol == Symbol.FLIP and table.last_flip == LastFlip.NEW:
            turn_over(table)
        table.turns += 1
        finish(table, seat, Ending.LAID)


@rule
def object_to_card(table: Table, seat: int) -> None:
    """A wrong card goes back, its layer draws two and loses the turn; a right one stays (P-068, P-069, X-54).

    A seat objects only once to a card. When the next seat was wrong to object, the card stands: nobody else is asked.
    """
    note(table, Event.OBJECTED, seat, NOTHING, table.wrong, RuleCode.NOTICE)
    if not table.wrong:
        table.objected |= 1 << seat
        if seat == table.asked:
            stand_undisputed(table)
        return
    layer = table.turn
    card = take_back(table)
    give(table, layer, card)
    forget_uno(table, layer)
    table.tally[Tally.WRONG_CARDS] += 1
    note(table, Event.TOOK_BACK, layer, card, 1, RuleCode.WRONG_CARD)
    table.phase = Phase.TURN
    draw_many(table, layer, 2, RuleCode.WRONG_CARD)
    table.turns += 1
    start_turn(table, Phase.TURN, after(table, layer))
