"""The page in a browser: size of its first load, time until it can be used, delay until others see a card."""

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks.load.process import start
from benchmarks.row import Row

TRIES = 5
CARDS = 15
MOST = 300
"""The maximum number of actions per player until enough cards are played."""
BARE = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
EDGE = {"x": 10, "y": 14}
"""A position on a card that the next card of the hand does not cover."""
BREATH = 100
"""The pause after an action in milliseconds."""
LOADED = """() => performance.getEntries().reduce((sum, entry) => sum + (entry.encodedBodySize ?? 0), 0) / 1000"""
USABLE = """(() => {
  const look = () => {
    if (document.querySelector("main form button:enabled")) window.usable = performance.now() / 1000;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
"""Records when the first button can be pressed."""
WATCH = """(() => {
  const now = () => performance.timeOrigin + performance.now();
  let top = null;
  const look = () => {
    const lying = [...document.querySelectorAll(".discard img")].map((card) => card.src).join();
    if (lying !== top) [top, window.seen] = [lying, now()];
    requestAnimationFrame(look);
  };
  addEventListener("click", () => (window.clicked = now()), true);
  requestAnimationFrame(look);
})()"""
"""Records the time of the last click, and of the frame in which the top of the discard changed."""


def rows() -> list[Row]:
    """The figures of a browser; none if chromium is not installed."""
    program = shutil.which("chromium")
    if program is None:
        print("page: left out, for chromium is not installed", file=sys.stderr)
        return []
    with server() as url, browser(program) as opened:
        loads = [first_load(opened, url) for _ in range(TRIES)]
        delays = card_delays(opened, url)
        moving = import_module("benchmarks.motion").rows(opened, url)
    return [
        Row("first load of the page, packed", median(size for size, _ in loads), " kB", 120, more=False),
        Row("first load until it can be used", median(seconds for _, seconds in loads), " s", 1, more=False),
        Row("click to the card on another screen, median", median(delays), " ms", 80, more=False),
        *moving,
    ]


@contextmanager
def server() -> Iterator[str]:
    """A server with the page; yields its address."""
    with TemporaryDirectory() as directory, start("tables", f"sqlite:///{directory}/tables.sqlite") as process:
        yield f"http://127.0.0.1:{process.port}"


@contextmanager
def browser(program: str) -> Iterator[Any]:
    """A headless browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver, driver.chromium.launch(executable_path=program, args=BARE) as opened:
        yield opened


def first_load(opened: Any, url: str) -> tuple[float, float]:
    """The size of a first visit in kB, and the seconds until the page can be used."""
    with opened.new_context() as context:
        context.add_init_script(USABLE)
        page = context.new_page()
        page.goto(url, wait_until="networkidle")
        return page.evaluate(LOADED), page.evaluate("window.usable")


def card_delays(opened: Any, url: str) -> list[float]:
    """The delays in milliseconds from a click of one player to the card on the other's screen."""
    ana, bo = (opened.new_context(reduced_motion="reduce") for _ in range(2))
    meet(ana, bo, url)
    delays: list[float] = []
    for _ in range(MOST):
        for mine, other in ((ana, bo), (bo, ana)):
            delays += act(mine.pages[0], other.pages[0])
        if len(delays) >= CARDS:
            break
    return delays


def meet(ana: Any, bo: Any, url: str) -> None:
    """Open a table with ana and bo, and wait until both see their cards."""
    clocks = {"decision": 0, "window": 0, "pause": 0}
    for context, name in ((ana, "Ana"), (bo, "Bo")):
        context.request.put(f"{url}/api/me", data={"name": name})
        context.add_init_script(WATCH)
    settings = {"edition": "deluxe", "seats": ["person", "person"], "clocks": clocks}
    table = ana.request.post(f"{url}/api/tables", data=settings).json()["table"]
    bo.request.put(f"{url}/api/tables/{table}/seats/any", data={})
    ana.request.post(f"{url}/api/tables/{table}/start")
    for context in (ana, bo):
        context.new_page().goto(f"{url}/t/{table}")
        context.pages[0].locator("ul.hand button").first.wait_for()


def act(mine: Any, other: Any) -> Iterator[float]:
    """Do something if possible; yield the delay of a card that was played."""
    cards = mine.locator("ul.hand button.playable")
    offers = cards.or_(mine.locator("section.bar .offers button, form button.primary:enabled"))
    if not offers.count():
        return
    is_card = cards.count() > 0
    (cards if is_card else offers).first.click(position=EDGE)
    clicked = mine.evaluate("window.clicked")
    if is_card:
        other.wait_for_function("(clicked) => window.seen > clicked", arg=clicked)
        yield other.evaluate("window.seen") - clicked
    mine.wait_for_timeout(BREATH)
