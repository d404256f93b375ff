"""The command `sabot`: serves tables on this machine and opens the page in the browser."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread

from sabot.errors import Unreadable
from sabot.flags import Lang, language_for
from sabot.server.app import Config
from sabot.server.operations import logs
from sabot.server.serve_command import check_services, listen, run, usual_database

HOST, USUAL_PORT, ANY_PORT = "127.0.0.1", 8000, 0


def open_command(*, lang: Lang = None) -> int:
    """Open the table in the browser, for this computer only, until Ctrl-C. `sabot` without a command does the same.

    Parameters
    ----------
    lang
        The language of the messages printed here; the page has its own setting.
    """
    language = language_for(lang)
    logs.configure("error")
    config = Config(database=usual_database())
    asyncio.run(check_services(config))

    def welcome(url: str) -> None:
        print(language.say("serving", url=url), flush=True)
        show(url, os.environ)

    return run(config, listen_nearby(), welcome)


def listen_nearby() -> socket.socket:
    """A socket that listens on this machine only: on the usual port, or on a free one."""
    try:
        return listen(HOST, USUAL_PORT)
    except Unreadable:
        return listen(HOST, ANY_PORT)


def show(url: str, environment: Mapping[str, str]) -> None:
    """Open an address in a browser, if there is likely to be one with a window. Errors are ignored."""

    def open_window() -> None:
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(url)

    if sys.platform in ("darwin", "win32") or any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")):
        Thread(target=open_window, daemon=True).start()
