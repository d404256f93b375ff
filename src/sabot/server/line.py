"""The line to a client: uvicorn's, over which a message that is ready also goes out at once."""

from functools import lru_cache
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from sabot.server.outbox import WRITE

TEXT = 0x81
"""How a frame begins that is a whole text."""
IN_ONE_BYTE, IN_TWO_BYTES = 126, 1 << 16
"""Sizes from which on it takes more to tell them."""
SIZES = 4096
"""How many sizes are remembered: most messages are of a few hundred."""


class Line(WebSocketsSansIOProtocol):
    """A socket whose application may say something without waiting until it is said."""

    def handle_connect(self, event: Request) -> None:
        """Offer it to the application."""
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            cast(dict[str, Any], self.scope["extensions"])[WRITE] = self.write

    def write(self, pieces: tuple[bytes, ...]) -> bool:
        """Send a message at once, of which these are the pieces, or tell that the line is not free."""
        if self.disconnected or not self.writable.is_set() or self.conn.state is not OPEN:
            return False
        self.transport.write(b"".join((header(sum(map(len, pieces))), *pieces)))
        return True


@lru_cache(SIZES)
def header(size: int) -> bytes:
    """What comes before a text of some bytes in its frame; servers do not mask it."""
    if size < IN_ONE_BYTE:
        return bytes((TEXT, size))
    if size < IN_TWO_BYTES:
        return b"%c\x7e%b" % (TEXT, size.to_bytes(2))
    return b"%c\x7f%b" % (TEXT, size.to_bytes(8))
