"""A request to the HTTP API: who sends it, and in which language."""

from functools import cached_property
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sabot.errors import Refused
from sabot.server.access.identity import A_YEAR, COOKIE, Cookie, Identity, new_guest, preferred_language
from sabot.server.access.origin import place_of, rate_limit_key
from sabot.server.access.quotas import Quotas
from sabot.server.hosting.guests.admission import Admission
from sabot.server.hosting.registry import TableRegistry
from sabot.server.protocol.decode_errors import decode_error
from sabot.server.storage.store import Opener
from sabot.words.language import LANGUAGES, Language, speak

MOST_BYTES = 64 * 1024
"""The largest body, in bytes."""
JSON = "application/json"

_encoder = msgspec.json.Encoder()


class ApiRequest:
    """A request as endpoints see it."""

    def __init__(self, http: Request) -> None:
        self.http = http
        self.headers = {"Cache-Control": "no-store", "X-Content-Type-Options": "nosniff"}
        """The headers of the answer."""
        self._new_identity: Identity | None = None
        """The identity for a new cookie, if the answer sets one."""

    @property
    def registry(self) -> TableRegistry:
        """The tables of this process."""
        registry: TableRegistry = self.http.app.state.registry
        return registry

    @property
    def admission(self) -> Admission:
        """The cookies that this process accepts."""
        admission: Admission = self.http.app.state.admission
        return admission

    @property
    def quotas(self) -> Quotas:
        """The rate limits of guests and addresses."""
        quotas: Quotas = self.http.app.state.quotas
        return quotas

    @cached_property
    def _cookie(self) -> Cookie | None:
        """The valid cookie of the request."""
        return self.admission.identities.open(self.http.cookies.get(COOKIE))

    @property
    def me(self) -> Identity:
        """The guest who sends the request. A new guest gets a cookie with the answer."""
        if self._new_identity is None and self._cookie is not None:
            return self._cookie.identity
        self._new_identity = self._new_identity or new_guest(self.lang)
        return self._new_identity

    @property
    def known_guest(self) -> str | None:
        """The id of the guest whose valid cookie the request has."""
        return None if self._cookie is None else self._cookie.identity.guest

    @property
    def named_guest(self) -> Identity:
        """The guest who sends the request, if it has a name; or Refused."""
        if not self.me.name:
            raise Refused("guest/no-name")
        return self.me

    def set_identity(self, me: Identity) -> None:
        """Set a new identity, or keep the old one for another year."""
        self._new_identity = me

    def renew_cookie(self) -> None:
        """Replace the cookie by a new one if it is due."""
        if self._cookie is not None and self._cookie.is_due:
            self.set_identity(self._cookie.identity)

    @cached_property
    def lang(self) -> str:
        """The code of the language: of the query, else of the guest, else of the browser."""
        wanted = self.http.query_params.get("lang", "")
        if wanted in LANGUAGES:
            return wanted
        if self._cookie is not None:
            return self._cookie.identity.lang
        return preferred_language(self.http.headers.get("accept-language", ""))

    @property
    def language(self) -> Language:
        """The language of the answer."""
        return speak(self.lang)

    @cached_property
    def address(self) -> str:
        """The address of the client, as rate limits count it."""
        return rate_limit_key(self.http.client.host if self.http.client else "")

    @cached_property
    def opener(self) -> Opener:
        """Who opens a table by this request, and from where."""
        return Opener(self.me.guest, self.place_of(self.address))

    def place_of(self, address: str) -> str:
        """The name for an address that is stored instead of it."""
        return place_of(address, self.http.app.state.place_key)

    def check_ban(self) -> None:
        """Raise Refused if the guest or the address is banned."""
        known = self._cookie
        self.registry.moderation.check(known.identity.guest if known else None, self.address)

    async def body(self) -> bytes:
        """The body; or Refused if it is too long or not JSON, and Unreadable if it breaks off."""
        chunks, size = [], 0
        try:
            async for chunk in self.http.stream():
                chunks.append(chunk)
                size += len(chunk)
                if size > MOST_BYTES:
                    raise Refused("request/too-long", most=MOST_BYTES)
        except ClientDisconnect as error:
            raise decode_error(error, "body") from None
        if size and self.http.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Refused("request/not-json")
        return b"".join(chunks)

    def answer(self, given: Any, status: int, media_type: str = JSON) -> Response:
        """The response, with a new cookie if one is due. Content that is not JSON is sent as text."""
        content = _encoder.encode(given) if media_type == JSON else given
        response = Response(content, status, self.headers, media_type)
        if self._new_identity is not None:
            response.set_cookie(
                COOKIE,
                self.admission.identities.write(self._new_identity),
                max_age=A_YEAR,
                secure=self.http.url.scheme == "https",
                httponly=True,
                samesite="lax",
            )
        return response
