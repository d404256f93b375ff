"""The ASGI application: routes, the socket, and the table registry behind them."""

import asyncio
import gc
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from sabot.server import pages
from sabot.server.access.identity import COOKIE, Identities, new_guest, preferred_language
from sabot.server.access.limits import POLICY_VIOLATION, Limits
from sabot.server.access.origin import is_own_origin, rate_limit_key
from sabot.server.api import routes
from sabot.server.bus.process_bus import open_bus
from sabot.server.hosting.registry import TableRegistry
from sabot.server.operations import metrics
from sabot.server.storage.database import exclusive_use
from sabot.server.storage.store import Store
from sabot.server.transport.outbox import WRITE
from sabot.server.transport.socket_client import SocketClient
from sabot.words.language import LANGUAGES, speak

SOCKET = "/socket"
"""The path for sockets."""
SWITCH_INTERVAL = 0.0005
"""For how many seconds a thread keeps the interpreter lock. The writer thread needs it often, and briefly."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """The configuration of a server process."""

    database: str
    """A URL: `sqlite:///…` or `postgresql://…`."""
    bus: str | None = None
    """A URL: `redis://…`; one process needs none."""
    origins: frozenset[str] = frozenset()
    """Hosts besides the server's own whose pages may talk to it."""
    limits: Limits = field(default_factory=Limits)


def create_app(config: Config) -> Starlette:
    """The application. The registry opens when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        with exclusive_use(config.database):
            store = await Store.open(config.database)
            app.state.identities = Identities(await store.secret())
            app.state.registry = TableRegistry(store, open_bus(config.bus))
            await app.state.registry.open()
            await asyncio.to_thread(read_catalogues)
            tune_gc()
            sys.setswitchinterval(SWITCH_INTERVAL)
            try:
                yield
            finally:
                await app.state.registry.close()

    app = Application(routes=[*routes(config.limits), *pages.routes()], lifespan=lifespan)
    app.state.origins = config.origins
    app.state.limits = config.limits
    app.state.addresses = Counter()
    return app


def tune_gc() -> None:
    """Tune the garbage collector: tables in memory are many long-lived objects, and hardly any is garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 20)


def read_catalogues() -> None:
    """Load every language before the first request needs it."""
    for code in LANGUAGES:
        speak(code).knows("list")


class Application(Starlette):
    """Pages and API. Sockets bypass the middleware, which would cost time for every message."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a socket."""
        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            scope["app"] = self
            await serve_socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


async def serve_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a client of an allowed page, or of no page, until either side closes the connection."""
    websocket = WebSocket(scope, receive, send)
    state = websocket.app.state
    address = rate_limit_key(websocket.client.host if websocket.client else "")
    is_own = is_own_origin(websocket.headers.get("origin"), websocket.headers.get("host", ""), state.origins)
    if not is_own or state.addresses[address] >= state.limits.sockets_per_address:
        await websocket.close(POLICY_VIOLATION)
        return
    me = state.identities.read(websocket.cookies.get(COOKIE))
    me = me or new_guest(preferred_language(websocket.headers.get("accept-language", "")))
    write = scope.get("extensions", {}).get(WRITE)
    await websocket.accept()
    state.addresses[address] += 1
    metrics.SOCKETS.inc()
    try:
        await SocketClient(receive, send, state.registry, me, state.limits, write).serve()
    finally:
        metrics.SOCKETS.dec()
        state.addresses[address] -= 1
        if not state.addresses[address]:
            del state.addresses[address]
