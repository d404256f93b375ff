"""The links and codes by which a table on a server is found."""

import re
from urllib.parse import quote

from sabot.client import Api, Turned
from sabot.client.cookies import read_cookie
from sabot.errors import Unreadable

LINK = re.compile(r"(https?://[^/]+(?:/[^/]+)*?)/t/([A-Za-z0-9_-]{1,64})/?")
"""The address of a server, and the key of a table there."""
CODE = re.compile(r"(?:(https?://[^/]+(?:/[^/]+)*?)/)?([A-Za-z][A-Za-z -]{2,14}[A-Za-z])/?")
"""The address of a server, and the code of a table there; without an address it is the server on this computer."""
HERE = "http://localhost:8000"


def parse_link(link: str) -> tuple[str, str]:
    """The server and the key of a table, or Unreadable.

    >>> parse_link("http://localhost:8000/t/abc")
    ('http://localhost:8000', 'abc')
    """
    found = LINK.fullmatch(link.strip().partition("?")[0])
    if found is None:
        raise Unreadable("table-link", link=repr(link))
    return found[1], found[2]


async def find_table(link: str) -> tuple[str, str]:
    """The server and the key of a table by its link or its code, for which the server is asked; or Unreadable."""
    coded = CODE.fullmatch(link.strip())
    if coded is None:
        return parse_link(link)
    url = coded[1] or HERE
    try:
        found = await Api(url, read_cookie(url)).ask("GET", f"/api/codes/{quote(coded[2])}")
    except Turned as turned:
        raise Unreadable("server-says", url, reason=turned.refused["message"]) from None
    except OSError as error:
        raise Unreadable("unreachable", url) from error
    return url, str(found["table"])
