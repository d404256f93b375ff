"""The flags of `sabot play` and `sabot replay`: full screen or line mode, and errors."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sabot.cli import main
from sabot.match.replay import Replay
from sabot.tui import play_command, replay_command
from tests.support.examples import RECORD


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The default directory for records."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "sabot" / "matches"


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A terminal, and a list of the keys that are pressed in it."""
    from textual.pilot import Pilot

    from sabot.tui.app import TableApp

    keys: list[str] = []
    run = TableApp.run

    async def press(pilot: Pilot[Any]) -> None:
        await pilot.press(*keys)

    for module in (play_command, replay_command):
        monkeypatch.setattr(module, "is_screen", lambda: True)
    monkeypatch.setattr(TableApp, "run", lambda app: run(app, headless=True, auto_pilot=press, size=(80, 24)))
    return keys


def test_a_match_is_dealt_at_once_left_and_resumed(
    pressed: list[str], data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pressed += ["space", "ctrl+c"]
    assert (
        main(["play", "--edition", "potter", "--players", "3", "--seed", "4", "--option", "howlers=4", "--fast"]) == 0
    )
    (record,) = data.iterdir()
    assert capsys.readouterr().out == f"To continue:\n  sabot play --resume {record}\n"
    before = Replay(record.read_text("utf-8"))
    assert (before.match.edition, before.match.options) == ("potter", {"howlers": 4})
    assert main(["play", "--resume", str(record), "--fast"]) == 0
    after = Replay(record.read_text("utf-8"))
    assert len(after.steps) > len(before.steps)
    assert [step.action for step in after.steps][: len(before.steps)] == [step.action for step in before.steps]


def test_without_an_edition_the_start_screen_asks(pressed: list[str], data: Path) -> None:
    pressed += ["right", "enter", "q"]
    assert main(["play", "--fast", "--players", "2"]) == 0
    (record,) = data.iterdir()
    match = Replay(record.read_text("utf-8")).match
    assert (match.edition, len(match.players)) == ("potter", 2)


def test_a_replay_fills_the_screen_of_a_terminal(pressed: list[str], tmp_path: Path, capsys: Any) -> None:
    pressed += ["right", "q"]
    file = tmp_path / "record.yaml"
    file.write_text(RECORD, encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == ""
    assert main(["replay", str(file), "--plain"]) == 0
    assert "1. the deal" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["http://localhost:1/t/abc", "--edition", "flip"], "--edition: cannot be used at a server’s table"),
        (["http://localhost:1/ABCD"], "http://localhost:1: the server cannot be reached"),
        (["--resume", "x.yaml", "--seed", "3"], "--seed: cannot be used with --resume"),
        (["--resume", "no such file"], "no such file: No such file"),
        (["--players", "11"], "--players"),
        (["--option", "stacking=maybe", "--edition", "deluxe"], "stacking"),
    ],
)
def test_what_cannot_be_played_is_one_line(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", *arguments]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert len(told.err.splitlines()) == 1


@pytest.mark.parametrize(("link", "said"), [("no/link", "must be the link to a table")])
def test_an_invalid_link_is_refused_before_the_full_screen_starts(
    link: str, said: str, pressed: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", link]) == 2
    assert said in capsys.readouterr().err


def test_a_match_of_several_people_is_dealt_left_and_resumed(pressed: list[str], data: Path) -> None:
    """The first who is asked looks and draws; then somebody leaves."""
    pressed += ["enter", "d", "escape", "q"]
    assert main(["play", "--edition", "deluxe", "--people", "ana", "bo", "--players", "2", "--seed", "4"]) == 0
    (record,) = data.iterdir()
    before = Replay(record.read_text("utf-8"))
    assert (before.match.players, before.match.bots) == (("ana", "bo"), {})
    assert main(["play", "--resume", str(record)]) == 0
    assert len(Replay(record.read_text("utf-8")).steps) > len(before.steps) > 1


def test_a_match_of_bots_is_for_sabot_match(
    pressed: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bots.yaml"
    assert main(["match", "--bots", "--edition", "deluxe", "--scoring", "none", "--record", str(file), "--json"]) == 0
    capsys.readouterr()
    assert main(["play", "--resume", str(file)]) == 2
    assert "only bots play in this match" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments", [["play", "--help"], ["play", "--edition", "deluxe", "--players", "2"], ["rules", "D-024"]]
)
def test_textual_is_not_imported_without_a_terminal(arguments: list[str]) -> None:
    code = f"import sys; from sabot.cli import main; main({arguments!r}); sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], input=b"", capture_output=True, check=False).returncode == 0
