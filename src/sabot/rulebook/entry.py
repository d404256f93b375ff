"""Formats one rule for the terminal: its text, its sources, the options that change it, and its example."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sabot.options import Option
from sabot.rulebook.book import Rule, find_rule
from sabot.rulebook.digest import Comparison, comparisons_about
from sabot.rulebook.texts import (
    Value,
    defaults,
    example,
    first_sentence,
    option_text,
    options_about,
    row,
    source_text,
    values,
)
from sabot.words.language import Language
from sabot.words.terminal_style import TerminalStyle

INDENT = 3


def entry(rule: Rule, language: Language, style: TerminalStyle, width: int) -> RenderableType:
    """Everything that the book has about a rule, for a width."""
    head = Text.assemble((rule.id, "bold"), "  ", (row((*rule.editions, rule.chapter.titles[language.code])), "dim"))
    facts = grid()
    for label, fact in _facts(rule, language):
        facts.add_row(Text(language.say(f"rules-{label}"), "dim"), fact)
    return Group(head, "", *_wording(rule, language), facts, *_example(rule, language, style, width))


def grid() -> Table:
    """A table of labels and wrapped texts."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    return table


def _wording(rule: Rule, language: Language) -> Iterator[RenderableType]:
    wording = rule.wordings[language.code]
    if not rule.is_ruling:
        yield from (wording.rule, "")
        return
    for label, text in (("sheets", wording.sheets), ("play", wording.rule), ("why", wording.why)):
        yield Text(language.say(f"rules-{label}"), "bold")
        yield Padding(text, (0, 0, 1, INDENT))


def _facts(rule: Rule, language: Language) -> Iterator[tuple[str, RenderableType]]:
    yield "source", "\n".join(source_text(source, language) for source in rule.sources)
    for comparison in comparisons_about(rule.id):
        yield "compared", _comparison(comparison, language)
    options = options_about(rule)
    if options:
        yield "otherwise", Group(*(_option(option, language) for option in options))
    if rule.see:
        table = grid()
        for other in filter(None, map(find_rule, rule.see)):
            table.add_row(Text(other.id, "bold"), first_sentence(other.wordings[language.code].rule))
        yield "see", table


def _comparison(comparison: Comparison, language: Language) -> RenderableType:
    table = grid()
    for reading in comparison.readings:
        table.add_row(Text(" ".join(reading.sheets), "bold"), reading.texts[language.code])
    return Group(comparison.topic[language.code], Padding(table, (0, 0, 0, INDENT)))


def _option(option: Option, language: Language) -> RenderableType:
    head = Text.assemble((option.name, "bold"), "  ", option_text(option, language))
    choice = Group(_values(values(option, language)), defaults(option, language))
    return Group(head, Padding(choice, (0, 0, 0, INDENT)))


def _values(choices: list[Value]) -> RenderableType:
    if not all(value.text and value.meaning for value in choices):
        return row(value.text or value.meaning for value in choices)
    table = grid()
    for value in choices:
        table.add_row(Text(value.text, "bold"), "\n".join(filter(None, (value.meaning, value.detail))))
    return table


def _example(rule: Rule, language: Language, style: TerminalStyle, width: int) -> Iterator[RenderableType]:
    lines = example(rule, language, style, width - INDENT)
    if lines:
        yield ""
        yield Text(language.say("rules-example"), "bold")
    for line in lines:
        indent = INDENT + len(line) - len(line.lstrip())
        yield Padding(Text.from_ansi(line.lstrip()), (0, 0, 0, indent))
