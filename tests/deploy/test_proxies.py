"""Caddy and nginx with the files of `deploy/`: TLS, sockets, what is closed, and restarts that nobody notices."""

import asyncio
import json
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager
from http.client import HTTPConnection, HTTPResponse, HTTPSConnection
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.deploy.proxies import NAME, Proxy, caddy, nginx
from tests.server.conftest import postgresql, postgresql_server, redis, redis_server
from tests.support.server.awaited import awaited
from tests.support.server.killable import killables
from tests.support.server.serving import soon

__all__ = ["postgresql", "postgresql_server", "redis", "redis_server"]  # fixtures, which pytest finds by their names
Start = Callable[[Path, list[int]], AbstractContextManager[Proxy]]
ASKED = 30
"""How often the proxy is asked while a process is away."""


async def ask(proxy: Proxy, method: str, path: str, body: object = None, **headers: str) -> HTTPResponse:
    """The answer to a request over TLS; its content is in `content`."""

    def fetch() -> HTTPResponse:
        connection = HTTPSConnection(NAME, proxy.https, context=proxy.trust(), timeout=30)
        data = None if body is None else json.dumps(body)
        connection.request(method, path, data, {"Content-Type": "application/json", **headers})
        answer = connection.getresponse()
        answer.content = answer.read()  # type: ignore[attr-defined]
        connection.close()
        return answer

    return await asyncio.to_thread(fetch)


def redirected(proxy: Proxy) -> str:
    """Where a request without TLS is sent."""
    connection = HTTPConnection("127.0.0.1", proxy.http, timeout=30)
    connection.request("GET", "/rules", headers={"Host": NAME})
    answer = connection.getresponse()
    answer.read()
    connection.close()
    assert answer.status in (301, 308)
    return str(answer.getheader("Location"))


@pytest.mark.slow
@pytest.mark.parametrize("start", [caddy, nginx], ids=["caddy", "nginx"])
@awaited
async def test_a_proxy_in_front_of_two_processes(tmp_path: Path, postgresql: str, redis: str, start: Start) -> None:
    arguments = ("--host", "127.0.0.1", "--database", postgresql, "--bus", redis, "--origin", NAME)
    async with killables(tmp_path, 2, *arguments) as processes:
        for process in processes:
            await process.start()
        with start(tmp_path, [process.port for process in processes]) as proxy:
            page = await ask(proxy, "GET", "/")
            assert page.status == 200
            assert page.getheader("Strict-Transport-Security") == "max-age=31536000"
            assert redirected(proxy).startswith("https://localhost")
            assert (await ask(proxy, "GET", "/metrics")).status == 403
            assert (await ask(proxy, "GET", "/metrics", **{"X-Forwarded-For": "127.0.0.1"})).status == 403
            named = await ask(proxy, "PUT", "/api/me", {"name": "ana"})
            cookie = str(named.getheader("Set-Cookie"))
            assert "; Secure" in cookie, "the processes do not know of the TLS"
            await play_over_socket(proxy, cookie.partition(";")[0])
            for process in processes:
                await process.end(signal.SIGTERM)
                answers = [await ask(proxy, "GET", "/api/health") for _ in range(ASKED)]
                assert {answer.status for answer in answers} == {200}
                await process.start()


async def play_over_socket(proxy: Proxy, cookie: str) -> None:
    """Open a table, and watch it over a socket of the page."""
    headers = {"Cookie": cookie}
    opened = await ask(proxy, "POST", "/api/tables", {"edition": "deluxe", "seats": ["person", "careful"]}, **headers)
    key = json.loads(opened.content)["table"]  # type: ignore[attr-defined]
    url = f"wss://{NAME}:{proxy.https}/socket"
    trust = proxy.trust()
    async with connect(url, ssl=trust, additional_headers=headers, origin=proxy.url, compression=None) as socket:  # type: ignore[arg-type]
        await socket.send(json.dumps({"table": key, "watch": 0}))
        while "snapshot" not in (heard := json.loads(await soon(socket.recv()))):
            pass
        assert heard["snapshot"]["seats"][0]["host"]
