"""Provably fair deals: secret, commitment, salt and seed.

Before a round its secret is fixed, and its hash is published: the commitment. Then every player may add salt. The seed
of the round is derived from both, so that neither the house nor a player can choose it. When the round is over, the
secret is published, and everybody can compute the same seed.
"""

import hashlib
import hmac
import json
from collections.abc import Sequence

SHORT = 16
"""How many digits of a commitment are shown by default."""
Salt = tuple[str, str]
"""The player who added it, and the text."""


def secret_of(seed: int | str, number: int) -> str:
    """The secret of a round; it reveals nothing about the secrets of other rounds."""
    return hmac.new(str(seed).encode(), f"round {number}".encode(), hashlib.sha256).hexdigest()


def commitment_to(secret: str) -> str:
    """The hash of a secret, published before the deal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[Salt], purpose: str) -> int:
    """The seed for one purpose of a round, such as `deal 1`: the deal at the first table.

    >>> seed_of("00", [("ana", "tuna")], "deal 1")
    262914127049043928
    """
    text = json.dumps([secret, [list(salt) for salt in salts], purpose], ensure_ascii=False, separators=(",", ":"))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")
