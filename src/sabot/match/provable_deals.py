"""Deals that the players can check.

Before a round its secret is fixed, and the hash of it is shown: the commitment. Then every player may add salt. The
chance of the round is made of both, so that neither the house nor a player can choose it; when the round is over, the
secret is told, and everybody can do the same sums.
"""

import hashlib
import hmac
import json
from collections.abc import Sequence

SHORT = 16
"""How many digits of a commitment people are shown unless they ask."""
Salt = tuple[str, str]
"""Who added it, and what."""


def secret_of(seed: int | str, number: int) -> str:
    """The secret of a round of a match; one round's secret tells nothing of another's."""
    return hmac.new(str(seed).encode(), f"round {number}".encode(), hashlib.sha256).hexdigest()


def commitment_to(secret: str) -> str:
    """What is shown before the deal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[Salt], purpose: str) -> int:
    """The seed for one purpose of a round, such as `deal 1`: the deal at the first table.

    >>> seed_of("00", [("ana", "tuna")], "deal 1")
    262914127049043928
    """
    text = json.dumps([secret, [list(salt) for salt in salts], purpose], ensure_ascii=False, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
