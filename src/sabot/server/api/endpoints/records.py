"""Records of matches that are over: to download, and to check."""

from typing import Annotated, Any

from msgspec import Meta, Struct, convert

from sabot.server.api.aside import aside
from sabot.server.api.endpoint import endpoint
from sabot.server.api.endpoints.finished_matches import finished_match, proof_of, record_of
from sabot.server.api.request import ApiRequest
from sabot.server.hosting.listing import log_tag
from sabot.server.protocol.messages import Key

Yaml = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
"""The text of a document, which stands for an object."""


class Salted(Struct, frozen=True):
    """What a player stirred into a deal."""

    player: str
    salt: str


class ProvedRound(Struct, frozen=True):
    """A round that came out as its record says."""

    number: int
    commitment: str
    """What was promised before the deal: a hash of the secret."""
    salts: list[Salted]
    secret: str | None
    actions: int
    points: dict[str, int] | None


class Fault(Struct, frozen=True):
    """The first thing that did not come out as the record says."""

    place: str
    message: str


class Verification(Struct, frozen=True):
    """What came of playing a record again, and comparing all it says."""

    ok: bool
    rules: int
    """The revision of the rules."""
    rounds: list[ProvedRound]
    fault: Fault | None
    winners: list[str]


@endpoint("GET", "/api/tables/{table}/record", media_type="application/yaml", refuses=(404, 409))
async def read_record(request: ApiRequest, table: Key) -> Yaml:
    """The record of a match that is over, to keep: `sabot replay` and `sabot verify` read it."""
    played = await finished_match(request, table)
    request.headers["Content-Disposition"] = f'attachment; filename="sabot-{log_tag(table)}.yaml"'
    return await aside(record_of, played)


@endpoint("GET", "/api/tables/{table}/verification", refuses=(404, 409))
async def verify_record(request: ApiRequest, table: Key) -> Verification:
    """Whether every deal of a match that is over is the one that was promised, and all that followed from it."""
    return convert(await aside(proof_of, await finished_match(request, table)), Verification)
