"""Chance, whose whole state is one number.

Up to 64 bits it is the state of splitmix64: fast, and good enough for simulation. The compiled twins in
compiled/native.py give the same. A larger number is a key of 256 bits and, in its low 64 bits, how many words of the
key's stream were used. Nobody without the key can tell the words from chance. Only interpreted rounds have one: the
rounds of matches.
"""

from hmac import digest

from sabot.kernel.table import Table

GAMMA = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
MASK = (1 << 64) - 1
KEY_BYTES = 32

FRACTION = 56
"""How many bits `fraction` gives: times the number of cards it still fits into a word."""
LEFT_OVER = (1 << FRACTION) - 1


def stream_of(key: bytes) -> int:
    """The seed that begins the stream of a key."""
    return int.from_bytes(key) << 64


def word_of(seed: int) -> int:
    """The next word of a key's stream: the first 64 bits of HMAC-SHA-256 over the number of the word."""
    key, number = seed >> 64, seed & MASK
    return int.from_bytes(digest(key.to_bytes(KEY_BYTES), number.to_bytes(8), "sha256")[:8])


def _next(table: Table) -> int:
    if table.seed > MASK:
        table.seed += 1
        return word_of(table.seed - 1)
    table.seed = seed = (table.seed + GAMMA) & MASK
    seed = (seed ^ seed >> 30) * FIRST & MASK
    seed = (seed ^ seed >> 27) * SECOND & MASK
    return seed ^ seed >> 31


def below(table: Table, limit: int) -> int:
    """A uniform number from 0 to limit - 1."""
    return (_next(table) >> 32) * limit >> 32


def fraction(table: Table) -> int:
    """A uniform number of FRACTION bits: the digits of a random fraction behind its point."""
    return _next(table) >> 64 - FRACTION


def reseed(table: Table, seed: int, index: int) -> None:
    """Give the table the index-th of the independent streams of a seed."""
    stream = (seed + GAMMA * (index + 1)) & MASK
    stream = (stream ^ stream >> 33) * SECOND & MASK
    stream = (stream ^ stream >> 29) * FIRST & MASK
    table.seed = stream ^ stream >> 32
