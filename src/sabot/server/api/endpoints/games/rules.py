"""The rulebook: search by words, cards or ids, and single rules."""

from functools import lru_cache
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import asdict

from sabot.background import run_queued
from sabot.errors import Refused
from sabot.round import find_edition
from sabot.rulebook.book import Rule, find_rule
from sabot.rulebook.queries import Answer, NotFound, look_up, parse_id
from sabot.rulebook.texts import options_about, source_text
from sabot.server.api.endpoint import Query, endpoint
from sabot.server.api.endpoints.games.rule_examples import PlayedShown, played
from sabot.server.api.request import ApiRequest
from sabot.words.language import Language

REMEMBERED = 200
"""How many answers are cached."""


class RulesQuery(Query, frozen=True):
    """The words, card or id to look up."""

    q: Annotated[str, Meta(max_length=100)] = ""
    """Words of any supported language, a card such as `wild+4`, or ids; empty finds all rules."""
    edition: str = ""
    """Only rules of this game."""
    limit: Annotated[int, Meta(ge=1, le=1000)] = 20


class RuleShown(Struct, frozen=True):
    """A rule of a sheet, or a ruling where the sheets disagree or are silent."""

    id: str
    chapter: str
    editions: list[str]
    rule: str
    sheets: str
    """For a ruling: what the sheets say."""
    why: str
    """For a ruling: the reason."""
    sources: list[str]
    see: list[str]
    """Related rules."""
    options: list[str]
    """Options that change it."""
    example: dict[str, Any] | None
    """A position with a script, and the expected outcome."""


class RuleRead(RuleShown, frozen=True):
    """A rule, with its example played out."""

    played: PlayedShown | None


class RulesFound(Struct, frozen=True):
    """The rules that were found, the best match first."""

    rules: list[RuleShown]
    total: int
    near: list[str]
    """If nothing was found: words or ids that may have been meant."""


@endpoint("GET", "/api/rules")
async def search_rules(request: ApiRequest, query: RulesQuery) -> RulesFound:
    """Search the rulebook."""
    edition = find_edition(query.edition).name if query.edition else None
    return await run_queued(find_rules, query.q, edition, query.limit, request.language)


@endpoint("GET", "/api/rules/{rule}", refuses=(404,))
async def read_rule(request: ApiRequest, rule: Annotated[str, Meta(max_length=10)]) -> RuleRead:
    """A rule by its id, such as `D-024`."""
    found = await run_queued(find_rule, parse_id(rule) or "")
    if found is None:
        raise Refused("rule/none")
    return await run_queued(shown_rule, found, request.language)


def find_rules(what: str, edition: str | None, limit: int, language: Language) -> RulesFound:
    """The rules that words, a card or ids stand for; all rules if nothing is asked."""
    answer = _look_up(what, language.code, edition)
    near = list(answer.near) if isinstance(answer, NotFound) else []
    return RulesFound([_rule(rule, language) for rule in answer.rules[:limit]], len(answer.rules), near)


def shown_rule(rule: Rule, language: Language) -> RuleRead:
    """A rule, with its example played out."""
    return RuleRead(**asdict(_rule(rule, language)), played=played(rule, language))


@lru_cache(REMEMBERED)
def _look_up(what: str, lang: str, edition: str | None) -> Answer:
    return look_up(what.split(), lang, edition)


def _rule(rule: Rule, language: Language) -> RuleShown:
    return RuleShown(
        rule.id,
        rule.chapter.titles[language.code],
        list(rule.editions),
        *rule.wordings[language.code],
        [source_text(source, language) for source in rule.sources],
        list(rule.see),
        [option.name for option in options_about(rule)],
        None if rule.example is None else dict(rule.example),
    )
