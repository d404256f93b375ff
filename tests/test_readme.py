"""The README: everything that it shows is run."""

import doctest
import re
from pathlib import Path

import pytest
from PIL import Image

from sabot.cli import main
from tests.support.paths import ROOT
from tests.web.readme_pictures import LARGEST

README = ROOT / "README.md"
TEXT = README.read_text("utf-8")
FIRST_SCREEN = 35
"""How many lines a reader sees without scrolling."""


def test_the_readme_is_a_doctest() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def test_the_readme_begins_with_the_two_commands() -> None:
    commands = [line.split("#")[0].strip() for line in TEXT.splitlines() if "make " in line]
    commands = [command for command in commands if command.startswith("make ")]
    assert commands[:2] == ["make play", "make test"]


def test_a_stranger_reads_at_once_what_it_is() -> None:
    first = "\n".join(TEXT.splitlines()[:FIRST_SCREEN])
    for word in (
        "UNO",
        "classic",
        "Harry Potter",
        "Flip",
        "Wizz",
        "uv tool install sabot-cards",
        "**play**",
        "**host**",
    ):
        assert word in first


def test_the_targets_of_make_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert set(re.findall(r"(?:`|    )make ([a-z-]+)", TEXT)) <= targets


def test_the_position_is_judged_as_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(TEXT.partition("```yaml\n")[2].partition("```")[0], "utf-8")
    assert main(["referee", str(file)]) == 0
    assert "D-046" in capsys.readouterr().out


def test_the_figures_are_those_of_the_documentation() -> None:
    figures = (ROOT / "docs" / "environments.md").read_text("utf-8").partition("## How fast")[2]
    rows = re.findall(r"^\| (?:one table|1024 tables).*", TEXT, re.MULTILINE)
    shown = re.findall(r"\d+(?:,\d{3})+", "".join(rows))
    assert len(shown) == 4
    assert [figure for figure in shown if figure not in figures] == []


def test_the_moving_picture_moves_and_is_small() -> None:
    file = ROOT / "docs" / "images" / "table.webp"
    assert file.stat().st_size < LARGEST
    with Image.open(file) as picture:
        assert getattr(picture, "n_frames", 1) > 5
