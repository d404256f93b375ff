"""Invitations: where others can reach a server, who may open it to the network, and QR codes."""

import socket
from collections.abc import Iterator
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
import uvicorn
from starlette.testclient import TestClient
from websockets.asyncio.client import connect

from sabot.client import Api, Turned
from sabot.server.app import Config, create_app
from sabot.server.network import listeners as listeners_module
from sabot.server.network.addresses import Address
from sabot.server.network.listeners import Listeners, listen
from tests.support.server.awaited import awaited
from tests.support.server.serving import config_in, served
from tests.support.server.visitors import HOST, Visitor, refusal

ELSEWHERE = "192.0.2.7"
NOBODYS = "198.51.100.1"
"""An address that no machine has."""
OPEN, CLOSED = {"is_open": True}, {"is_open": False}
UNKNOWN = {"links": [], "is_open": False, "may_open": False}


def has_addresses(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> None:
    """Give the machine these addresses. Those of loopback stand for addresses that others can reach."""
    own = [Address("lan0", ip_address(address)) for address in addresses]
    monkeypatch.setattr(listeners_module, "reachable_addresses", lambda: own)


@pytest.fixture
def local(config: Config) -> Iterator[TestClient]:
    """A client on the machine of a server that can be opened."""
    app = create_app(config)
    with listen("127.0.0.1", 0) as first:
        app.state.listeners = Listeners(uvicorn.Server(uvicorn.Config(app)), first, may_open=True)
        with TestClient(app, base_url="http://localhost:8000", client=("127.0.0.1", 50000)) as client:
            yield client


def is_refused(client: TestClient, status: int, code: str, **headers: str) -> None:
    """Check that the server can be neither opened nor closed."""
    for wish in (OPEN, CLOSED):
        response = client.put("/api/network", json=wish, headers={k.replace("_", "-"): v for k, v in headers.items()})
        assert (response.status_code, refusal(response)["code"]) == (status, code)


def test_others_can_neither_open_the_server_nor_see_its_addresses(
    local: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_addresses(monkeypatch, "127.0.0.1")
    assert local.get("/api/network").json()["links"]
    transport: Any = local._transport
    for address in (ELSEWHERE, "2001:db8::1", ""):
        transport.client = (address, 50000)
        is_refused(local, 403, "network/not-here")
        assert local.get("/api/network").json() == UNKNOWN


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "via", "x_real_ip"])
def test_what_a_proxy_forwards_does_not_come_from_this_machine(local: TestClient, header: str) -> None:
    is_refused(local, 403, "network/not-here", **{header: "127.0.0.1"})


def test_a_public_name_is_not_this_machine(local: TestClient) -> None:
    is_refused(local, 403, "network/not-here", host=HOST)


def test_pages_of_other_sites_cannot_open_the_server(local: TestClient) -> None:
    for origin in ("http://evil.example", "http://192.168.1.66:8000", "null"):
        is_refused(local, 403, "origin/foreign", origin=origin)


