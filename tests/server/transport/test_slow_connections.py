"""Slow clients and too many connections are closed, and another table goes on unharmed."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from sabot.client import Api
from sabot.server import serve_command
from sabot.server.access.limits import Limits
from sabot.server.operations.readiness import Readiness
from sabot.server.transport.bounded_http import BoundedConfig
from sabot.server.transport.connection_bounds import LOG_INTERVAL, ConnectionBounds
from tests.support.server.awaited import awaited
from tests.support.server.quiet_table import quiet_table
from tests.support.server.server_parties import bare
from tests.support.server.serving import config_in, guest, served, soon
from tests.support.server.wire import Wire

HEAD = b"PUT /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"
HEALTH = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
INTERNAL_ERROR = 1011
"""The close code for a client that does not answer pings."""
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def be_impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give up slow requests soon, from now on: guests may come slowly on a busy machine."""
    monkeypatch.setattr(BoundedConfig, "head_timeout", 0.4)
    monkeypatch.setattr(BoundedConfig, "body_timeout", 0.4)


async def dial(api: Api, data: bytes = b"") -> Connection:
    """Connect, and send the beginning of a request."""
    host, _, port = api.url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(data)
    return reader, writer


async def answer(connection: Connection) -> bytes:
    """The next answer on a connection."""
    head = await soon(connection[0].readuntil(b"\r\n\r\n"))
    size = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length: "))
    await soon(connection[0].readexactly(int(size.partition(b" ")[2])))
    return bytes(head)


async def trickle(writer: asyncio.StreamWriter, data: bytes) -> None:
    """Send one byte after the other."""
    for byte in data:
        writer.write(bytes([byte]))
        await writer.drain()
        await asyncio.sleep(0.02)


async def are_closed(connections: Sequence[Connection]) -> None:
    """Wait until the server has closed all connections without an answer."""
    for reader, writer in connections:
        with suppress(ConnectionError):
            assert await soon(reader.read()) == b""
        writer.close()


@awaited
async def test_half_open_connections_vanish_while_others_play_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with quiet_table(tmp_path, caplog, requests_per_second=10_000) as (_, eve):
        be_impatient(monkeypatch)
        starts = (b"", b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n", b"G", HEAD, HEAD + b"{")
        await are_closed([await dial(eve, starts[number % len(starts)]) for number in range(700)])


@awaited
async def test_a_request_that_trickles_in_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(config_in(tmp_path)) as server:
        eve = await guest(server.url, "eve")
        be_impatient(monkeypatch)
        for request in (HEALTH[:-2] + b"X-Slow: " + b"a" * 500, HEAD + b"1" * 500):
            connection = await dial(eve)
            with pytest.raises(ConnectionError):
                await trickle(connection[1], request)


@awaited
async def test_the_second_request_of_a_connection_is_given_up_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(config_in(tmp_path)) as server:
        connection = await dial(await guest(server.url, "eve"), HEALTH)
        assert b" 200 " in await answer(connection)
        be_impatient(monkeypatch)
        connection[1].write(HEALTH[:10])
        await are_closed([connection])


@awaited
async def test_an_answer_may_take_longer_than_a_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def ping(_: object) -> bool:
        await asyncio.sleep(1)
        return True

    monkeypatch.setattr(Readiness, "_ping", ping)
    async with served(config_in(tmp_path)) as server:
        ana = await guest(server.url, "ana")
        be_impatient(monkeypatch)
        connection = await dial(ana, HEALTH.replace(b"health", b"ready"))
        assert b" 200 " in await answer(connection)
        connection[1].close()


@awaited
async def test_an_address_may_have_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    with capture_logs() as logs:
        async with served(config_in(tmp_path, connections_per_address=4)) as server:
            eve = Api(server.url)
            async with bare(eve), bare(eve):
                held = [await dial(eve) for _ in range(2)]
                await are_closed([await dial(eve, HEALTH) for _ in range(5)])
                held.pop()[1].close()
                await gets_through(eve)
            held.pop()[1].close()
            for _ in range(4):
                await gets_through(eve)
    assert [line["event"] for line in logs if line["log_level"] == "warning"] == ["connections refused"]


async def gets_through(api: Api) -> None:
    """Wait until a request is answered, and close the connection."""
    while True:
        connection = await dial(api, HEALTH.replace(b"Host", b"Connection: close\r\nHost"))
        try:
            assert b" 200 " in await answer(connection)
            return
        except (ConnectionError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.01)
        finally:
            connection[1].close()


def test_a_proxy_may_have_as_many_connections_as_there_are() -> None:
    bounds = ConnectionBounds(Limits(connections=5, connections_per_address=2), "192.0.2.1")
    assert [bounds.enter("192.0.2.7") for _ in range(3)] == ["192.0.2.7", "192.0.2.7", None]
    assert [bounds.enter("192.0.2.1") for _ in range(4)] == ["192.0.2.1"] * 3 + [None]
    assert bounds.enter("192.0.2.8") is None
    bounds.leave("192.0.2.1")
    assert bounds.enter("2001:db8:1:2:3::1") == "2001:db8:1:2::"
    assert len(bounds) == 5


def test_an_address_may_open_so_many_connections_a_second(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("sabot.server.transport.connection_bounds.time.monotonic", lambda: now)
    bounds = ConnectionBounds(Limits(connections_per_second=2), "192.0.2.1")

    def opened(host: str) -> int:
        """How many connections are opened before one is refused, if each is closed at once."""
        for number in range(20):
            address = bounds.enter(host)
            if address is None:
                return number
            bounds.leave(address)
        return 20

    assert opened("192.0.2.7") == 8
    assert opened("192.0.2.8") == 8, "every address has its own burst"
    assert opened("192.0.2.1") == 20, "a proxy connects for everybody"
    now += 1
    assert opened("192.0.2.7") == 2
    assert len(bounds) == 0


@awaited
async def test_connections_that_come_too_fast_are_closed_before_they_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    async with served(config_in(tmp_path, connections_per_second=1)) as server:
        eve = Api(server.url)
        for _ in range(4):
            connection = await dial(eve, HEALTH)
            assert b" 200 " in await answer(connection)
            connection[1].close()
        await are_closed([await dial(eve, HEALTH)])
        await gets_through(eve)


def test_refusals_are_logged_once_in_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("sabot.server.transport.connection_bounds.time.monotonic", lambda: now)
    bounds = ConnectionBounds(Limits(connections=0))
    with capture_logs() as logs:
        for seconds in (0, 1, LOG_INTERVAL - 1, LOG_INTERVAL, LOG_INTERVAL + 1):
            now = 1000.0 + seconds
            assert bounds.enter("192.0.2.1") is None
    assert [line["refused"] for line in logs] == [1, 3]


@awaited
async def test_a_client_that_does_not_answer_pings_is_disconnected(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve_command, "PING_INTERVAL", 0.2)
    monkeypatch.setattr(serve_command, "PING_TIMEOUT", 0.5)
    async with quiet_table(tmp_path, caplog) as (_, eve):
        wire = await Wire.open(eve.url, eve.cookie)
        assert await wire.hung_up() == INTERNAL_ERROR
