"""The command `sabot`: serves tables on this machine and opens the page in the browser."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from http import HTTPStatus
from http.client import HTTPException
from threading import Thread

import msgspec

from sabot.command_line.flags import Flag, Lang
from sabot.errors import Refused, Unreadable
from sabot.server.api.endpoints.network import Network, NetworkChange
from sabot.server.api.problems import Problem
from sabot.server.app import Config
from sabot.server.command_database import Database, private_database
from sabot.server.network.listeners import ANY_PORT, Listeners, listen
from sabot.server.network.qr_code import qr_lines
from sabot.server.network.running_server import RunningServer, lock_or_find
from sabot.server.operations import logs
from sabot.server.serve_command import Port, check_services, run
from sabot.settings import language_for
from sabot.words.language import Language

HOST, USUAL_PORT = "127.0.0.1", 8000
BROWSER_START = 10.0
"""How many seconds a browser may take to be started."""


def open_command(*, lan: Flag = False, port: Port | None = None, database: Database = None, lang: Lang = None) -> int:
    """Open the table in the browser, for this computer only, until Ctrl-C. `sabot` without a command does the same.

    If it is already open, the page of the running server is opened.

    Parameters
    ----------
    lan
        Let others on this network join, and print the link and its QR code.
    port
        The port to listen on; by default 8000, or a free one if that is taken.
    database
        Where tables are stored: `sqlite:///FILE` or `postgresql://…`; by default, a file in the data directory.
    lang
        The language of the messages printed here; the page has its own setting.
    """
    language = language_for(lang)
    logs.configure("error")
    config = Config(database=private_database(database, language))

    async def welcome(listeners: Listeners) -> None:
        print(language.say("serving", url=listeners.url), flush=True)
        if lan:
            await open_to_network(listeners, language)
        show(listeners.url, os.environ)

    with ExitStack() as until_end:
        running = lock_or_find(config.database, until_end)
        if running is not None:
            return go_to(running, language, is_lan=lan)
        asyncio.run(check_services(config))
        return run(config, [listen_nearby(port)], welcome, may_open=True)


def go_to(running: RunningServer, language: Language, *, is_lan: bool) -> int:
    """Open the page of a server that runs already, and open that server to the network if that is wanted."""
    print(language.say("serving-already", url=running.url), flush=True)
    if is_lan:
        ask_for_network(running, language)
    show(running.url, os.environ, patience=BROWSER_START)
    return 0


def ask_for_network(running: RunningServer, language: Language) -> None:
    """Ask a server that runs already to open to the network, and print its answer."""
    change = msgspec.to_builtins(NetworkChange(is_open=True))
    try:
        status, answer = running.ask("PUT", f"/api/network?lang={language.code}", change)
        if status == HTTPStatus.OK:
            network = msgspec.json.decode(answer, type=Network)
            print_links([link.url for link in network.links], language)
        else:
            print(msgspec.json.decode(answer, type=Problem).refused.message, flush=True)
    except (OSError, HTTPException, ValueError) as error:
        raise Unreadable("system", running.url, reason=str(error)) from None


async def open_to_network(listeners: Listeners, language: Language) -> None:
    """Open the server to the network and print how others get there, or why they cannot."""
    try:
        await listeners.open()
    except Refused as error:
        print(error.say(language), flush=True)
    else:
        print_links([link.url for link in listeners.links()], language)


def print_links(urls: Sequence[str], language: Language) -> None:
    """Print the links for others, and the QR code of the first if people look at a terminal."""
    if not urls:  # the network has gone meanwhile
        print(language.say("refused-network-none"), flush=True)
        return
    print(language.say("lan-link", url=urls[0]))
    for url in urls[1:]:
        print(language.say("lan-other", url=url))
    if sys.stdout.isatty():
        print("\n".join(qr_lines(urls[0])))
    print(language.say("lan-trouble"), flush=True)


def listen_nearby(port: int | None = None) -> socket.socket:
    """A socket that listens on this machine only: on a port, or on the usual one or any that is free."""
    if port is not None:
        return listen(HOST, port)
    try:
        return listen(HOST, USUAL_PORT)
    except Unreadable:
        return listen(HOST, ANY_PORT)


def show(url: str, environment: Mapping[str, str], patience: float = 0) -> None:
    """Open an address in a browser, if there is likely to be one with a window. Errors are ignored.

    A command that ends then waits some seconds for the browser to be started.
    """

    def open_window() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(url)

    if sys.platform in ("darwin", "win32") or any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        opening = Thread(target=open_window, daemon=True)
        opening.start()
        opening.join(patience)
