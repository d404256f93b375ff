"""The README: everything that it shows is run."""

import doctest

from tests.support.paths import ROOT

README = ROOT / "README.md"


def test_the_readme_is_a_doctest() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted > 5
    assert result.failed == 0


def test_the_readme_begins_with_the_two_commands() -> None:
    commands = [line.split("#")[0].strip() for line in README.read_text("utf-8").splitlines() if "make " in line]
    assert commands[:2] == ["make play", "make test"]
