"""uvicorn's WebSocket protocol with a way to send a finished message without awaiting."""

from asyncio import AbstractEventLoop
from collections import deque
from collections.abc import Awaitable, Callable
from struct import Struct
from typing import Any, cast
from weakref import WeakKeyDictionary

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from sabot.server.access.limits import POLICY_VIOLATION, RateLimiter
from sabot.server.transport.outbox import LOST, WRITE
from sabot.server.transport.waiting import SmallEvent, SmallQueue

TEXT = 0x81
"""The first byte of a frame that holds a whole text."""
ONE_BYTE_LIMIT, TWO_BYTE_LIMIT = 126, 1 << 16
"""From these sizes on, the header needs two or eight bytes for the size."""
READ_AHEAD = 8
"""How many messages of a client may be queued before reading is paused."""
PARSED_AT_ONCE = 1024
"""How many bytes are parsed before looking whether enough messages are queued."""
FLUSH_BATCH = 32
"""How many connections are flushed together at most: a larger batch would fall out of the CPU cache."""
LATER_BATCH = 8
"""How many connections with messages that may come later are flushed in one iteration of the event loop."""
CONTROL_FRAMES_PER_SECOND = 50
"""How many pings and continuation frames a client may send per second."""
_pack_one_byte, _pack_two_bytes, _pack_eight_bytes = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


class FastWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose application can send a message without awaiting.

    All messages of one iteration of the event loop are written together, right after it. Messages that may come later
    are written in the iterations that follow, to a few clients in each.
    """

    __slots__ = (
        "_control_limiter",
        "_flush_queue",
        "_is_urgent",
        "_is_writable",
        "_lost",
        "_outgoing",
        "_unparsed",
        "when_lost",
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._is_writable = True
        """Whether the transport takes more bytes."""
        self._outgoing: list[bytes] = []
        """Frames to be written soon."""
        self._is_urgent = False
        """Whether they are to be written after this iteration of the event loop."""
        self._unparsed = b""
        """What was read while enough messages were queued."""
        self._lost = SmallEvent()
        self.queue = SmallQueue()  # type: ignore[assignment]  # with the methods of asyncio's that are called
        self.writable = SmallEvent()  # type: ignore[assignment]  # the same
        self.writable.set()
        self._flush_queue = _flush_queues.setdefault(self.loop, FlushQueue())
        self._control_limiter = RateLimiter(CONTROL_FRAMES_PER_SECOND)
        self.when_lost: Callable[[], None] | None = None
        """Called when the connection is lost."""

    def handle_connect(self, event: Request) -> None:
        """Offer the extensions to the application."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            cast(dict[str, Any], self.scope["extensions"]).update({WRITE: self.write, LOST: self._lost})

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the owner of the connection that it is lost, and let go of the parser, which refers to itself."""
        super().connection_lost(exc)
        self._unparsed = b""
        self._lost.set()
        self.conn.parser.close()
        if self.when_lost is not None:
            self.when_lost()

    async def run_asgi(self) -> None:
        """Run the application, and let go of what was offered to it, which refers back to the connection."""
        await super().run_asgi()
        cast(dict[str, Any], self.scope).clear()

    def data_received(self, data: bytes) -> None:
        """Parse what was read, until enough messages are queued. The rest is parsed when they are handled.

        One read may hold thousands of messages, and parsing them all would hold up everybody else.
        """
        data = self._unparsed + data if self._unparsed else data
        at, size = 0, len(data)
        while at < size and not self.read_paused and not self.transport.is_closing():
            super().data_received(data[at : at + PARSED_AT_ONCE])
            at += PARSED_AT_ONCE
            if self.close_sent and at < size:  # messages do not count any more, only the client's own close
                self.loop.call_soon(self.data_received, b"")
                break
        self._unparsed = data[at:]

    async def receive(self) -> ASGIReceiveEvent:
        """The next message."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self._unparsed:
                self.data_received(b"")
            if not self.read_paused:
                self.transport.resume_reading()
        return message

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application, and keep reading while few are queued. uvicorn pauses after each one."""
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False

    def handle_ping(self) -> None:
        """Answer a ping, unless there are too many."""
        if self._allows_control_frame():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take a continuation frame, unless there are too many."""
        if self._allows_control_frame():
            super().handle_cont(event)

    def _allows_control_frame(self) -> bool:
        """Whether one more frame is allowed that the application never sees. Too many of them close the connection."""
        if self._control_limiter.allows():
            return True
        if not self.close_sent:
            self.conn.fail(POLICY_VIOLATION)
            self.handle_parser_exception()
        return False

    def pause_writing(self) -> None:
        """The client does not read fast enough."""
        super().pause_writing()
        self._is_writable = False

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self._is_writable = True

    def write(self, pieces: tuple[bytes, ...], is_urgent: bool = True) -> bool:
        """Queue a message in pieces to be sent soon; False if the connection is not writable.

        Messages are sent in order: an urgent one takes those before it along. To a closed connection nothing is sent;
        its receiver will find out.
        """
        if not self._is_writable:
            return False
        if is_urgent and not self._is_urgent:
            self._is_urgent = True
            self._flush_queue.add(self)
        elif not self._outgoing:
            self._flush_queue.add_later(self)
        self._outgoing += (header(sum(map(len, pieces))), *pieces)
        return True

    def flush(self) -> None:
        """Write the queued frames."""
        outgoing, self._outgoing = self._outgoing, []
        self._is_urgent = False
        if outgoing and not self.close_sent and not self.transport.is_closing():
            try:
                self.transport.write(b"".join(outgoing))
            except (OSError, RuntimeError):  # the client is gone, as its receiver will find out
                return

    def send(self, message: ASGISendEvent) -> Awaitable[None]:  # type: ignore[override]  # it is awaited all the same
        """Send a message through uvicorn, after the queued frames."""
        self.flush()
        return self._accept(message) if message["type"] == "websocket.accept" else super().send(message)

    async def _accept(self, message: ASGISendEvent) -> None:
        """Answer the handshake, and let go of its headers, which the parser would keep as long as the connection."""
        await super().send(message)
        self.request.headers.clear()
        del self.request, self.response

    def shutdown(self) -> None:
        """Close the connection, after the queued frames.

        Messages that the application has not begun to handle are dropped: their client knows that they were not
        answered, and sends them again to another process.
        """
        self.flush()
        while not self.queue.empty():
            self.queue.get_nowait()
        self._unparsed = b""
        self._lost.set()
        super().shutdown()


