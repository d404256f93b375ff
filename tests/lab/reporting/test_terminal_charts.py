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
    lines = ranges(["off", "same"], [Estimate(15, 10, 20), Estimate(20, 10, 30)], "turns", 60, speak("en")).splitlines()
    off, same = (next(line for line in lines if line.strip().startswith(name)) for name in ("off", "same"))
    assert off.index("┼") < same.index("┼")
    assert same.count("─") == pytest.approx(2 * off.count("─"), abs=2)


@pytest.mark.parametrize(
    ("language", "scale"),
    [("en", "50.0 52.5 55.0 57.5 60.0 62.5 65.0"), ("es", "50,0 52,5 55,0 57,5 60,0 62,5 65,0")],
)
def test_the_scale_of_intervals_has_the_decimal_mark_of_the_language(language: str, scale: str) -> None:
    lines = ranges(["off", "same"], [Estimate(57.5, 50, 65), Estimate(58, 57, 59)], "turns", 80, speak(language))
    assert lines.splitlines()[-2].split() == scale.split()


@pytest.mark.parametrize(
    ("estimate", "scale"),
    [
        (Estimate(5, 5, 5), ["5.0"]),
        (Estimate(5, 4.94, 5.06), ["4.940", "4.960", "4.980", "5.000", "5.020", "5.040", "5.060"]),
    ],
)
def test_a_scale_has_enough_decimals_to_tell_its_numbers_apart(estimate: Estimate, scale: list[str]) -> None:
    assert ranges(["off"], [estimate], "turns", 100, speak("en")).splitlines()[-2].split() == scale


@pytest.mark.parametrize(
    ("language", "numbers", "shares"),
    [
        ("en", ["9,999.5", "10,000", "10,000.5"], ["22.5%", "25%", "27.5%"]),
        ("es", ["9999,5", "10\u202f000", "10\u202f000,5"], ["22,5\xa0%", "25\xa0%", "27,5\xa0%"]),
    ],
)
def test_scales_of_plots_have_the_marks_of_the_language(language: str, numbers: list[str], shares: list[str]) -> None:
    pytest.importorskip("matplotlib")
    axes = plot_files.new_figure(4, 3).add_subplot()
    axes.set_xticks([9999.5, 10000, 10000.5])
    axes.set_yticks([0.225, 0.25, 0.275])
    plot_files.label_numbers(axes.xaxis, speak(language))
    plot_files.label_shares(axes.yaxis, speak(language))
    assert [label.get_text() for label in axes.get_xticklabels()] == numbers
    assert [label.get_text() for label in axes.get_yticklabels()] == shares


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
    wanted = "some packages are missing; to install them: make setup"
    assert capsys.readouterr().err == f"sabot: --plot: {wanted}\n"
