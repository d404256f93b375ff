"""Draws the pictures of the app that must be PNG: icons, link previews, and screenshots for the manifest.

`python -m tests.web.pictures` writes them to `web/public`. It needs Chromium. Each drawn picture holds a hash of what
it was drawn from, so that a test notices when it is out of date.
"""

import io
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from PIL.PngImagePlugin import PngInfo
from playwright.sync_api import Browser, sync_playwright

from sabot.cards import parse_face
from sabot.cards.art.card import svg
from sabot.editions import EDITIONS
from sabot.server.link_preview import PICTURE
from tests.e2e.conftest import CHROMIUM_FLAGS
from tests.e2e.person import DESKTOP, PHONE, Person
from tests.e2e.seeded_server import seeded_server, set_seed
from tests.e2e.table_player import TablePlayer
from tests.support.paths import WEB
from tests.support.server.services import chromium

PUBLIC = WEB / "public"
SOURCE = "Source"
"""The text field of a PNG with the hash of what it was drawn from."""
COLOURS = 128
"""So few are enough for flat pictures, and make small files."""
ICONS = {
    "icon-192.png": ("icon.svg", 192),
    "icon-512.png": ("icon.svg", 512),
    "icon-maskable-192.png": ("icon-maskable.svg", 192),
    "icon-maskable-512.png": ("icon-maskable.svg", 512),
    "apple-touch-icon.png": ("icon-maskable.svg", 180),
}
"""The drawing of each icon, and its size. iOS rounds the corners itself."""
TILTS = (-24, -12, 0, 12, 24)
SHOTS = {"wide": {**DESKTOP, "color_scheme": "light"}, "narrow": {**PHONE, "viewport": {"width": 390, "height": 844}}}
"""The browsers of the screenshots, by their form factor."""
SEED = "4"
"""The seed of the table on the screenshots."""


def drawings() -> Iterator[tuple[str, str, tuple[int, int]]]:
    """The name, the page and the size of every drawn picture."""
    for name, (drawing, size) in ICONS.items():
        yield name, f"<style>svg {{ width: {size}px }}</style>{(PUBLIC / drawing).read_text()}", (size, size)
    yield "preview.png", preview("Sabot", [edition.fan[-1] for edition in EDITIONS.values()]), PICTURE
    for name, edition in EDITIONS.items():
        yield f"preview-{name}.png", preview(name.title(), edition.fan), PICTURE


def preview(title: str, fan: list[str] | tuple[str, ...]) -> str:
    """The page of a link preview: a fan of cards on felt, the logo, and the name of the game."""
    faces = [face for face in map(parse_face, fan) if face is not None]
    tilts = TILTS if len(faces) == len(TILTS) else (-18, -6, 6, 18)
    cards = "".join(
        f'<div class="card" style="rotate: {tilt}deg">{svg(face)}</div>'
        for face, tilt in zip(faces, tilts, strict=True)
    )
    logo = (PUBLIC / "icon.svg").read_text()
    return f"""<style>
      body {{ width: 1200px; height: 630px; background: #1f6b48; color: #fff; overflow: hidden;
              font: 800 120px/1 "DejaVu Sans", sans-serif; }}
      .card {{ position: absolute; left: 690px; top: 105px; width: 260px; transform-origin: 50% 150%; }}
      .card svg {{ width: 100%; filter: drop-shadow(0 4px 0 #0004); }}
      .logo {{ position: absolute; left: 72px; top: 70px; width: 190px; }}
      h1 {{ position: absolute; left: 80px; top: 270px; margin: 0; font: inherit; letter-spacing: -3px; }}
      .line {{ position: absolute; left: 84px; top: 425px; width: 160px; height: 14px; background: #f4bd3a; }}
    </style><div class="logo">{logo}</div><h1>{title}</h1><div class="line"></div>{cards}"""


def source_of(page: str) -> str:
    """The hash of what a picture is drawn from."""
    return sha256(page.encode()).hexdigest()


def draw(browser: Browser, page: str, size: tuple[int, int]) -> bytes:
    """Draw a page as PNG, transparent where it shows nothing."""
    with browser.new_page(viewport={"width": size[0], "height": size[1]}) as tab:
        tab.set_content(f"<!doctype html><style>body {{ margin: 0 }} svg {{ display: block }}</style>{page}")
        return tab.screenshot(omit_background=True)


def shots(browser: Browser) -> Iterator[tuple[str, bytes]]:
    """Screenshots of the home page and of a table."""
    with TemporaryDirectory() as directory, seeded_server(Path(directory)) as server:
        for factor, settings in SHOTS.items():
            set_seed(Path(directory), SEED)
            yield from _shots_of(browser, server.url, factor, settings | {"device_scale_factor": 1})


def _shots_of(browser: Browser, url: str, factor: str, settings: dict[str, object]) -> Iterator[tuple[str, bytes]]:
    with browser.new_context(**settings) as context:  # type: ignore[arg-type]
        ana = Person("Ana", context, url, touches=False)
        ana.go()
        ana.settled()
        yield f"shot-home-{factor}.png", ana.page.screenshot()
        context.add_init_script("localStorage.setItem('sabot', JSON.stringify({ welcomed: true }))")
        ana.sit_down("deluxe", "eager", "eager", "eager")
        TablePlayer(ana).wait()
        yield f"shot-table-{factor}.png", ana.page.screenshot()


def small(picture: bytes, source: str = "") -> bytes:
    """A PNG with few colours."""
    written, notes = io.BytesIO(), PngInfo()
    if source:
        notes.add_text(SOURCE, source)
    image = Image.open(io.BytesIO(picture))
    few = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(written, "PNG", optimize=True, pnginfo=notes)
    return written.getvalue()


def main() -> None:
    """Draw everything."""
    with (
        sync_playwright() as driver,
        driver.chromium.launch(executable_path=chromium(), args=CHROMIUM_FLAGS) as browser,
    ):
        for name, page, size in drawings():
            (PUBLIC / name).write_bytes(small(draw(browser, page, size), source_of(page)))
        for name, shot in shots(browser):
            (PUBLIC / name).write_bytes(small(shot))


if __name__ == "__main__":
    main()
