"""Explanations of what lies on a table, by the rules of its edition and its options."""

from typing import Annotated

from msgspec import Meta, Struct

from sabot.background import run_queued
from sabot.rulebook.explanations import explain
from sabot.server.api.endpoint import Query, endpoint
from sabot.server.api.request import ApiRequest
from sabot.server.protocol.client_messages import Key


class ThingQuery(Query, frozen=True):
    """What to explain."""

    of: Annotated[str, Meta(max_length=40)]
    """`card wild+4`, `icon war`, `match`, or something on the table such as `draw`, `discard`, `uno` or `wheel`."""


class Explained(Struct, frozen=True):
    """An explanation in two lines."""

    what: str
    """What it is."""
    does: str
    """What it does, in the words of its rules."""
    here: list[str]
    """What this table plays otherwise."""
    rule: str
    """The id of the rule to read more in; empty if no rule of the game is about it."""


@endpoint("GET", "/api/tables/{table}/explanation", refuses=(404,))
async def explain_thing(request: ApiRequest, table: Key, query: ThingQuery) -> Explained:
    """What something on a table is, and what it does there."""
    found = await request.registry.table_for(table, request.me.guest)
    settings = found.settings
    options, format_ = settings.options, settings.format
    told = await run_queued(explain, query.of, settings.edition, options, format_, request.language)
    return Explained(told.what, told.does, list(told.here), told.rule)
