"""Error responses, the same for every endpoint."""

from msgspec import Struct

from sabot.errors import Refused, Unreadable
from sabot.server.protocol.server_messages import RefusedShown
from sabot.words.language import Language

UNREADABLE, REFUSED = 400, 409
STATUS = {
    "guest/banned": 403,
    "metrics/closed": 403,
    "network/not-here": 403,
    "origin/foreign": 403,
    "seat/not-yours": 403,
    "settings/not-here": 403,
    "seat/removed": 403,
    "table/host-only": 403,
    "code/none": 404,
    "pass/none": 404,
    "route/none": 404,
    "rule/none": 404,
    "table/none": 404,
    "request/method": 405,
    "request/too-long": 413,
    "request/not-json": 415,
    "request/too-fast": 429,
    "table/too-many": 429,
    "table/too-many-here": 429,
    "request/failed": 500,
    "server/not-ready": 503,
}
"""The HTTP status of each refusal that is not a plain conflict."""


class Problem(Struct, frozen=True):
    """Why a request failed: a stable code, the rule if one forbids it, and a sentence in the guest's language."""

    refused: RefusedShown


def status_of(error: Refused | Unreadable) -> int:
    """The HTTP status of an error."""
    return UNREADABLE if isinstance(error, Unreadable) else STATUS.get(error.code, REFUSED)


def problem(error: Refused | Unreadable, language: Language) -> Problem:
    """The body of an error response."""
    if isinstance(error, Unreadable):
        return Problem(RefusedShown(error.code, "", error.in_full(language)))
    return Problem(RefusedShown(error.code, error.rule, error.say(language)))
