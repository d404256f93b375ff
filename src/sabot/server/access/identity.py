"""The identity of guests: a signed cookie, and a name of their choice."""

import hashlib
import secrets
import time
from collections.abc import Iterable, Sequence
from traceback import clear_frames
from typing import NamedTuple
from unicodedata import category, normalize

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from sabot.errors import Unreadable
from sabot.round import REFEREE
from sabot.server.access.lookalikes import are_alike
from sabot.server.access.signing_keys import FIRST_KEY, SigningKey, in_order_of_use
from sabot.words.language import ENGLISH, LANGUAGES

COOKIE = "sabot_guest"
A_YEAR = 365 * 24 * 3600
"""For how many seconds a cookie is valid."""
RENEWED_AFTER = 7 * 24 * 3600
"""After how many seconds a cookie is replaced by a new one when its guest comes back."""
LONGEST_NAME = 30
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that are invisible."""


class Identity(NamedTuple):
    """Who a guest is."""

    guest: str
    """The guest's id, which no other guest may learn."""
    name: str
    lang: str
    face: str = ""
    """The face that the guest has chosen; empty until then."""


class Cookie(NamedTuple):
    """A valid cookie."""

    identity: Identity
    is_due: bool
    """Whether it should be replaced: it is old, has no time, or was signed by an older key."""


class Identities:
    """Reads and signs the cookies of guests."""

    def __init__(self, keys: Sequence[SigningKey]) -> None:
        self.revoked: set[str] = set()
        """Guests whose cookies are refused."""
        self._keys: list[SigningKey] = []
        self.use_keys(keys)

    def use_keys(self, keys: Iterable[SigningKey]) -> None:
        """Use these keys from now on."""
        self._keys = in_order_of_use(keys, time.time_ns() // 1_000_000)
        self._signer = URLSafeTimedSerializer(
            [key.value for key in self._keys],
            salt="guest with time",
            signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"},
        )

    def open(self, cookie: str | None) -> Cookie | None:
        """A valid cookie; None if this server did not sign it, if it is too old, or if its guest has left for good."""
        if not cookie:
            return None
        now = time.time()
        opened = self._open_timed(cookie, now) or self._open_untimed(cookie, now)
        return None if opened is None or opened.identity.guest in self.revoked else opened

    def read(self, cookie: str | None) -> Identity | None:
        """The identity that a valid cookie holds."""
        opened = self.open(cookie)
        return None if opened is None else opened.identity

    def write(self, me: Identity) -> str:
        """The cookie of a guest."""
        chosen = [me.face] if me.face else []  # a cookie without a face can be read by older releases
        return str(self._signer.dumps([me.guest, me.name, me.lang, *chosen]))

    def _open_timed(self, cookie: str, now: float) -> Cookie | None:
        try:
            (guest, name, lang, *face), time_issued = self._signer.loads(cookie, return_timestamp=True)
        except (BadSignature, ValueError, TypeError) as error:
            _let_go(error)
            return None
        # A time in the future is no reason to refuse: another machine signed it, and its clock is ahead.
        issued = time_issued.timestamp()
        if now - issued > A_YEAR:
            return None
        is_by_older_key = len(self._keys) > 1 and issued * 1000 < self._keys[-1].signs_from
        return Cookie(Identity(guest, name, lang, *face[:1]), is_by_older_key or now - issued > RENEWED_AFTER)

    def _open_untimed(self, cookie: str, now: float) -> Cookie | None:
        """A cookie of a release before cookies had a time. They end a year after the first key got its time."""
        first = next((key for key in self._keys if key.name == FIRST_KEY), None)
        if first is None or now - first.created / 1000 > A_YEAR:
            return None
        try:
            guest, name, lang = URLSafeSerializer(first.value, salt="guest").loads(cookie)
        except (BadSignature, ValueError, TypeError) as error:
            _let_go(error)
            return None
        return Cookie(Identity(guest, name, lang), is_due=True)


def _let_go(error: Exception) -> None:
    """Clear the frames in which an error was raised.

    itsdangerous keeps errors in local variables, so each refers to itself by its traceback, and to the whole connection
    by the frames below. A flood of connections was then freed by the garbage collector alone, in pauses of 20 ms.
    """
    clear_frames(error.__traceback__)


def new_guest(lang: str) -> Identity:
    """A new guest, without a name yet."""
    return Identity(secrets.token_urlsafe(16), "", lang)


def check_name(name: str) -> str:
    """A guest's name with single blanks and normalized characters, or Unreadable."""
    name = normalize("NFC", " ".join(name.split()))
    if len(name) > LONGEST_NAME or not name.isprintable() or not any(map(_is_visible, name)):
        raise Unreadable("guest-name", "name", most=LONGEST_NAME)
    if are_alike(name, REFEREE):
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
