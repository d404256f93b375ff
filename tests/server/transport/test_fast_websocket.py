"""Messages over a writable connection are sent after the iteration of the event loop, in valid frames."""

import asyncio

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from sabot.server.transport.fast_websocket import FLUSH_BATCH, READ_AHEAD, FastWebSocket
from tests.support.server.awaited import awaited


class Cable:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.packets: list[bytes] = []
        self.is_closed = False
        self.is_broken = False
        self.is_read = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True

    @property
    def written(self) -> bytes:
        return b"".join(self.packets)

    def write(self, data: bytes) -> None:
        if self.is_broken:
            raise RuntimeError("the handler is closed")
        self.packets.append(data)

    def close(self) -> None:
        self.is_closed = True

    def is_closing(self) -> bool:
        return self.is_closed


HELLO = b"\x81\x05hello"


class FreeLine(FastWebSocket):
    """A connection after the handshake."""

    def __init__(self) -> None:
        config = uvicorn.Config(lambda: None, interface="asgi3", log_config=None, ws_per_message_deflate=False)
        config.load()
        super().__init__(config, ServerState(), {})
        self.cable = Cable()
        self.transport = self.cable  # type: ignore[assignment]
        self.conn.state = OPEN


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
@awaited
async def test_a_text_of_any_size_is_one_frame_that_clients_can_read(size: int) -> None:
    line = FreeLine()
    text = "é" * (size // 2) + "x" * (size % 2)
    half = size // 4
    assert line.write((text[:half].encode(), text[half:].encode()))
    await asyncio.sleep(0)
    reader = StreamReader()
    reader.feed_data(line.cable.written)
    reader.feed_eof()
    parsing = Frame.parse(reader.read_exact, mask=False, max_size=None)
    with pytest.raises(StopIteration) as parsed:
        next(parsing)
    frame: Frame = parsed.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data).decode()) == (Opcode.TEXT, True, text)
    assert not reader.buffer


@awaited
async def test_a_line_is_not_free_while_its_client_does_not_read() -> None:
    line = FreeLine()
    line.pause_writing()
    assert not line.write((b"too early",))
    line.resume_writing()
    assert line.write((b"hello",))
    await asyncio.sleep(0)
    assert line.cable.written == HELLO


@awaited
async def test_what_is_said_in_one_turn_goes_out_together_right_after_it() -> None:
    lines = [FreeLine(), FreeLine()]
    for line in (*lines, lines[0]):
        assert line.write((b"hel", b"lo"))
        assert not line.cable.packets
    await asyncio.sleep(0)
    assert [line.cable.packets for line in lines] == [[HELLO + HELLO], [HELLO]]
    await asyncio.sleep(0)
    assert lines[0].write((b"hello",))
    await asyncio.sleep(0)
    assert [line.cable.packets for line in lines] == [[HELLO + HELLO, HELLO], [HELLO]]


@awaited
async def test_many_lines_do_not_wait_for_the_end_of_the_turn() -> None:
    lines = [FreeLine() for _ in range(FLUSH_BATCH + 1)]
    for line in lines:
        line.write((b"hello",))
    assert [line.cable.packets for line in lines] == [[HELLO]] * FLUSH_BATCH + [[]]
    await asyncio.sleep(0)
    assert [line.cable.packets for line in lines] == [[HELLO]] * len(lines)


@awaited
async def test_a_line_that_breaks_keeps_nobody_else_from_hearing() -> None:
    lines = [FreeLine(), FreeLine(), FreeLine()]
    lines[1].cable.is_broken = True
    for line in lines:
        line.write((b"hello",))
    await asyncio.sleep(0)
    assert [line.cable.packets for line in lines] == [[HELLO], [], [HELLO]]


@awaited
async def test_what_was_said_before_goes_out_before_what_uvicorn_sends() -> None:
    line = FreeLine()
    line.handshake_complete = True
    line.write((b"hello",))
    await line.send({"type": "websocket.send", "text": "you"})
    line.write((b"hello",))
    line.shutdown()
    closing = b"\x88\x02\x03\xf4"
    assert line.cable.packets == [HELLO, b"\x81\x03you", HELLO, closing]
    await asyncio.sleep(0)
    assert line.cable.packets[3:] == [closing]


@awaited
async def test_nothing_is_written_to_a_line_that_is_closing() -> None:
    line = FreeLine()
    line.write((b"too late",))
    line.close_sent = True
    await asyncio.sleep(0)
    assert not line.cable.written


@awaited
async def test_nothing_is_written_to_a_line_that_is_lost() -> None:
    line = FreeLine()
    line.write((b"too late",))
    line.cable.close()
    await asyncio.sleep(0)
    assert not line.cable.written


@awaited
async def test_a_client_is_listened_to_while_few_of_its_messages_wait() -> None:
    line = FreeLine()
    for number in range(READ_AHEAD + 1):
        assert line.cable.is_read
        line.handle_text(Frame(Opcode.TEXT, b"%d" % number))
    assert not line.cable.is_read
    for number in range(READ_AHEAD + 1):
        assert not line.cable.is_read
        assert await line.receive() == {"type": "websocket.receive", "text": str(number)}
    assert line.cable.is_read


@awaited
async def test_messages_that_nobody_has_begun_to_handle_are_dropped_at_the_end() -> None:
    line = FreeLine()
    line.handshake_complete = True
    for number in range(READ_AHEAD):
        line.handle_text(Frame(Opcode.TEXT, str(number).encode()))
    line.shutdown()
    assert (await line.receive())["type"] == "websocket.disconnect"
