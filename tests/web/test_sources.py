"""What no source of the page may do."""

import re
from pathlib import Path

import pytest

from hatch_build import ROOT, WEB

SOURCES = [
    path
    for place in ("index.html", "public", "src")
    for path in (ROOT / WEB / place, *(ROOT / WEB / place).rglob("*"))
    if path.is_file()
]
NAMESPACE = "http://www.w3.org/2000/svg"

each_source = pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())


def test_there_are_sources() -> None:
    assert len(SOURCES) > 50


@each_source
def test_nothing_is_asked_for_from_elsewhere(path: Path) -> None:
    text = path.read_text("utf-8").replace(NAMESPACE, "")
    assert re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z]{2,}", text) == []


@each_source
def test_there_is_nothing_that_the_policy_of_the_server_forbids(path: Path) -> None:
    """Styles in attributes are only set by scripts (`style:left={…}`), and scripts only come from files."""
    text = path.read_text("utf-8")
    assert re.findall(r"\sstyle=[\"'][^{]*?[\"']|\son[a-z]+=[\"']|\beval\(|new Function\(|javascript:", text) == []
