"""`sabot matches`: records that were kept, listed without replaying them."""

import io
import json
import os
from pathlib import Path

import pytest

from sabot.cli import main
from sabot.local.record_files import create_record
from sabot.match.record import format_record
from tests.support.match_bots import match_of, play

LATER = 2_000_000_000


def keep(home: Path, name: str, text: str, at: int) -> Path:
    file = home / "data" / "sabot" / "matches" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    os.utime(file, (at, at))
    return file


@pytest.fixture
def kept(home: Path) -> list[Path]:
    """A match that is over, one that is not, and a file that is no record; the latest first."""
    over = match_of("deluxe", 3, target=50)
    play(over)
    assert over.is_over
    begun = match_of("wizz", 2)
    begun.deal()
    return [
        keep(home, "begun.yaml", format_record(begun), LATER + 2),
        keep(home, "over.yaml", format_record(over), LATER + 1),
        keep(home, "notes.yaml", "milk: [eggs", LATER),
    ]


def test_no_match_yet(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["matches"]) == 0
    assert "sabot play starts one" in " ".join(capsys.readouterr().out.split())


def test_matches_are_listed_the_latest_first(capsys: pytest.CaptureFixture[str], kept: list[Path]) -> None:
    assert main(["matches"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].lstrip().startswith("1  ")
    assert "wizz" in lines[0]
    assert lines[0].endswith("in round 1")
    assert "deluxe" in lines[1]
    assert "won by" in lines[1]
    assert not lines[2]


def test_matches_as_json(capsys: pytest.CaptureFixture[str], kept: list[Path]) -> None:
    assert main(["matches", "--json"]) == 0
    begun, over = json.loads(capsys.readouterr().out)
    assert begun["file"] == str(kept[0])
    assert begun["winners"] == []
    assert over["winners"]
    assert over["rounds"] >= 1


def test_a_match_is_replayed_by_its_number(capsys: pytest.CaptureFixture[str], kept: list[Path]) -> None:
    assert main(["matches", "replay", "2"]) == 0
    said = capsys.readouterr().out
    assert main(["replay", str(kept[1])]) == 0
    assert said == capsys.readouterr().out


def test_a_match_that_is_over_cannot_be_resumed(capsys: pytest.CaptureFixture[str], kept: list[Path]) -> None:
    assert main(["matches", "resume", "2"]) == 2
    assert "this match is over" in capsys.readouterr().err


def test_a_match_is_resumed_by_its_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    with create_record(match_of("deluxe", 2), None) as journal:
        path = journal.path
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["matches", "resume"]) == 0
    assert f"sabot match --resume {path}" in "".join(capsys.readouterr().out.split("\n"))


def test_statistics_count_what_people_played_and_won(capsys: pytest.CaptureFixture[str], kept: list[Path]) -> None:
    assert main(["matches", "statistics"]) == 0
    said = capsys.readouterr().out
    assert "deluxe: " in said
    assert "wizz: " in said
    assert said.splitlines()[-1].startswith("all: played ")
