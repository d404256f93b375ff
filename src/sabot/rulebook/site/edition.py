"""The page of an edition: quick start, deck, rules, and the rulings that apply to it."""

from collections.abc import Iterable, Iterator

from sabot.editions import Edition
from sabot.rulebook.book import Rule, by_chapter, rules
from sabot.rulebook.digest import QuickStart, quick_start
from sabot.rulebook.site.deck import deck
from sabot.rulebook.site.html import Html, join, tag
from sabot.rulebook.site.links import Links
from sabot.rulebook.site.page import Page, edition_file, script
from sabot.rulebook.site.rule import Rules, anchor
from sabot.words.language import Language


def edition_page(edition: Edition, language: Language) -> Page:
    """The page of an edition."""
    file, start = edition_file(edition.name), quick_start(edition.name)
    links = Links(file, edition.name)
    relevant = [rule for rule in rules() if edition.name in rule.editions]
    own = [rule for rule in relevant if not rule.is_ruling]
    rulings = [rule for rule in relevant if rule.is_ruling]
    writer, say = Rules(links, language), language.say
    book = tag(
        "div",
        _part("deck", say("rules-deck"), deck(edition, language)),
        _part("rules", say("rules-rules"), _filter(language), writer.chapters(own)),
        _part("rulings", say("rules-rulings"), tag("p", say("rules-rulings-purpose")), writer.chapters(rulings)),
    )
    content = join(
        tag("p", start.special[language.code], class_="special"),
        _part("start", say("rules-start"), _steps(start, links, language.code)),
        tag("div", _contents(own, rulings, language), book, class_="book"),
        script("filter.js"),
    )
    return Page(file, start.title[language.code], content, language)


def _part(name: str, title: str, *content: Html) -> Html:
    return tag("section", tag("h2", title), *content, id=name, class_="paper")


def _steps(start: QuickStart, links: Links, code: str) -> Html:
    steps = [
        tag(
            "li",
            tag("h3", step.name[code]),
            tag("p", step.statement.texts[code]),
            tag("p", links.to_each(step.statement.rules), class_="notes"),
        )
        for step in start.steps
    ]
    return tag("ol", *steps, class_="steps")


def _filter(language: Language) -> Html:
    """A field to search the page with; the script shows it."""
    label = tag("label", language.say("rules-filter"), " ", tag("input", type="search"))
    return tag("p", label, id="filter", hidden="")


def _contents(own: Iterable[Rule], rulings: Iterable[Rule], language: Language) -> Html:
    """Links to the parts of the page, and to their chapters."""
    say = language.say
    items = (
        tag("li", tag("a", say("rules-deck"), href="#deck")),
        tag("li", tag("a", say("rules-rules"), href="#rules"), tag("ul", *_chapters(own, language.code))),
        tag("li", tag("a", say("rules-rulings"), href="#rulings"), tag("ul", *_chapters(rulings, language.code))),
    )
    return tag("nav", tag("ul", *items), aria_label=say("rules-contents"), class_="contents")


def _chapters(found: Iterable[Rule], code: str) -> Iterator[Html]:
    for chapter in by_chapter(found):
        yield tag("li", tag("a", chapter.titles[code], href=f"#{anchor(chapter)}"))
