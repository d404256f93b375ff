"""The chart of an arena in a file."""

from pathlib import Path

import pytest

from sabot.errors import Unreadable
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.arena_plot import plot
from sabot.lab.reporting import plot_files
from sabot.lab.reporting.plot_files import check_plot
from sabot.words.language import speak
from tests.lab.contests.arena_answers import answer_of, deal_won

ANSWER = answer_of(ArenaPlan(("careful", "eager"), ("deluxe", "flip")), [deal_won(0, 0), deal_won(0, 1)] * 20)


def test_a_plot_is_svg_or_png_and_reproducible(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    for name, begins in (("a.svg", b"<?xml"), ("a.png", b"\x89PNG"), ("A.SVG", b"<?xml")):
        path = tmp_path / name
        check_plot(str(path))
        plot(ANSWER, str(path), speak("en"))
        first = path.read_bytes()
        assert first.startswith(begins)
        plot(ANSWER, str(path), speak("en"))
        assert path.read_bytes() == first


def test_an_impossible_plot_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file, message in (
        ("a.gif", "a.gif: the name of a plot file must end in .svg or .png"),
        (str(tmp_path / "no" / "a.svg"), f"{tmp_path / 'no' / 'a.svg'}: No such file or directory"),
    ):
        with pytest.raises(Unreadable) as error:
            check_plot(file)
        assert str(error.value) == message
    monkeypatch.setattr(plot_files, "find_spec", lambda name: None)
    with pytest.raises(Unreadable) as error:
        check_plot("a.svg")
    assert str(error.value) == "--plot: some packages are missing; to install them: make setup"
