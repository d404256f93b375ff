"""What CONTRIBUTING says is where it says."""

import re

import pytest

from tests.support.paths import ROOT

PLACE = re.compile(r"`([a-z_]+(?:/[\w.-]+)*(?:/|\.(?:py|ts|md|ftl|svelte)))`")
MAP = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## The map of the house")[2]
PLACES = PLACE.findall(MAP)


@pytest.mark.parametrize("place", sorted(set(PLACES)))
def test_every_place_on_the_map_exists(place: str) -> None:
    assert (ROOT / place).exists() or (ROOT / "src" / "sabot" / place).exists()


def test_the_map_names_many_places() -> None:
    assert len(set(PLACES)) > 25
