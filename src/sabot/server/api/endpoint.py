"""Endpoints: one declaration each, from which route, validation and documentation all derive."""

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
"""The header by which a retry is known."""

Handler = Callable[..., Awaitable[Any]]


class Query(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What can be asked of every endpoint; those that can be asked for more have a query of their own."""

    lang: str = ""
    """The language of sentences; unless it is one of ours, that of the guest or of the browser."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint:
    """Something that can be asked for."""

    method: str
    path: str
    handler: Handler
    takes: dict[str, Any]
    """What the handler is given besides `ask`, by name: parts of the path, `query`, `body`, and `retry`."""
    gives: Any
    status: int
    media_type: str
    refuses: tuple[int, ...]
    """What it can answer besides what any endpoint can."""
    opens_table: bool

    @property
    def name(self) -> str:
        """What it is called."""
        return self.handler.__name__

    @property
    def is_change(self) -> bool:
        """Whether it changes anything."""
        return self.method != "GET"

    @property
    def query(self) -> type[Query]:
        """What it can be asked."""
        kind: type[Query] = self.takes.get("query", Query)
        return kind

    @property
    def parts(self) -> dict[str, Any]:
        """The parts of the path that are given to the handler, and their types."""
        return {name: kind for name, kind in self.takes.items() if f"{{{name}}}" in self.path}

    async def respond(self, request: ApiRequest) -> Response:
        """Do what is asked for and answer; or raise Refused or Unreadable."""
        given = await self.handler(request, **await self._read(request))
        return request.answer(given, self.status, self.media_type)

    async def _read(self, request: ApiRequest) -> dict[str, Any]:
        """All that the handler takes."""
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
) -> Callable[[Handler], Endpoint]:
    """Declare an endpoint; what it takes and gives is what the annotations of its handler say."""

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
        )

    return declare


def _convert(place: str, given: object, kind: Any) -> Any:
    """What came as text, as what it stands for; or Unreadable."""
    with _reading(place):
        return msgspec.convert(given, kind, strict=False)


@contextmanager
def _reading(place: str) -> Iterator[None]:
    """What the library can not read is Unreadable."""
    try:
        yield
    except RecursionError:
        raise Unreadable("too-deep", place) from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise decode_error(error, place) from None
