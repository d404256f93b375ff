"""The declaration of endpoints, from which route, validation and documentation derive."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct
from starlette.responses import Response

from sabot.errors import Unreadable
from sabot.server.api.request import JSON, ApiRequest
from sabot.server.protocol.decode_errors import decode_error

RETRY = "Idempotency-Key"
"""The header that identifies a retry."""

Handler = Callable[..., Awaitable[Any]]


class Query(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The query parameters of every endpoint. An endpoint with more of them has its own subclass."""

    lang: str = ""
    """The language of sentences; by default that of the guest or of the browser."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """An endpoint: method, path, and the handler with its types."""

    method: str
    path: str
    handler: Handler
    takes: dict[str, Any]
    """The other parameters of the handler besides `request`: parts of the path, `query`, `body`, and `retry`."""
    gives: Any
    status: int
    media_type: str
    refuses: tuple[int, ...]
    """The error statuses that it can answer besides those that any endpoint can."""
    opens_table: bool
    is_rare: bool
    """Whether a guest needs it so rarely, and it is so much work, that it has a low limit of its own."""
    tries_code: bool
    """Whether a request tries a code, which somebody could guess."""

    @property
    def name(self) -> str:
        """The name of the handler."""
        return self.handler.__name__

    @property
    def is_change(self) -> bool:
        """Whether a request can change anything."""
        return self.method != "GET"

    @property
    def query(self) -> type[Query]:
        """The type of the query parameters."""
        kind: type[Query] = self.takes.get("query", Query)
        return kind

    @property
    def parts(self) -> dict[str, Any]:
        """The variable parts of the path, and their types."""
        return {name: kind for name, kind in self.takes.items() if f"{{{name}}}" in self.path}

    async def respond(self, request: ApiRequest) -> Response:
        """Call the handler and answer; or raise Refused or Unreadable."""
        given = await self.handler(request, **await self._read(request))
        return request.answer(given, self.status, self.media_type)

    async def _read(self, request: ApiRequest) -> dict[str, Any]:
        """Read the parameters of the handler from a request."""
        http = request.http
        read = {name: _convert(name, http.path_params[name], kind) for name, kind in self.parts.items()}
        query = _convert("query", dict(http.query_params), self.query)
        if "query" in self.takes:
            read["query"] = query
        if "body" in self.takes:
            body = await request.body() or b"{}"
            with _reading("body"):
                read["body"] = msgspec.json.decode(body, type=self.takes["body"])
        if "retry" in self.takes:
            read["retry"] = _convert(RETRY, http.headers.get(RETRY), self.takes["retry"])
        return read


def endpoint(
    method: str,
    path: str,
    *,
    status: int = 200,
    media_type: str = JSON,
    refuses: tuple[int, ...] = (),
    opens_table: bool = False,
    is_rare: bool = False,
    tries_code: bool = False,
) -> Callable[[Handler], Endpoint]:
    """Declare an endpoint. The annotations of the handler say what it takes and returns."""

    def declare(handler: Handler) -> Endpoint:
        hints = get_type_hints(handler, include_extras=True)
        gives = hints.pop("return")
        del hints["request"]
        return Endpoint(
            method=method,
            path=path,
            handler=handler,
            takes=hints,
            gives=gives,
            status=status,
            media_type=media_type,
            refuses=refuses,
            opens_table=opens_table,
            is_rare=is_rare,
            tries_code=tries_code,
        )

    return declare


def _convert(place: str, given: object, kind: Any) -> Any:
    """Convert a text of the request to a type, or raise Unreadable."""
    with _reading(place):
        return msgspec.convert(given, kind, strict=False)


@contextmanager
def _reading(place: str) -> Iterator[None]:
    """Turn the errors of msgspec into Unreadable."""
    try:
        yield
    except RecursionError:
        raise Unreadable("too-deep", place) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise decode_error(error, place) from None
