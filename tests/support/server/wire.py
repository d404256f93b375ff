"""Raw connections on which a test can send any bytes."""

import asyncio
import socket
from enum import IntEnum

from tests.support.server.serving import soon

GIVES_UP = hasattr(socket, "TCP_USER_TIMEOUT")
"""Whether the system drops connections whose other end reads nothing."""
HANDSHAKE = (
    "GET /socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
)


class Opcode(IntEnum):
    """The kinds of frames."""

    MORE = 0
    TEXT = 1
    BYTES = 2
    CLOSE = 8
    PING = 9


def frame(data: str | bytes, opcode: int = Opcode.TEXT, *, is_last: bool = True, said: int | None = None) -> bytes:
    """A frame of a client, with a mask of zeros. It may claim a wrong length."""
    payload = data.encode() if isinstance(data, str) else data
    length = len(payload) if said is None else said
    head = bytes([opcode | (0x80 if is_last else 0)])
    if length < 126:
        size = bytes([0x80 | length])
    elif length < 1 << 16:
        size = bytes([0x80 | 126]) + length.to_bytes(2)
    else:
        size = bytes([0x80 | 127]) + length.to_bytes(8)
    return head + size + bytes(4) + payload


class Wire:
    """A connection to the socket of a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, url: str, cookie: str, buffer: int = 65536) -> "Wire":
        """Connect, and do the handshake."""
        host = url.removeprefix("http://")
        plain = socket.socket()
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        plain.setblocking(False)
        await asyncio.get_running_loop().sock_connect(plain, (host.split(":")[0], int(host.split(":")[1])))
        reader, writer = await asyncio.open_connection(sock=plain, limit=buffer)
        writer.write(HANDSHAKE.format(host=host, cookie=cookie).encode())
        assert b" 101 " in await soon(reader.readuntil(b"\r\n\r\n"))
        return cls(reader, writer)

    async def send(self, data: bytes) -> None:
        """Send bytes; the other end may be closed already."""
        try:
            self.writer.write(data)
            await self.writer.drain()
        except ConnectionError:
            return

    def cut(self) -> None:
        """Close the connection without a close frame."""
        self.writer.transport.abort()

    async def hung_up(self) -> int:
        """The close code of the server, after all its messages; 0 without a close frame."""
        code = 0
        try:
            while code == 0:
                opcode, payload = await soon(self.next())
                code = int.from_bytes(payload[:2]) if opcode == Opcode.CLOSE else 0
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        self.cut()
        return code

    async def next(self) -> tuple[int, bytes]:
        """The next frame of the server."""
        head, length = await self.reader.readexactly(2)
        if length >= 126:
            length = int.from_bytes(await self.reader.readexactly(2 if length == 126 else 8))
        return head & 0x0F, await self.reader.readexactly(length)
