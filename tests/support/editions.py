"""Positions for tests that hold for several editions; flip gets backs for its cards."""

import re

import pytest

from sabot.editions import EDITIONS

every_edition = pytest.mark.parametrize("edition", list(EDITIONS))

_NUMBERED_BACKS = [f"{colour}{number}" for colour in "PTOV" for number in range(1, 10)]
_OPPOSITE = str.maketrans("RYGB", "PTOV")
_WILD_BACKS = {"wild+2": "wild+colour", "hero": "villain"}


def dressed(edition: str, words: str, first: int = 0) -> str:
    """Cards by their fronts; in flip each gets a different back."""
    if edition != "flip":
        return words
    return " ".join(f"{word}/{_NUMBERED_BACKS[first + place]}" for place, word in enumerate(words.split()))


def mirrored(edition: str, words: str) -> str:
    """Cards by their fronts; in flip the back of each is the villain face that mirrors it."""
    if edition != "flip":
        return words
    return " ".join(f"{word}/{_mirror(word)}" for word in words.split())


def _mirror(face: str) -> str:
    other = face.translate(_OPPOSITE).replace("+1", "+5").replace("skip", "skipall")
    return _WILD_BACKS.get(face, other)


def bare(text: str) -> str:
    """Cards without their backs."""
    return re.sub(r"/\S+", "", text)
