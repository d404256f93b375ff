"""Stores the guest cookie of each server, so that the same link leads back to the same seat."""

import re
from contextlib import suppress
from pathlib import Path

from sabot.directories import data_directory

PRIVATE = 0o600
"""The mode of the file: anybody who can read the cookie can act as the guest."""


def cookie_file(url: str) -> Path:
    """The file for the cookie of a server."""
    return data_directory() / "guests" / re.sub(r"\W+", "-", url.partition("://")[2])


def read_cookie(url: str) -> str:
    """The cookie of a server; empty the first time."""
    try:
        return cookie_file(url).read_text(encoding="utf-8")
    except OSError:
        return ""


def keep_cookie(url: str, cookie: str) -> None:
    """Store the cookie of a server. Errors are ignored."""
    file = cookie_file(url)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(PRIVATE)
        file.write_text(cookie, encoding="utf-8")
