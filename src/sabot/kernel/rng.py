"""Chance: splitmix64, whose whole state is one number. The compiled twins are in native.py; both give the same."""

from sabot.kernel.table import Table

GAMMA = 0x9E3779B97F4A7C15
FIRST = 0xBF58476D1CE4E5B9
SECOND = 0x94D049BB133111EB
MASK = (1 << 64) - 1


FRACTION = 56
"""How many bits `fraction` gives: times the number of cards it still fits into a word."""
LEFT_OVER = (1 << FRACTION) - 1


def _next(table: Table) -> int:
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
