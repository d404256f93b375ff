"""A server answers to its own names only, so that no page of another site gets in by DNS rebinding."""

import asyncio
import socket
from pathlib import Path

import pytest

from sabot.server.access.hosts import Hosts
from sabot.server.app import Config
from sabot.server.network.addresses import reachable_addresses
from sabot.server.network.listeners import listen, local_url_of, url_of
from tests.support.server.awaited import awaited
from tests.support.server.serving import PATIENCE, database_in, served

UPGRADE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)


def allows(*hosts: str, server: tuple[str, int | None] | None = ("192.0.2.5", 8000)) -> bool:
    """Whether a server called play.example.org answers."""
    headers = [(b"host", host.encode("latin-1")) for host in hosts]
    return Hosts(["play.example.org", "other.example.org:8443"]).allows({"headers": headers, "server": server})


@pytest.mark.parametrize(
    "host",
    [
        "play.example.org",
        "PLAY.example.org:9999",
        "play.example.org.",
        "other.example.org",
        "localhost:8000",
        "127.0.0.1",
        "127.1.2.3:8000",
        "[::1]:8000",
        "192.0.2.5:8000",
        socket.gethostname(),
        f"{socket.gethostname().partition('.')[0]}.local:8000",
    ],
)
def test_a_server_answers_to_its_names_and_addresses_at_any_port(host: str) -> None:
    assert allows(host)


@pytest.mark.parametrize(
    "host",
    [
        "",
        "evil.example",
        "evil.example:8000",
        "play.example.org.evil.example",
        "evil.example@play.example.org",
        "play.example.org:80:80",
        "play.example.org:x",
        "192.0.2.6",
        "0.0.0.0:8000",
        "[::1]evil",
        "[::1",
        "127.0.0.1.evil.example",
        "2130706433",
        "127.0.0.1 evil",
        "\u00e9",
    ],
)
def test_a_server_answers_to_no_other_name(host: str) -> None:
    assert not allows(host)


def test_exactly_one_host_is_needed() -> None:
    assert not allows()
    assert not allows("localhost", "localhost")
    assert not allows("localhost", "evil.example")


def test_an_address_is_own_whatever_its_family_and_zone() -> None:
    assert allows("192.0.2.5", server=("::ffff:192.0.2.5", 8000))
    assert allows("[fe80::1]", server=("fe80::1%eth0", 8000))
    assert not allows("192.0.2.5", server=None)
    assert not allows("192.0.2.5", server=("/run/sabot.sock", None))


async def answer(url: str, head: str) -> str:
    """The answer to a request: all of it, or the head if the connection becomes a socket."""
    host, port = url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"{head}\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        told = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in told:
            told += await reader.read()
    writer.close()
    return told.decode()


@awaited
async def test_a_page_that_rebinds_its_name_reaches_nothing(tmp_path: Path) -> None:
    async with served(Config(database=database_in(tmp_path), origins=frozenset({"play.example.org"}))) as server:
        for path in ("/", "/api/me", "/api/tables", "/metrics", "/cards/back.svg", "/nothing"):
            told = await answer(server.url, f"GET {path} HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n")
            assert told.startswith("HTTP/1.1 421 "), path
            assert "set-cookie" not in told.lower()
            assert "does not answer to that name" in told
        told = await answer(server.url, "GET /api/health HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n")
        assert told.startswith("HTTP/1.1 200 ")
        told = await answer(server.url, "GET /api/health HTTP/1.0\r\n")
        assert told.startswith("HTTP/1.1 421 ")


@awaited
async def test_a_socket_of_another_name_is_refused(tmp_path: Path) -> None:
    async with served(Config(database=database_in(tmp_path))) as server:
        rebound = f"Host: evil.example\r\nOrigin: http://evil.example\r\n{UPGRADE}"
        assert (await answer(server.url, f"GET /socket HTTP/1.1\r\n{rebound}")).startswith("HTTP/1.1 403 ")
        assert (await answer(server.url, f"GET /socket HTTP/1.1\r\n{UPGRADE}")).startswith("HTTP/1.1 4")
        own = f"Host: localhost\r\nOrigin: http://localhost\r\n{UPGRADE}"
        assert (await answer(server.url, f"GET /socket HTTP/1.1\r\n{own}")).startswith("HTTP/1.1 101 ")


def test_a_server_at_all_addresses_tells_one_that_works() -> None:
    with listen("0.0.0.0", 0) as listening:
        port = listening.getsockname()[1]
        own = [str(ip) for _, ip in reachable_addresses() if ip.version == 4]
        assert url_of(listening) == f"http://{own[0] if own else '127.0.0.1'}:{port}"
        assert local_url_of(listening) == f"http://127.0.0.1:{port}"
