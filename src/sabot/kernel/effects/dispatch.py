"""Dispatch of effects: the same for a card that is laid, turned up first, or left on top by the wheel."""

from sabot.cards import NUMBERS, Symbol
from sabot.editions.rule_codes import RuleCode
from sabot.kernel.codes import Event, Phase
from sabot.kernel.effects.attack import attack
from sabot.kernel.effects.colour import ask_colour
from sabot.kernel.effects.hero import save_or_doom
from sabot.kernel.effects.swaps import pass_hands
from sabot.kernel.events import note
from sabot.kernel.hands import is_wild, symbol_of
from sabot.kernel.piles import top, turn_over
from sabot.kernel.primitives.card_sets import has_card
from sabot.kernel.primitives.rule import inlined, rule
from sabot.kernel.table import NOBODY, NOTHING, Table
from sabot.kernel.turns import after, ask, end_turn, pass_to, start_turn, take_turn
from sabot.options import TwoPlayerReverse


@rule
def is_whirl(table: Table, card: int) -> bool:
    """Whether a card has the whirl (wizz)."""
    return has_card(table.whirl_low, table.whirl_high, card)


@inlined
def act_out(table: Table, seat: int) -> None:
    """The card on top takes effect; the seat laid it or, for the first card, dealt it."""
    card = top(table)
    symbol = symbol_of(table, card)
    table.effect = symbol
    following = after(table, seat)
    if symbol < NUMBERS:
        number(table, seat, card)
    elif symbol < Symbol.SKIP_ALL:
        attack(table, seat)
    elif symbol == Symbol.SKIP_ALL:
        note(table, Event.SKIPPED_ALL, seat, NOTHING, 0, symbol)
        pass_to(table, seat)
    elif symbol == Symbol.REVERSE:
        reverse(table, seat)
    elif symbol == Symbol.FLIP:
        flip(table, seat)
    elif table.turned_up:
        ask_colour(table, symbol, following, following)
    elif symbol == Symbol.HERO or symbol == Symbol.VILLAIN:
        save_or_doom(table, seat)
    elif symbol == Symbol.HOWLER:
        ask_target(table, seat)
    else:
        ask_colour(table, symbol, seat, following)


@inlined
def number(table: Table, seat: int, card: int) -> None:
    """A number: the whirl makes the next seat spin; seven and zero where the house plays them; else nothing."""
    if is_whirl(table, card) and (table.first_wizz_spins or not table.turned_up):
        demand_spin(table, seat)
    elif table.seven_zero and not table.turned_up and table.effect == 7:
        ask_target(table, seat)
    elif table.seven_zero and not table.turned_up and table.effect == 0:
        pass_hands(table, table.direction, table.effect)
        pass_to(table, after(table, seat))
    else:
        pass_to(table, after(table, seat))


@rule
def demand_spin(table: Table, seat: int) -> None:
    """A whirl ends its layer's turn: the next seat must spin, even if the layer is out (W-034, W-058)."""
    out = table.out
    end_turn(table)
    if out == NOBODY:
        start_turn(table, Phase.SPIN, after(table, seat))
    else:
        take_turn(table, Phase.SPIN, after(table, seat))
        table.out = out


@rule
def ask_target(table: Table, seat: int) -> None:
    """The layer names any other seat; with a howler also itself where that is allowed (X-91)."""
    table.choices = (1 << table.seats) - 1
    if not (table.effect == Symbol.HOWLER and table.howler_self):
        table.choices &= ~(1 << seat)
    ask(table, Phase.TARGET, seat)


@rule
def reverse(table: Table, seat: int) -> None:
    """The direction turns, or between two the other is skipped (X-140, X-146); turned up, the dealer plays first."""
    if table.seats == 2 and table.two_player_reverse == TwoPlayerReverse.SKIP:
        attack(table, seat)
        return
    table.direction = -table.direction
    note(
        table,
        Event.REVERSED,
        seat,
        NOTHING,
        table.direction,
        RuleCode.VILLAIN_REVERSE if table.side else Symbol.REVERSE,
    )
    if table.turned_up:
        pass_to(table, seat)
    else:
        pass_to(table, after(table, seat))


@rule
def flip(table: Table, seat: int) -> None:
    """Everything is turned over; nothing that surfaces acts, but a wild is called (F-056 to F-059, X-103)."""
    turn_over(table)
    following = after(table, seat)
    if is_wild(table, top(table)):
        ask_colour(table, Symbol.FLIP, following if table.turned_up else seat, following)
    else:
        pass_to(table, following)
