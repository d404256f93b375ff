"""Invitations: where others can reach the server, opening it to the network, and QR codes of its links."""

from typing import Annotated

from msgspec import Meta, Struct

from sabot.errors import Refused
from sabot.server.access.origin import is_from_this_machine
from sabot.server.api.endpoint import endpoint
from sabot.server.api.request import ApiRequest
from sabot.server.network.listeners import Listeners
from sabot.server.network.qr_code import qr_svg

SVG = "image/svg+xml"
LONGEST_LINK = 300


class LinkShown(Struct, frozen=True):
    """An address at which others can reach the server."""

    url: str
    interface: str
    """The network interface that has the address; empty if it is the public one."""


class Network(Struct, frozen=True):
    """Where others can reach the server."""

    links: list[LinkShown]
    """The best first. Without any, a guest invites others by the address that the guest uses."""
    is_open: bool
    """Whether the server was opened to others on the network."""
    may_open: bool
    """Whether you can open and close it: only at the machine of the server, if it was started by `sabot`."""


class NetworkChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others on the network can reach the server."""

    is_open: bool


class QrRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The link for a QR code. It is in the body, since proxies log addresses, and a link may hold a pass."""

    link: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINK)]


@endpoint("GET", "/api/network")
async def read_network(request: ApiRequest) -> Network:
    """Where others can reach the server. Its own addresses are shown only at its own machine."""
    return _shown(request)


@endpoint("PUT", "/api/network", refuses=(403, 409))
async def change_network(request: ApiRequest, body: NetworkChange) -> Network:
    """Let others on the network reach the server, or nobody but its own machine."""
    listeners = _listeners(request)
    if listeners is None:
        raise Refused("network/not-here")
    if not listeners.may_open:
        raise Refused("network/fixed")
    if body.is_open:
        await listeners.open()
    else:
        await listeners.close()
    return _shown(request)


@endpoint("POST", "/api/qr", media_type=SVG, refuses=(409,))
async def draw_qr_code(request: ApiRequest, body: QrRequest) -> str:
    """A QR code of a link to this server."""
    host = request.http.headers.get("host", "")
    own = [f"http://{host}", f"https://{host}", *(link.url for link in _shown(request).links)]
    if not any(body.link == url or body.link.startswith(f"{url}/") for url in own):
        raise Refused("qr/foreign")
    request.headers["Content-Security-Policy"] = "default-src 'none'"
    return qr_svg(body.link)


def _shown(request: ApiRequest) -> Network:
    """What a guest may know of the network."""
    listeners = _listeners(request)
    is_open = listeners is not None and listeners.is_open
    may_open = listeners is not None and listeners.may_open
    if public_url := request.http.app.state.public_url:
        return Network([LinkShown(public_url, "")], is_open, may_open)
    links = [] if listeners is None else [LinkShown(link.url, link.interface) for link in listeners.links()]
    return Network(links, is_open, may_open)


def _listeners(request: ApiRequest) -> Listeners | None:
    """The listeners of the server, for a request from its own machine; None for others."""
    known: Listeners | None = request.http.app.state.listeners
    return known if is_from_this_machine(request.http) else None
