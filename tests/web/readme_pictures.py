"""Draws the pictures of the README from the real page and terminal: `python -m tests.web.readme_pictures`.

A table in play as a small moving picture, the front page, and a phone. It needs Chromium.
"""

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.conftest import CHROMIUM_FLAGS
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.seeded_server import seeded_server
from tests.e2e.table_player import TablePlayer
from tests.support.paths import DOCS
from tests.support.server.services import program

IMAGES = DOCS / "images"
SEED = "4"
WELCOMED = "localStorage.setItem('sabot', JSON.stringify({ welcomed: true }))"
FRAMES = 14
"""How many decisions the moving picture shows."""
SECONDS_A_FRAME = 1.1
WIDTH = 800
LARGEST = 400_000
"""How many bytes the moving picture may have."""
SIZE = {"width": 1280, "height": 800}


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server whose tables are always dealt alike."""
    with TemporaryDirectory() as directory, seeded_server(Path(directory), SEED) as server:
        yield server.url


@contextmanager
def somebody(browser: Browser, url: str, **settings: Any) -> Iterator[Person]:
    """A person in front of a browser."""
    with browser.new_context(**settings) as context:
        context.add_init_script(WELCOMED)
        yield Person("Ana", context, url, touches=bool(settings.get("has_touch")))


def frames(person: Person, edition: str, number: int) -> Iterator[Image.Image]:
    """A table at every decision of the person, before it is taken."""
    person.sit_down(edition, "eager", "eager", "eager")
    player = TablePlayer(person)
    for _ in range(number):
        if player.wait() is None:
            break
        yield Image.open(io.BytesIO(person.page.screenshot()))
        player.act()


def moving(pictures: list[Image.Image]) -> bytes:
    """Pictures as one animation."""
    written = io.BytesIO()
    small = [picture.convert("RGB").resize((WIDTH, picture.height * WIDTH // picture.width)) for picture in pictures]
    small[0].save(
        written,
        "WEBP",
        save_all=True,
        append_images=small[1:],
        duration=int(SECONDS_A_FRAME * 1000),
        loop=0,
        quality=60,
        method=6,
        minimize_size=True,
    )
    return written.getvalue()


def still(picture: Image.Image, width: int) -> bytes:
    """One picture."""
    written = io.BytesIO()
    picture.convert("RGB").resize((width, picture.height * width // picture.width)).save(written, "WEBP", quality=80)
    return written.getvalue()


def main() -> None:
    """Draw everything."""
    with (
        sync_playwright() as driver,
        driver.chromium.launch(executable_path=program("chromium"), args=CHROMIUM_FLAGS) as browser,
    ):
        with serving() as url, somebody(browser, url, **DESKTOP | {"viewport": SIZE, "color_scheme": "light"}) as ana:
            ana.go()
            ana.settled()
            (IMAGES / "home.webp").write_bytes(still(Image.open(io.BytesIO(ana.page.screenshot())), WIDTH))
            (IMAGES / "table.webp").write_bytes(moving(list(frames(ana, "deluxe", FRAMES))))
        with serving() as url, somebody(browser, url, **PHONE | {"viewport": {"width": 390, "height": 844}}) as ana:
            (last,) = list(frames(ana, "flip", 2))[-1:]
            (IMAGES / "phone.webp").write_bytes(still(last, 390))


if __name__ == "__main__":
    main()
