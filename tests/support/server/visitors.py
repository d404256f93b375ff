"""Guests who send HTTP requests to a server in the same process."""

from collections.abc import Iterable
from http.cookies import SimpleCookie
from typing import Any

import httpx2
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sabot.server.access.identity import COOKIE, Identity
from sabot.server.hosting.listing import result_rows, table_row
from sabot.server.tables.log.entries import AnyEntry, Sat, format_entry
from sabot.server.tables.state import OVER, TableState

TABLE = {"edition": "deluxe", "seats": ["person", "person", "careful"]}
"""A table for two people and a bot."""
HOST = "testserver"
"""The name by which the client of Starlette calls a server."""
TOKEN = "for tests only"
"""The token for the metrics of a server."""


class Visitor:
    """A guest with a cookie of its own; a new guest gets one."""

    def __init__(self, client: TestClient, cookie: str = "", **headers: str) -> None:
        self.client = client
        self.cookie = cookie
        self.headers = headers

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx2.Response:
        """Send a request, and keep the cookie of the answer."""
        self.client.cookies.clear()
        sent = {**self.headers, **headers}
        if self.cookie:
            sent["Cookie"] = f"{COOKIE}={self.cookie}"
        headers_sent = {name.encode(): value.encode("latin-1") for name, value in sent.items()}
        response = self.client.request(method, path, json=body, headers=headers_sent)
        baked = SimpleCookie(response.headers.get("set-cookie", ""))
        if COOKIE in baked:
            self.cookie = baked[COOKIE].value
        return response

    def get(self, path: str, **headers: str) -> Any:
        """The answer to a GET that must succeed."""
        return done(self.ask("GET", path, **headers))

    def do(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a change that must succeed."""
        return done(self.ask(method, path, body))

    def is_refused(self, status: int, code: str, method: str, path: str, body: object = None) -> None:
        """Check that a request is refused with a status and a code."""
        response = self.ask(method, path, body)
        assert (response.status_code, refusal(response)["code"]) == (status, code)


def done(response: httpx2.Response) -> Any:
    """The answer, which must be a success."""
    assert response.is_success, response.text
    return response.json()


def refusal(response: httpx2.Response) -> dict[str, str]:
    """The refusal in a response."""
    assert response.headers["content-type"] == "application/json"
    (why,) = response.json().values()
    assert set(why) == {"code", "rule", "message"}
    return dict(why)


def visitor(client: TestClient, name: str) -> Visitor:
    """A guest with a name."""
    somebody = Visitor(client)
    somebody.do("PUT", "/api/me", {"name": name})
    return somebody


def known(client: TestClient, guest: str, name: str) -> Visitor:
    """A guest whose id the test chooses."""
    assert isinstance(client.app, Starlette)
    return Visitor(client, client.app.state.identities.write(Identity(guest, name, "en")))


def opened(host: Visitor, **settings: Any) -> str:
    """The path of a new table."""
    response = host.ask("POST", "/api/tables", {**TABLE, **settings})
    assert response.status_code == 201, response.text
    return f"/api/tables/{response.json()['table']}"


def bring(client: TestClient, table: TableState, log: Iterable[AnyEntry]) -> None:
    """Put a table with its log into the store, as if it had been played there."""
    assert isinstance(client.app, Starlette)
    assert client.portal is not None
    store = client.app.state.registry.store
    first, *others = log
    results = result_rows(table, table.at) if table.status == OVER else ()

    async def write() -> None:
        await store.create(table_row(table, table.at), table.seed, format_entry(first), first.by)
        for sequence, entry in enumerate(others, 2):
            last = results if sequence == table.version else ()
            visitor = entry.by if isinstance(entry, Sat) else None
            assert await store.append(table.key, sequence, format_entry(entry), None, last, visitor)

    client.portal.call(write)


def answers(guest: Visitor, table: str, wish: str, author: str) -> Any:
    """The answer of the server to a guest who says something over the socket, such as that a request is allowed."""
    headers = {"Cookie": f"sabot_guest={guest.cookie}"}
    with guest.client.websocket_connect("/socket", headers=headers) as socket:
        socket.receive_json()
        socket.send_json({"table": table.removeprefix("/api/tables/"), "id": f"{wish} {author}", wish: author})
        return socket.receive_json()
