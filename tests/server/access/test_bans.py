"""Bans of guests, addresses and networks."""

import pytest

from sabot.errors import Unreadable
from sabot.server.access.bans import Bans, guest_tag, parse_banned
from sabot.server.access.origin import rate_limit_key


def is_covered(banned: str, address: str) -> bool:
    """Whether a ban holds for a client from an address."""
    return Bans([parse_banned(banned)]).covers(None, rate_limit_key(address))


@pytest.mark.parametrize(
    ("banned", "address"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("192.0.2.1", "::ffff:192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("192.0.2.77/24", "192.0.2.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),
        ("2001:db8::/32", "2001:db8:1:2::1"),
        ("2001:DB8:1:2::/64", "2001:db8:1:2::1"),
        ("0.0.0.0/0", "203.0.113.9"),
    ],
)
def test_a_banned_address_is_covered(banned: str, address: str) -> None:
    assert is_covered(banned, address)


@pytest.mark.parametrize(
    ("banned", "address"),
    [
        ("192.0.2.1", "192.0.2.2"),
        ("192.0.2.0/24", "192.0.3.1"),
        ("2001:db8:1:2::1", "2001:db8:1:3::1"),
        ("0.0.0.0/0", "2001:db8::1"),
        ("::/0", "192.0.2.1"),
        ("192.0.2.1", "testclient"),
        ("192.0.2.1", ""),
    ],
)
def test_others_are_not(banned: str, address: str) -> None:
    assert not is_covered(banned, address)


def test_a_guest_is_banned_by_a_tag_that_does_not_reveal_the_id() -> None:
    tag = guest_tag("the id of bo")
    assert parse_banned(f" {tag.upper()} ") == tag
    assert "bo" not in tag
    bans = Bans([tag])
    assert bans.covers("the id of bo", "192.0.2.1")
    assert not bans.covers("the id of ana", "192.0.2.1")
    assert not bans.covers(None, "192.0.2.1")


@pytest.mark.parametrize("text", ["", "bo", "guest-", "guest-12", "192.0.2", "192.0.2.1/33", "example.org", "1::2::3"])
def test_what_is_neither_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parse_banned(text)
    assert caught.value.code == "banned"
