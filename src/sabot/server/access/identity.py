"""The identity of guests: a signed cookie, and a name of their choice."""

import secrets
from typing import NamedTuple
from unicodedata import category, normalize

from itsdangerous import BadSignature, URLSafeSerializer

from sabot.errors import Unreadable
from sabot.round import REFEREE
from sabot.words.language import ENGLISH, LANGUAGES

COOKIE = "sabot_guest"
A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 30
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are invisible."""


class Identity(NamedTuple):
    """Who a guest is."""

    guest: str
    """The guest's id, which no other guest may learn."""
    name: str
    lang: str


class Identities:
    """Reads and signs the cookies of guests."""

    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def read(self, cookie: str | None) -> Identity | None:
        """The identity that a cookie holds; None if it was not signed by this server."""
        try:
            guest, name, lang = self._signer.loads(cookie or "")
        except (BadSignature, ValueError, TypeError):
            return None
        return Identity(guest, name, lang)

    def write(self, me: Identity) -> str:
        """The cookie of a guest."""
        return str(self._signer.dumps(list(me)))


def new_guest(lang: str) -> Identity:
    """A new guest, without a name yet."""
    return Identity(secrets.token_urlsafe(16), "", lang)


def check_name(name: str) -> str:
    """A guest's name with single blanks and normalized characters, or Unreadable."""
    name = normalize("NFC", " ".join(name.split()))
    if len(name) > LONGEST_NAME or not name.isprintable() or not any(map(_is_visible, name)):
        raise Unreadable("guest-name", "name", most=LONGEST_NAME)
    if name.lower() == REFEREE:
        raise Unreadable("taken-name", "name", name=name)
    return name


def _is_visible(character: str) -> bool:
    """Whether a character is visible by itself: neither blank nor a combining mark."""
    return category(character)[0] in "LNPS" and character not in BLANK


def preferred_language(header: str) -> str:
    """The supported language that a browser prefers; English if it asks for none of them.

    >>> preferred_language("de, pt-BR;q=0.8, en;q=0.5"), preferred_language("*")
    ('pt', 'en')
    """
    wanted = []
    for part in header.split(","):
        name, _, weight = part.partition(";q=")
        try:
            wanted.append((-float(weight or 1), name.strip()[:2].lower()))
        except ValueError:
            continue
    return next((code for _, code in sorted(wanted, key=lambda want: want[0]) if code in LANGUAGES), ENGLISH)
