"""The order of the own hand in a terminal."""

import re
from collections.abc import Sequence

from sabot.settings import read_settings

COLOURED = re.compile(r"[A-Z](.+)")


def own_order(faces: Sequence[str]) -> list[str]:
    """Faces in the order of the settings: as they come, by colour, or by value."""
    return sorted(faces, key=value_of) if read_settings().sort == "value" else list(faces)


def value_of(face: str) -> tuple[int, str]:
    """A key that sorts faces by value: numbers, then actions, then cards without a colour.

    >>> sorted(["wild", "R+2", "Y5", "R9", "B5", "G0"], key=value_of)
    ['G0', 'Y5', 'B5', 'R9', 'R+2', 'wild']
    """
    coloured = COLOURED.fullmatch(face)
    if coloured is None:
        return 11, face
    symbol = coloured[1]
    return (int(symbol[0]) if symbol[0].isdecimal() else 10), symbol
