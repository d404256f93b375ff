"""The name and language of a guest, what is kept of them, and leaving for good."""

from msgspec import Struct

from sabot.errors import Unreadable
from sabot.server.access.faces import check_face, face_for
from sabot.server.access.identity import Identity, check_name, new_guest
from sabot.server.api.endpoint import endpoint
from sabot.server.api.endpoints.statistics import Played, played
from sabot.server.api.request import ApiRequest
from sabot.server.hosting.guests.personal_data import LineKept, TableKept, collect, collect_chat, erase
from sabot.words.language import LANGUAGES


class Myself(Struct, frozen=True, forbid_unknown_fields=True):
    """The name, language and face of a guest."""

    name: str
    """Empty until the guest has chosen one."""
    lang: str = ""
    """The language of the guest; left out, it stays as it is."""
    face: str = ""
    """The face of the guest, which others see at the seat; left out, it stays as it is."""


class Kept(Struct, frozen=True):
    """Everything that is kept of a guest."""

    name: str
    lang: str
    face: str
    matches: list[Played]
    """The results of matches that were played to their end, the last ones first."""
    tables: list[TableKept]
    """What the guest did at each table, the oldest table first."""
    chat: list[LineKept]
    """What the guest said in chats, as far as it is kept, the oldest line first."""


@endpoint("GET", "/api/me")
async def read_me(request: ApiRequest) -> Myself:
    """Your name, language and face. The cookie is renewed for a year when it is some days old."""
    request.renew_cookie()
    return shown_to_itself(request.me)


@endpoint("PUT", "/api/me")
async def change_me(request: ApiRequest, body: Myself) -> Myself:
    """Choose a name, a language and a face."""
    lang = body.lang or request.me.lang
    if lang not in LANGUAGES:
        raise Unreadable("language", "lang", value=repr(lang), languages=", ".join(LANGUAGES))
    if body.face:
        check_face(body.face)
    face = body.face or request.me.face
    request.set_identity(request.me._replace(name=check_name(body.name), lang=lang, face=face))
    return shown_to_itself(request.me)


@endpoint("POST", "/api/me/leave", is_rare=True)
async def leave_for_good(request: ApiRequest) -> Myself:
    """Leave for good on every device: your cookies are refused from now on, and your seats are free.

    You get a new cookie and are a new guest without a name. Nobody can undo this.
    """
    guest = request.known_guest
    if guest is not None:
        await request.admission.leave_for_good(guest)
    return _start_anew(request)


@endpoint("GET", "/api/me/data", is_rare=True)
async def read_data(request: ApiRequest) -> Kept:
    """Download everything that is kept of you."""
    me = request.me
    request.headers["Content-Disposition"] = 'attachment; filename="sabot-data.json"'
    results = await request.registry.store.matches_of(me.guest, None)
    return Kept(
        me.name,
        me.lang,
        me.face,
        [played(result) for result in results],
        await collect(request.registry, me.guest),
        await collect_chat(request.registry, me.guest),
    )


@endpoint("DELETE", "/api/me/data", is_rare=True)
async def delete_data(request: ApiRequest) -> Myself:
    """Delete what is kept of you, and leave for good on every device.

    Tables at which you were alone with bots and your results are deleted. At tables with others everything you wrote in
    the chat is blotted out, and nothing but the name under which you played reminds of you. Nobody can undo this.
    """
    guest = request.known_guest
    if guest is not None:
        await erase(request.registry, request.admission, guest)
    return _start_anew(request)


def _start_anew(request: ApiRequest) -> Myself:
    """Make the sender a new guest."""
    request.set_identity(new_guest(request.lang))
    return shown_to_itself(request.me)


def shown_to_itself(me: Identity) -> Myself:
    """A guest as the guest is told."""
    return Myself(me.name, me.lang, me.face or face_for(me.guest))
