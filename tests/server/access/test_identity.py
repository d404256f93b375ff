"""The identity of guests: cookies cannot be forged or mixed up, and names are valid at a table."""

import base64
import json

import pytest

from sabot.errors import Unreadable
from sabot.round import check_players
from sabot.server.access.identity import LONGEST_NAME, Identities, Identity, check_name, new_guest, preferred_language

ME = Identity("who-i-am", "Zoë 😀", "pt")


def bits_of(text: str) -> int:
    """How many bits a text in the alphabet of URLs holds."""
    return 8 * len(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)))


def test_a_cookie_reads_back_as_the_identity_it_was_written_for() -> None:
    identities = Identities("secret")
    assert identities.read(identities.write(ME)) == ME


def test_a_cookie_holds_in_every_process_with_the_same_secret_and_in_no_other() -> None:
    cookie = Identities("secret").write(ME)
    assert Identities("secret").read(cookie) == ME
    assert Identities("other").read(cookie) is None


def test_a_cookie_that_was_changed_anywhere_is_invalid() -> None:
    identities = Identities("secret")
    cookie = identities.write(ME)
    for place, letter in enumerate(cookie[:-1]):  # the last letter has bits that say nothing
        changed = cookie[:place] + ("A" if letter != "A" else "B") + cookie[place + 1 :]
        assert identities.read(changed) is None, place


def test_nobody_becomes_another_by_another_ones_signature() -> None:
    identities = Identities("secret")
    payload = base64.urlsafe_b64encode(json.dumps(["victim", "ana", "en"]).encode()).rstrip(b"=").decode()
    signature = identities.write(ME).rpartition(".")[2]
    assert identities.read(f"{payload}.{signature}") is None
    assert identities.read(payload) is None


@pytest.mark.parametrize("cookie", [None, "", ".", "x", "x.y", "é.ü", "\x00", "a" * 10_000])
def test_text_that_is_no_cookie_is_invalid(cookie: str | None) -> None:
    assert Identities("secret").read(cookie) is None


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
