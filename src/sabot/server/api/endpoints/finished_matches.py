"""Matches that are over: their records, and what is found by playing them again."""

from dataclasses import dataclass, field
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
"""How many of each are kept in memory."""


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """The match of a table that is over; it never changes any more."""

    table: str
    match: Match = field(compare=False)


async def finished_match(request: ApiRequest, table: str) -> FinishedMatch:
    """The match of a table, if it is over and whoever asks may look at it; or Refused."""
    found = await request.registry.table_for(table, request.me.guest)
    if found.status != OVER:
        raise Refused("record/not-over")
    if found.match is None:
        raise Refused("record/none")
    return FinishedMatch(table, found.match)


@lru_cache(REMEMBERED)
def record_of(played: FinishedMatch) -> str:
    """The record of a match."""
    return format_record(played.match)


@lru_cache(REMEMBERED)
def replay_of(played: FinishedMatch) -> Replay:
    """The match played again."""
    return Replay(record_of(played))


@lru_cache(REMEMBERED)
def proof_of(played: FinishedMatch) -> dict[str, Any]:
    """Whether every deal is the one that was promised, as plain data."""
    return Proof(record_of(played)).as_json()
