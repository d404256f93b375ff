"""Connections that are closed leave nothing behind that only the garbage collector could free."""

import asyncio
import gc
from pathlib import Path

import pytest

from sabot.server.access import quotas
from sabot.server.transport.bounded_http import BoundedHttp
from sabot.server.transport.fast_websocket import FastWebSocket
from sabot.server.transport.outbox import Outbox
from sabot.server.transport.socket_client import SocketClient
from tests.support.server.awaited import awaited
from tests.support.server.server_parties import connected, party_in
from tests.support.server.serving import PATIENCE, StoppedClock, config_in, guest, served, soon
from tests.support.server.wire import HANDSHAKE, Wire

KINDS = BoundedHttp, FastWebSocket, SocketClient, Outbox


def alive() -> dict[int, object]:
    """The objects of connections that are in memory, by their ids."""
    return {id(thing): type(thing) for thing in gc.get_objects() if type(thing) in KINDS}


async def knock(url: str, cookie: str) -> bytes:
    """Ask for a socket, hear whether it is open, and drop it."""
    host, _, port = url.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(HANDSHAKE.format(host="localhost", cookie=cookie).encode())
    status: bytes = await soon(reader.readuntil(b"\r\n"))
    writer.transport.abort()
    return status.split()[1]


@awaited
async def test_a_flood_of_strangers_leaves_no_garbage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Their connections were freed thousands at a time by the garbage collector, in pauses that players felt."""
    monkeypatch.setattr(quotas, "time", StoppedClock())
    async with served(config_in(tmp_path, sockets_per_second=3)) as server:
        zoe = await guest(server.url, "zoe")
        gc.collect()
        gc.disable()
        try:
            before = alive()
            forged = zoe.cookie.rpartition(".")[0] + ".forged"
            answers = [await knock(server.url, cookie) for _ in range(3) for cookie in ("", forged, "sabot_guest=x")]
            assert set(answers) == {b"101", b"403"}
            async with asyncio.timeout(PATIENCE):
                while alive().keys() - before.keys():
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()


@awaited
async def test_an_outbox_that_is_closed_while_it_sends_leaves_no_garbage() -> None:
    async def send(_: object) -> None:
        await asyncio.sleep(PATIENCE)

    gc.collect()
    gc.disable()
    try:
        before = alive()
        outbox = Outbox(send, lambda: None)
        outbox.put(b"hello")
        outbox.close()
        del outbox
        async with asyncio.timeout(PATIENCE):
            while alive().keys() - before.keys():
                await asyncio.sleep(0.05)
    finally:
        gc.enable()


@awaited
async def test_closed_connections_leave_no_garbage(tmp_path: Path) -> None:
    async with party_in(tmp_path, "ana", "bo") as table:
        await table.start()
        zoe = await guest(table.server.url, "zoe")
        gc.collect()
        gc.disable()
        try:
            before = alive()
            for _ in range(3):
                async with connected(zoe, table.key) as socket:
                    await socket.ask("done", chat="hello")
                wire = await Wire.open(zoe.url, zoe.cookie)
                wire.cut()
                await zoe.ask("GET", "/api/me")
            async with asyncio.timeout(PATIENCE):
                while alive().keys() - before.keys():
                    await asyncio.sleep(0.05)
        finally:
            gc.enable()
