"""The names of this server: a request for any other name is refused.

A page of another site can let its own name point to this machine (DNS rebinding). Browsers would then send it the
answers of this server, but they also send that name in the header `Host`.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address

from starlette.types import Scope

LOCALHOST = "localhost"


class Hosts:
    """The names that a server answers to."""

    def __init__(self, origins: Iterable[str]) -> None:
        """Besides the hosts of allowed origins, the name of this machine is allowed."""
        machine = socket.gethostname().lower()
        own = {LOCALHOST, machine, f"{machine.partition('.')[0]}.local"}
        self._names = frozenset(own | {host_name(origin) for origin in origins}) - {""}

    def allows(self, scope: Scope) -> bool:
        """Whether a request has exactly one `Host`, and this is a name of the server, whatever the port."""
        given = [value for name, value in scope["headers"] if name == b"host"]
        if len(given) != 1:
            return False
        name = host_name(given[0].decode("latin-1"))
        return name in self._names or is_loopback(name) or _is_address(name, scope.get("server"))


def host_name(netloc: str) -> str:
    """The name or address in a `Host`, without the port; empty if there is none.

    >>> host_name("Play.Example.org.:8000"), host_name("[::1]:8000"), host_name("[::1]x"), host_name("a:b@c")
    ('play.example.org', '::1', '', '')
    """
    if netloc.startswith("["):
        name, bracket, port = netloc[1:].partition("]")
        is_valid = bool(bracket) and (not port or (port.startswith(":") and port[1:].isdecimal()))
    else:
        name, colon, port = netloc.partition(":")
        is_valid = not colon or port.isdecimal()
    return name.removesuffix(".").lower() if is_valid else ""


def is_loopback(name: str) -> bool:
    """Whether a name or address means this machine to itself only.

    >>> is_loopback("127.0.0.2"), is_loopback("::1"), is_loopback("localhost"), is_loopback("192.0.2.1")
    (True, True, True, False)
    """
    if name == LOCALHOST:
        return True
    try:
        return ip_address(name).is_loopback
    except ValueError:
        return False


def _is_address(name: str, server: tuple[str, int | None] | None) -> bool:
    """Whether a name is the address at which the connection arrived: an own address of this machine, even if new."""
    try:
        return server is not None and _plain(name) == _plain(server[0])
    except ValueError:
        return False


def _plain(address: str) -> object:
    """An address, without its zone, and as IPv4 if it is one in IPv6."""
    parsed = ip_address(address.partition("%")[0])
    return getattr(parsed, "ipv4_mapped", None) or parsed
