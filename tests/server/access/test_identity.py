"""The identity of guests: cookies cannot be forged or mixed up, and names are valid at a table."""

import base64
import json
import time

import pytest
from itsdangerous import URLSafeSerializer

from sabot.errors import Unreadable
from sabot.round import check_players
from sabot.server.access.identity import (
    A_YEAR,
    LONGEST_NAME,
    RENEWED_AFTER,
    Cookie,
    Identities,
    Identity,
    check_name,
    new_guest,
    preferred_language,
)
from sabot.server.access.signing_keys import FIRST_KEY, SETTLING, SigningKey

ME = Identity("who-i-am", "Zoë 😀", "pt")
NOW = 1_800_000_000
"""Some time, in seconds."""


def key(value: str, *, name: str = FIRST_KEY, created: int = NOW, until: int | None = None) -> SigningKey:
    """A key; times are in seconds."""
    return SigningKey(name=name, value=value, created=created * 1000, until=until and until * 1000)


def signed_by(secret: str) -> Identities:
    """Identities with one key."""
    return Identities([key(secret)])


def untimed(secret: str) -> str:
    """The cookie that a release before cookies had a time would write."""
    return str(URLSafeSerializer(secret, salt="guest").dumps([ME.guest, ME.name, ME.lang]))


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch) -> "Moment":
    """The time, which the test sets."""
    return Moment(monkeypatch)


