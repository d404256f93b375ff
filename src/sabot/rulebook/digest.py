"""Reads the summaries of the rulebook: quick starts, and the differences between editions and between sheets."""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from sabot.editions import EDITIONS
from sabot.rulebook.book import read_yaml
from sabot.words.language import LANGUAGES

Texts = Mapping[str, str]
"""A text by language."""
COMPARED = ("001-en", "001-es", "001-fr", "001-pt", "000-fr")
"""The sheets of potter, as the option `sheet` names them."""


class Statement(NamedTuple):
    """A short statement, and the rules behind it."""

    texts: Texts
    rules: tuple[str, ...]


class Step(NamedTuple):
    """One step of a quick start."""

    name: Texts
    statement: Statement


class QuickStart(NamedTuple):
    """The quick start of an edition: what is special about it, and a few steps."""

    title: Texts
    special: Texts
    steps: tuple[Step, ...]


class Difference(NamedTuple):
    """A topic, and what each edition says about it."""

    topic: Texts
    statements: Mapping[str, Statement]


class Reading(NamedTuple):
    """A statement, and the sheets that make it."""

    sheets: tuple[str, ...]
    texts: Texts


class Comparison(NamedTuple):
    """A topic on which the sheets of one edition differ, what we play, and the options that play it otherwise."""

    topic: Texts
    rules: tuple[str, ...]
    options: tuple[str, ...]
    readings: tuple[Reading, ...]
    played: Texts

    def reading(self, sheet: str) -> Texts:
        """The statement of a sheet."""
        return _reading(self.readings, sheet)


def quick_start(edition: str) -> QuickStart:
    """The quick start of an edition."""
    document = _read("quickstart.yaml")
    entry = document[edition]
    steps = tuple(Step(_texts(document["names"][step["step"]]), _statement(step)) for step in entry["steps"])
    return QuickStart(_texts(entry["title"]), _texts(entry["special"]), steps)


def differences() -> tuple[Difference, ...]:
    """All topics on which the sheets differ."""
    return tuple(
        Difference(_texts(row["topic"]), {edition: _statement(row[edition]) for edition in EDITIONS})
        for row in _read("differences.yaml")
    )


@cache
def comparisons() -> tuple[Comparison, ...]:
    """All topics on which the sheets of potter differ."""
    return tuple(map(_comparison, _read("languages.yaml")))


def comparisons_about(rule: str) -> list[Comparison]:
    """The topics that concern a rule."""
    return [comparison for comparison in comparisons() if rule in comparison.rules]


@cache
def _read(name: str) -> Any:
    return read_yaml(files(__package__) / name)


def _comparison(row: Mapping[str, Any]) -> Comparison:
    readings = tuple(Reading(tuple(said["in"]), _texts(said)) for said in row["says"])
    play = row["play"]
    played = _reading(readings, play) if isinstance(play, str) else _texts(play)
    return Comparison(_texts(row["topic"]), tuple(row["rules"]), tuple(row.get("options", ())), readings, played)


def _reading(readings: Iterable[Reading], sheet: str) -> Texts:
    return next(reading.texts for reading in readings if sheet in reading.sheets)


def _texts(entry: Mapping[str, str]) -> Texts:
    return {language: entry[language] for language in LANGUAGES}


def _statement(entry: Mapping[str, Any]) -> Statement:
    return Statement(_texts(entry), tuple(entry["rules"]))
