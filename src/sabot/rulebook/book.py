"""Reads the rulebook: one file per chapter, each rule once, with its texts in four languages."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, NamedTuple

import yaml

from sabot.editions import EDITIONS
from sabot.words.language import LANGUAGES, Language

RULINGS = "rulings"
FOLDERS = {edition.letter: edition.name for edition in EDITIONS.values()} | {"X": RULINGS}
"""The folder of the rules, by the first letter of their ids."""
SHEETS = {number: title for edition in EDITIONS.values() for number, title in edition.sheets.items()}
"""The printed sheets of all editions."""
_KEY = re.compile(r"^  ([A-Z]-\d+):$", re.MULTILINE)
"""The id of a rule, as a key of its chapter."""
_NARROW_BLANK = re.compile(r" (?=[;!?])|(?<=\d) (?=\d{3}\b)")
_FRENCH_BLANK = re.compile(" (?=[:»])|(?<=«) ")


class Source(NamedTuple):
    """The source of a rule: the sheet, its language if only that one has the rule, and the section."""

    sheet: str
    language: str | None
    section: str

    @property
    def title(self) -> str:
        """The title of the sheet, with the language if it is named."""
        return f"{SHEETS[self.sheet]}, {self.language}" if self.language else SHEETS[self.sheet]


class Wording(NamedTuple):
    """A rule in one language; for a ruling also what the sheets say, and the reason for it."""

    rule: str
    sheets: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the book: its folder and file name, and its title by language."""

    folder: str
    name: str
    titles: Mapping[str, str] = field(compare=False)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule or ruling."""

    id: str
    chapter: Chapter
    editions: tuple[str, ...]
    sources: tuple[Source, ...]
    see: tuple[str, ...]
    """Other rules worth reading."""
    options: tuple[str, ...]
    """Options that change the rule."""
    wordings: Mapping[str, Wording] = field(compare=False)
    example: Mapping[str, Any] | None = field(compare=False)
    """A position with a script, and the expected result."""

    @property
    def is_ruling(self) -> bool:
        """Whether it is our decision where the sheets disagree or are silent."""
        return self.chapter.folder == RULINGS

    def as_json(self) -> dict[str, Any]:
        """The rule as plain data, in every language."""
        return {
            "id": self.id,
            "chapter": dict(self.chapter.titles),
            "editions": list(self.editions),
            "sources": [{**source._asdict(), "title": SHEETS[source.sheet]} for source in self.sources],
            "see": list(self.see),
            "options": list(self.options),
            "wordings": {language: _without_blanks(wording) for language, wording in self.wordings.items()},
            "example": self.example,
        }


def quoted(id_: str, language: Language) -> str:
    """A rule as a refusal quotes it.

    >>> from sabot.words.language import speak
    >>> quoted("D-030", speak("en"))
    'You may decide not to play a card that fits, but then you must draw 1 card. (D-030)'
    """
    rule = find_rule(id_)
    wording = "" if rule is None else rule.wordings[language.code].rule
    return language.say("quoted", rule=wording, id=id_)


def find_rule(id_: str) -> Rule | None:
    """The rule of an id, or None; only its chapter is parsed."""
    folder = FOLDERS.get(id_[:1])
    file = None if folder is None else _chapters_by_rule(folder).get(id_)
    return None if folder is None or file is None else _chapter(folder, file)[id_]


def rules() -> Iterator[Rule]:
    """All rules, sheet by sheet, then the rulings."""
    for folder in FOLDERS.values():
        yield from _folder(folder).values()


def chapters(folder: str) -> dict[Chapter, list[Rule]]:
    """The chapters of a folder with their rules, in order."""
    return by_chapter(_folder(folder).values())


def by_chapter(rules: Iterable[Rule]) -> dict[Chapter, list[Rule]]:
    """Rules grouped by chapter."""
    found: dict[Chapter, list[Rule]] = {}
    for rule in rules:
        found.setdefault(rule.chapter, []).append(rule)
    return found


@cache
def _chapters_by_rule(folder: str) -> dict[str, str]:
    """The file of each rule of a folder, by the keys in it."""
    pages = (files(__package__) / "rules" / folder).iterdir()
    return {id_: page.name for page in pages for id_ in _KEY.findall(page.read_text("utf-8"))}


@cache
def _chapter(folder: str, file: str) -> dict[str, Rule]:
    return {rule.id: rule for rule in _read(folder, files(__package__) / "rules" / folder / file)}


@cache
def _folder(folder: str) -> dict[str, Rule]:
    names = sorted(set(_chapters_by_rule(folder).values()))
    found = [rule for name in names for rule in _chapter(folder, name).values()]
    return {rule.id: rule for rule in sorted(found, key=lambda rule: (rule.id[0], int(rule.id[2:])))}


def read_yaml(file: Traversable) -> Any:
    """The content of a YAML file, with no-break spaces before French punctuation and between thousands."""
    return _typeset(yaml.load(file.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)))


def _typeset(page: Any) -> Any:
    match page:
        case dict():
            return {key: _typeset(part) for key, part in page.items()}
        case list():
            return [_typeset(part) for part in page]
        case str():
            narrow = _NARROW_BLANK.sub("\N{NARROW NO-BREAK SPACE}", page)
            return _FRENCH_BLANK.sub("\N{NO-BREAK SPACE}", narrow)
    return page


def _read(folder: str, file: Traversable) -> Iterator[Rule]:
    document = read_yaml(file)
    chapter = Chapter(folder, file.name.removesuffix(".yaml"), document["chapter"])
    for id_, entry in document["rules"].items():
        editions = tuple(entry.get("editions", EDITIONS)) if folder == RULINGS else (folder,)
        yield Rule(
            id_,
            chapter,
            editions,
            tuple(map(_source, entry["source"])),
            tuple(entry.get("see", ())),
            tuple(entry.get("options", ())),
            {language: _wording(entry[language]) for language in LANGUAGES},
            entry.get("example"),
        )


def _source(text: str) -> Source:
    sheet, _, section = text.partition(" ")
    number, _, language = sheet.partition("-")
    return Source(number, language or None, section)


def _wording(entry: str | dict[str, str]) -> Wording:
    return Wording(entry) if isinstance(entry, str) else Wording(entry["rule"], entry["sheets"], entry["why"])


def _without_blanks(wording: Wording) -> dict[str, str]:
    return {part: text for part, text in wording._asdict().items() if text}
