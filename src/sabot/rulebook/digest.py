"""The book in short: a quick start for each edition, and how the editions differ."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from sabot.editions import EDITIONS
from sabot.rulebook.book import read_page
from sabot.words.language import LANGUAGES

Texts = Mapping[str, str]
"""The same text by language."""


class Statement(NamedTuple):
    """Something said in short, and the rules behind it."""

    texts: Texts
    rules: tuple[str, ...]


class Step(NamedTuple):
    """One step of a quick start."""

    name: Texts
    statement: Statement


class QuickStart(NamedTuple):
    """What one needs to begin: what is special about an edition, and a few steps."""

    title: Texts
    special: Texts
    steps: tuple[Step, ...]


class Difference(NamedTuple):
    """A topic, and what each edition says about it."""

    topic: Texts
    statements: Mapping[str, Statement]


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
def _read(name: str) -> Any:
    return read_page(files(__package__) / name)


def _texts(entry: Mapping[str, str]) -> Texts:
    return {language: entry[language] for language in LANGUAGES}


def _statement(entry: Mapping[str, Any]) -> Statement:
    return Statement(_texts(entry), tuple(entry["rules"]))
