"""Clients that break the rules are disconnected, and another table goes on unharmed."""

import asyncio
import json
import signal
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import InvalidStatus

from sabot.client import Api
from sabot.server.access.limits import POLICY_VIOLATION
from sabot.server.network import listeners
from sabot.server.operations import metrics
from sabot.server.transport import outbox
from sabot.server.transport import socket_client as sockets
from sabot.server.transport.fast_websocket import CONTROL_FRAMES_PER_SECOND
from sabot.server.transport.socket_client import REFUSED_BEFORE_CLOSING
from tests.support.server.awaited import awaited
from tests.support.server.quiet_table import KEY, LONGEST, UNREADABLE, quiet_table
from tests.support.server.server_parties import bare
from tests.support.server.serving import AtOnce, Process, database_in, guest
from tests.support.server.wire import GIVES_UP, Opcode, Wire, frame

PROTOCOL_ERROR, NO_TEXT, TOO_LONG = 1002, 1007, 1009
"""The close code of an internal error."""
MOST = 100_000
"""How many bytes may be queued for a client in a test."""
RUDE: dict[str, tuple[bytes, int]] = {
    "a text that is none": (frame(b"\xff\xfe\xfd"), NO_TEXT),
    "a text that is cut in a letter": (frame("é".encode()[:1]), NO_TEXT),
    "too long for one frame": (frame(b"x" * (LONGEST + 1)), TOO_LONG),
    "said to be too long": (frame(b"x", said=2**62), TOO_LONG),
    "too long in pieces": (frame(b"x" * LONGEST, is_last=False) + frame(b"x", Opcode.MORE), TOO_LONG),
    "a piece of nothing": (frame(b"x", Opcode.MORE), PROTOCOL_ERROR),
    "a message in the middle of another": (frame(b"x", is_last=False) + frame(b"x"), PROTOCOL_ERROR),
    "a kind that there is not": (frame(b"x", 3), PROTOCOL_ERROR),
    "a call that is too long": (frame(b"x" * 126, Opcode.PING), PROTOCOL_ERROR),
    "a call in pieces": (frame(b"x", Opcode.PING, is_last=False), PROTOCOL_ERROR),
    "bits that mean nothing": (bytes([0xF1, 0x80]) + bytes(4), PROTOCOL_ERROR),
    "no mask": (b"\x81\x01x", PROTOCOL_ERROR),
}
"""Invalid frames, and the close code for each."""


