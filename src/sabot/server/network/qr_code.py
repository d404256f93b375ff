"""QR codes of links: as SVG for the page, and as text for a terminal."""

from functools import lru_cache
from io import BytesIO, StringIO

import segno

QUIET_ZONE = 4
"""The margin that scanners need, in modules."""
CACHED = 200
"""How many pictures are cached: it takes milliseconds to make one."""
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"
"""A terminal may have any colours, but scanners need dark modules on a light ground."""


@lru_cache(CACHED)
def qr_svg(text: str) -> str:
    """The QR code of a text as SVG."""
    out = BytesIO()
    _code(text).save(out, kind="svg", border=QUIET_ZONE, light="#fff", xmldecl=False, omitsize=True, nl=False)
    return out.getvalue().decode()


def qr_lines(text: str) -> list[str]:
    """The QR code of a text as lines for a terminal with colours, two rows of modules in each."""
    out = StringIO()
    _code(text).terminal(out, border=QUIET_ZONE, compact=True)
    return [f"{WHITE_ON_BLACK}{line}{PLAIN}" for line in out.getvalue().splitlines()]


def _code(text: str) -> segno.QRCode:
    return segno.make(text, error="m", micro=False)
