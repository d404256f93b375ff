"""`make gallery`: a picture book of the moments of the table, in every edition, in three sizes and two themes.

Every picture is the real page in a browser. Instead of the server's socket it gets a set position and what follows from
it, written by the server's own code, so that the same moments are drawn every time. Motion is slowed down and stopped
at the time that the picture asks for.

`python -m tests.web.gallery [--to DIRECTORY] [WORD …]` draws only the pictures whose names contain one of the words.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from msgspec.json import decode, encode
from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from sabot.server.protocol.server_messages import PROTOCOL, Answer, Done, Welcome
from tests.e2e.conftest import CHROMIUM_FLAGS
from tests.support.paths import ROOT
from tests.support.server.services import chromium
from tests.support.server.serving import Process, database_in
from tests.web.gallery_moments import MOMENTS, Picture
from tests.web.scenes import Played, play

GALLERY = ROOT / "gallery"
SIZES = {"desktop": (1280, 800), "portrait": (390, 844), "landscape": (844, 390)}
THEMES = ("light", "dark")
SPEED = 0.05
"""Motion is so much slower than usual that none of it ends before it is stopped."""
PREFERENCES = {"welcomed": True, "sound": False, "speed": SPEED}
TIMEOUT = 60_000
SHOWN = '(version) => Number(document.querySelector(".table")?.dataset.version ?? 0) >= version'
PRESS = 'document.querySelector(".table").dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }))'
HURRY = f"() => {PRESS}"
PAINTED = "() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))"
LOADED = "() => Promise.all([...document.images].map((image) => image.decode().catch(() => {})))"
"""Resolves when all pictures can be painted."""
REST = f"""() => {{
  if ("settled" in document.documentElement.dataset) return true;
  {PRESS};
  for (const animation of document.getAnimations()) {{
    const isEndless = animation.effect.getComputedTiming().endTime === Infinity;
    if (!isEndless && !animation.effect.target?.closest("[data-clock]")) animation.finish();
  }}
  return false;
}}"""
"""Hurries everything that moves, until the page has settled."""
FREEZE = """(time) => {
  for (const animation of document.getAnimations()) {
    const { target } = animation.effect;
    const isEndless = animation.effect.getComputedTiming().endTime === Infinity;
    animation.pause();
    if (!target?.closest("[data-clock]") && !isEndless) animation.currentTime = time;
  }
}"""
"""Stops all motion as it is at a time after it began, in milliseconds."""
STOP_CLOCKS = "() => document.getAnimations().forEach((animation) => animation.pause())"

STYLE = """body { margin: 1rem; background: #eee; font: 16px system-ui; } small { color: #555; }
img { height: 300px; margin: 0.25rem; vertical-align: top; }"""


class Shot(NamedTuple):
    """A picture that was drawn, and where it is."""

    picture: Picture
    size: str
    theme: str
    file: str


def name_of(picture: Picture) -> str:
    """The name of a picture in file names."""
    words = f"{picture.edition} {picture.moment} {picture.title}"
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


class Stage:
    """A page whose socket is played by the gallery."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.url = url
        self._played: Played | None = None
        self._socket: WebSocketRoute | None = None
        page.set_default_timeout(TIMEOUT)
        page.route_web_socket(re.compile(r"/socket$"), self._connect)

    def show(self, picture: Picture) -> bytes:
        """Show the moment of a picture, and draw it."""
        played = self._played = play(picture.edition, picture.scene, picture.follows)
        self.page.goto(f"{self.url}/t/{played.shown.table}")
        self.page.wait_for_function(SHOWN, arg=played.shown.version)
        if not picture.is_deal:
            self._rest()
        *before, last = played.updates or [""]
        for written in before:
            self._send(written)
            self._rest()
        if last:
            self._send(last)
            if picture.wheel == "rests":
                self.page.evaluate(HURRY)
            if picture.wheel != "turns":
                self.page.wait_for_function(SHOWN, arg=decode(last)["update"]["version"])
        if picture.at is None:
            self._rest()
        else:
            self._stop(picture.at)
        self.page.evaluate(STOP_CLOCKS)
        self.page.evaluate(LOADED)
        return self.page.screenshot(animations="allow")

    def _send(self, written: str) -> None:
        assert self._socket is not None
        self._socket.send(written)

    def _rest(self) -> None:
        """Wait until nothing moves, without waiting for the motion."""
        self.page.wait_for_function(REST)

    def _stop(self, time: float) -> None:
        """Stop the motion as it is at a time."""
        self.page.evaluate(PAINTED)
        self.page.evaluate(FREEZE, time / SPEED)

    def _connect(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda text: self._answer(socket, decode(text)))
        socket.send(encode(Answer(welcome=Welcome(PROTOCOL, "ana", "en"))).decode())

    def _answer(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        assert self._played is not None
        if "watch" in message:
            socket.send(encode(Answer(snapshot=self._played.shown)).decode())
        elif "id" in message and "act" not in message:
            socket.send(encode(Answer(done=Done(message["id"], self._played.shown.version))).decode())


def draw(browser: Browser, url: str, pictures: Iterable[Picture], directory: Path) -> Iterator[Shot]:
    """Draw pictures in all sizes and themes."""
    chosen = list(pictures)
    for size, (width, height) in SIZES.items():
        for theme in THEMES:
            is_phone = size != "desktop"
            settings = {"viewport": {"width": width, "height": height}, "has_touch": is_phone, "is_mobile": is_phone}
            with browser.new_context(**settings, locale="en-GB", service_workers="block") as context:  # type: ignore[arg-type]
                stored = encode({**PREFERENCES, "theme": theme}).decode()
                context.add_init_script(f"localStorage.setItem('sabot', {stored!r})")
                stage = Stage(context.new_page(), url)
                for picture in chosen:
                    file = f"{name_of(picture)}-{size}-{theme}.png"
                    (directory / file).write_bytes(stage.show(picture))
                    print(file, flush=True)
                    yield Shot(picture, size, theme, file)


def index(shots: Iterable[Shot]) -> str:
    """The page that shows all pictures, by edition and moment."""
    rows: dict[Picture, list[Shot]] = {}
    for shot in shots:
        rows.setdefault(shot.picture, []).append(shot)
    sections = "".join(
        f"<section><h2>{escape(picture.edition)}: {escape(picture.moment)} <small>{escape(picture.title)}</small></h2>"
        + "".join(
            f'<a href="{shot.file}"><img src="{shot.file}" alt="{shot.size}, {shot.theme}" loading="lazy"></a>'
            for shot in drawn
        )
        + "</section>"
        for picture, drawn in rows.items()
    )
    return f'<!doctype html><meta charset="utf-8"><title>Moments of the table</title><style>{STYLE}</style>{sections}'


def main() -> None:
    """Draw the gallery and its index."""
    words = sys.argv[1:]
    directory = GALLERY
    if "--to" in words:
        place = words.index("--to")
        directory = Path(words[place + 1])
        del words[place : place + 2]
    directory.mkdir(parents=True, exist_ok=True)
    pictures = [picture for picture in MOMENTS if not words or any(word in name_of(picture) for word in words)]
    with TemporaryDirectory() as scratch:
        server = Process("--database", database_in(Path(scratch)), log=Path(scratch) / "log")
        server.start()
        try:
            with (
                sync_playwright() as driver,
                driver.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS) as browser,
            ):
                shots = list(draw(browser, server.url, pictures, directory))
        finally:
            server.kill()
    (directory / "index.html").write_text(index(shots), "utf-8")
    print(f"{len(shots)} pictures: {directory / 'index.html'}")


if __name__ == "__main__":
    main()
