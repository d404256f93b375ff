"""The command `sabot serve`: a server of tables for browsers and programs."""

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, Literal
from urllib.parse import urlsplit

import uvicorn
from cyclopts import Parameter
from starlette.applications import Starlette

from sabot.command_line.flags import Lang, Several, within
from sabot.errors import Unreadable
from sabot.server.access.hosts import host_name
from sabot.server.access.limits import Limits
from sabot.server.app import Config, create_app
from sabot.server.bus.process_bus import open_bus
from sabot.server.command_database import Database, private_database
from sabot.server.hosting.registry import TableRegistry
from sabot.server.network.listeners import Listeners, dropping_stalled, listen, local_url_of
from sabot.server.network.running_server import RunningServer, announced
from sabot.server.operations import logs, systemd
from sabot.server.storage.database import exclusive_use
from sabot.server.storage.store import Store
from sabot.server.transport.bounded_http import BoundedConfig, BoundedHttp
from sabot.server.transport.connection_bounds import ConnectionBounds
from sabot.server.transport.fast_websocket import FastWebSocket
from sabot.settings import language_for
from sabot.words.language import Language

Port = Annotated[int, Parameter(validator=within(0, 65535))]
Count = Annotated[int, Parameter(validator=within(1))]
USUAL = Limits()
LEAVING = 5
"""How many seconds clients have to disconnect when the server stops."""
KEEP_ALIVE = 5
"""How many seconds a connection stays open after an answer, waiting for the next request."""
PING_INTERVAL = PING_TIMEOUT = 20.0
"""How many seconds pass between two pings, and within how many seconds a client has to answer one."""


def serve_command(  # noqa: PLR0913  # one for each option of the command
    *,
    host: str = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    bus: Annotated[str | None, Parameter(env_var="SABOT_BUS")] = None,
    origin: Annotated[Several, Parameter(env_var="SABOT_ORIGIN")] = (),
    public_url: Annotated[str | None, Parameter(env_var="SABOT_PUBLIC_URL")] = None,
    metrics_token: Annotated[str | None, Parameter(env_var="SABOT_METRICS_TOKEN")] = None,
    keep: Annotated[Count | None, Parameter(env_var="SABOT_KEEP")] = None,
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
        The port to listen on; 0 picks a free one. A socket that systemd passes is used instead.
    database
        Where tables are stored: `sqlite:///FILE` or `postgresql://…`; by default, a file in the data directory.
    bus
        `redis://…`, needed when several server processes share a database.
    origin
        The name of this server, such as `play.example.org`, or another host whose pages may use it; can be repeated.
    public_url
        The address of this server in invitations, such as `https://play.example.org`, if it is behind a proxy.
    metrics_token
        The bearer token for `/metrics`; without it, only this computer has access.
    keep
        For how many days idle tables are kept, with their results and chat; by default, forever.
    sockets_per_address
        The maximum number of connections from one address.
    log
        The log level; logs go to standard error as lines of JSON.
    lang
        The language of the messages printed here; guests choose their own.
    """
    language = language_for(lang)
    logs.configure(log)
    limits = Limits(
        sockets_per_address=sockets_per_address,
        connections_per_address=max(USUAL.connections_per_address, 3 * sockets_per_address // 2),
    )
    public_url = None if public_url is None else parse_public_url(public_url)
    config = Config(
        database=private_database(database, language),
        bus=bus,
        origins=frozenset(origin) | ({urlsplit(public_url).netloc} if public_url else set()),
        public_url=public_url,
        metrics_token=metrics_token,
        keep=keep,
        limits=limits,
    )
    with exclusive_use(config.database):
        asyncio.run(check_services(config))
        passed = systemd.passed_sockets(os.environ)
        listening = [dropping_stalled(each) for each in passed] or [listen(host, port)]
        return run(config, listening, partial(greet, language=language, public_url=public_url))


async def greet(listeners: Listeners, language: Language, public_url: str | None = None) -> None:
    """Print where the server answers: first the address of its socket, then what else others can use."""
    links = [link.url for link in listeners.links()]
    print(language.say("serving", url=listeners.url), flush=True)
    for url in (public_url, *links):
        if url not in (None, listeners.url):
            print(language.say("serving-also", url=url), flush=True)
    if listeners.is_for_others and not links:
        print(language.say("refused-network-none"), flush=True)


def run(
    config: Config,
    listening: Sequence[socket.socket],
    when_open: Callable[[Listeners], Awaitable[None]],
    *,
    may_open: bool = False,
) -> int:
    """Serve until Ctrl-C. `when_open` gets the listeners as soon as the server answers.

    The caller keeps other servers from the database, from before it was checked. With `may_open`, the page on this
    machine can open the server to the network.
    """
    app = create_app(config, is_locked=True)
    server = Server(serving(app, config.limits))
    listeners = app.state.listeners = Listeners(server, listening[0], may_open=may_open)
    with announced(config.database) as announcement:

        async def say_so() -> None:
            announcement.publish(RunningServer(local_url_of(listening[0]), app.state.instance))
            await when_open(listeners)

        server.when_open = say_so
        server.run(sockets=list(listening))
    return 0 if server.started else 1


class Server(uvicorn.Server):
    """A uvicorn server that calls `when_open` once it has started, and tells the registry when it ends."""

    when_open: Callable[[], Awaitable[None] | None]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and call `when_open`."""
        await super().startup(sockets)
        if self.started:
            if (opening := self.when_open()) is not None:
                await opening
            systemd.notify(systemd.READY)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell the registry that all clients will be disconnected, and disconnect them."""
        systemd.notify(systemd.STOPPING)
        app = self.config.app
        if isinstance(app, Starlette) and isinstance(registry := getattr(app.state, "registry", None), TableRegistry):
            registry.leave()
        await super().shutdown(sockets)


def parse_public_url(text: str) -> str:
    """The address of a server as browsers write it, without a slash at the end; or Unreadable.

    >>> parse_public_url("https://Play.Example.org/")
    'https://play.example.org'
    """
    wrong = Unreadable("public-url", "--public-url", examples=("https://play.example.org", "http://192.168.1.5:8000"))
    try:
        scheme, netloc, path, query, fragment = urlsplit(text)
    except ValueError:
        raise wrong from None
    is_server = scheme in ("http", "https") and "@" not in netloc and host_name(netloc) != ""
    if not is_server or path not in ("", "/") or query or fragment:
        raise wrong
    return f"{scheme}://{netloc.lower()}"


async def check_services(config: Config) -> None:
    """Raise Unreadable if the database or the bus cannot be used."""
    store = await Store.open(config.database)
    bus = open_bus(config.bus)
    try:
        await bus.ping()
    except OSError as error:
        raise Unreadable("bus", "--bus", reason=str(error)) from None
    finally:
        await bus.close()
        await store.close()


def serving(app: Starlette, limits: Limits) -> BoundedConfig:
    """The configuration of uvicorn."""
    config = BoundedConfig(
        app,
        http=BoundedHttp,
        ws=FastWebSocket,
        ws_max_size=16 * limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_INTERVAL,
        ws_ping_timeout=PING_TIMEOUT,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=LEAVING,
        timeout_keep_alive=KEEP_ALIVE,
    )
    config.bounds = ConnectionBounds(limits, config.forwarded_allow_ips)
    return config
