"""Charts, in the terminal and in files."""

import re
from collections import Counter
from pathlib import Path

import pytest

from sabot.cli import main
from sabot.lab.measures.estimates import Estimate
from sabot.lab.reporting import plot_files
from sabot.lab.reporting.terminal_charts import histogram, ranges
from sabot.words.language import speak

LAB = pytest.mark.usefixtures("without_numba")


def test_a_histogram_is_as_high_as_its_numbers() -> None:
    lines = histogram(Counter({1: 1, 2: 8, 3: 4}), "turns", 40, speak("en")).splitlines()
    low, high, middle = (sum(line[place : place + 1] == "█" for line in lines) for place in (8, 20, 32))
    assert high > middle > low > 0
    assert lines[-1].strip() == "turns"
    assert re.search(r"1 .* 2 .* 3", lines[-2])


def test_intervals_are_drawn_to_scale() -> None:
    """The scale is 10 to 30: the first interval covers its left half, the second all of it."""
    lines = ranges(["off", "same"], [Estimate(15, 10, 20), Estimate(20, 10, 30)], "turns", 60).splitlines()
    off, same = (next(line for line in lines if line.strip().startswith(name)) for name in ("off", "same"))
    assert off.index("┼") < same.index("┼")
    assert same.count("─") == pytest.approx(2 * off.count("─"), abs=2)


@LAB
def test_piped_output_has_no_control_codes(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["--rounds", "5"], ["--rounds", "5", "--vary", "players=2,3"]):
        assert main(["simulate", *arguments]) == 0
        out = capsys.readouterr().out
        assert all(character.isprintable() or character == "\n" for character in out)


@LAB
@pytest.mark.parametrize("arguments", [[], ["--vary", "players=2,3"], ["--matches", "2", "--vary", "target=50,60"]])
@pytest.mark.parametrize(("name", "begins"), [("a.svg", b"<?xml"), ("a.PNG", b"\x89PNG")])
def test_a_plot_is_drawn_reproducibly(tmp_path: Path, arguments: list[str], name: str, begins: bytes) -> None:
    pytest.importorskip("matplotlib")
    rounds = [] if "--matches" in arguments else ["--rounds", "5"]
    drawn = []
    for directory in ("one", "two"):
        file = tmp_path / directory / name
        file.parent.mkdir()
        assert main(["simulate", *rounds, *arguments, "--plot", str(file)]) == 0
        drawn.append(file.read_bytes())
    assert drawn[0].startswith(begins)
    assert drawn[0] == drawn[1]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("a.jpg", "the name of a plot file must end in .svg or .png"),
        ("nowhere/a.svg", "No such file or directory"),
    ],
)
def test_an_impossible_plot_is_refused_before_anything_is_played(
    tmp_path: Path, name: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--rounds", "1000000000", "--plot", str(tmp_path / name)]) == 2
    assert capsys.readouterr().err == f"sabot: {tmp_path / name}: {message}\n"


def test_without_matplotlib_the_error_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(plot_files, "find_spec", lambda name: None)
    assert main(["simulate", "--plot", "a.svg"]) == 2
    wanted = 'this needs an extra: in the checkout, run pip install ".[lab]"'
    assert capsys.readouterr().err == f"sabot: --plot: {wanted}\n"
