"""Somebody who asks for something over HTTP: who it is, and in which language."""

from functools import cached_property
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sabot.errors import Refused
from sabot.server.access.identity import A_YEAR, COOKIE, Identities, Identity, accepted, new_guest
from sabot.server.access.origin import rate_limit_key
from sabot.server.hosting.registry import TableRegistry
from sabot.server.protocol.decode_errors import decode_error
from sabot.words.language import LANGUAGES, Language, speak

MOST_BYTES = 64 * 1024
"""How long a body may be."""
JSON = "application/json"

_encoder = msgspec.json.Encoder()


class ApiRequest:
    """A request, as endpoints see it."""

    def __init__(self, request: Request) -> None:
        self.request = request
        self.headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
        """The headers of the answer."""
        self._fresh: Identity | None = None
        """Whoever needs a new cookie."""

    @property
    def house(self) -> TableRegistry:
        """The house that is asked."""
        house: TableRegistry = self.request.app.state.house
        return house

    @property
    def _identities(self) -> Identities:
        identities: Identities = self.request.app.state.identities
        return identities

    @cached_property
    def _known(self) -> Identity | None:
        """Whoever the cookie says."""
        return self._identities.read(self.request.cookies.get(COOKIE))

    @property
    def me(self) -> Identity:
        """Who asks; somebody without a cookie gets one with the answer."""
        me = self._fresh or self._known
        if me is None:
            me = self._fresh = new_guest(self.lang)
        return me

    @property
    def named(self) -> Identity:
        """Who asks, if they have chosen a name; or Refused."""
        if not self.me.name:
            raise Refused("guest/no-name")
        return self.me

    def become(self, me: Identity) -> None:
        """Be somebody else from now on, or the same for another year."""
        self._fresh = me

    @cached_property
    def lang(self) -> str:
        """The language that is asked for, or else that of the guest, or of the browser."""
        wanted = self.request.query_params.get("lang", "")
        if wanted in LANGUAGES:
            return wanted
        return self._known.lang if self._known else accepted(self.request.headers.get("accept-language", ""))

    @property
    def language(self) -> Language:
        """What speaks that language."""
        return speak(self.lang)

    @cached_property
    def address(self) -> str:
        """Where the request comes from."""
        return rate_limit_key(self.request.client.host if self.request.client else "")

    async def body(self) -> bytes:
        """What was sent; or Refused, if it is too long or no JSON, and Unreadable, if it breaks off."""
        chunks, size = [], 0
        try:
            async for chunk in self.request.stream():
                chunks.append(chunk)
                size += len(chunk)
                if size > MOST_BYTES:
                    raise Refused("request/too-long", most=MOST_BYTES)
        except ClientDisconnect as error:
            raise decode_error(error, "body") from None
        if size and self.request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Refused("request/not-json")
        return b"".join(chunks)

    def answer(self, given: Any, status: int, media_type: str = JSON) -> Response:
        """The answer, with a new cookie for whoever needs one; what is not JSON is text."""
        content = _encoder.encode(given) if media_type == JSON else given
        response = Response(content, status, self.headers, media_type)
        if self._fresh is not None:
            response.set_cookie(
                COOKIE,
                self._identities.write(self._fresh),
                max_age=A_YEAR,
                secure=self.request.url.scheme == "https",
                httponly=True,
                samesite="lax",
            )
        return response
