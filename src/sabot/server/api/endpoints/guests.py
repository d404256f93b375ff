"""The name and language of a guest."""

from msgspec import Struct

from sabot.errors import Unreadable
from sabot.server.access.identity import check_name
from sabot.server.api.endpoint import endpoint
from sabot.server.api.request import ApiRequest
from sabot.words.language import LANGUAGES


class Myself(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and language of a guest."""

    name: str
    """Empty until the guest has chosen one."""
    lang: str = ""
    """The language of the guest; left out, it stays as it is."""


@endpoint("GET", "/api/me")
async def read_me(request: ApiRequest) -> Myself:
    """Your name and language. The cookie is renewed for a year."""
    request.set_identity(request.me)
    return Myself(request.me.name, request.me.lang)


@endpoint("PUT", "/api/me")
async def change_me(request: ApiRequest, body: Myself) -> Myself:
    """Choose a name and a language."""
    lang = body.lang or request.me.lang
    if lang not in LANGUAGES:
        raise Unreadable("language", "lang", value=repr(lang), languages=", ".join(LANGUAGES))
    request.set_identity(request.me._replace(name=check_name(body.name), lang=lang))
    return Myself(request.me.name, request.me.lang)
