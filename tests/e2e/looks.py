"""What must hold for every screen, in every light and on the smallest phone."""

import os
from functools import cache

import pytest
from playwright.sync_api import Page

from tests.support.paths import WEB

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
NARROW = 320
THEMES = ("light", "dark")
# Two frames later everything is painted anew.
PAINT = """(theme) => {
  document.documentElement.dataset.theme = theme;
  return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}"""
FOUND = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@cache
def axe() -> str:
    """What looks for barriers; without it the test is skipped, but where a change is judged it fails."""
    if not AXE.is_file():
        absent = "axe-core is not installed: `python hatch_build.py vitest --version` fetches it"
        if os.environ.get("CI") == "true":
            pytest.fail(absent)
        pytest.skip(absent)
    return AXE.read_text("utf-8")


def barriers(page: Page) -> list[str]:
    """What keeps somebody out, in light and in dark; and whether the smallest phone must scroll sideways."""
    page.evaluate(axe())
    found: list[str] = []
    for theme in THEMES:
        page.evaluate(PAINT, theme)
        found += [f"{theme}: {what}" for what in page.evaluate(FOUND)]
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": NARROW, "height": 640})
    if over := page.evaluate(TOO_WIDE):
        found.append(f"{over} pixels too wide")
    page.set_viewport_size(size)
    return found
