"""Whether a position in the middle of something could have come about: what is being resolved agrees with the table."""

from collections.abc import Callable

from sabot.cards import DRAW_COUNTS, SIDE_COLOURS, WILD_DRAWS, Symbol
from sabot.errors import Unreadable
from sabot.kernel.codes import Phase
from sabot.kernel.effects.attack import cards_due, is_answered
from sabot.kernel.hands import hue_of, is_empty, is_wild, symbol_of
from sabot.kernel.piles import top
from sabot.kernel.table import NOBODY, NOTHING, WILD_HUE, Table
from sabot.kernel.turns import after, left_of
from sabot.options import WHEEL, HeroTie, Icon, Stacking, WrongCard
from sabot.round import Round

_DISCARDING = frozenset(WHEEL + icon for icon in (Icon.ALMOST, Icon.NUMBER, Icon.COLOUR, Icon.WAR, Icon.RACE))
_OWN_CALL = frozenset({Symbol.WILD, *WILD_DRAWS, Symbol.HOWLER, Symbol.CLOAK, Symbol.FLIP})
"""Whose colour the seat calls whose turn it is."""
_FIRST_CALLS = frozenset({Symbol.WILD, Symbol.HERO, Symbol.FLIP})
_ATTACKS = frozenset({*DRAW_COUNTS, *WILD_DRAWS, Symbol.SKIP, Symbol.REVERSE})


def check_consistent(round_: Round) -> None:
    """Raise Unreadable if the phase could not have come about as the position tells it."""
    table = round_.table
    has_wheel = round_.edition.has_wheel
    _demand(has_wheel or (table.phase not in (Phase.SPIN, Phase.RACE) and table.effect < WHEEL), "no-wheel")
    _demand(round_.edition.is_two_sided or table.effect != Symbol.FLIP, "no-such-effect")
    _demand(table.former == NOTHING or table.former // SIDE_COLOURS == table.side, "former-other-side")
    if table.out != NOBODY:
        _check_out(table)
    if table.turned_up:
        _demand(table.turn == table.dealer or table.effect == Symbol.CLOAK, "dealer-turns-up")
    check = _CHECKS.get(table.phase)
    if check:
        check(table)


def _demand(holds: bool, code: str) -> None:
    if not holds:
        raise Unreadable(code, "pending")


def _check_out(table: Table) -> None:
    _demand(is_empty(table, table.out), "out-holds-nothing")
    if table.phase in (Phase.COLOUR, Phase.ANSWER):
        _demand(table.out == table.turn, "out-being-resolved")
    else:
        _demand(table.out not in (table.turn, table.asked), "out-takes-no-part")


def _check_drawn(table: Table) -> None:
    _demand(table.drawn != NOTHING, "drawn-needed")


def _check_colour(table: Table) -> None:
    effect = table.effect
    _demand(is_wild(table, top(table)), "colour-for-wild")
    _demand(effect in _DISCARDING or effect == Symbol.FLIP or effect == symbol_of(table, top(table)), "no-such-effect")
    _demand(table.out == NOBODY or effect == Symbol.WILD_COLOUR, "no-colour-for-last")
    _demand(table.following != NOBODY or table.out != NOBODY, "next-needed")
    if table.turned_up and effect != Symbol.CLOAK:
        first = left_of(table, table.dealer)
        _demand(effect in _FIRST_CALLS and table.asked == table.following == first, "first-calls")
    elif effect in (Symbol.HERO, Symbol.VILLAIN):
        _demand(table.asked in (table.victim, table.turn), "affected-calls")
    else:
        _demand(effect in _DISCARDING or (effect in _OWN_CALL and table.asked == table.turn), "another-calls")


def _check_answer(table: Table) -> None:
    effect = table.effect
    names_itself = effect == Symbol.HOWLER and table.howler_self == 1
    _demand(table.asked == table.victim and (table.victim != table.turn or names_itself), "victim-answers")
    _demand(effect == symbol_of(table, top(table)), "answered-on-top")
    if effect == Symbol.HOWLER:
        _demand(table.colour == NOTHING and table.out == NOBODY, "colour-after-howler")
        return
    _demand(effect in _ATTACKS and is_answered(table), "nobody-answers")
    _demand(table.victim == after(table, table.turn), "victim-follows")
    _demand(table.following == after(table, table.victim), "next-follows")
    _demand(table.colour != NOTHING or table.out != NOBODY, "colour-before-answer")
    stacked = table.due > cards_due(effect) > 0 and table.stacking != Stacking.OFF
    _demand(stacked or table.due == cards_due(effect), "due")


def _check_target(table: Table) -> None:
    everybody = (1 << table.seats) - 1
    _demand(table.asked == table.turn, "layer-names")
    _demand(table.effect == symbol_of(table, top(table)), "naming-on-top")
    if table.effect in (Symbol.HERO, Symbol.VILLAIN):
        _demand(table.hero_tie == HeroTie.LAYER and table.choices != 0, "choices-tied")
    else:
        names = table.effect == Symbol.HOWLER or (table.effect == 7 and table.seven_zero == 1)
        names_itself = table.effect == Symbol.HOWLER and table.howler_self == 1
        _demand(names and table.choices == everybody & ~(0 if names_itself else 1 << table.turn), "any-other-named")


def _check_discard(table: Table) -> None:
    effect = table.effect
    if effect == Symbol.HERO:
        _demand(symbol_of(table, top(table)) == effect, "hero-on-top")
        _demand(table.asked == table.victim and table.put == 0, "affected-discards")
    else:
        _demand(effect in _DISCARDING and table.following != NOBODY, "effect-needed")
    is_fixed = effect in (WHEEL + Icon.NUMBER, WHEEL + Icon.COLOUR) and table.put > 0
    _demand((table.fixed != NOTHING) == is_fixed, "fixed-by-first")
    _demand(effect != WHEEL + Icon.COLOUR or table.fixed < SIDE_COLOURS, "fixed-no-colour")
    _demand(effect not in (WHEEL + Icon.WAR, WHEEL + Icon.RACE) or table.put == 0, "nothing-put-down")
    shown = table.shown_low | table.shown_high
    _demand((shown != 0) == (effect == WHEEL + Icon.WAR), "shown-in-war")


def _check_notice(table: Table) -> None:
    _demand(table.wrong_card == WrongCard.PENALTY, "wrong-refused")
    _demand(table.asked == after(table, table.turn), "next-lets-stand")
    _demand(not table.objected or not (table.wrong or table.objected >> table.turn & 1), "objected-to-right")
    _demand(not table.objected >> table.asked & 1, "objected-stands")
    _demand(table.discard_size > 1 and table.former != NOTHING, "lies-on-another")
    under = hue_of(table, table.discard[table.discard_size - 2])
    _demand(under >= WILD_HUE or under == table.former, "former-under")


_CHECKS: dict[int, Callable[[Table], None]] = {
    Phase.DRAWN: _check_drawn,
    Phase.COLOUR: _check_colour,
    Phase.ANSWER: _check_answer,
    Phase.TARGET: _check_target,
    Phase.DISCARD: _check_discard,
    Phase.NOTICE: _check_notice,
}
