"""uvicorn's HTTP protocol with bounds: how many connections, and how long a request may take to arrive."""

from asyncio import TimerHandle, Transport
from functools import partial
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from sabot.server.transport.connection_bounds import ConnectionBounds
from sabot.server.transport.fast_websocket import FastWebSocket


class BoundedConfig(uvicorn.Config):
    """The configuration of uvicorn, with the bounds on connections."""

    bounds: ConnectionBounds
    head_timeout: float = 10
    """How many seconds the headers of a request may take, from the connection or from the first byte."""
    body_timeout: float = 20
    """How many seconds the body of a request may take, from the end of its headers."""


class BoundedHttp(HttpToolsProtocol):
    """An HTTP connection that is closed if it is one too many, or if its client is too slow.

    uvicorn itself waits forever for a request that has begun: its timeout for idle connections starts after the first
    answer and ends with the next byte.
    """

    config: BoundedConfig

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._address: str | None = None
        """The address as which the connection is counted; None if it is not."""
        self._deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Take the connection, or close it before any work is done for it."""
        client = get_remote_addr(transport)
        self._address = self.config.bounds.enter(client[0] if client else "")
        if self._address is None:
            self.transport = transport
            transport.abort()
        else:
            super().connection_made(transport)
            self._expect(self.config.head_timeout)

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection."""
        self._expect_nothing()
        self._release()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """Expect the headers of a request."""
        super().on_message_begin()
        if self._deadline is None:  # the first request has the time since the connection was made
            self._expect(self.config.head_timeout)

    def on_headers_complete(self) -> None:
        """Expect the body."""
        super().on_headers_complete()
        self._expect(self.config.body_timeout)

    def on_message_complete(self) -> None:
        """The request is complete; the answer may take longer."""
        self._expect_nothing()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket, which releases it in the end."""
        self._expect_nothing()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it refers back to this object, as in `connection_lost`
        websocket = self.transport.get_protocol()
        if isinstance(websocket, FastWebSocket) and self._address is not None:
            websocket.when_lost = partial(self.config.bounds.leave, self._address)
            self._address = None
        else:
            self._release()

    def _release(self) -> None:
        if self._address is not None:
            self.config.bounds.leave(self._address)
            self._address = None

    def _expect(self, seconds: float) -> None:
        """Close the connection unless the next part of the request arrives in time."""
        self._expect_nothing()
        self._deadline = self.loop.call_later(seconds, self.transport.abort)

    def _expect_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
