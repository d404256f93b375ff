"""The frame of all pages: document, navigation, and links to the same page in other languages."""

from importlib.resources import files
from typing import NamedTuple

from sabot.cards import Colour
from sabot.cards.art.paints import PAINTS
from sabot.editions import EDITIONS
from sabot.rulebook.site.html import Html, join, tag
from sabot.words.language import LANGUAGES, Language

NATIVE = {"en": "English", "es": "Español", "fr": "Français", "pt": "Português (Portugal)"}
"""The native names of the languages."""
NAME = "Sabot"
GENERATOR = f"{NAME} rulebook"
"""The generator tag, by which an existing site is recognised."""
STYLE, ICON = "style.css", "icon.svg"
HOME, DIFFERENCES, SHEETS, OPTIONS = "index.html", "differences.html", "sheets.html", "options.html"


class Page(NamedTuple):
    """A page in a language: its file, its title and its content."""

    file: str
    title: str
    content: Html
    language: Language

    def __str__(self) -> str:
        say = self.language.say
        return document(
            self.language.code,
            f"{self.title} · {NAME}",
            "../",
            join(
                tag("a", say("rules-skip"), href="#content", class_="skip"),
                tag("header", _pages(self), _languages(self)),
                tag("main", tag("h1", self.title), self.content, id="content"),
                tag("footer", tag("p", say("rules-colophon"))),
            ),
        )


def document(language: str, title: str, root: str, body: Html) -> str:
    """A whole HTML document; `root` is the path to the shared files."""
    head = join(
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("meta", name="generator", content=GENERATOR),
        tag("title", title),
        tag("link", rel="icon", href=root + ICON),
        tag("link", rel="stylesheet", href=root + STYLE),
    )
    return f"<!doctype html>\n{tag('html', tag('head', head), tag('body', body), lang=language)}\n"


def edition_file(edition: str) -> str:
    """The file of an edition's page."""
    return f"{edition}.html"


def style() -> str:
    """The style sheet, with the colours of the cards."""
    paints = [
        f".{name} {{ background: {PAINTS[colour].flat}; color: {PAINTS[colour].ink}; }}\n"
        for name, colour in Colour.codes().items()
    ]
    return (files(__package__) / STYLE).read_text("utf-8") + "".join(paints)


def script(name: str) -> Html:
    """An inline script; every page works without it."""
    return tag("script", Html((files(__package__) / name).read_text("utf-8")))


def _pages(page: Page) -> Html:
    say = page.language.say
    titles = {HOME: say("rules-title")}
    titles |= {edition_file(edition.name): edition.title for edition in EDITIONS.values()}
    titles |= {DIFFERENCES: say("rules-differences"), SHEETS: say("rules-comparison"), OPTIONS: say("rules-options")}
    links = [_link(title, file, is_here=file == page.file) for file, title in titles.items()]
    return tag("nav", tag("ul", *links), aria_label=say("rules-pages"))


def _languages(page: Page) -> Html:
    links = [
        _link(NATIVE[code], f"../{code}/{page.file}", is_here=code == page.language.code, lang=code, hreflang=code)
        for code in LANGUAGES
    ]
    return tag("nav", tag("ul", *links), aria_label=page.language.say("rules-languages"), class_="languages")


def _link(text: str, href: str, *, is_here: bool, **attributes: str) -> Html:
    here = {"aria_current": "page"} if is_here else {}
    return tag("li", tag("a", text, href=href, **attributes, **here))
