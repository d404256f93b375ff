"""The pages with the differences between editions, how the sheets of one edition do, and with all options."""

from collections.abc import Iterable

from sabot.editions import EDITIONS
from sabot.notation.options import format_value
from sabot.options import MATCH_OPTIONS, OPTIONS, SHEETS, Option
from sabot.rulebook.digest import COMPARED, Comparison, Difference, comparisons, differences
from sabot.rulebook.site import page
from sabot.rulebook.site.html import Html, join, tag
from sabot.rulebook.site.links import Links, spaced
from sabot.rulebook.texts import Value, choice_part, defaults, option_text, values
from sabot.words.language import Language


def differences_page(language: Language) -> page.Page:
    """The differences as a table: a row for each topic, a column for each edition."""
    title = language.say("rules-differences")
    columns = [
        tag("th", tag("a", edition.title, href=page.edition_file(edition.name)), scope="col")
        for edition in EDITIONS.values()
    ]
    rows = [_difference(difference, language.code) for difference in differences()]
    purpose = tag("p", language.say("rules-differences-purpose"), class_="special")
    return page.Page(page.DIFFERENCES, title, join(purpose, _table(title, columns, rows, language)), language)


def _table(title: str, columns: Iterable[Html], rows: Iterable[Html], language: Language) -> Html:
    """Topics with their columns, in a region that can be scrolled."""
    head = tag("thead", tag("tr", tag("th", language.say("rules-topic"), scope="col"), *columns))
    table = tag("table", head, tag("tbody", *rows))
    return tag("div", table, class_="paper scrolled", role="region", tabindex="0", aria_label=title)


def _difference(difference: Difference, code: str) -> Html:
    cells = []
    for edition, statement in difference.statements.items():
        ids = Links(page.DIFFERENCES, edition).to_each(statement.rules)
        cells.append(tag("td", statement.texts[code], tag("span", ids, class_="notes")))
    return tag("tr", tag("th", difference.topic[code], scope="row"), *cells)


def sheets_page(language: Language) -> page.Page:
    """A row for each topic on which the sheets of potter differ, a column for each sheet, and one for what we play."""
    title = language.say("rules-comparison")
    columns = [tag("th", _sheet_name(sheet), scope="col") for sheet in COMPARED]
    columns.append(tag("th", language.say("rules-play"), scope="col"))
    rows = [_comparison(comparison, language) for comparison in comparisons()]
    purpose = tag("p", language.say("rules-comparison-purpose"), class_="special")
    return page.Page(page.SHEETS, title, join(purpose, _table(title, columns, rows, language)), language)


def _sheet_name(sheet: str) -> Html:
    """A sheet by the name of its language, which leads to what the sheet sets."""
    number, _, code = sheet.partition("-")
    return join(tag("a", page.NATIVE[code], href=f"{page.OPTIONS}#{choice_part(sheet)}", lang=code), f" {number}")


def comparison_anchor(comparison: Comparison) -> str:
    """Where a topic stands on the page of sheets."""
    return "_".join(comparison.rules)


def _comparison(comparison: Comparison, language: Language) -> Html:
    code = language.code
    cells = [tag("td", comparison.reading(sheet)[code]) for sheet in COMPARED]
    notes = [tag("span", Links(page.SHEETS, "potter").to_each(comparison.rules), class_="notes")]
    if comparison.options:
        others = spaced(map(_otherwise, comparison.options))
        notes.append(tag("span", language.say("rules-otherwise"), " ", others, class_="notes"))
    cells.append(tag("td", comparison.played[code], *notes))
    head = tag("th", comparison.topic[code], scope="row")
    return tag("tr", head, *cells, id=comparison_anchor(comparison))


def _otherwise(option: str) -> Html:
    """An option, and the sheets that set it."""
    setting = [sheet for sheet in COMPARED if option in SHEETS[sheet].sets]
    links = [tag("a", option, href=f"{page.OPTIONS}#{option}")]
    links += [tag("a", sheet, href=f"{page.OPTIONS}#{choice_part(sheet)}") for sheet in setting]
    return spaced(links)


def options_page(language: Language) -> page.Page:
    """All options: those of all editions, of single editions, and of a match."""
    say = language.say
    groups = {say("rules-options-round"): [option for option in OPTIONS if not option.editions]}
    for edition in EDITIONS.values():
        groups[edition.title] = [option for option in OPTIONS if edition.name in option.editions]
    groups[say("rules-options-match")] = list(MATCH_OPTIONS)
    content = [_group(title, options, language) for title, options in groups.items() if options]
    purpose = tag("p", say("rules-options-purpose"), class_="special")
    return page.Page(page.OPTIONS, say("rules-options"), join(purpose, *content), language)


def _group(title: str, options: Iterable[Option], language: Language) -> Html:
    return tag("section", tag("h2", title), *(_option(option, language) for option in options), class_="paper")


def _option(option: Option, language: Language) -> Html:
    links = Links(page.OPTIONS, option.editions[0] if option.editions else next(iter(EDITIONS)))
    choices = [_choice(value) for value in values(option, language)]
    return tag(
        "section",
        tag("h3", option_text(option, language, "label"), " ", tag("code", option.name)),
        tag("p", option_text(option, language)),
        tag("ul", *choices),
        *([tag("p", tag("a", language.say("rules-comparison"), href=page.SHEETS))] if option.name == "sheet" else []),
        tag("p", defaults(option, language), " ", links.to_each(option.rulings), class_="notes"),
        id=option.name,
        class_="rule",
    )


def _choice(value: Value) -> Html:
    content = join(tag("code", value.text) if value.text else "", " ", value.meaning)
    sheet = SHEETS.get(value.text)
    if sheet is None:
        return tag("li", content)
    links = [
        tag("a", f"{option}: {format_value(setting)}", href=f"#{option}", class_="id")
        for option, setting in sheet.sets.items()
    ]
    name = EDITIONS[sheet.edition].title
    told = join(content, f" ({name}) ", tag("span", value.detail, " ", spaced(links), class_="notes"))
    return tag("li", told, id=choice_part(sheet.name))
