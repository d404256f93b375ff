"""Prints several studies side by side."""

from rich.console import Console
from rich.table import Table

from sabot.lab.measures.estimates import Estimate, length_of
from sabot.lab.reporting.report_parts import (
    difference_words,
    headline,
    new_table,
    print_section,
    unit_of_length,
    with_margin,
)
from sabot.lab.reporting.terminal_charts import ranges
from sabot.lab.variation import Comparison
from sabot.words.language import Language


def report_comparison(comparison: Comparison, console: Console, language: Language) -> None:
    """Print a row for each value, a chart, and a conclusion for each value."""
    summaries = comparison.summaries
    study = summaries[0].study
    message = "lab-headline-vary-matches" if study.matches else "lab-headline-vary-rounds"
    print_section(console, headline(message, summaries, language, name=comparison.variation.name))
    title = language.say("lab-vary-title-matches" if study.matches else "lab-vary-title-rounds")
    lengths = [length_of(summary.counts) for summary in summaries]
    unit = language.say(f"lab-column-{unit_of_length(study)}")
    chart = ranges(comparison.variation.texts, lengths, unit, console.width, language)
    print_section(console, title, _table(comparison, lengths, language), chart)
    print_section(console, "\n".join(_sentences(comparison, language)))


def _table(comparison: Comparison, lengths: list[Estimate], language: Language) -> Table:
    of_rounds = [] if comparison.summaries[0].study.matches else ["first"]
    table = new_table(language, "", "mean", "difference", *of_rounds)
    table.columns[0].header = comparison.variation.name
    for place, (text, summary) in enumerate(zip(comparison.variation.texts, comparison.summaries, strict=True)):
        difference = with_margin(comparison.gaps[place], "+.2f", language) if place else ""
        first = [] if summary.first is None else [with_margin(summary.first, ".2%", language)]
        table.add_row(text, with_margin(lengths[place], ".2f", language), difference, *first)
    return table


def _sentences(comparison: Comparison, language: Language) -> list[str]:
    """A conclusion for each value, compared with the first."""
    first, *others = (f"{comparison.variation.name}={text}" for text in comparison.variation.texts)
    message = "lab-vary-matches" if comparison.summaries[0].study.matches else "lab-vary-rounds"
    gaps = comparison.gaps[1:]
    return [
        language.say(message, **_in_words(gap, language), first=first, value=other)
        for other, gap in zip(others, gaps, strict=True)
    ]


def _in_words(gap: Estimate, language: Language) -> dict[str, str]:
    """The words for a difference; `same` if all lengths are equal."""
    words = difference_words(gap, language)
    return words | {"clear": "same"} if gap.low == gap.high == 0 else words
