"""The rule codes that can occur in an edition."""

from sabot.cards import NUMBERS, Symbol
from sabot.editions import Edition
from sabot.editions.rule_codes import COLOUR_AFTER, FIRST, LAID, SCORED, WON_MATCH, RuleCode
from sabot.options import ICONS, WHEEL, Scoring

_OF_WHEEL = {RuleCode.SPIN_DUE, RuleCode.WAR_WINNER, RuleCode.WAR_TIE, RuleCode.NO_WAR}
_OF_SYMBOLS = {
    Symbol.CLOAK: {RuleCode.CLOAK_ANSWERS},
    Symbol.FLIP: {RuleCode.VILLAIN_REVERSE, RuleCode.FIRST_FLIP_COLOUR, COLOUR_AFTER + Symbol.FLIP},
    Symbol.WILD_COLOUR: {RuleCode.COLOUR_CHALLENGE, RuleCode.COLOUR_GUILTY, RuleCode.COLOUR_INNOCENT},
}
_OF_SOME = _OF_WHEEL.union(*_OF_SYMBOLS.values())


def codes_of(edition: Edition) -> set[int]:
    """Every rule code that an edition must cite a rule for."""
    faces = {*edition.fronts, *edition.backs}
    symbols = {face.symbol for face in faces}
    codes = set(RuleCode.codes().values()) - _OF_SOME
    codes |= {start + scoring for start in (SCORED, WON_MATCH) for scoring in Scoring.codes().values()}
    codes |= {LAID + symbol for symbol in symbols} | {symbol for symbol in symbols if symbol >= NUMBERS}
    codes |= {FIRST + face.symbol for face in edition.fronts}
    codes |= {COLOUR_AFTER + face.symbol for face in faces if face.is_wild}
    codes |= {code for symbol in symbols for code in _OF_SYMBOLS.get(symbol, ())}
    if edition.has_wheel:
        codes |= _OF_WHEEL | {start + WHEEL + icon for start in (0, COLOUR_AFTER) for icon in range(ICONS)}
    return codes
