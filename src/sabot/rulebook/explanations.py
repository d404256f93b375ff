"""Explains what lies on a table in two lines: what it is, and what it does in an edition with the options of a table.

What it does is told in the words of the rules that the kernel cites. No rule is worded a second time here.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from sabot.cards import NUMBERS, Face, Symbol, format_face, parse_face
from sabot.editions import EDITIONS, Edition
from sabot.editions.rule_codes import LAID, SCORED, WON_MATCH, RuleCode
from sabot.errors import Unreadable
from sabot.notation.options import format_value
from sabot.options import MATCH_OPTIONS, WHEEL, Choice, Flag, Icon, Option, Scoring, options_of, resolve, settings
from sabot.rulebook.book import Rule, find_rule
from sabot.rulebook.card_rules import rules_of_face, with_rulings
from sabot.rulebook.texts import meaning, option_text, options_about, row
from sabot.words.language import Language
from sabot.words.names import face_name

CARD, ICON, MATCH_KIND = "card", "icon", "match"
THINGS: Mapping[str, tuple[int, ...]] = {
    "draw": (RuleCode.DRAW, RuleCode.DRAWN_MAY_BE_LAID),
    "discard": (RuleCode.MATCH,),
    "colour": (RuleCode.MATCH,),
    "direction": (Symbol.REVERSE,),
    "hand": (RuleCode.MATCH, RuleCode.OUT),
    "seat": (RuleCode.UNO, RuleCode.CATCH),
    "uno": (RuleCode.UNO, RuleCode.CATCH),
    "dealer": (RuleCode.DEAL, RuleCode.NEXT_DEALER),
    "wheel": (RuleCode.SPIN,),
    "challenge": (RuleCode.CHALLENGE, RuleCode.GUILTY, RuleCode.INNOCENT),
    "time": (),
    "clock": (),
}
"""What lies on a table beside cards and icons, and the codes of its rules. A clock has none: no sheet knows of it."""


class Explanation(NamedTuple):
    """What something is, what it does, what this table plays otherwise, and the rule to read more in."""

    what: str
    does: str
    here: tuple[str, ...]
    rule: str


def explain(
    what: str, edition: str, options: Mapping[str, Any], format_: Mapping[str, Any], language: Language
) -> Explanation:
    """Explain a thing: `card R7`, `icon war`, `match`, or one of `THINGS`; or raise Unreadable.

    The options of the round and the format of the match are those that the table has chosen.
    """
    game = EDITIONS[edition]
    kind, _, rest = what.partition(" ")
    face = parse_face(rest) if kind == CARD else None
    if face is not None and face in {**game.fronts, **game.backs}:
        return _card(face, game, options, language)
    if kind == ICON and rest in Icon.names() and game.has_wheel:
        codes = (WHEEL + Icon.names().index(rest),)
        return _thing(language.say("icon", icon=rest), codes, game, options, language)
    if what == MATCH_KIND:
        return _match(game, format_, language)
    if what in THINGS:
        name = language.say("explain-what", thing=what)
        if not THINGS[what]:
            return Explanation(name, language.say("explain-does", thing=what), (), "")
        return _thing(name, THINGS[what], game, options, language)
    raise Unreadable("no-such-thing", "what", value=repr(rest or what))


def _card(face: Face, game: Edition, options: Mapping[str, Any], language: Language) -> Explanation:
    copies = game.faces(resolve(game.name, options))[face]
    facts = (
        face_name(format_face(face), language),
        language.say("explain-copies", number=copies),
        language.say("points", number=game.value(face.symbol)),
    )
    own = _rules(_codes_of(face), game)
    if face.whirl:
        own = [*_found(game.whirl_rules[:1]), *own]
    here = _here(rules_of_face(face, game), game, options, language)
    return Explanation(row(facts), _wording(own, language), here, own[0].id)


def _codes_of(face: Face) -> Iterator[int]:
    """The codes of what a card does, and of when it may be played. A number does nothing by itself."""
    if face.symbol == Symbol.CLOAK:
        yield RuleCode.CLOAK_ANSWERS
    if face.symbol >= NUMBERS:
        yield face.symbol
    yield LAID + face.symbol


def _match(game: Edition, format_: Mapping[str, Any], language: Language) -> Explanation:
    """How the match is won, and what of it this table has chosen."""
    chosen = {option.name: format_.get(option.name, option.default) for option in MATCH_OPTIONS}
    code = Scoring.codes()[chosen["scoring"]]
    here = tuple(
        _setting(option, chosen[option.name], language)
        for option in MATCH_OPTIONS
        if option.name != "scoring" and chosen[option.name] != option.defaults.get(game.name, option.default)
    )
    own = _rules((SCORED + code, WON_MATCH + code), game)
    return Explanation(language.say("explain-what", thing=MATCH_KIND), _wording(own, language), here, own[0].id)


def _thing(
    name: str, codes: tuple[int, ...], game: Edition, options: Mapping[str, Any], language: Language
) -> Explanation:
    """Explain by the rules of some codes."""
    own = _rules(codes, game)
    here = _here(with_rulings(own, game), game, options, language)
    return Explanation(name, _wording(own, language), here, own[0].id)


def _rules(codes: Iterable[int], game: Edition) -> list[Rule]:
    """The rules of some codes, each once."""
    return _found(dict.fromkeys(game.cite(code) for code in codes if game.cites(code)))


def _found(ids: Iterable[str]) -> list[Rule]:
    return [rule for id_ in ids if (rule := find_rule(id_)) is not None]


def _wording(rules: list[Rule], language: Language) -> str:
    return " ".join(rule.wordings[language.code].rule for rule in rules)


def _here(rules: Iterable[Rule], game: Edition, options: Mapping[str, Any], language: Language) -> tuple[str, ...]:
    """What a table plays otherwise, of the options that change some rules."""
    about = {option.name for rule in rules for option in options_about(rule)}
    chosen, usual = settings(game.name, options), settings(game.name, {})
    return tuple(
        _setting(option, chosen[option.name], language)
        for option in options_of(game.name)
        if option.name in about and chosen[option.name] != usual[option.name]
    )


def _setting(option: Option, value: Any, language: Language) -> str:
    """An option and its value, in words."""
    if isinstance(option.kind, Flag):
        return f"{option_text(option, language)} {language.say('page-new-yes' if value else 'page-new-no')}"
    said = meaning(option, language, value) if isinstance(option.kind, Choice) else format_value(value)
    return language.say("at-place", place=option_text(option, language, "label"), text=said)