def test_without_a_network_there_is_nothing_to_open(local: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    has_addresses(monkeypatch)
    response = local.put("/api/network", json=OPEN)
    assert (response.status_code, refusal(response)["code"]) == (409, "network/none")
    assert local.get("/api/network").json() == {"links": [], "is_open": False, "may_open": True}


def test_an_address_that_cannot_be_used_is_reported(local: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    has_addresses(monkeypatch, NOBODYS)
    response = local.put("/api/network", json=OPEN, headers={"accept-language": "fr"})
    assert (response.status_code, refusal(response)["code"]) == (409, "network/failed")
    assert refusal(response)["message"].endswith("cet ordinateur n’a pas cette adresse")
    assert not local.get("/api/network").json()["is_open"]


def test_a_server_with_fixed_addresses_shows_them_and_keeps_them(
    local: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(local.app, type(create_app(Config(database="sqlite:///none.sqlite"))))
    with listen("0.0.0.0", 0) as first:
        port = first.getsockname()[1]
        local.app.state.listeners = Listeners(uvicorn.Server(uvicorn.Config(local.app)), first)
        has_addresses(monkeypatch, "192.168.1.5", "192.168.1.6", "fd00::5")
        is_refused(local, 409, "network/fixed")
        shown = local.get("/api/network").json()
        assert shown == {
            "links": [{"url": f"http://192.168.1.5:{port}", "interface": "lan0"}],
            "is_open": False,
            "may_open": False,
        }


@pytest.mark.parametrize("body", [{}, {"is_open": "yes"}, {"is_open": True, "port": 80}, []])
def test_nothing_else_can_be_asked_for(local: TestClient, body: object) -> None:
    assert local.put("/api/network", json=body).status_code == 400


def test_the_public_address_is_for_everybody(config: Config) -> None:
    public = replace(config, public_url="https://play.example.org")
    with TestClient(create_app(public)) as client:
        links = [{"url": "https://play.example.org", "interface": ""}]
        assert client.get("/api/network").json() == {**UNKNOWN, "links": links}
        assert client.post("/api/qr", json={"link": "https://play.example.org/t/key"}).is_success


@awaited
async def test_opened_the_server_answers_at_its_addresses_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    has_addresses(monkeypatch, "127.0.0.2", "127.0.0.3")
    async with served(config_in(tmp_path)) as server:
        host, url = Api(server.url), server.url.replace("127.0.0.1", "127.0.0.2")
        assert await host.ask("GET", "/api/network") == {"links": [], "is_open": False, "may_open": True}
        with pytest.raises(OSError, match="refused"):
            await Api(url).ask("GET", "/api/health")
        for _ in range(2):  # once more changes nothing
            opened = await host.ask("PUT", "/api/network", OPEN)
            assert opened == {"links": [{"url": url, "interface": "lan0"}], "is_open": True, "may_open": True}
        friend = Api(url)
        assert (await friend.ask("PUT", "/api/me", {"name": "bo"}))["name"] == "bo"
        assert (await friend.ask("GET", "/api/me"))["name"] == "bo"  # by the cookie
        async with connect(f"ws{url.removeprefix('http')}/socket", origin=url):  # type: ignore[arg-type]  # a text
            assert (await host.ask("PUT", "/api/network", CLOSED))["links"] == []
        with pytest.raises(OSError, match="refused"):
            await friend.ask("GET", "/api/health")
        assert (await host.ask("GET", "/api/health"))["ok"]


@awaited
async def test_where_the_port_is_taken_another_one_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    has_addresses(monkeypatch, "127.0.0.2")
    async with served(config_in(tmp_path)) as server:
        port = int(server.url.rpartition(":")[2])
        with socket.create_server(("127.0.0.2", port)):
            ((link),) = (await Api(server.url).ask("PUT", "/api/network", OPEN))["links"]
        assert link["url"] != f"http://127.0.0.2:{port}"
        assert (await Api(link["url"]).ask("GET", "/api/health"))["ok"]


@awaited
async def test_in_another_network_the_server_is_closed_until_somebody_asks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_addresses(monkeypatch, "127.0.0.2")
    async with served(config_in(tmp_path)) as server:
        host = Api(server.url)
        await host.ask("PUT", "/api/network", OPEN)
        has_addresses(monkeypatch, "127.0.0.3")
        assert await host.ask("GET", "/api/network") == {"links": [], "is_open": False, "may_open": True}
        (link,) = (await host.ask("PUT", "/api/network", OPEN))["links"]
        assert link["url"] == server.url.replace("127.0.0.1", "127.0.0.3")
        with pytest.raises(OSError, match="refused"):
            await Api(server.url.replace("127.0.0.1", "127.0.0.2")).ask("GET", "/api/health")


@awaited
async def test_a_name_of_another_site_is_refused_at_the_new_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_addresses(monkeypatch, "127.0.0.2")
    async with served(config_in(tmp_path)) as server:
        (link,) = (await Api(server.url).ask("PUT", "/api/network", OPEN))["links"]
        friend = _Named(link["url"])
        for friend.host in ("evil.example", NOBODYS):
            with pytest.raises(Turned) as turned:
                await friend.ask("GET", "/api/health")
            assert turned.value.status == 421


class _Named(Api):
    """A guest who calls the server by another name."""

    host = ""

    def _request(self, *arguments: Any) -> Any:
        request = super()._request(*arguments)
        request.add_header("Host", self.host)
        return request


def test_a_qr_code_is_drawn_for_links_to_this_server(ana: Visitor) -> None:
    response = ana.ask("POST", "/api/qr", {"link": f"http://{HOST}/t/key"})
    assert response.headers["content-type"].startswith("image/svg+xml")
    assert response.headers["content-security-policy"] == "default-src 'none'"
    assert ElementTree.fromstring(response.text).tag == "{http://www.w3.org/2000/svg}svg"
    assert ana.ask("POST", "/api/qr", {"link": f"https://{HOST}"}).is_success
    assert ana.ask("GET", f"/api/qr?link=https://{HOST}").status_code in (404, 405), "proxies log addresses"


@pytest.mark.parametrize("link", ["http://evil.example/", f"http://{HOST}.evil.example/", f"http://{HOST}@evil/", "a"])
def test_a_qr_code_of_another_link_is_refused(ana: Visitor, link: str) -> None:
    ana.is_refused(409, "qr/foreign", "POST", "/api/qr", {"link": link})


def test_a_qr_code_has_a_link_of_bounded_length(ana: Visitor) -> None:
    assert ana.ask("POST", "/api/qr", {"link": f"http://{HOST}/{'x' * 300}"}).status_code == 400
    assert ana.ask("POST", "/api/qr", {}).status_code == 400