@awaited
async def test_a_client_that_breaks_the_protocol_is_disconnected(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with quiet_table(tmp_path, caplog) as (_, eve):
        for name, (data, code) in RUDE.items():
            wire = await Wire.open(eve.url, eve.cookie)
            await wire.send(data)
            assert await wire.hung_up() == code, name


@awaited
async def test_a_flood_is_refused_and_then_hung_up_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with quiet_table(tmp_path, caplog) as (table, eve):
        monkeypatch.setattr(sockets, "RateLimiter", AtOnce)
        wires = [await Wire.open(eve.url, eve.cookie) for _ in range(5)]
        flood = b"".join(
            frame(json.dumps({"table": table.key, "act": "draw"})) for _ in range(60 + 3 * REFUSED_BEFORE_CLOSING)
        )
        await asyncio.gather(*(wire.send(flood) for wire in wires))
        assert await asyncio.gather(*(wire.hung_up() for wire in wires)) == [POLICY_VIOLATION] * 5
        async with bare(eve, table.key) as socket:
            for _ in range(60 + REFUSED_BEFORE_CLOSING // 2):
                await socket.say(act="draw")
            codes = [(await socket.hear("refused"))["code"] for _ in range(60 + REFUSED_BEFORE_CLOSING // 2)]
            assert {*codes} == {"seat/not-yours", "message/too-fast"}
            assert codes[:60] == ["seat/not-yours"] * 60


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.MORE])
@awaited
async def test_a_flood_of_what_is_no_message_is_hung_up_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, opcode: Opcode
) -> None:
    async with quiet_table(tmp_path, caplog) as (_, eve):
        wire = await Wire.open(eve.url, eve.cookie)
        await wire.send(
            frame(b"", is_last=False)
            + 20 * CONTROL_FRAMES_PER_SECOND * frame(b"", opcode, is_last=opcode == Opcode.PING)
        )
        assert await wire.hung_up() == POLICY_VIOLATION


@awaited
async def test_the_size_of_a_message_is_counted_in_bytes(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with quiet_table(tmp_path, caplog) as (table, eve), bare(eve, table.key) as socket:
        await socket.connection.send(json.dumps({"table": table.key, "chat": "😀" * 2000}, ensure_ascii=False))
        assert (await socket.hear("refused"))["code"] == "long-message"


@awaited
async def test_a_message_in_many_pieces_is_one_message(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with quiet_table(tmp_path, caplog) as (table, eve), bare(eve, table.key) as socket:
        await socket.connection.send(iter(json.dumps({"table": table.key, "watch": 0})))
        assert (await socket.hear("snapshot"))["you"] is None
        await socket.connection.send(iter([b'{"table": "', table.key.encode(), b'", "watch": 0}']))
        assert (await socket.hear("snapshot"))["you"] is None


@awaited
async def test_a_client_that_does_not_read_is_disconnected(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wait until too much is queued for the client."""
    monkeypatch.setattr(outbox, "MOST_WAITING", MOST)
    backlogs = []
    put = outbox.Outbox.put

    def watched(self: outbox.Outbox, *text: bytes) -> None:
        put(self, *text)
        backlogs.append(self._backlog)

    monkeypatch.setattr(outbox.Outbox, "put", watched)
    await read_nothing(tmp_path, caplog)
    assert MOST < max(backlogs) < 2 * MOST


@pytest.mark.skipif(not GIVES_UP, reason="the system cannot drop stalled connections")
@awaited
async def test_a_stalled_client_is_dropped_by_the_system(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listeners, "STALLED", 500)
    monkeypatch.setattr(outbox, "MOST_WAITING", 10**12)
    await read_nothing(tmp_path, caplog)


async def read_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Ask for snapshots and read no answer, until the server disconnects."""
    async with quiet_table(tmp_path, caplog, messages_per_second=100_000) as (table, eve):
        before = metrics.SOCKETS._value.get()
        wire = await Wire.open(eve.url, eve.cookie, buffer=4096)
        message = frame(json.dumps({"table": table.key, "watch": 0}))
        is_open = True
        async with asyncio.timeout(60):
            while is_open or metrics.SOCKETS._value.get() > before:
                is_open = is_open and metrics.SOCKETS._value.get() == before
                wire.writer.write(message)
                await asyncio.sleep(0.001)
        wire.cut()


@awaited
async def test_lines_that_are_cut_in_the_middle_of_a_frame(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    chance = Random(5)
    async with quiet_table(tmp_path, caplog) as (table, eve):
        message = frame(json.dumps({"table": table.key, "watch": 0})) + frame(json.dumps({"table": KEY, "act": "draw"}))
        for _ in range(30):
            wire = await Wire.open(eve.url, eve.cookie)
            await wire.send(message[: chance.randrange(len(message))])
            wire.cut()
        for _ in range(30):
            wire = await Wire.open(eve.url, eve.cookie)
            await wire.send(chance.randbytes(chance.randrange(1, 300)))
            await asyncio.sleep(chance.uniform(0, 0.01))
            wire.cut()


@awaited
async def test_an_address_may_have_so_many_lines(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with quiet_table(tmp_path, caplog, sockets_per_address=4) as (table, eve):
        async with bare(eve, table.key), bare(eve, table.key):
            for _ in range(3):
                with pytest.raises(InvalidStatus, match="403"):
                    async with bare(eve, table.key):
                        pass
        async with asyncio.timeout(30):
            while metrics.SOCKETS._value.get() > len(table.sockets):
                await asyncio.sleep(0)
        async with bare(eve, table.key) as socket:
            await socket.ask("snapshot", watch=0)


@awaited
async def test_pages_of_others_may_not_talk_to_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with quiet_table(tmp_path, caplog) as (table, eve):
        own = eve.url.removeprefix("http://")
        for origin in ("http://evil.example", "null", "http://[", f"http://{own}.evil.example", f"http://x@{own}", ""):
            with pytest.raises(InvalidStatus, match="403"):
                async with bare(eve, table.key, Origin=origin):
                    pass
        async with bare(eve, table.key, Origin=eve.url) as socket:
            await socket.ask("snapshot", watch=0)


@awaited
async def test_a_forged_cookie_makes_a_stranger(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with quiet_table(tmp_path, caplog) as (table, eve):
        name, _, signed = table.host.cookie.partition("=")
        content, _, signature = signed.partition(".")
        _, _, mine = eve.cookie.partition("=")
        forgeries = ("", "x", f"{content}.", f"{content}.{signature[::-1]}", f"{content}.{mine.partition('.')[2]}", "é")
        for forged in forgeries:
            wire = await Wire.open(eve.url, f"{name}={forged}")
            wire.cut()
            async with bare(Api(eve.url, f"{name}={forged}".encode("ascii", "ignore").decode()), table.key) as socket:
                assert (await socket.ask("snapshot", watch=0))["you"] is None, forged
                await socket.is_refused("seat/not-yours", act="draw")


@awaited
async def test_a_real_server_has_nothing_to_say_about_any_of_it(tmp_path: Path) -> None:
    chance = Random(6)
    process = Process("--database", database_in(tmp_path), log=tmp_path / "log")
    process.start()
    try:
        eve = await guest(process.url, "eve")
        nonsense = [chance.randbytes(50) for _ in range(20)]
        for data in [*(data for data, _ in RUDE.values()), *nonsense]:
            wire = await Wire.open(eve.url, eve.cookie)
            await wire.send(data)
            if data not in nonsense:
                await wire.hung_up()
            wire.cut()
        async with bare(eve, KEY) as socket:
            for message in UNREADABLE.values():
                await socket.connection.send(message)
                await socket.hear("refused")
        assert "sabot_sockets 0" in await settled(eve)
    finally:
        code = process.stop()
    assert code == -signal.SIGTERM
    assert process.log.read_text() == ""


async def settled(eve: Api) -> str:
    """The metrics, when all sockets are closed."""
    async with asyncio.timeout(30):
        while "sabot_sockets 0" not in (told := str(await eve.ask("GET", "/metrics"))):
            await asyncio.sleep(0.05)
    return told
