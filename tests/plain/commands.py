"""Runs `sabot match` in tests."""

import io
from collections.abc import Iterable
from itertools import cycle
from pathlib import Path

import pytest

from sabot.cli import main
from sabot.match import Match
from sabot.match.replay import Replay

ANYTHING = ("1", "")
"""Lines that, typed repeatedly, deal, hand over, play and go on."""
FORMATS = {
    "winner": ("--target", "100", "--players", "3"),
    "lowest": ("--target", "60", "--edition", "potter"),
    "none": ("--edition", "wizz", "--players", "2"),
    "elimination": ("--target", "60", "--edition", "flip", "--players", "3", "--option", "turn_cap=40"),
    "partners": ("--target", "80", "--policy", "random", "--option", "turn_cap=40"),
    "rotation": ("--option", "hands_per_partner=1", "turn_cap=40"),
}
"""A short match of each scoring."""


class Typing(io.StringIO):
    """Standard input on which lines are typed once or repeatedly."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self.lines = iter(lines)

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]  # as StringIO has it
        line = next(self.lines, None)
        return "" if line is None else f"{line}\n"


class Command:
    """Runs `sabot match` with lines on standard input."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.file = file
        self.error = ""

    def run(self, *arguments: str, lines: Iterable[str] = (), code: int = 0) -> str:
        """Run the command and return what it printed."""
        self.monkeypatch.setattr("sys.stdin", Typing(lines))
        assert main(["match", *arguments]) == code
        told = self.capsys.readouterr()
        self.error = told.err
        return told.out

    def play(self, *arguments: str, lines: Iterable[str] | None = None) -> tuple[str, Match]:
        """Play a match that is recorded in the file; returns what was printed, and the recorded match."""
        seed = () if "--seed" in arguments else ("--seed", "tuna")
        typed = cycle(ANYTHING) if lines is None else lines
        return self.run(*arguments, *seed, "--record", str(self.file), lines=typed), self.recorded

    @property
    def recorded(self) -> Match:
        return Replay(self.file.read_text(encoding="utf-8")).match
