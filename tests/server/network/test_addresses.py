"""The addresses of this machine that other devices can reach."""

import socket
from ipaddress import ip_address
from typing import Any, NamedTuple

import psutil
import pytest

from sabot.server.network import addresses
from sabot.server.network.addresses import outgoing_address, reachable_addresses


class Nic(NamedTuple):
    """An address of an interface, as psutil shows it."""

    family: int
    address: str


class Stats(NamedTuple):
    """The state of an interface, as psutil shows it."""

    isup: bool


def has(monkeypatch: pytest.MonkeyPatch, outgoing: str = "", down: str = "", **interfaces: str) -> None:
    """Give this machine some interfaces, with their addresses separated by blanks."""

    def family(address: str) -> int:
        return socket.AF_INET6 if ":" in address else socket.AF_INET

    nics: dict[str, Any] = {
        name.replace("_", "-"): [Nic(socket.AF_PACKET, "02:00:00:00:00:01")]
        + [Nic(family(address), address) for address in given.split()]
        for name, given in interfaces.items()
    }
    monkeypatch.setattr(psutil, "net_if_addrs", lambda: nics)
    monkeypatch.setattr(psutil, "net_if_stats", lambda: {name: Stats(name != down) for name in nics})
    out = ip_address(outgoing) if outgoing else None
    monkeypatch.setattr(addresses, "outgoing_address", lambda wanted: out if family(outgoing) == wanted else None)


def found() -> list[str]:
    """The addresses, in their order."""
    return [f"{interface} {ip}" for interface, ip in reachable_addresses()]


def test_loopback_and_link_local_ipv6_are_of_no_use_to_others(monkeypatch: pytest.MonkeyPatch) -> None:
    has(monkeypatch, lo="127.0.0.1 ::1", eth0="192.168.1.5 fd00::5 fe80::1%eth0 0.0.0.0")
    assert found() == ["eth0 192.168.1.5", "eth0 fd00::5"]


def test_the_network_with_the_way_out_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    has(monkeypatch, "192.168.7.5", eth0="10.0.0.5 fd00::5", wlan0="fd07::5 192.168.7.5")
    assert found() == ["wlan0 192.168.7.5", "wlan0 fd07::5", "eth0 10.0.0.5", "eth0 fd00::5"]


@pytest.mark.parametrize("name", ["docker0", "br_12ab34", "virbr0", "vboxnet0", "tailscale0", "utun3", "bridge100"])
def test_containers_virtual_machines_and_tunnels_come_last(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    has(monkeypatch, "172.17.0.1", **{name: "172.17.0.1"}, eth1="169.254.3.4", br0="192.168.1.5")
    assert found() == ["br0 192.168.1.5", "eth1 169.254.3.4", f"{name.replace('_', '-')} 172.17.0.1"]


def test_an_interface_that_is_down_has_no_use(monkeypatch: pytest.MonkeyPatch) -> None:
    has(monkeypatch, down="eth0", eth0="192.168.1.5", wlan0="192.168.7.5")
    assert found() == ["wlan0 192.168.7.5"]


def test_a_machine_may_have_no_network(monkeypatch: pytest.MonkeyPatch) -> None:
    has(monkeypatch, lo="127.0.0.1 ::1")
    assert found() == []


def test_the_addresses_of_this_very_machine_are_its_own() -> None:
    for _, ip in reachable_addresses():
        family = socket.AF_INET6 if ip.version == 6 else socket.AF_INET
        with socket.socket(family) as bound:
            bound.bind((str(ip), 0))
    assert outgoing_address(socket.AF_INET) in {None, *(ip for _, ip in reachable_addresses())}
