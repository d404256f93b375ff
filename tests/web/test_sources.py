"""The sources of the page load nothing from other hosts, and obey the content security policy."""

import re
from pathlib import Path

import pytest

from hatch_build import ROOT, WEB

SOURCES = [
    path
    for place in ("index.html", "public", "src")
    for path in (ROOT / WEB / place, *(ROOT / WEB / place).rglob("*"))
    if path.is_file() and path.suffix != ".png"
]
NAMESPACE = "http://www.w3.org/2000/svg"

each_source = pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())


def test_there_are_sources() -> None:
    assert len(SOURCES) > 50


@each_source
def test_nothing_is_loaded_from_other_hosts(path: Path) -> None:
    text = path.read_text("utf-8").replace(NAMESPACE, "")
    assert re.findall(r"(?:https?:)?//[a-z0-9-]+\.[a-z]{2,}", text) == []


@each_source
def test_the_content_security_policy_is_obeyed(path: Path) -> None:
    """Style attributes are set by scripts only (`style:left={…}`), and scripts come from files only."""
    text = path.read_text("utf-8")
    assert re.findall(r"\sstyle=[\"'][^{]*?[\"']|\son[a-z]+=[\"']|\beval\(|new Function\(|javascript:", text) == []
