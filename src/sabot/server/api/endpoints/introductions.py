"""Introductions: a first round of a game, played and explained at a table of one's own."""

import secrets
from random import Random

from msgspec import Struct

from sabot.round import find_edition
from sabot.server.access.lookalikes import distinct_name
from sabot.server.api.endpoint import endpoint
from sabot.server.api.endpoints.tables import TableOpened, opened
from sabot.server.api.request import ApiRequest
from sabot.server.hosting.opening import new_table
from sabot.server.introductions.lessons import BOT, FRIEND, LESSONS, deal
from sabot.server.tables.log.entries import Introduced
from sabot.server.tables.settings import NEVER, PERSON, Clocks, Settings


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """The game to be introduced to."""

    edition: str


@endpoint("POST", "/api/introductions", status=201, refuses=(409,), opens_table=True)
async def begin_introduction(request: ApiRequest, body: Introduction) -> TableOpened:
    """Open a table that nobody else can see, and play the introduction to a game there. It counts for nothing."""
    me, edition = request.named_guest, find_edition(body.edition).name
    settings = Settings(
        edition=edition,
        format={"scoring": "none"},
        seats=(PERSON, BOT),
        spectators=False,
        takeover=NEVER,
        hints=True,
        clocks=Clocks(decision=0),
    )
    hands, draw, discard = deal(edition, Random(secrets.token_bytes(32)))
    friend = next(name for name in FRIEND if distinct_name(name, [me.name]) == name)
    key = await new_table(request.registry, me.guest, me.name, settings, opener=request.opener)
    wishes = LESSONS[edition].wishes
    await request.registry.append(
        key,
        lambda _, at: Introduced(
            at=at, by=me.guest, name=friend, hands=hands, draw=draw, discard=discard, wishes=wishes
        ),
    )
    return await opened(request, key)
