"""The rulebook site is complete, self-contained and accessible."""

import re
from dataclasses import dataclass, field
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import PurePosixPath

import pytest

from sabot.editions import EDITIONS
from sabot.options import MATCH_OPTIONS, OPTIONS, SHEETS
from sabot.rulebook import rules
from sabot.rulebook.digest import COMPARED, comparisons, differences
from sabot.rulebook.site.write import site
from sabot.rulebook.texts import sheet_difference
from sabot.words.language import LANGUAGES, speak
from tests.support.contrast import READABLE, contrast

VOID = {"meta", "link", "input"}
LARGEST = 500_000
"""The maximum size of a page in bytes."""


@dataclass
class Element:
    """An element of a page, and the text in it."""

    name: str
    attributes: dict[str, str]
    text: str = ""


@dataclass
class Parsed(HTMLParser):
    """A strict parser: every element must be closed, in order."""

    elements: list[Element] = field(default_factory=list)
    opened: list[Element] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        element = Element(tag, {name: value or "" for name, value in attrs})
        self.elements.append(element)
        if tag not in VOID:
            self.opened.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))

    def handle_endtag(self, tag: str) -> None:
        assert self.opened.pop().name == tag

    def handle_data(self, data: str) -> None:
        for element in self.opened:
            element.text += data

    def named(self, *names: str) -> list[Element]:
        return [element for element in self.elements if element.name in names]

    def spans(self, kind: str) -> list[str]:
        return [span.text for span in self.named("span") if span.attributes.get("class", "").split()[:1] == [kind]]

    def ids(self) -> list[str]:
        return [element.attributes["id"] for element in self.elements if "id" in element.attributes]


@cache
def files() -> dict[str, str]:
    return site()


@cache
def parsed(path: str) -> Parsed:
    page = Parsed()
    page.feed(files()[path])
    page.close()
    assert not page.opened
    return page


EDITION_PAGES = [f"{language}/{edition}.html" for language in LANGUAGES for edition in EDITIONS]
TABLES = [f"{language}/{name}.html" for language in LANGUAGES for name in ("index", "differences", "sheets", "options")]
PAGES = ["index.html", *EDITION_PAGES, *TABLES]
each_page = pytest.mark.parametrize("path", PAGES)
each_edition_page = pytest.mark.parametrize("path", EDITION_PAGES)


def test_these_are_all_files() -> None:
    assert set(files()) == {*PAGES, "style.css", "icon.svg"}


@each_page
def test_a_page_is_small(path: str) -> None:
    assert len(files()[path].encode()) < LARGEST


@each_page
def test_a_page_loads_nothing_from_other_hosts(path: str) -> None:
    for element in parsed(path).elements:
        for name in ("href", "src", "srcset", "action", "data", "poster", "style"):
            value = element.attributes.get(name, "")
            assert not re.match(r"[a-z]+:|//|/", value), value
            assert "url(" not in value


def test_the_style_loads_nothing_from_other_hosts() -> None:
    assert not re.search(r"url\(|@import", files()["style.css"])


@each_page
def test_every_link_leads_somewhere(path: str) -> None:
    for element in parsed(path).named("a", "link"):
        file, _, anchor = element.attributes["href"].partition("#")
        target = resolved(path, file) if file else path
        assert target in files(), target
        assert not anchor or anchor in parsed(target).ids(), f"{target}#{anchor}"


def resolved(path: str, link: str) -> str:
    parts = list(PurePosixPath(path).parent.parts)
    for part in link.split("/"):
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return "/".join(parts)


@each_page
def test_anchors_are_unique(path: str) -> None:
    ids = parsed(path).ids()
    assert len(ids) == len(set(ids))


@each_page
def test_headings_come_in_order(path: str) -> None:
    levels = [int(element.name[1]) for element in parsed(path).elements if re.fullmatch("h[1-6]", element.name)]
    assert levels.count(1) == 1
    assert levels[0] == 1
    assert all(later <= earlier + 1 for earlier, later in pairwise(levels))


@each_page
def test_a_page_says_its_language_and_its_title(path: str) -> None:
    page = parsed(path)
    assert page.named("html")[0].attributes["lang"] == (path[:2] if "/" in path else "en")
    assert page.named("title")[0].text.endswith("Sabot")
    assert len(page.named("main")) == 1


@pytest.mark.parametrize("path", [*EDITION_PAGES, *TABLES])
def test_a_page_has_links_to_its_content_and_to_other_languages(path: str) -> None:
    page, name = parsed(path), path[3:]
    assert page.named("a")[0].attributes["href"] == "#content"
    switches = [link.attributes for link in page.named("a") if "hreflang" in link.attributes]
    assert [link["href"] for link in switches] == [f"../{language}/{name}" for language in LANGUAGES]
    assert [link["lang"] for link in switches if link.get("aria-current") == "page"] == [path[:2]]


