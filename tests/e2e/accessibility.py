"""Checks of a screen: accessibility by axe in both themes, and the width on the smallest phone."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.support.paths import WEB
from tests.support.server.services import skip_or_fail

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
NARROW = 320
COLOURS: dict[str, Any] = {"runOnly": {"type": "tag", "values": ["cat.color"]}}
THEMES: dict[str, dict[str, Any]] = {"light": {}, "dark": COLOURS}
"""The options of axe in each theme: the themes differ in nothing but their colours."""
LOOKS = ("felt", "wood", "night", "contrast")
"""The looks of the table."""
# In the second frame the new theme has been painted.
PAINT = """([theme, look]) => {
  document.documentElement.dataset.theme = theme;
  if (look) document.documentElement.dataset.table = look;
  return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
}"""
RUN_AXE = """async (rules) => {
  const { violations } = await axe.run(document, { resultTypes: ["violations"], ...rules });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}"""
CUT_OFF = """() => [...document.querySelectorAll("fieldset label")]
  .filter((choice) => choice.getBoundingClientRect().right > document.documentElement.clientWidth)
  .map((choice) => choice.textContent.trim())"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@cache
def axe() -> str:
    """The script of axe-core. Without it the test is skipped, but fails in CI."""
    if not AXE.is_file():
        skip_or_fail("axe-core is not installed: `python hatch_build.py vitest --version` fetches it")
    return AXE.read_text("utf-8")


def violations(page: Page, *, is_for_phones: bool = True) -> list[str]:
    """The violations in both themes, and whether the smallest phone has to scroll sideways or cuts off a choice.

    Waits until the page has settled: a page that is still loading has no main landmark.
    """
    page.wait_for_selector("html[data-settled]", state="attached")
    page.evaluate(axe())
    found: list[str] = []
    for theme, rules in THEMES.items():
        page.evaluate(PAINT, [theme, None])
        found += [f"{theme}: {what}" for what in page.evaluate(RUN_AXE, rules)]
    if not is_for_phones:
        return found
    size = page.viewport_size
    assert size is not None
    page.set_viewport_size({"width": NARROW, "height": 640})
    if over := page.evaluate(TOO_WIDE):
        found.append(f"{over} pixels too wide")
    found += [f"cut off: {choice}" for choice in page.evaluate(CUT_OFF)]
    page.set_viewport_size(size)
    return found


def colours_that_clash(page: Page) -> list[str]:
    """The violations in the colours of every look of the table, in both themes."""
    page.evaluate(axe())
    found: list[str] = []
    for look in LOOKS:
        for theme in THEMES:
            page.evaluate(PAINT, [theme, look])
            found += [f"{look}, {theme}: {what}" for what in page.evaluate(RUN_AXE, COLOURS)]
    return found
