"""The pages that compare: how the editions differ, and what can be chosen."""

from collections.abc import Iterable

from sabot.editions import EDITIONS
from sabot.options import MATCH_OPTIONS, OPTIONS, Option
from sabot.rulebook.digest import Difference, differences
from sabot.rulebook.site import page
from sabot.rulebook.site.html import Html, join, tag
from sabot.rulebook.site.links import Links
from sabot.rulebook.texts import Value, defaults, told, values
from sabot.words.language import Language


def differences_page(language: Language) -> page.Page:
    """A row for each topic, a column for each edition."""
    title = language.say("rules-differences")
    columns = [
        tag("th", tag("a", edition.title, href=page.edition_file(edition.name)), scope="col")
        for edition in EDITIONS.values()
    ]
    head = tag("thead", tag("tr", tag("th", language.say("rules-topic"), scope="col"), *columns))
    body = tag("tbody", *(_difference(difference, language.code) for difference in differences()))
    table = tag("table", head, body)
    region = tag("div", table, class_="paper scrolled", role="region", tabindex="0", aria_label=title)
    purpose = tag("p", language.say("rules-differences-purpose"), class_="special")
    return page.Page(page.DIFFERENCES, title, join(purpose, region), language)


def _difference(difference: Difference, code: str) -> Html:
    cells = []
    for edition, statement in difference.statements.items():
        ids = Links(page.DIFFERENCES, edition).to_each(statement.rules)
        cells.append(tag("td", statement.texts[code], tag("span", ids, class_="notes")))
    return tag("tr", tag("th", difference.topic[code], scope="row"), *cells)


def options_page(language: Language) -> page.Page:
    """Every option: those of all games, those of single games, those of a match."""
    say = language.say
    groups = {say("rules-options-round"): [option for option in OPTIONS if not option.editions]}
    for edition in EDITIONS.values():
        groups[edition.title] = [option for option in OPTIONS if edition.name in option.editions]
    groups[say("rules-options-match")] = list(MATCH_OPTIONS)
    content = [_group(title, options, language) for title, options in groups.items() if options]
    told = tag("p", say("rules-options-purpose"), class_="special")
    return page.Page(page.OPTIONS, say("rules-options"), join(told, *content), language)


def _group(title: str, options: Iterable[Option], language: Language) -> Html:
    return tag("section", tag("h2", title), *(_option(option, language) for option in options), class_="paper")


def _option(option: Option, language: Language) -> Html:
    links = Links(page.OPTIONS, option.editions[0] if option.editions else next(iter(EDITIONS)))
    choices = [tag("li", _value(value)) for value in values(option, language)]
    return tag(
        "section",
        tag("h3", told(option, language, "label"), " ", tag("code", option.name)),
        tag("p", told(option, language)),
        tag("ul", *choices),
        tag("p", defaults(option, language), " ", links.to_each(option.rulings), class_="notes"),
        id=option.name,
        class_="rule",
    )


def _value(value: Value) -> Html:
    return join(tag("code", value.text) if value.text else "", " ", value.meaning)
