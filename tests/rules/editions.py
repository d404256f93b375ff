"""Tests that hold for several editions: the same position in each, with backs where cards have them."""

import re

import pytest

from sabot.editions import EDITIONS

every_edition = pytest.mark.parametrize("edition", list(EDITIONS))

_NUMBERED_BACKS = [f"{colour}{number}" for colour in "PTOV" for number in range(1, 10)]
_OPPOSITE = {"R": "P", "Y": "T", "G": "O", "B": "V"}


def dressed(edition: str, words: str, first: int = 0) -> str:
    """Cards by their fronts; in flip each gets a back of its own, counted from the first."""
    if edition != "flip":
        return words
    return " ".join(f"{word}/{_NUMBERED_BACKS[first + place]}" for place, word in enumerate(words.split()))


def mirrored(edition: str, words: str) -> str:
    """Numbers by their fronts; in flip each has the same number on its back, in the colour opposite."""
    if edition != "flip":
        return words
    return " ".join(f"{word}/{_OPPOSITE[word[0]]}{word[1:]}" for word in words.split())


def bare(text: str) -> str:
    """Cards without their backs."""
    return re.sub(r"/\S+", "", text)
