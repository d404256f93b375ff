"""Who one is at a server, kept so that the same link leads back to the same seat."""

import re
from contextlib import suppress
from pathlib import Path

from sabot.files import data_directory

PRIVATE = 0o600
"""Whoever has the cookie is the guest."""


def cookie_file(url: str) -> Path:
    """Where it is kept who one is at a server."""
    return data_directory() / "guests" / re.sub(r"\W+", "-", url.partition("://")[2])


def read_cookie(url: str) -> str:
    """Who one is at a server; nobody, the first time."""
    try:
        return cookie_file(url).read_text(encoding="utf-8")
    except OSError:
        return ""


def keep_cookie(url: str, cookie: str) -> None:
    """Be the same guest the next time."""
    file = cookie_file(url)
    with suppress(OSError):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(PRIVATE)
        file.write_text(cookie, encoding="utf-8")
