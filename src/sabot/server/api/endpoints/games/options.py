"""The choices for a table as data for forms and programs: editions, options, bots and phrases."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from sabot.bots import BUILT_IN, USUAL_BOT
from sabot.editions import EDITIONS
from sabot.options import (
    MATCH_OPTIONS,
    NO_SHEET,
    OPTIONS,
    SHEETS,
    Choice,
    Count,
    Flag,
    Icon,
    Option,
    Weights,
    options_of,
    sheets_of,
)
from sabot.options.kinds import HEAVIEST, LARGEST, Kind
from sabot.round import FEWEST, MOST, find_edition
from sabot.rulebook.digest import quick_start
from sabot.rulebook.effect_words import effect_texts
from sabot.rulebook.texts import meaning, option_text, sheet_difference
from sabot.server.api.endpoint import Query, endpoint
from sabot.server.api.request import ApiRequest
from sabot.server.tables.chat import PHRASES
from sabot.words.language import Language

KINDS: Mapping[type, str] = {Choice: "choice", Flag: "flag", Count: "number", Weights: "weights"}
"""The names of the kinds of options."""


class EditionShown(Struct, frozen=True):
    """One of the games."""

    name: str
    title: str
    special: str
    """What sets it apart from the other games."""
    cards: int
    fewest: int
    """The smallest number of players."""
    most: int
    options: dict[str, Any]
    """The defaults of its options."""
    format: dict[str, Any]
    """The defaults of the options of its matches."""


class Editions(Struct, frozen=True):
    """All games."""

    editions: list[EditionShown]


class OptionsQuery(Query, frozen=True):
    """Which options to list."""

    edition: str = ""
    """Only the options of this game, with its defaults."""


class ValueShown(Struct, frozen=True):
    """A value that an option can have, or an icon that gets a weight."""

    value: str | int
    label: str


class ChipShown(Struct, frozen=True):
    """An option as one tap on the first screen of a new table."""

    label: str
    value: Any
    """The value that the tap chooses."""


class EffectShown(Struct, frozen=True):
    """What a value of an option does to the game, as simulated."""

    value: Any
    """None if the text is about the whole option."""
    players: int
    """With how many players it was simulated; 0 if it was not."""
    text: str


class OptionShown(Struct, frozen=True):
    """An option of a round or a match."""

    name: str
    label: str
    help: str
    group: str
    """The part of a form for a round that it stands in."""
    kind: str
    """`choice`, `flag`, `number`, or `weights`: a number for each of its values."""
    values: list[ValueShown]
    """The possible values; a flag has none, and a number without values can be any from the least to the most."""
    least: int | None
    most: int | None
    default: Any
    defaults: dict[str, Any]
    """Defaults of editions that differ."""
    rulings: list[str]
    editions: list[str]
    """The editions that have it."""
    scorings: list[str]
    """The scorings that have it; empty means all."""
    chip: ChipShown | None
    """None if it is not offered on the first screen."""
    effects: list[EffectShown]
    """What its values do; empty unless one game is asked for."""


class SheetShown(Struct, frozen=True):
    """A printed sheet, by the letter of which a game can be played; or none of them."""

    name: str
    """A value of the option `sheet`."""
    edition: str
    """The game that it is for; empty for all."""
    about: str
    """How its rules differ from ours, in one line."""
    options: dict[str, Any]
    """The options that it sets; each may still be set otherwise."""


class Options(Struct, frozen=True):
    """All options."""

    options: list[OptionShown]
    """The options of a round."""
    format: list[OptionShown]
    """The options of a match."""
    sheets: list[SheetShown]


class BotsShown(Struct, frozen=True):
    """All bots, the strongest first."""

    bots: list[str]
    usual: str
    """The bot that plays for absent players."""


class PhraseShown(Struct, frozen=True):
    """A quick phrase of the chat."""

    phrase: str
    text: str


class Phrases(Struct, frozen=True):
    """All quick phrases."""

    phrases: list[PhraseShown]


@endpoint("GET", "/api/editions")
async def list_editions(request: ApiRequest) -> Editions:
    """The games that can be played."""
    return shown_editions(request.lang)


@endpoint("GET", "/api/options")
async def list_options(request: ApiRequest, query: OptionsQuery) -> Options:
    """Every option with its values, in words."""
    edition = find_edition(query.edition).name if query.edition else ""
    return shown_options(edition, request.language)


@endpoint("GET", "/api/bots")
async def list_bots(request: ApiRequest) -> BotsShown:
    """The bots that can have a seat."""
    return BotsShown(list(BUILT_IN), USUAL_BOT)


@endpoint("GET", "/api/phrases")
async def list_phrases(request: ApiRequest) -> Phrases:
    """The quick phrases of the chat."""
    return shown_phrases(request.language)


def shown_editions(lang: str) -> Editions:
    """All games, in a language."""
    return Editions([_edition(name, lang) for name in EDITIONS])


def shown_options(edition: str, language: Language) -> Options:
    """The options of an edition, or of every edition if it is empty."""

    def shown(options: tuple[Option, ...]) -> list[OptionShown]:
        wanted = [option for option in options if not edition or option.is_for(edition)]
        return [_option(option, edition, language) for option in wanted]

    sheets = sheets_of(edition) if edition else SHEETS.values()
    ours = SheetShown(NO_SHEET, "", sheet_difference(NO_SHEET, language), {})
    printed = [
        SheetShown(sheet.name, sheet.edition, sheet_difference(sheet.name, language), dict(sheet.sets))
        for sheet in sheets
    ]
    return Options(shown(OPTIONS), shown(MATCH_OPTIONS), [ours, *printed])


def shown_phrases(language: Language) -> Phrases:
    """All quick phrases, in a language."""
    return Phrases([PhraseShown(phrase, language.say(f"phrase-{phrase}")) for phrase in PHRASES])


def _edition(name: str, lang: str) -> EditionShown:
    edition, start = EDITIONS[name], quick_start(name)
    usual = {option.name: option.default_code(name) for option in options_of(name)}
    return EditionShown(
        name,
        start.title[lang],
        start.special[lang],
        len(edition.deck(usual)),
        FEWEST,
        MOST,
        _defaults(name, OPTIONS),
        _defaults(name, MATCH_OPTIONS),
    )


def _defaults(edition: str, options: tuple[Option, ...]) -> dict[str, Any]:
    return {option.name: _default(option, edition) for option in options_of(edition, options)}


def _default(option: Option, edition: str) -> Any:
    return option.default_in(edition)


def _option(option: Option, edition: str, language: Language) -> OptionShown:
    return OptionShown(
        option.name,
        option_text(option, language, "label"),
        option_text(option, language),
        option.group,
        KINDS[type(option.kind)],
        _values(option, edition, language),
        *_bounds(option.kind),
        _default(option, edition),
        dict(option.defaults),
        list(option.rulings),
        list(option.editions or EDITIONS),
        list(option.scorings),
        _chip(option, edition, language),
        [EffectShown(*one) for one in effect_texts(option, edition, language)] if edition else [],
    )


def _chip(option: Option, edition: str, language: Language) -> ChipShown | None:
    """The chip of an option, unless the edition is played so anyway."""
    if option.chip is None or option.chip == _default(option, edition):
        return None
    return ChipShown(option_text(option, language, "chip"), option.chip)


def _values(option: Option, edition: str, language: Language) -> list[ValueShown]:
    """The values of an option, if they can be listed."""
    kind = option.kind
    if isinstance(kind, Choice):
        return [ValueShown(name, meaning(option, language, name)) for name in option.choices(edition)]
    if isinstance(kind, Flag):
        return []
    if isinstance(kind, Count):
        return [ValueShown(number, str(number)) for number in kind.only]
    return [ValueShown(icon, language.say("icon", icon=icon)) for icon in Icon.names()]


def _bounds(kind: Kind) -> tuple[int | None, int | None]:
    """The least and the most value, for an option that can be any number between them."""
    if isinstance(kind, Weights):
        return 0, HEAVIEST
    return (kind.least, LARGEST) if isinstance(kind, Count) and not kind.only else (None, None)
