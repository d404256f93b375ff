"""Provably fair deals: secret, commitment, salt and seed.

Before a round its secret is fixed, and its hash is published: the commitment. Then every player may add salt. The seed
of the round is derived from both, so that neither the house nor a player can choose it. When the round is over, the
secret is published, and everybody can compute the same seed.

The seed is a key of 256 bits for a stream of random words (kernel/primitives/rng.py). Older records were dealt with a
seed of 64 bits, which somebody with patience could find from the cards on the table; they are replayed as they were
played.
"""

import hashlib
import hmac
import json
from collections.abc import Sequence

from sabot.kernel.primitives.rng import stream_of

SHORT = 16
"""How many digits of a commitment are shown by default."""
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""The letters of salt that a client makes: none looks like another."""
SALT_BYTES = 10
"""How much chance such salt holds: with 80 bits nobody can prepare for it."""
Salt = tuple[str, str]
"""The player who added it, and the text."""
KEYED = "hmac-sha256"
"""Chance from a stream of HMAC-SHA-256."""
SPLITMIX = "splitmix64"
"""Chance from a generator with 64 bits of state, as in records that name none."""


def secret_of(seed: int | str, number: int) -> str:
    """The secret of a round; it reveals nothing about the secrets of other rounds."""
    return hmac.new(str(seed).encode(), f"round {number}".encode(), hashlib.sha256).hexdigest()


def commitment_to(secret: str) -> str:
    """The hash of a secret, published before the deal."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(secret: str, salts: Sequence[Salt], purpose: str, chance: str = KEYED) -> int:
    """The seed for one purpose of a round, such as `deal 1`: the deal at the first table.

    >>> hex(seed_of("00", [("ana", "tuna")], "deal 1") >> 64)
    '0xc2538bfbe625d27207ccc56c39db5ecfd43e03eac24f81f0702592f9c836ef8e'
    >>> seed_of("00", [("ana", "tuna")], "deal 1", SPLITMIX)
    262914127049043928
    """
    told = [list(salt) for salt in salts]
    if chance == SPLITMIX:
        return int.from_bytes(hashlib.sha256(_json([secret, told, purpose])).digest()[:8])
    return stream_of(hmac.digest(secret.encode(), _json([told, purpose]), "sha256"))


def format_salt(chance: bytes) -> str:
    """Random bytes as salt that people can read out and type: groups of four letters and digits.

    The engine has no chance of its own: the caller draws SALT_BYTES from the system.

    >>> format_salt(bytes(range(0, 160, 16)))
    'aaic-anca-kbsh-baes'
    """
    number = int.from_bytes(chance)
    letters = [LETTERS[number >> shift & 31] for shift in range(8 * len(chance) - 5, -1, -5)]
    return "-".join("".join(letters[start : start + 4]) for start in range(0, len(letters), 4))


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
