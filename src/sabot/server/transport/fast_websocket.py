"""The line to a client: uvicorn's, over which a message that is ready also goes out without waiting."""

from asyncio import AbstractEventLoop
from collections.abc import Awaitable
from struct import Struct
from typing import Any, cast
from weakref import WeakKeyDictionary

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from sabot.server.access.limits import POLICY_VIOLATION, RateLimiter
from sabot.server.transport.outbox import WRITE

TEXT = 0x81
"""How a frame begins that is a whole text."""
ONE_BYTE_LIMIT, TWO_BYTE_LIMIT = 126, 1 << 16
"""Sizes from which on it takes more to tell them."""
READ_AHEAD = 8
"""How many messages of a client may wait before it is not listened to for a while."""
FLUSH_BATCH = 32
"""How many lines send together at most: what more have to say would have to be fetched again from far away."""
CONTROL_FRAMES_PER_SECOND = 50
"""How many pings and pieces of messages a client may send in a second."""
_pack_one_byte, _pack_two_bytes, _pack_eight_bytes = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


class FastWebSocket(WebSocketsSansIOProtocol):
    """A socket whose application may say something without waiting until it is said.

    What is said in one turn of the event loop goes out together, right after it.
    """

    __slots__ = ("_control_limiter", "_flush_queue", "_is_writable", "_outgoing")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._is_writable = True
        """Whether what is said goes out at once."""
        self._outgoing: list[bytes] = []
        """What goes out after this turn."""
        self._flush_queue = _flush_queues.setdefault(self.loop, FlushQueue())
        self._control_limiter = RateLimiter(CONTROL_FRAMES_PER_SECOND)

    def handle_connect(self, event: Request) -> None:
        """Offer it to the application."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            cast(dict[str, Any], self.scope["extensions"])[WRITE] = self.write

    def send_receive_event_to_app(self) -> None:
        """Have the application hear a message, and read on while few wait; uvicorn stops reading after each one."""
        if self.read_paused or self.queue.qsize() >= READ_AHEAD:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True
            super().send_receive_event_to_app()
            self.read_paused = False

    def handle_ping(self) -> None:
        """Answer that somebody is there."""
        if self._allows_control_frame():
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Take another piece of a message."""
        if self._allows_control_frame():
            super().handle_cont(event)

    def _allows_control_frame(self) -> bool:
        """Whether one more of what no application counts may come; too many of them, and the line is cut."""
        if self._control_limiter.allows():
            return True
        if not self.close_sent:
            self.conn.fail(POLICY_VIOLATION)
            self.handle_parser_exception()
        return False

    def pause_writing(self) -> None:
        """The client does not read as fast as it is told."""
        super().pause_writing()
        self._is_writable = False

    def resume_writing(self) -> None:
        """It has caught up."""
        super().resume_writing()
        self._is_writable = True

    def write(self, pieces: tuple[bytes, ...]) -> bool:
        """Have a message sent, of which these are the pieces, or tell that the line is not free.

        Whoever has hung up hears nothing of it, as whoever listens to the line will hear.
        """
        if not self._is_writable:
            return False
        if not self._outgoing:
            self._flush_queue.add(self)
        self._outgoing += (header(sum(map(len, pieces))), *pieces)
        return True

    def flush(self) -> None:
        """Let go out what was said."""
        outgoing, self._outgoing = self._outgoing, []
        if outgoing and not self.close_sent and not self.transport.is_closing():
            try:
                self.transport.write(b"".join(outgoing))
            except (OSError, RuntimeError):  # the client is gone, as whoever listens to it will hear
                return

    def send(self, message: ASGISendEvent) -> Awaitable[None]:  # type: ignore[override]  # is awaited, as the other
        """Send in uvicorn's way, after what was said before."""
        self.flush()
        return super().send(message)

    def shutdown(self) -> None:
        """Hang up, after what was said before."""
        self.flush()
        super().shutdown()


class FlushQueue:
    """Lines that have something to send after a turn of the event loop.

    They send one right after the other, so that whoever reads several of them is woken once. And two messages to one
    client, such as the update of an act and that it is done, are one system call.
    """

    def __init__(self) -> None:
        self._websockets: list[FastWebSocket] = []

    def add(self, websocket: FastWebSocket) -> None:
        """Have a line send what it has to, soon."""
        if len(self._websockets) >= FLUSH_BATCH:
            self._flush_all()
        if not self._websockets:
            websocket.loop.call_soon(self._flush_all)
        self._websockets.append(websocket)

    def _flush_all(self) -> None:
        websockets, self._websockets = self._websockets, []
        for websocket in websockets:
            websocket.flush()


_flush_queues: WeakKeyDictionary[AbstractEventLoop, FlushQueue] = WeakKeyDictionary()


def header(size: int) -> bytes:
    """What comes before a text of some bytes in its frame; servers do not mask it."""
    if size < ONE_BYTE_LIMIT:
        return _pack_one_byte(TEXT, size)
    if size < TWO_BYTE_LIMIT:
        return _pack_two_bytes(TEXT, ONE_BYTE_LIMIT, size)
    return _pack_eight_bytes(TEXT, ONE_BYTE_LIMIT + 1, size)
