"""The command `sabot serve`: a server of tables for browsers and programs."""

import asyncio
import socket
from collections.abc import Callable
from typing import Annotated, Literal

import uvicorn
from cyclopts import Parameter
from starlette.applications import Starlette

from sabot.errors import Unreadable
from sabot.files import data_directory
from sabot.flags import Lang, Several, language_for, within
from sabot.server.access.limits import Limits
from sabot.server.app import Config, create_app
from sabot.server.bus.process_bus import open_bus
from sabot.server.operations import logs
from sabot.server.storage.database import exclusive_use
from sabot.server.storage.store import Store
from sabot.server.transport.fast_websocket import FastWebSocket

Port = Annotated[int, Parameter(validator=within(0, 65535))]
Count = Annotated[int, Parameter(validator=within(1))]
USUAL = Limits()
BACKLOG = 2048
LEAVING = 5
"""How many seconds clients have to disconnect when the server stops."""
STALLED = 30_000
"""After how many milliseconds a connection is dropped whose client reads nothing."""


def serve_command(
    *,
    host: str = "127.0.0.1",
    port: Port = 8000,
    database: Annotated[str | None, Parameter(env_var="SABOT_DATABASE")] = None,
    bus: Annotated[str | None, Parameter(env_var="SABOT_BUS")] = None,
    origin: Several = (),
    sockets_per_address: Count = USUAL.sockets_per_address,
    log: Literal["debug", "info", "warning", "error"] = "info",
    lang: Lang = None,
) -> int:
    """Run a server for browsers and programs, until Ctrl-C.

    Parameters
    ----------
    host
        The address to listen on; `0.0.0.0` means all addresses of this computer.
    port
        The port to listen on; 0 picks a free one.
    database
        Where tables are stored: `sqlite:///FILE` or `postgresql://…`; by default, a file in the data directory.
    bus
        `redis://…`, needed when several server processes share a database.
    origin
        Another host, such as `play.example.org`, whose pages may use this server; can be repeated.
    sockets_per_address
        The maximum number of connections from one address.
    log
        The log level; logs go to standard error as lines of JSON.
    lang
        The language of the messages printed here; guests choose their own.
    """
    language = language_for(lang)
    logs.configure(log)
    limits = Limits(sockets_per_address=sockets_per_address)
    config = Config(database=database or usual_database(), bus=bus, origins=frozenset(origin), limits=limits)
    asyncio.run(check_services(config))
    listening = listen(host, port)
    return run(config, listening, lambda url: print(language.say("serving", url=url), flush=True))


def run(config: Config, listening: socket.socket, when_open: Callable[[str], None]) -> int:
    """Serve until Ctrl-C. `when_open` gets the address as soon as the server answers."""
    server = Server(serving(create_app(config), config.limits))
    server.when_open = lambda: when_open(url_of(listening))
    server.run(sockets=[listening])
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """A uvicorn server that calls `when_open` once it has started."""

    when_open: Callable[[], None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and call `when_open`."""
        await super().startup(sockets)
        if self.started:
            self.when_open()


async def check_services(config: Config) -> None:
    """Raise Unreadable if the database or the bus cannot be used."""
    with exclusive_use(config.database):
        store = await Store.open(config.database)
        bus = open_bus(config.bus)
        try:
            await bus.ping()
        except OSError as error:
            raise Unreadable("bus", "--bus", reason=str(error)) from None
        finally:
            await bus.close()
            await store.close()


def url_of(listening: socket.socket) -> str:
    """The address of a socket for a browser."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serving(app: Starlette, limits: Limits) -> uvicorn.Config:
    """The configuration of uvicorn."""
    return uvicorn.Config(
        app,
        ws=FastWebSocket,
        ws_max_size=16 * limits.message_bytes,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LEAVING,
    )


def usual_database() -> str:
    """The default database: a file in the data directory."""
    directory = data_directory()
    directory.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{directory / 'tables.sqlite'}"


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or Unreadable."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=BACKLOG, reuse_port=False)
    except OSError as error:
        raise Unreadable("listen", f"{host}:{port}", reason=error.strerror or str(error)) from None
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # connections inherit it
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
    return listening
