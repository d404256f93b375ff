"""The sockets at which a server listens: the first one, and those for others on the network, opened on request."""

import asyncio
import socket
from ipaddress import ip_address
from typing import NamedTuple

import uvicorn

from sabot.errors import Refused, Unreadable
from sabot.server.network.addresses import Address, Ip, reachable_addresses, url_at

ANY_PORT = 0
BACKLOG = 2048
LOOPBACK = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}
STALLED = 30_000
"""After how many milliseconds a connection is dropped whose client reads nothing."""


class Link(NamedTuple):
    """An address for browsers of other devices, and the interface of this machine that has it."""

    interface: str
    url: str


class Listeners:
    """The sockets of a server.

    Opening starts one listener for each address that the machine has then. A laptop that moves to another network is
    not open there until somebody asks again.
    """

    def __init__(self, server: uvicorn.Server, first: socket.socket, *, may_open: bool = False) -> None:
        self._server = server
        self._first = first
        self.may_open = may_open
        """Whether listeners for others can be opened and closed while the server runs."""
        self._opened: dict[Ip, asyncio.Server] = {}
        self._changing = asyncio.Lock()

    @property
    def url(self) -> str:
        """The address of the first socket for a browser: one that others can reach, if there is one."""
        return url_of(self._first)

    @property
    def is_for_others(self) -> bool:
        """Whether the first socket is not for this machine only."""
        return not ip_address(self._first.getsockname()[0].partition("%")[0]).is_loopback

    @property
    def is_open(self) -> bool:
        """Whether listeners for others were opened at addresses that the machine still has."""
        return any(address.ip in self._opened for address in reachable_addresses())

    def links(self) -> list[Link]:
        """Where others can reach the server: at most one address of each family for each interface."""
        links: dict[tuple[str, int], Link] = {}
        for address in reachable_addresses():
            port = self._port_at(address)
            if port is not None:
                place = address.interface, address.ip.version
                links.setdefault(place, Link(address.interface, url_at(address.ip, port)))
        return list(links.values())

    async def open(self) -> None:
        """Listen at all addresses that others can reach; or raise Refused."""
        async with self._changing:
            own = reachable_addresses()
            if not own:
                raise Refused("network/none")
            self._close_except({address.ip for address in own})
            wrong: Unreadable | None = None
            for address in own:
                if self._port_at(address) is None:
                    try:
                        await self._open_at(address.ip)
                    except OSError as error:  # the other addresses may do
                        wrong = Unreadable.by_system(error, "")
            if wrong and not self._opened:
                raise Refused("network/failed", reason=wrong)

    async def close(self) -> None:
        """Stop listening for others, and disconnect them."""
        async with self._changing:
            closed = {str(ip) for ip in self._opened}
            self._close_except(set())
            for connection in list(self._server.server_state.connections):
                arrived_at = getattr(connection, "server", None)
                if arrived_at is not None and arrived_at[0] in closed:
                    connection.shutdown()

    async def _open_at(self, ip: Ip) -> None:
        """Listen at an address: at the port of the first socket, or at a free one."""
        try:
            listening = _bind(str(ip), self._first.getsockname()[1])
        except OSError:
            listening = _bind(str(ip), ANY_PORT)
        self._opened[ip] = await add_listener(self._server, listening)

    def _close_except(self, kept: set[Ip]) -> None:
        for ip in self._opened.keys() - kept:
            opened = self._opened.pop(ip)
            self._server.servers.remove(opened)
            opened.close()

    def _port_at(self, address: Address) -> int | None:
        """The port at which the server listens at an address; None if it does not."""
        if opened := self._opened.get(address.ip):
            return int(opened.sockets[0].getsockname()[1])
        host, port = self._first.getsockname()[:2]
        first = ip_address(host.partition("%")[0])
        is_heard = first == address.ip or (first.is_unspecified and first.version == address.ip.version)
        return int(port) if is_heard else None


async def add_listener(server: uvicorn.Server, listening: socket.socket) -> asyncio.Server:
    """Let a running server accept connections at one more socket; uvicorn has no function for it."""
    config = server.config

    def create_protocol() -> asyncio.Protocol:
        return config.http_protocol_class(  # type: ignore[call-arg]  # as in uvicorn
            config=config, server_state=server.server_state, app_state=server.lifespan.state
        )

    added = await asyncio.get_running_loop().create_server(create_protocol, sock=listening, backlog=BACKLOG)
    server.servers.append(added)  # uvicorn closes it in the end
    return added


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or Unreadable."""
    try:
        return _bind(host, port)
    except OSError as error:
        raise Unreadable("listen", f"{host}:{port}", reason=Unreadable.by_system(error, "")) from None


def _bind(host: str, port: int) -> socket.socket:
    """A listening socket, or OSError."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return dropping_stalled(socket.create_server((host, port), family=family, backlog=BACKLOG, reuse_port=False))


def dropping_stalled(listening: socket.socket) -> socket.socket:
    """The same socket; the system drops its connections whose clients read nothing."""
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
    return listening


def url_of(listening: socket.socket) -> str:
    """The address of a socket for a browser. For all addresses of the machine, it is one that others can reach."""
    if not _is_wildcard(listening):
        return local_url_of(listening)
    version = 6 if listening.family == socket.AF_INET6 else 4
    own = [address.ip for address in reachable_addresses() if address.ip.version == version]
    return url_at(own[0], listening.getsockname()[1]) if own else local_url_of(listening)


def local_url_of(listening: socket.socket) -> str:
    """The address of a socket for a browser on this machine."""
    host, port = listening.getsockname()[:2]
    return url_at(LOOPBACK[listening.family] if _is_wildcard(listening) else host, port)


def _is_wildcard(listening: socket.socket) -> bool:
    """Whether a socket listens at all addresses of the machine."""
    return ip_address(listening.getsockname()[0].partition("%")[0]).is_unspecified
