"""Formats the answers of the rulebook for the terminal."""

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.text import Text

from sabot.cards import format_face
from sabot.editions import EDITIONS
from sabot.rulebook.book import RULINGS, Rule, by_chapter, chapters
from sabot.rulebook.card_rules import CardRules
from sabot.rulebook.digest import quick_start
from sabot.rulebook.entry import entry, grid
from sabot.rulebook.queries import Answer, Cards, Entries, Hits, WholeBook
from sabot.rulebook.texts import row
from sabot.rulebook.word_search import Hit, places
from sabot.words.language import Language
from sabot.words.names import face_name
from sabot.words.terminal_style import TerminalStyle

MARKED = "reverse"
"""The style of the words that were searched for."""
QUESTIONS = {
    "id": "sabot rules D-024",
    "card": "sabot rules wild+4",
    "words": "sabot rules draw pile",
    "edition": "sabot rules --edition flip",
    "html": "sabot rules --html DIR",
}
"""Example commands by kind of question."""


def show(answer: Answer, language: Language, style: TerminalStyle, width: int) -> RenderableType:
    """An answer, formatted for a width."""
    if isinstance(answer, Entries):
        return Group(*_between([entry(rule, language, style, width) for rule in answer.rules]))
    if isinstance(answer, Cards):
        return Group(*(part for card in answer.cards for part in _card(card, language)))
    if isinstance(answer, Hits):
        return Group(*_hits(answer, language))
    if isinstance(answer, WholeBook) and answer.edition:
        return Group(*_edition(answer.edition, answer.rules, language))
    return Group(*_contents(language))


def _contents(language: Language) -> Iterator[RenderableType]:
    yield Text(language.say("rules-title"), "bold")
    for edition in EDITIONS:
        yield from _part(edition, "rules-count", quick_start(edition).title[language.code], language)
    yield from _part(RULINGS, "rules-rulings-count", language.say("rules-rulings-purpose"), language)
    yield ""
    table = grid()
    for question, example in QUESTIONS.items():
        table.add_row(Text(example, "bold"), language.say(f"rules-ask-{question}"))
    yield table


def _part(folder: str, count: str, title: str, language: Language) -> Iterator[RenderableType]:
    """A part of the book: its size and its chapters."""
    found = chapters(folder)
    number = language.say(count, number=sum(map(len, found.values())))
    yield ""
    yield Text.assemble((title, "bold"), f"  {number}")
    yield Padding(row(chapter.titles[language.code] for chapter in found), (0, 0, 0, 3))


def _edition(edition: str, rules: Sequence[Rule], language: Language) -> Iterator[RenderableType]:
    start = quick_start(edition)
    yield Text(start.title[language.code], "bold")
    yield start.special[language.code]
    yield from _chapters([rule for rule in rules if not rule.is_ruling], language)
    yield ""
    yield Line(Text(language.say("rules-rulings")), align="left")
    yield from _chapters([rule for rule in rules if rule.is_ruling], language)


def _chapters(rules: Iterable[Rule], language: Language) -> Iterator[RenderableType]:
    for chapter, found in by_chapter(rules).items():
        yield ""
        yield Text(chapter.titles[language.code], "bold")
        yield _listing(found, language)


def _listing(rules: Iterable[Rule], language: Language) -> RenderableType:
    table = grid()
    for rule in rules:
        wording = rule.wordings[language.code]
        text = Text.assemble((wording.sheets, "dim"), f"\n→ {wording.rule}") if rule.is_ruling else wording.rule
        table.add_row(Text(rule.id, "bold"), text)
    return table


def _card(card: CardRules, language: Language) -> Iterator[RenderableType]:
    name = card.kind.text if card.kind.any_colour else face_name(format_face(card.kind.face), language)
    facts = (name, language.say("cards", number=card.copies), language.say("points", number=card.points))
    yield Text.assemble((card.edition, "bold"), "  ", row(facts))
    yield _listing((rule for rule in card.rules if not rule.is_ruling), language)
    yield Text(language.say("rules-rulings"), "dim")
    yield _listing((rule for rule in card.rules if rule.is_ruling), language)
    yield ""


def _hits(answer: Hits, language: Language) -> Iterator[RenderableType]:
    yield Text(language.say("rules-count", number=len(answer.hits)), "dim")
    table = grid()
    for hit in answer.hits:
        table.add_row(Text(hit.rule.id, "bold"), Text("\n").join(_found(hit, answer.words, language)))
    yield table


def _found(hit: Hit, words: Sequence[str], language: Language) -> Iterator[Text]:
    """The rule in the reader's language; then the text with the words, if that is in another one."""
    own = hit.rule.wordings[language.code].rule
    if hit.language != language.code:
        yield Text(own)
        yield Text(language.say("rules-found-in", language=hit.language), "dim")
    for part in hit.rule.wordings[hit.language]:
        marked = _marked(part, words)
        if marked.spans or part is own:
            yield marked


def _marked(text: str, words: Sequence[str]) -> Text:
    marked = Text(text)
    for start, end in places(text, words):
        marked.stylize(MARKED, start, end)
    return marked


def _between(parts: Sequence[RenderableType]) -> Iterator[RenderableType]:
    for number, part in enumerate(parts):
        if number:
            yield Line(style="dim")
        yield part
