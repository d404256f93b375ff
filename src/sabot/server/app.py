"""The ASGI application: routes, the socket, and the table registry behind them."""

import asyncio
import gc
import secrets
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from sabot.server import pages, web_app
from sabot.server.access.hosts import Hosts
from sabot.server.access.identity import COOKIE, new_guest, preferred_language
from sabot.server.access.limits import POLICY_VIOLATION, Limits
from sabot.server.access.origin import is_own_origin, rate_limit_key
from sabot.server.access.quotas import Quotas
from sabot.server.access.socket_counts import SharedSocketCounts, SocketCounts
from sabot.server.api import routes
from sabot.server.bus.process_bus import open_bus
from sabot.server.hosting.guests.admission import Admission
from sabot.server.hosting.registry import TableRegistry
from sabot.server.hosting.retention import Sweeper
from sabot.server.hosting.timers import BackgroundTasks
from sabot.server.link_preview import find_preview
from sabot.server.operations import metrics
from sabot.server.operations.memory import share_arenas
from sabot.server.storage.database import exclusive_use
from sabot.server.storage.store import PLACES, Store
from sabot.server.transport.outbox import LOST, WRITE
from sabot.server.transport.socket_client import SocketClient
from sabot.words.language import LANGUAGES, speak

SOCKET = "/socket"
"""The path for sockets."""
MISDIRECTED = 421
"""The HTTP status of a request for a name that is not the server's."""
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
    """The names of the server, and other hosts whose pages may talk to it."""
    public_url: str | None = None
    """The address of the server in invitations, if it is behind a proxy: `https://play.example.org`."""
    metrics_token: str | None = field(default=None, repr=False)
    """The bearer token that gives access to metrics from everywhere; without it only this machine has access."""
    keep: int | None = None
    """For how many days tables are kept at which nothing happens; None is for ever."""
    limits: Limits = field(default_factory=Limits)


def create_app(config: Config, *, is_locked: bool = False) -> Starlette:
    """The application. The registry opens when it starts.

    Unless the database is locked already, other servers are kept from it while the application runs.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        share_arenas()  # before the threads of the database begin
        with nullcontext() if is_locked else exclusive_use(config.database):
            store = await Store.open(config.database)
            app.state.place_key = bytes.fromhex(await store.guests.secret(PLACES))
            app.state.quotas = Quotas(config.limits, config.bus)
            app.state.sockets = SocketCounts() if config.bus is None else SharedSocketCounts(config.bus)
            app.state.registry = TableRegistry(store, open_bus(config.bus), config.limits)
            app.state.admission = Admission(app.state.registry)
            app.state.identities = app.state.admission.identities
            await app.state.admission.refresh()
            await app.state.registry.open()
            background = BackgroundTasks()
            background.start(app.state.admission.keep_current())
            background.start(Sweeper(app.state.registry, config.keep).sweep_forever())
            await asyncio.to_thread(read_catalogues)
            tune_gc()
            sys.setswitchinterval(SWITCH_INTERVAL)
            try:
                yield
            finally:
                await background.stop()
                await app.state.registry.close()
                await app.state.sockets.close()
                await app.state.quotas.close()

    page = [*web_app.routes(), *pages.routes(find_preview, config.public_url)]
    app = Application(routes=[*routes(config.limits), *page], lifespan=lifespan)
    app.state.origins = config.origins
    app.state.hosts = Hosts(config.origins)
    app.state.metrics_token = config.metrics_token
    app.state.limits = config.limits
    app.state.public_url = config.public_url
    app.state.instance = secrets.token_hex(8)
    app.state.listeners = None  # whoever runs the server knows them
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
        """Serve a request or a socket, if it is for this server."""
        if scope["type"] != "lifespan" and not self.state.hosts.allows(scope):
            await refuse_host(scope, receive, send)
        elif scope["type"] == "websocket" and scope["path"] == SOCKET:
            scope["app"] = self
            await serve_socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


async def refuse_host(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse a request for a name that is not the server's."""
    metrics.REFUSED.labels("host/unknown").inc()
    if scope["type"] == "websocket":
        await WebSocket(scope, receive, send).close(POLICY_VIOLATION)
        return
    language = speak(preferred_language(Headers(scope=scope).get("accept-language", "")))
    headers = {**pages.SECURITY, "Cache-Control": "no-store", "Connection": "close"}
    answer = PlainTextResponse(language.say("refused-host-unknown"), MISDIRECTED, headers)
    await answer(scope, receive, send)


async def serve_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a client of an allowed page, or of no page, until either side closes the connection."""
    websocket = WebSocket(scope, receive, send)
    state = websocket.app.state
    address = rate_limit_key(websocket.client.host if websocket.client else "")
    me = state.identities.read(websocket.cookies.get(COOKIE))
    me = me or new_guest(preferred_language(websocket.headers.get("accept-language", "")))
    is_own = is_own_origin(websocket.headers.get("origin"), websocket.headers.get("host", ""), state.origins)
    bounds = (address, state.limits.sockets_per_address), (me.guest, state.limits.sockets_per_guest)
    if not is_own or await state.quotas.new_socket(address) or not await state.sockets.enter(*bounds):
        await websocket.close(POLICY_VIOLATION)
        return
    extensions = scope.get("extensions", {})
    client = SocketClient(
        receive, send, state.registry, me, state.limits, extensions.get(WRITE), address, extensions.get(LOST)
    )
    client.quotas = state.quotas
    metrics.SOCKETS.inc()
    state.admission.sockets.add(client)  # from here on, since the guest may leave at any moment
    try:
        await websocket.accept()
        del websocket, extensions
        scope.clear()  # the handshake is over, and takes as much memory as all that follows
        await client.serve()
    except WebSocketDisconnect:  # the client did not wait for the answer to its handshake
        return
    finally:
        state.admission.sockets.discard(client)
        metrics.SOCKETS.dec()
        state.sockets.leave(address, me.guest)
