"""The texts of sources, options and examples, shared by the terminal and the site."""

import json
import re
from collections.abc import Iterable
from typing import NamedTuple

from sabot.notation.options import format_value
from sabot.options import MATCH_OPTIONS, OPTIONS, Choice, Count, Flag, Option
from sabot.referee import judge
from sabot.rulebook.book import SHEETS, Rule, Source
from sabot.words.language import Language
from sabot.words.terminal_style import TerminalStyle
from sabot.words.transcript import transcript

ABSENCE = "absence"
"""The section name for a sheet that does not mention the rule."""


def source_text(source: Source, language: Language) -> str:
    """The source of a rule, or that the sheet does not mention it."""
    if source.section == ABSENCE:
        return language.say("rules-absence", sheet=SHEETS[source.sheet])
    return language.say("rules-cited", sheet=source.title, section=source.section)


def example(rule: Rule, language: Language, style: TerminalStyle, width: int) -> list[str]:
    """The referee's transcript of the example of a rule; empty if there is none."""
    return list(transcript(judge(json.dumps(rule.example)), style, language, width)) if rule.example else []


def first_sentence(text: str) -> str:
    """The first sentence of a text.

    >>> first_sentence("A wild stays. Nobody draws.")
    'A wild stays.'
    """
    return re.split(r"(?<=[.!?]) ", text, maxsplit=1)[0]


class Value(NamedTuple):
    """A value of an option and its meaning; one of the two may be empty."""

    text: str
    meaning: str = ""
    detail: str = ""
    """Of a sheet: what it plays otherwise."""


def options_about(rule: Rule) -> list[Option]:
    """The options that change a rule: those that it names, and those that refer to it."""
    return [option for option in (*OPTIONS, *MATCH_OPTIONS) if option.name in rule.options or rule.id in option.rulings]


def option_text(option: Option, language: Language, part: str = "") -> str:
    """The text of an option: its help, or a part such as its label or the meaning of a choice."""
    return language.say(f"option-{option.name}.{part}" if part else f"option-{option.name}")


def choice_part(choice: str) -> str:
    """The part of the catalogue that says what a choice means: a name of a part begins with a letter.

    >>> choice_part("may"), choice_part("001-es")
    ('may', 'sheet-001-es')
    """
    return "sheet-" + choice if choice[0].isdigit() else choice


def meaning(option: Option, language: Language, choice: str) -> str:
    """The meaning of a choice of an option."""
    return option_text(option, language, choice_part(choice))


def sheet_difference(sheet: str, language: Language) -> str:
    """How the rules of a printed sheet differ from ours, in one line."""
    return language.say(f"sheet-differs-{sheet}")


def values(option: Option, language: Language) -> list[Value]:
    """The possible values of an option."""
    kind = option.kind
    if isinstance(kind, Choice):
        return [
            Value(name, meaning(option, language, name), _detail(option, name, language)) for name in option.choices()
        ]
    if isinstance(kind, Flag):
        return [Value(format_value(value)) for value in (False, True)]
    if isinstance(kind, Count):
        numbers = [Value(str(number)) for number in kind.only]
        return numbers or [Value("", language.say("rules-numbers", least=kind.least))]
    return [Value("", language.say("rules-weights"))]


def _detail(option: Option, choice: str, language: Language) -> str:
    return sheet_difference(choice, language) if option.name == "sheet" else ""


def defaults(option: Option, language: Language, edition: str | None = None) -> str:
    """The default of an option, with those of single editions; or the one of an edition."""
    if option.default == {}:
        return language.say("rules-weights-default")
    if edition is not None:
        return language.say("rules-default", value=format_value(option.default_in(edition)))
    text = language.say("rules-default", value=format_value(option.default))
    for other, value in option.defaults.items():
        text = language.say("rules-default-in", usual=text, value=format_value(value), edition=other)
    return text


def row(parts: Iterable[str]) -> str:
    """Short texts in a row, separated by dots."""
    return " · ".join(parts)