def test_the_first_page_has_a_link_for_each_language() -> None:
    links = parsed("index.html").named("a")
    assert [link.attributes["href"] for link in links] == [f"{language}/index.html" for language in LANGUAGES]
    assert [link.text for link in links] == ["English", "Español", "Français", "Português (Portugal)"]


@each_page
def test_every_picture_has_a_name_or_is_decoration(path: str) -> None:
    for picture in parsed(path).named("svg"):
        assert picture.attributes.get("aria-hidden") == "true" or picture.attributes["aria-label"]


@each_edition_page
def test_every_rule_that_concerns_an_edition_has_an_anchor(path: str) -> None:
    language, edition = path.removesuffix(".html").split("/")
    texts = {section.attributes.get("id"): section.text for section in parsed(path).named("section")}
    for rule in rules():
        assert (rule.id in texts) == (edition in rule.editions), rule.id
        if edition in rule.editions:
            assert all(text in texts[rule.id] for text in rule.wordings[language])


@pytest.mark.parametrize(
    ("edition", "number"), [("deluxe", 108), ("potter", 110), ("flip", 2 * 112), ("wizz", 108)], ids=list(EDITIONS)
)
def test_the_deck_is_drawn_whole(edition: str, number: int) -> None:
    copies = parsed(f"en/{edition}.html").spans("copies")
    assert sum(int(text.removeprefix("×")) for text in copies) == number


def test_cards_are_labelled_in_the_language_of_the_page() -> None:
    for language, name in (("en", "red 7"), ("es", "7 rojo"), ("fr", "7 rouge"), ("pt", "7 vermelho")):
        labels = [picture.attributes.get("aria-label") for picture in parsed(f"{language}/deluxe.html").named("svg")]
        assert name in labels


def test_colours_have_their_shapes() -> None:
    hues = ["red", "yellow", "green", "blue", "pink", "turquoise", "orange", "violet"]
    assert parsed("en/flip.html").spans("hue") == hues
    assert files()["en/flip.html"].count('class="hue red"><svg') == 1


def test_an_example_is_on_the_page_of_its_edition() -> None:
    examples = parsed("en/wizz.html").named("pre")
    expected = [rule for rule in rules() if rule.example and rule.example["edition"] == "wizz"]
    assert len(examples) == len(expected)
    assert all(example.text.startswith("wizz: ") for example in examples)


def test_ids_in_texts_are_links() -> None:
    assert '<a href="#X-103" class="id">X-103</a>' in files()["en/flip.html"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_differences_are_a_table_with_headers(language: str) -> None:
    page = parsed(f"{language}/differences.html")
    scopes = [header.attributes["scope"] for header in page.named("th")]
    assert scopes == ["col"] * (1 + len(EDITIONS)) + ["row"] * len(differences())
    assert len(page.named("td")) == len(EDITIONS) * len(differences())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheets_of_potter_are_a_table_with_headers(language: str) -> None:
    page = parsed(f"{language}/sheets.html")
    scopes = [header.attributes["scope"] for header in page.named("th")]
    assert scopes == ["col"] * (2 + len(COMPARED)) + ["row"] * len(comparisons())
    assert len(page.named("td")) == (1 + len(COMPARED)) * len(comparisons())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sheet_is_explained_with_all_that_it_sets(language: str) -> None:
    told = {
        item.attributes["id"]: item.text for item in parsed(f"{language}/options.html").named("li") if item.attributes
    }
    for sheet in SHEETS.values():
        text = told[f"sheet-{sheet.name}"]
        assert sheet_difference(sheet.name, speak(language)) in text
        assert all(f"{option}: " in text for option in sheet.sets)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["index", "options"])
def test_the_home_page_and_the_option_lead_to_the_comparison(language: str, name: str) -> None:
    assert 'href="sheets.html"' in files()[f"{language}/{name}.html"].partition("<main")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    ids = parsed(f"{language}/options.html").ids()
    assert {option.name for option in (*OPTIONS, *MATCH_OPTIONS)} <= set(ids)


def test_inks_can_be_read_by_day_and_by_night() -> None:
    schemes = re.findall(r":root \{(.*?)\}", files()["style.css"], re.DOTALL)[:2]
    assert len(schemes) == 2
    for scheme in schemes:
        tones = dict(re.findall(r"--([\w-]+): (#\w{6});", scheme))
        for ink in ("ink", "soft", "link"):
            for ground in ("paper", "tint", "mark"):
                assert contrast(tones[ink], tones[ground]) >= READABLE, (ink, ground)
        for ground in ("felt", "felt-lit"):
            assert contrast(tones["on-felt"], tones[ground]) >= READABLE
