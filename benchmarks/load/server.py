"""The server under load: `python -m benchmarks.load.server tables URL [BUS]`, or `… echo`, serves until its input ends.

`… exposed URL` has the usual limits on new sockets and on messages.
"""

import sys
from dataclasses import replace
from threading import Thread

from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sabot.server.access.limits import Limits
from sabot.server.app import Config, create_app
from sabot.server.network.listeners import listen, url_of
from sabot.server.operations import logs
from sabot.server.serve_command import Server, serving

PLENTY = 1_000_000
GENEROUS = Limits(
    requests_per_second=PLENTY,
    tables_per_minute=PLENTY,
    tables_per_address=PLENTY,
    sockets_per_address=PLENTY,
    sockets_per_second=PLENTY,
    connections_per_second=PLENTY,
    messages_per_second=PLENTY,
)
"""Limits for a load that comes from one address."""
USUAL = Limits()
EXPOSED = replace(
    GENEROUS,
    sockets_per_second=USUAL.sockets_per_second,
    connections_per_second=USUAL.connections_per_second,
    messages_per_second=USUAL.messages_per_second,
)
"""Limits for an abuse that comes from the same address."""


def main() -> None:
    """Serve tables or the echo."""
    logs.configure("warning")
    what, *services = sys.argv[1:]
    if what == "echo":
        config = serving(bare_echo(), GENEROUS)
        config.ws = WebSocketsSansIOProtocol  # the protocol that FastWebSocket extends
    else:
        limits = EXPOSED if what == "exposed" else GENEROUS
        database, bus = (*services, None)[:2]
        config = serving(create_app(Config(database=str(database), bus=bus, limits=limits)), limits)
    listening = listen("127.0.0.1", 0)
    server = Server(config)
    server.when_open = lambda: print(url_of(listening), flush=True)
    Thread(target=stop_after_input, args=[server], daemon=True).start()
    server.run(sockets=[listening])


def stop_after_input(server: Server) -> None:
    """Stop when the process that started this one closes its input, or ends."""
    sys.stdin.read()
    server.should_exit = True


def bare_echo() -> Starlette:
    """The smallest application with a socket."""
    return Starlette(routes=[WebSocketRoute("/socket", echo)])


async def echo(websocket: WebSocket) -> None:
    """Send every message back."""
    await websocket.accept()
    try:
        while True:
            await websocket.send_text(await websocket.receive_text())
    except WebSocketDisconnect:
        return


main()