class FlushQueue:
    """Connections to be flushed after an iteration of the event loop.

    They are flushed one right after the other, so that a process that reads several of them is woken once. Two messages
    to one client, such as the update of an action and its confirmation, are one system call.
    """

    def __init__(self) -> None:
        self._websockets: list[FastWebSocket] = []
        self._later: deque[FastWebSocket] = deque()

    def add(self, websocket: FastWebSocket) -> None:
        """Flush a connection soon."""
        if len(self._websockets) >= FLUSH_BATCH:
            self._flush_all()
        if not self._websockets:
            websocket.loop.call_soon(self._flush_all)
        self._websockets.append(websocket)

    def _flush_all(self) -> None:
        websockets, self._websockets = self._websockets, []
        for websocket in websockets:
            websocket.flush()

    def add_later(self, websocket: FastWebSocket) -> None:
        """Flush a connection when it is its turn."""
        if not self._later:
            websocket.loop.call_soon(self._flush_some)
        self._later.append(websocket)

    def _flush_some(self) -> None:
        """Flush a few connections, and let everybody else do something before the next ones."""
        for _ in range(min(LATER_BATCH, len(self._later))):
            self._later.popleft().flush()
        if self._later:
            self._later[0].loop.call_soon(self._flush_some)


_flush_queues: WeakKeyDictionary[AbstractEventLoop, FlushQueue] = WeakKeyDictionary()


def header(size: int) -> bytes:
    """The frame header of a text of some size. Servers do not mask."""
    if size < ONE_BYTE_LIMIT:
        return _pack_one_byte(TEXT, size)
    if size < TWO_BYTE_LIMIT:
        return _pack_two_bytes(TEXT, ONE_BYTE_LIMIT, size)
    return _pack_eight_bytes(TEXT, ONE_BYTE_LIMIT + 1, size)
