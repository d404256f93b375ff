"""The keys that sign cookies: the newest one signs, and older ones stay valid for a while."""

from collections.abc import Iterable

from msgspec import Struct

FIRST_KEY = "cookies"
"""The name of the first key of a database, which also signed cookies before they had a time."""
SETTLING = 60_000
"""For how many milliseconds a new key does not sign yet, so that every process knows it before it sees its cookies."""


class SigningKey(Struct, frozen=True, kw_only=True):
    """A key that signs cookies, or has signed them."""

    name: str
    value: str
    created: int
    """When it was created, in milliseconds."""
    until: int | None = None
    """When it stops being valid; None is never."""

    @property
    def signs_from(self) -> int:
        """When it begins to sign."""
        return self.created + SETTLING

    def is_valid(self, now: int) -> bool:
        """Whether its signatures count."""
        return self.until is None or now < self.until


def in_order_of_use(keys: Iterable[SigningKey], now: int) -> list[SigningKey]:
    """The valid keys; the last one signs: the newest that has settled, or else the oldest."""

    def rank(key: SigningKey) -> tuple[bool, int]:
        has_settled = key.signs_from <= now
        return has_settled, key.created if has_settled else -key.created

    return sorted((key for key in keys if key.is_valid(now)), key=rank)