class Moment:
    """Sets the time of day."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._patch = patch
        self(NOW)

    def __call__(self, seconds: float) -> None:
        """It is so late now."""
        self._patch.setattr(time, "time", lambda: float(seconds))
        self._patch.setattr(time, "time_ns", lambda: int(seconds * 1_000_000_000))


def bits_of(text: str) -> int:
    """How many bits a text in the alphabet of URLs holds."""
    return 8 * len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))


def test_a_cookie_reads_back_as_the_identity_it_was_written_for() -> None:
    identities = signed_by("secret")
    for me in (ME, ME._replace(face="cat")):
        assert identities.read(identities.write(me)) == me


def test_a_cookie_holds_in_every_process_with_the_same_secret_and_in_no_other() -> None:
    cookie = signed_by("secret").write(ME)
    assert signed_by("secret").read(cookie) == ME
    assert signed_by("other").read(cookie) is None


def test_a_cookie_that_was_changed_anywhere_is_invalid() -> None:
    identities = signed_by("secret")
    cookie = identities.write(ME)
    for place, letter in enumerate(cookie[:-1]):  # the last letter has bits that say nothing
        changed = cookie[:place] + ("A" if letter != "A" else "B") + cookie[place + 1 :]
        assert identities.read(changed) is None, place


def test_nobody_becomes_another_by_another_ones_signature() -> None:
    identities = signed_by("secret")
    payload = base64.urlsafe_b64encode(json.dumps(["victim", "ana", "en"]).encode()).rstrip(b"=").decode()
    signature = identities.write(ME).rpartition(".")[2]
    assert identities.read(f"{payload}.{signature}") is None
    assert identities.read(payload) is None


@pytest.mark.parametrize("cookie", [None, "", ".", "x", "x.y", "é.ü", "\x00", "a" * 10_000])
def test_text_that_is_no_cookie_is_invalid(cookie: str | None) -> None:
    assert signed_by("secret").read(cookie) is None


def test_a_cookie_expires_after_a_year(at: Moment) -> None:
    guests = signed_by("secret")
    cookie = guests.write(ME)
    at(NOW + A_YEAR)
    assert guests.read(cookie) == ME
    at(NOW + A_YEAR + 1)
    assert guests.read(cookie) is None


def test_a_cookie_is_due_for_renewal_after_some_days(at: Moment) -> None:
    guests = signed_by("secret")
    cookie = guests.write(ME)
    at(NOW + RENEWED_AFTER)
    assert guests.open(cookie) == Cookie(ME, is_due=False)
    at(NOW + RENEWED_AFTER + 1)
    assert guests.open(cookie) == Cookie(ME, is_due=True)


def test_a_cookie_of_a_machine_whose_clock_is_ahead_is_valid(at: Moment) -> None:
    guests = signed_by("secret")
    at(NOW + 600)
    cookie = guests.write(ME)
    at(NOW)
    assert guests.open(cookie) == Cookie(ME, is_due=False)


def test_a_cookie_without_a_time_is_valid_for_a_year_after_the_first_key_got_its_time(at: Moment) -> None:
    guests = signed_by("secret")
    assert guests.open(untimed("secret")) == Cookie(ME, is_due=True)
    assert guests.read(untimed("other")) is None
    at(NOW + A_YEAR + 1)
    assert guests.read(untimed("secret")) is None


def test_only_the_first_key_signed_cookies_without_a_time(at: Moment) -> None:
    guests = Identities([key("first"), key("second", name="cookies-2", created=NOW + 10)])
    assert guests.read(untimed("first")) == ME
    assert guests.read(untimed("second")) is None


def test_a_new_key_is_accepted_at_once_and_signs_when_every_process_knows_it(at: Moment) -> None:
    old, new = key("old", created=NOW - 1, until=NOW + 1000), key("new", name="cookies-2", created=NOW)
    one, other = Identities([old, new]), Identities([old])
    assert other.read(one.write(ME)) == ME, "a process that does not know the new key yet"
    at(NOW + SETTLING / 1000)
    one.use_keys([old, new])
    assert other.read(one.write(ME)) is None
    assert signed_by("new").read(one.write(ME)) == ME


def test_a_cookie_of_an_old_key_is_due_and_then_refused(at: Moment) -> None:
    cookie = signed_by("old").write(ME)
    later = NOW + SETTLING // 1000
    old, new = key("old", created=NOW - 9, until=later + 10), key("new", name="cookies-2")
    at(later)
    guests = Identities([old, new])
    assert guests.open(cookie) == Cookie(ME, is_due=True)
    assert guests.open(guests.write(ME)) == Cookie(ME, is_due=False)
    at(later + 10)
    guests.use_keys([old, new])
    assert guests.read(cookie) is None


def test_a_revoked_guest_is_refused_whichever_cookie_they_have(at: Moment) -> None:
    guests = signed_by("secret")
    cookies = [guests.write(ME), untimed("secret"), guests.write(ME._replace(name="another"))]
    guests.revoked.add(ME.guest)
    assert [guests.read(cookie) for cookie in cookies] == [None] * 3


def test_newcomers_have_no_name_and_an_id_that_nobody_guesses() -> None:
    newcomers = [new_guest("fr") for _ in range(1000)]
    assert {(me.name, me.lang) for me in newcomers} == {("", "fr")}
    assert len({me.guest for me in newcomers}) == 1000
    assert min(bits_of(me.guest) for me in newcomers) >= 128


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("ana", "ana"),
        ("  ana \t maria\n", "ana maria"),
        ("Zoë 😀", "Zoë 😀"),
        ("😀", "😀"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
    ],
)
def test_a_name_is_kept_with_single_blanks(name: str, kept: str) -> None:
    assert check_name(name) == kept
    assert check_players([kept, "somebody"]), "a player can be called so"


@pytest.mark.parametrize(
    "name",
    ["", " \t ", "x" * (LONGEST_NAME + 1), "a\x00b", "a\u200bb", "\u202eana", "\u3164", "\u2800 \u2800", "\u0301"],
)
def test_invisible_or_long_text_is_no_name(name: str) -> None:
    with pytest.raises(Unreadable) as caught:
        check_name(name)
    assert caught.value.code == "guest-name"


@pytest.mark.parametrize("name", ["referee", "Referee", " REFEREE "])
def test_nobody_is_called_the_referee(name: str) -> None:
    with pytest.raises(Unreadable) as caught:
        check_name(name)
    assert caught.value.code == "taken-name"


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("", "en"),
        ("*", "en"),
        ("fr", "fr"),
        ("ES", "es"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("en;q=0.5, fr;q=0.7", "fr"),
        ("de-DE, it;q=0.9", "en"),
        ("fr;q=nonsense, es;q=0.1", "es"),
        (";;;,,,", "en"),
    ],
)
def test_the_language_is_the_one_of_ours_that_a_browser_likes_most(header: str, lang: str) -> None:
    assert preferred_language(header) == lang
