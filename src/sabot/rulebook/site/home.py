"""The start pages: the choice of a language, and of an edition."""

from sabot.cards import Face, parse_face
from sabot.editions import EDITIONS, Edition
from sabot.rulebook.digest import quick_start
from sabot.rulebook.site.deck import picture_of
from sabot.rulebook.site.html import Html, join, tag
from sabot.rulebook.site.page import (
    DIFFERENCES,
    HOME,
    NAME,
    NATIVE,
    OPTIONS,
    SHEETS,
    Page,
    document,
    edition_file,
    script,
)
from sabot.words.language import ENGLISH, LANGUAGES, Language

SHOWN = 3
"""The number of cards shown of an edition's fan."""


def language_page() -> str:
    """The page that redirects to the reader's language, or lets them choose."""
    links = [tag("li", tag("a", NATIVE[code], href=f"{code}/{HOME}", lang=code, hreflang=code)) for code in LANGUAGES]
    body = tag("main", tag("h1", NAME), tag("ul", *links, class_="paper"), class_="languages")
    return document(ENGLISH, NAME, "", join(body, script("choose.js")))


def home_page(language: Language) -> Page:
    """The page with all editions, and the links to the common pages."""
    say = language.say
    games = tag("ul", *(_game(edition, language) for edition in EDITIONS.values()), class_="games")
    more = tag(
        "ul",
        tag("li", tag("a", say("rules-differences"), href=DIFFERENCES), " ", say("rules-differences-purpose")),
        tag("li", tag("a", say("rules-comparison"), href=SHEETS), " ", say("rules-comparison-purpose")),
        tag("li", tag("a", say("rules-options"), href=OPTIONS), " ", say("rules-options-purpose")),
        class_="paper",
    )
    return Page(HOME, say("rules-title"), join(tag("p", say("rules-purpose"), class_="special"), games, more), language)


def _game(edition: Edition, language: Language) -> Html:
    start = quick_start(edition.name)
    faces = [face for text in edition.fan[-SHOWN:] if (face := parse_face(text))]
    return tag(
        "li",
        _fan(faces, language),
        tag("h2", tag("a", start.title[language.code], href=edition_file(edition.name))),
        tag("p", start.special[language.code]),
        class_="paper",
    )


def _fan(faces: list[Face], language: Language) -> Html:
    """Some cards spread out."""
    return tag("div", *(picture_of(face, language) for face in faces), class_="fan")
