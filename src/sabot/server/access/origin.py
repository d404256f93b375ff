"""The origin of requests: the page and the machine that sent them, and the address for rate limits."""

import hmac
from ipaddress import IPv6Address, IPv6Network
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sabot.server.access.hosts import host_name, is_loopback

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""The headers that proxies add to a request."""
IPV6_PREFIX = 64
"""The prefix of an IPv6 address that a provider gives to one customer, in bits."""


def is_own_origin(origin: str | None, host: str, others: frozenset[str]) -> bool:
    """Whether a request comes from a page of this server or of an allowed host, or from no page at all.

    >>> is_own_origin("https://example.org:8000", "example.org:8000", frozenset())
    True
    >>> is_own_origin("null", "example.org", frozenset()), is_own_origin("http://[", "example.org", frozenset())
    (False, False)
    """
    if origin is None:
        return True
    try:
        name = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(name) and (name == host or name in others)


def is_from_this_machine(http: HTTPConnection) -> bool:
    """Whether a request comes straight from this machine."""
    # Behind a proxy on this machine everybody comes from loopback. Such a request has been forwarded, or is for a name.
    is_forwarded = any(name in http.headers for name in FORWARDED)
    is_direct = http.client is not None and is_loopback(http.client.host)
    return is_direct and not is_forwarded and is_loopback(host_name(http.headers.get("host", "")))


def rate_limit_key(address: str) -> str:
    """The address that a rate limit counts: of an IPv6 address only the part that its user cannot choose.

    >>> rate_limit_key("192.0.2.1"), rate_limit_key("::ffff:192.0.2.1"), rate_limit_key("2001:db8:1:2:3:4:5:6")
    ('192.0.2.1', '192.0.2.1', '2001:db8:1:2::')
    """
    if ":" not in address:
        return address
    try:
        whole = IPv6Address(address)
    except ValueError:
        return address
    return str(whole.ipv4_mapped or IPv6Network((whole, IPV6_PREFIX), strict=False).network_address)


def place_of(address: str, key: bytes) -> str:
    """A name for an address that is stored instead of it, and tells nothing of it without the key.

    >>> len(place_of("192.0.2.1", b"key")), place_of("", b"key")
    (32, '')
    """
    return hmac.digest(key, address.encode(), "sha256").hex()[:32] if address else ""
