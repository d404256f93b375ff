"""Messages over a writable connection are sent after the iteration of the event loop, in valid frames."""

import asyncio

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.streams import StreamReader

from sabot.server.transport.fast_websocket import (
    FLUSH_BATCH,
    LATER_BATCH,
    PARSED_AT_ONCE,
    READ_AHEAD,
    FastWebSocket,
)
from tests.support.server.awaited import awaited
from tests.support.server.wire import HANDSHAKE, frame


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
        self.conn.receive_data(HANDSHAKE.format(host="localhost", cookie="").encode())
        self.conn.events_received()
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
async def test_what_may_come_later_goes_out_to_a_few_at_a_time_and_holds_up_nobody() -> None:
    spectators = [FreeLine() for _ in range(2 * LATER_BATCH + 1)]
    for line in spectators:
        assert line.write((b"hello",), is_urgent=False)
    player = FreeLine()
    for turn in range(3):
        player.write((b"hello",))
        await asyncio.sleep(0)
        assert len(player.cable.packets) == turn + 1
        told = [line for line in spectators if line.cable.packets]
        assert told == spectators[: (turn + 1) * LATER_BATCH]
    assert [line.cable.packets for line in spectators] == [[HELLO]] * len(spectators)
    assert spectators[0].write((b"hello",), is_urgent=False)
    await asyncio.sleep(0)
    assert spectators[0].cable.packets == [HELLO, HELLO]


@awaited
async def test_an_urgent_message_takes_those_before_it_along() -> None:
    lines = [FreeLine() for _ in range(LATER_BATCH + 1)]
    for line in lines:
        line.write((b"hello",), is_urgent=False)
    lines[-1].write((b"you",))
    lines[-1].write((b"hello",), is_urgent=False)
    await asyncio.sleep(0)
    assert lines[-1].cable.packets == [HELLO + b"\x81\x03you" + HELLO]
    await asyncio.sleep(0)
    assert len(lines[-1].cable.packets) == 1


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
async def test_of_a_flood_only_what_is_handled_is_parsed() -> None:
    """All of it at once took a tenth of a second for one socket, in which nobody else was served."""
    line = FreeLine()
    messages = 5_000
    line.data_received(b"".join(frame(f"message {number}") for number in range(messages)))
    most = READ_AHEAD + 1 + PARSED_AT_ONCE // len(frame("message 1"))
    for number in range(messages):
        assert not line.cable.is_read
        assert line.queue.qsize() <= most
        assert await line.receive() == {"type": "websocket.receive", "text": f"message {number}"}
    assert line.cable.is_read
    assert line.queue.empty()


@awaited
async def test_what_comes_in_pieces_is_put_together() -> None:
    line = FreeLine()
    flood = b"".join(frame(str(number) * 300) for number in range(20))
    heard = []
    for at in range(0, len(flood), 777):
        line.data_received(flood[at : at + 777])
        while not line.queue.empty():
            heard.append((await line.receive())["text"])  # type: ignore[typeddict-item]
    assert heard == [str(number) * 300 for number in range(20)]


@awaited
async def test_a_flood_is_searched_for_the_end_bit_by_bit_once_the_server_has_closed() -> None:
    line = FreeLine()
    line.handshake_complete = True
    line.data_received(frame("hello") * 5_000)
    await line.send({"type": "websocket.close", "code": 1008})
    line.data_received(frame(b"\x03\xf0", Opcode.CLOSE))
    assert not line.cable.is_closed
    async with asyncio.timeout(10):
        while not line.cable.is_closed:
            await asyncio.sleep(0)
    assert line.close_timer is None


@awaited
async def test_messages_that_nobody_has_begun_to_handle_are_dropped_at_the_end() -> None:
    line = FreeLine()
    line.handshake_complete = True
    for number in range(READ_AHEAD):
        line.handle_text(Frame(Opcode.TEXT, str(number).encode()))
    line.shutdown()
    assert (await line.receive())["type"] == "websocket.disconnect"
