"""The looks of the table in `tables.css`: text is readable on each of them, in the light and in the dark page."""

import re
from functools import cache

import pytest

from tests.support.contrast import READABLE, contrast
from tests.support.paths import WEB

SOURCES = WEB / "src"
LOOKS = ("felt", "wood", "night", "contrast")
VERY_READABLE = 7.0
"""What WCAG asks of small text at level AAA."""


@cache
def variables(look: str, *, is_dark: bool) -> dict[str, str]:
    """The colours of the page and of a table by name."""
    found: dict[str, str] = {}
    sheet = (SOURCES / "app.css").read_text("utf-8") + (SOURCES / "tables.css").read_text("utf-8")
    for selector, body in re.findall(r"^(:root\S*) \{(.*?)^\}", sheet, re.M | re.S):
        if selector in (":root", f':root[data-table="{look}"]'):
            for name, light, dark, plain in re.findall(
                r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));", body
            ):
                found[name] = plain or (dark if is_dark else light)
    return found


@pytest.mark.parametrize("is_dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("look", LOOKS)
def test_text_on_every_table_is_readable(look: str, *, is_dark: bool) -> None:
    colours = variables(look, is_dark=is_dark)
    least = VERY_READABLE if look == "contrast" else READABLE
    for ground in ("felt", "felt-deep", "felt-night", "felt-night-deep"):
        for ink in ("felt-ink", "felt-muted"):
            assert contrast(colours[ink], colours[ground]) >= least, (ink, ground)
    for ground in ("paper", "surface", "surface-raised"):
        for ink in ("ink", "muted", "link", "good", "danger"):
            assert contrast(colours[ink], colours[ground]) >= least, (ink, ground)
    assert contrast(colours["accent-ink"], colours["accent"]) >= least


def test_every_look_can_be_chosen() -> None:
    (chosen,) = re.findall(r"TABLES = \[(.*?)\]", (SOURCES / "lib" / "guest" / "prefs.svelte.ts").read_text("utf-8"))
    assert tuple(re.findall(r'"(\w+)"', chosen)) == LOOKS
