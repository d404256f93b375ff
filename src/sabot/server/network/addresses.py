"""The addresses of this machine that other devices can reach."""

import re
import socket
from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import NamedTuple

import psutil

Ip = IPv4Address | IPv6Address

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""An address elsewhere in each family, which nobody has."""
VIRTUAL = re.compile(
    r"docker|br-|bridge\d|veth|virbr|vmnet|vboxnet|lxc|lxd|podman|cni|flannel|cali"
    r"|tun|tap|utun|wg|tailscale|zt|ppp|vEthernet|VirtualBox|VMware",
    re.IGNORECASE,
)
"""How the names of interfaces begin that belong to containers, virtual machines and tunnels."""


class Address(NamedTuple):
    """An address of this machine, and the interface that has it."""

    interface: str
    ip: Ip


def reachable_addresses() -> list[Address]:
    """The addresses of this machine that other devices can reach, the most likely one first.

    Link-local IPv6 addresses are left out: they mean nothing without a zone, which every device names in its own way,
    and which browsers do not take.
    """
    stats = psutil.net_if_stats()
    found = [
        Address(interface, ip)
        for interface, addresses in psutil.net_if_addrs().items()
        if interface in stats and stats[interface].isup
        for given in addresses
        if given.family in ELSEWHERE and _is_reachable(ip := ip_address(given.address.partition("%")[0]))
    ]
    return _in_order(dict.fromkeys(found), {outgoing_address(family) for family in ELSEWHERE})


def url_at(ip: Ip | str, port: int) -> str:
    """The address of a server for a browser.

    >>> url_at("192.168.1.5", 8000), url_at("fd00::5", 8000)
    ('http://192.168.1.5:8000', 'http://[fd00::5]:8000')
    """
    return f"http://[{ip}]:{port}" if ":" in str(ip) else f"http://{ip}:{port}"


def outgoing_address(family: int) -> Ip | None:
    """The address by which this machine reaches other networks; None if it does not. Nothing is sent to find it."""
    with socket.socket(family, socket.SOCK_DGRAM) as outward:
        try:
            outward.connect((ELSEWHERE[socket.AddressFamily(family)], 9))
            return ip_address(outward.getsockname()[0])
        except OSError:
            return None


def _is_reachable(ip: Ip) -> bool:
    """Whether other devices can reach an address as it is written."""
    if ip.is_loopback or ip.is_multicast or ip.is_unspecified:
        return False
    return not (ip.version == 6 and ip.is_link_local)


def _in_order(addresses: Iterable[Address], outgoing: set[Ip | None]) -> list[Address]:
    """Real networks before virtual ones, the one with the way out first, and short addresses before long ones."""

    def rank(address: Address) -> tuple[bool, bool, bool, int]:
        interface, ip = address
        leads_out = any(other.interface == interface for other in addresses if other.ip in outgoing)
        return VIRTUAL.match(interface) is not None, ip.is_link_local, not leads_out, ip.version

    return sorted(addresses, key=rank)
