"""The settings file of the person at the machine of the server, which the page shares with the terminal.

It can be read and written only from that machine, at a server that this person has started by `sabot`, and by the page
itself: a browser says in `Sec-Fetch-Site` which site a request comes from.
"""

from msgspec import Struct
from msgspec.structs import asdict

from sabot.errors import Refused
from sabot.server.access.identity import check_name
from sabot.server.access.origin import is_from_this_machine
from sabot.server.api.endpoint import endpoint
from sabot.server.api.request import ApiRequest
from sabot.settings import Settings, read_settings, write_settings

OWN_PAGE = ("same-origin", "none")
"""What a browser sends for requests of our own page, and for those that its user has typed."""


class OwnSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What is set in the settings file; null where nothing is."""

    name: str | None = None
    language: str | None = None
    theme: str | None = None
    """The look of the table: `felt`, `wood`, `night`, `contrast`, or `plain` in a terminal."""
    pace: str | None = None
    """How slow bots are: `waiting`, `quick`, `usual` or `slow`."""
    sort: str | None = None
    """The order of the own hand: `colour` or `value`."""


@endpoint("GET", "/api/settings")
async def read_own_settings(request: ApiRequest) -> OwnSettings | None:
    """The settings file; null unless you are at the machine of a server that was started by `sabot`."""
    return _shown(read_settings()) if _is_here(request) else None


@endpoint("PUT", "/api/settings", refuses=(403,))
async def change_own_settings(request: ApiRequest, body: OwnSettings) -> OwnSettings:
    """Write settings into the file; what is null stays as it is."""
    if not _is_here(request):
        raise Refused("settings/not-here")
    given = asdict(body)
    if body.name is not None:
        given["name"] = check_name(body.name)
    return _shown(write_settings(Settings(**given)))


def _is_here(request: ApiRequest) -> bool:
    """Whether the request comes from our own page, on the machine of a server that was started by `sabot`."""
    http = request.http
    listeners = http.app.state.listeners
    is_started_here = listeners is not None and listeners.may_open
    is_own_page = http.headers.get("sec-fetch-site", OWN_PAGE[0]) in OWN_PAGE
    return is_started_here and is_own_page and is_from_this_machine(http)


def _shown(settings: Settings) -> OwnSettings:
    return OwnSettings(settings.name, settings.language, settings.theme, settings.pace, settings.sort)
