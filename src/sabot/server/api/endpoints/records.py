"""The record of a finished match: to download, and to verify."""

from typing import Annotated, Any

from msgspec import Meta, Struct, convert

from sabot.background import run_queued
from sabot.server.api.endpoint import endpoint
from sabot.server.api.endpoints.finished_matches import finished_match, proof_of, record_of
from sabot.server.api.request import ApiRequest
from sabot.server.hosting.listing import log_tag
from sabot.server.protocol.client_messages import Key

Yaml = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
"""The text of a YAML document that holds an object."""


class Salted(Struct, frozen=True):
    """The salt that a player added to a deal."""

    player: str
    salt: str


class ProvedRound(Struct, frozen=True):
    """A round that was verified."""

    number: int
    commitment: str
    """The commitment before the deal: a hash of the secret."""
    salts: list[Salted]
    secret: str | None
    actions: int
    points: dict[str, int] | None


class Fault(Struct, frozen=True):
    """The first difference from the record."""

    place: str
    message: str


class Verification(Struct, frozen=True):
    """The result of playing a record again and comparing everything in it."""

    ok: bool
    rules: int
    """The revision of the rules."""
    rounds: list[ProvedRound]
    fault: Fault | None
    winners: list[str]


@endpoint("GET", "/api/tables/{table}/record", media_type="application/yaml", refuses=(404, 409))
async def read_record(request: ApiRequest, table: Key) -> Yaml:
    """Download the record of a finished match. `sabot replay` and `sabot verify` read it."""
    played = await finished_match(request, table)
    request.headers["Content-Disposition"] = f'attachment; filename="sabot-{log_tag(table)}.yaml"'
    return await run_queued(record_of, played)


@endpoint("GET", "/api/tables/{table}/verification", refuses=(404, 409))
async def verify_record(request: ApiRequest, table: Key) -> Verification:
    """Verify a finished match: every deal matches its commitment, and everything else follows from the deals."""
    return convert(await run_queued(proof_of, await finished_match(request, table)), Verification)
