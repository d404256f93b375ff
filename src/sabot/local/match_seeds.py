"""The seeds of match after match, the same in the full screen and line by line."""

import secrets
from collections.abc import Iterator
from random import Random


def match_seeds(wanted: int | str | None) -> Iterator[int | str]:
    """First the seed that is wanted, then seeds that follow from it; without one, seeds that nobody can guess."""
    if wanted is None:
        while True:
            yield secrets.token_hex(16)
    yield wanted
    chance = Random(wanted)
    while True:
        yield chance.getrandbits(64)
