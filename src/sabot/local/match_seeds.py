"""The seeds of consecutive matches, the same for the full screen and for line mode."""

import secrets
from collections.abc import Iterator
from random import Random


def match_seeds(wanted: int | str | None) -> Iterator[int | str]:
    """First the given seed, then seeds derived from it; without one, random seeds."""
    if wanted is None:
        while True:
            yield secrets.token_hex(16)
    yield wanted
    chance = Random(wanted)
    while True:
        yield chance.getrandbits(64)
