"""A minimal WebSocket client: no tasks, no queues, and a mask of zeros, which leaves the data unchanged."""

import asyncio
import struct
from abc import abstractmethod
from collections.abc import Sequence
from typing import cast

from benchmarks.load.heat import Load

FINAL, MASKED, OPCODE = 0x80, 0x80, 0x0F
TEXT, PING, PONG = 0x1, 0x9, 0xA
NO_MASK = bytes(4)
IN_TWO_BYTES, IN_EIGHT_BYTES = 126, 127
"""Values of the size byte that announce a longer size field."""
AT_ONCE = 100
"""How many connections are opened at the same time."""


class Wire(asyncio.Protocol):
    """A connection to the socket of a server."""

    def __init__(self, load: Load, cookie: str = "") -> None:
        self.load = load
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._cookie = cookie
        self._rest = b""
        """The start of a frame that is not complete yet."""

    async def call(self, port: int) -> None:
        """Connect to a server on this machine."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", port)
        await self.opened

    @abstractmethod
    def open(self) -> None:
        """Called when the socket is open."""

    @abstractmethod
    def hear(self, payload: bytes) -> None:
        """Called for each message."""

    def say(self, payload: bytes) -> None:
        """Send a message."""
        self.load.messages += 1
        self.load.bytes += len(payload)
        self.transport.write(frame(TEXT, payload))

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the WebSocket handshake."""
        self.transport = cast(asyncio.Transport, transport)
        cookie = f"Cookie: {self._cookie}\r\n" if self._cookie else ""
        self.transport.write(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Fail if the socket never opened."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server did not open a socket"))

    def data_received(self, data: bytes) -> None:
        """Read the answer to the handshake, then frame after frame."""
        data = self._rest + data if self._rest else data
        if not self.opened.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.transport.abort()
                return
            self.opened.set_result(None)
            self.open()
        self._rest = self._take_frames(data)

    def _take_frames(self, data: bytes) -> bytes:
        """Handle all complete frames, and return the rest."""
        at, length = 0, len(data)
        while length - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= IN_TWO_BYTES:
                start += 2 if size == IN_TWO_BYTES else 8
                size = int.from_bytes(data[at + 2 : start]) if start <= length else length
            end = start + size
            if end > length:
                break
            self._take(data[at] & OPCODE, data[start:end])
            at = end
        return data[at:]

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self.load.messages += 1
            self.load.bytes += len(payload)
            self.hear(payload)
        elif opcode == PING:
            self.transport.write(frame(PONG, payload))


def frame(opcode: int, payload: bytes) -> bytes:
    """A message in one masked frame."""
    size = len(payload)
    if size < IN_TWO_BYTES:
        return bytes((FINAL | opcode, MASKED | size)) + NO_MASK + payload
    return struct.pack("!BBH", FINAL | opcode, MASKED | IN_TWO_BYTES, size) + NO_MASK + payload


async def connect(port: int, wires: Sequence[Wire]) -> None:
    """Open all sockets, some at a time."""
    for at in range(0, len(wires), AT_ONCE):
        await asyncio.gather(*(wire.call(port) for wire in wires[at : at + AT_ONCE]))
