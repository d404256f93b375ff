"""The documentation names files that exist, links to pages that exist, and keeps to its width."""

import re
from pathlib import Path

import pytest

from tests.support.paths import DOCS, ROOT

BASES = (ROOT, ROOT / "src" / "sabot", ROOT / "web" / "src")
"""Where a path in the documentation may start."""
WIDEST = 120
MAP = "## Where is …?"
QUOTED = re.compile(r"`([\w-]+(?:/[\w.-]+)*(?:/|\.(?:py|ts|mjs|md|ftl|yaml|svelte|toml)))`")
DRAWN = re.compile(r"(?<![\w/])(?:[\w-]+/)+(?:[\w.-]+\.\w+)?|\b[\w-]+\.py\b")
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)")
CODE = re.compile(r"^```.*?^```", re.DOTALL | re.MULTILINE)

CONTRIBUTING = ROOT / "CONTRIBUTING.md"
ARCHITECTURE = DOCS / "architecture.md"
GENERATED = DOCS / "generated"
"""What `make docs` makes from commands, options and the pages of the root; `tests/test_site.py` checks it."""
PAGES = sorted((*ROOT.glob("*.md"), *(page for page in DOCS.rglob("*.md") if GENERATED not in page.parents)))
ABOUT_CODE = [
    CONTRIBUTING,
    ARCHITECTURE,
    *(DOCS / f"{name}.md" for name in ("glossary", "kernel", "translating")),
    *sorted((DOCS / "decisions").glob("*.md")),
]
"""The pages whose paths are those of this repository."""


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def pictures(file: Path) -> list[str]:
    return re.findall(r"^```text\n(.*?)^```", file.read_text("utf-8"), re.DOTALL | re.MULTILINE)


def missing(paths: set[str]) -> set[str]:
    return {path for path in paths if not any((base / path).exists() for base in BASES)}


def anchors(file: Path) -> set[str]:
    headings = re.findall(r"^#+ (.*)$", CODE.sub("", file.read_text("utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("file", ABOUT_CODE, ids=name)
def test_every_path_on_a_page_exists(file: Path) -> None:
    assert missing(set(QUOTED.findall(file.read_text("utf-8")))) == set()


def test_every_path_in_the_picture_exists() -> None:
    (picture,) = pictures(ARCHITECTURE)
    paths = set(DRAWN.findall(picture))
    assert len(paths) > 20
    assert missing(paths) == set()


def test_the_map_names_many_places() -> None:
    assert len(set(QUOTED.findall(CONTRIBUTING.read_text("utf-8").partition(MAP)[2]))) > 25


@pytest.mark.parametrize("file", PAGES, ids=name)
def test_every_link_leads_somewhere(file: Path) -> None:
    for path, anchor in LINK.findall(file.read_text("utf-8")):
        target = file.parent / path if path else file
        if GENERATED in target.resolve().parents:
            continue
        assert target.exists(), path
        assert not anchor or anchor in anchors(target), f"{path}#{anchor}"


@pytest.mark.parametrize("file", sorted(PAGES), ids=name)
def test_lines_are_short(file: Path) -> None:
    """A table, a picture and code may be wider."""
    text = re.sub(r"<!-- \w+ -->.*?<!-- end -->", "", CODE.sub("", file.read_text("utf-8")), flags=re.DOTALL)
    wide = [
        line for line in text.splitlines() if len(line) > WIDEST and not line.startswith(("|", "    ", "!", "<img"))
    ]
    assert wide == []
