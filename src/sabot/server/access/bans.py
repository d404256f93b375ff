"""Bans of guests and of addresses."""

from collections.abc import Iterable
from hashlib import sha256
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from sabot.errors import Unreadable
from sabot.server.access.origin import IPV6_PREFIX

TAG = "guest-"
"""The start of every guest's tag."""
TAG_DIGITS = 16


def guest_tag(guest: str) -> str:
    """A short name of a guest for the operator. It does not reveal the guest's id."""
    return TAG + sha256(guest.encode()).hexdigest()[:TAG_DIGITS]


def parse_banned(text: str) -> str:
    """The tag of a guest, an address or a network, as bans are stored; or Unreadable.

    >>> parse_banned("192.0.2.1"), parse_banned("::ffff:192.0.2.1"), parse_banned("2001:db8:1:2:3:4:5:6")
    ('192.0.2.1/32', '192.0.2.1/32', '2001:db8:1:2::/64')
    """
    text = text.strip().lower()
    if text.startswith(TAG) and len(text) == len(TAG) + TAG_DIGITS:
        return text
    try:
        return str(_network(text))
    except ValueError:
        raise Unreadable("banned", value=repr(text)) from None


def _network(text: str) -> IPv4Network | IPv6Network:
    """A network; of an IPv6 address the whole network that its user can choose from. Or ValueError."""
    found = ip_network(text, strict=False)
    if isinstance(found, IPv4Network):
        return found
    if found.network_address.ipv4_mapped is not None and found.prefixlen >= 96:
        return IPv4Network((found.network_address.ipv4_mapped, found.prefixlen - 96), strict=False)
    return found.supernet(new_prefix=IPV6_PREFIX) if found.prefixlen > IPV6_PREFIX else found


class Bans:
    """The guests and networks that are banned now."""

    def __init__(self, banned: Iterable[str] = ()) -> None:
        self.banned = frozenset(banned)
        """As they are stored."""
        self._networks: dict[tuple[int, int], set[int]] = {}
        """The networks of each IP version and prefix length, as numbers without the rest of the address."""
        for text in self.banned:
            if not text.startswith(TAG):
                network = ip_network(text)
                rest = network.max_prefixlen - network.prefixlen
                self._networks.setdefault((network.version, rest), set()).add(int(network.network_address) >> rest)

    def covers(self, guest: str | None, address: str) -> bool:
        """Whether a guest is banned, or an address as rate limits count it."""
        if not self.banned:
            return False
        if guest is not None and guest_tag(guest) in self.banned:
            return True
        try:
            whole = ip_address(address)
        except ValueError:  # a client without an IP address
            return False
        number = int(whole)
        return any(
            version == whole.version and number >> rest in networks
            for (version, rest), networks in self._networks.items()
        )
