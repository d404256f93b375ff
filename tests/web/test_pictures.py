"""The pictures of the app: as large as the manifest says, small files, and up to date."""

import struct
from pathlib import Path
from typing import Any

import pytest
from msgspec.json import decode

from sabot.editions import EDITIONS
from tests.web.pictures import PUBLIC, SOURCE, drawings, source_of

SIGNATURE = b"\x89PNG\r\n\x1a\n"
LARGEST = 120_000
"""The most bytes of a picture: it is stored in the repository, and loaded by phones."""
DRAWINGS = [*drawings()]
MANIFEST = decode((PUBLIC / "manifest.webmanifest").read_bytes())


def size_of(path: Path) -> tuple[int, int]:
    """The width and height of a PNG."""
    content = path.read_bytes()
    assert content.startswith(SIGNATURE)
    assert len(content) <= LARGEST
    width, height = struct.unpack(">II", content[16:24])
    return width, height


@pytest.mark.parametrize("image", [*MANIFEST["icons"], *MANIFEST["screenshots"]], ids=lambda image: image["src"])
def test_a_picture_of_the_manifest_is_as_large_as_it_says(image: dict[str, Any]) -> None:
    path = PUBLIC / image["src"].removeprefix("/")
    if image["type"] == "image/png":
        width, height = size_of(path)
        assert f"{width}x{height}" == image["sizes"]
    else:
        assert path.is_file()


@pytest.mark.parametrize(("name", "page", "size"), DRAWINGS, ids=[name for name, _, _ in DRAWINGS])
def test_a_picture_shows_what_it_is_drawn_from(name: str, page: str, size: tuple[int, int]) -> None:
    assert size_of(PUBLIC / name) == size
    note = f"{SOURCE}\0{source_of(page)}".encode()
    assert note in (PUBLIC / name).read_bytes(), "out of date: run `python -m tests.web.pictures`"


def test_the_manifest_has_what_phones_and_desktops_want() -> None:
    icons = {(icon["sizes"], icon["purpose"]) for icon in MANIFEST["icons"]}
    assert {(size, use) for size in ("192x192", "512x512") for use in ("any", "maskable")} <= icons
    assert {shot["form_factor"] for shot in MANIFEST["screenshots"]} == {"wide", "narrow"}
    assert {"id", "scope", "start_url", "display", "categories", "theme_color"} <= set(MANIFEST)


def test_every_edition_has_its_preview() -> None:
    assert {f"preview-{name}.png" for name in EDITIONS} <= {name for name, _, _ in DRAWINGS}
