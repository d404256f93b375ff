"""Finished matches: their records, replays and proofs, cached."""

from functools import lru_cache
from typing import Any

from sabot.errors import Refused
from sabot.match import Match
from sabot.match.proof import Proof
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.server.api.request import ApiRequest
from sabot.server.tables.state import OVER

REMEMBERED = 16
"""How many of each are cached, by the match itself: two databases of one process may have tables with the same key."""


async def finished_match(request: ApiRequest, table: str) -> Match:
    """The match of a table, if it is over and the guest may watch it; or Refused."""
    found = await request.registry.table_for(table, request.me.guest)
    if found.status != OVER:
        raise Refused("record/not-over")
    if found.match is None or found.is_introduction:
        raise Refused("record/none")
    return found.match


@lru_cache(REMEMBERED)
def record_of(match: Match) -> str:
    """The record of a match."""
    return format_record(match)


@lru_cache(REMEMBERED)
def replay_of(match: Match) -> Replay:
    """The replay of a match."""
    return Replay(record_of(match))


@lru_cache(REMEMBERED)
def proof_of(match: Match) -> dict[str, Any]:
    """The proof that every deal matches its commitment, as plain data."""
    return Proof(record_of(match)).as_json()
