"""Steps of discarding: at the wheel, after war and race, and for the hero."""

from sabot.cards import Symbol
from sabot.kernel.codes import Ending, Event, Phase
from sabot.kernel.effects.colour import ask_colour
from sabot.kernel.effects.dispatch import act_out
from sabot.kernel.effects.hero import ask_hero_colour
from sabot.kernel.effects.war import nth_highest
from sabot.kernel.events import note
from sabot.kernel.hands import cards_with, hand_size, holds_colour, hue_of, is_empty, is_wild, number_cards, symbol_of
from sabot.kernel.piles import put_down, put_under, top
from sabot.kernel.primitives.card_sets import has_card, take
from sabot.kernel.primitives.rule import rule
from sabot.kernel.table import NOBODY, NOTHING, WILD_HUE, Table
from sabot.kernel.turns import ask, finish, pass_to
from sabot.kernel.uno import uno_after_discard
from sabot.options import WHEEL, Icon

ALMOST_UNO = 2
NUMBER_CARDS = 76
"""How many number cards the wheel is played with."""


@rule
def discardable(table: Table, seat: int) -> tuple[int, int]:
    """The cards that may be put down now in this step."""
    low = table.low[seat]
    high = table.high[seat]
    effect = table.effect
    if effect == WHEEL + Icon.ALMOST:
        if hand_size(table, seat) > ALMOST_UNO:
            return low, high
        return 0, 0
    if effect == WHEEL + Icon.NUMBER:
        if table.put:
            return cards_with(table, seat, table.fixed)
        return number_cards(table, seat)
    if effect == WHEEL + Icon.COLOUR:
        if table.put:
            return low & table.hue_low[table.fixed], high & table.hue_high[table.fixed]
        wilds = WILD_HUE + table.side
        return low & ~table.hue_low[wilds], high & ~table.hue_high[wilds]
    if table.put:
        return 0, 0
    if effect == WHEEL + Icon.WAR:
        return table.shown_low & low, table.shown_high & high
    return low, high


@rule
def must_discard(table: Table) -> bool:
    """Whether discarding cannot be declined: almost UNO, and a war won after a tie (W-037, W-049, X-133)."""
    if table.effect == WHEEL + Icon.WAR:
        return table.shown_low.bit_count() + table.shown_high.bit_count() > 1
    return table.effect == WHEEL + Icon.ALMOST


@rule
def forget_step(table: Table) -> None:
    """A step of discarding is over."""
    table.put = 0
    table.fixed = NOTHING
    table.shown_low = 0
    table.shown_high = 0


@rule
def ask_discard(table: Table, seat: int) -> None:
    """A seat discards, unless there is nothing it could put down."""
    ask(table, Phase.DISCARD, seat)
    low, high = discardable(table, seat)
    if low == 0 and high == 0:
        end_discards(table, seat)


@rule
def discard(table: Table, seat: int, card: int) -> None:
    """Put down a card through an effect; it only lies there (X-71, X-122)."""
    if table.effect == WHEEL + Icon.WAR:
        discard_shown(table, seat, card)
    else:
        fix(table, card)
        put_off(table, seat, card)
    if is_empty(table, seat) and table.out == NOBODY:
        finish(table, seat, Ending.DISCARDED)
        return
    low, high = discardable(table, seat)
    if low == 0 and high == 0:
        end_discards(table, seat)


@rule
def fix(table: Table, card: int) -> None:
    """The first card put down fixes the number or the colour of the step (W-038, W-040)."""
    if table.effect == WHEEL + Icon.NUMBER:
        table.fixed = symbol_of(table, card)
    elif table.effect == WHEEL + Icon.COLOUR:
        table.fixed = hue_of(table, card)


@rule
def put_off(table: Table, seat: int, card: int) -> None:
    """Move a card from a hand to the discard, on top; for the hero under its wild (X-111)."""
    take(table, seat, card)
    if table.effect == Symbol.HERO:
        put_under(table, card)
    else:
        put_down(table, card)
    table.put += 1
    note(table, Event.DISCARDED, seat, card, 1, table.effect)


@rule
def discard_shown(table: Table, seat: int, card: int) -> None:
    """The winner of a war puts down all it showed: the named card on top, the others under it as shown (X-133)."""
    for backwards in range(NUMBER_CARDS):
        shown = nth_highest(table, seat, NUMBER_CARDS - 1 - backwards)
        if shown != NOTHING and shown != card and has_card(table.shown_low, table.shown_high, shown):
            put_off(table, seat, shown)
    put_off(table, seat, card)


@rule
def decline(table: Table, seat: int) -> None:
    """Stop discarding, or put down nothing."""
    note(table, Event.DECLINED, seat, NOTHING, table.put, table.effect)
    end_discards(table, seat)


@rule
def end_discards(table: Table, seat: int) -> None:
    """The step is over: UNO may be due, and a wild on top is called (X-47, X-122, X-123)."""
    put = table.put
    forget_step(table)
    if put:
        uno_after_discard(table, seat)
    if table.effect == Symbol.HERO:
        ask_hero_colour(table)
    elif put == 0 or table.out != NOBODY:
        pass_to(table, table.following)
    elif table.wheel_cards_act:
        table.turn = seat
        table.guilty = int(holds_colour(table, seat, table.former))
        act_out(table, seat)
    elif is_wild(table, top(table)):
        ask_colour(table, table.effect, seat, table.following)
    else:
        pass_to(table, table.following)
