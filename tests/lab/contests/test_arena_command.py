"""The command `sabot arena`."""

import json
import sys
from pathlib import Path

import pytest

from sabot.cli import main
from sabot.lab.contests import arena_command
from sabot.lab.contests.contest import Answer

SHORT = ["arena", "careful", "eager", "--deals", "2", "--workers", "1"]


def test_the_plan_comes_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [*SHORT, "--edition", "wizz", "--edition", "flip", "--players", "3", "--seed", "5", "--all-deals"]
    assert main([*arguments, "--option", "stacking=same", "--json"]) == 0
    output = capsys.readouterr()
    found = json.loads(output.out)
    assert output.err == ""
    assert found["bots"] == ["careful", "eager"]
    assert found["editions"] == ["wizz", "flip"]
    assert (found["players"], found["seed"], found["deals"], found["until_sure"]) == (3, 5, 2, False)
    assert found["options"] == {"uno_call": "auto", "stacking": "same"}
    assert [(one["edition"], one["bot"], one["against"]) for one in found["results"]] == [
        ("wizz", "careful", ["eager", "eager"]),
        ("wizz", "eager", ["careful", "careful"]),
        ("flip", "careful", ["eager", "eager"]),
        ("flip", "eager", ["careful", "careful"]),
    ]
    assert [one["rounds"] for one in found["ratings"]] == [24, 24]


def test_all_editions_and_all_bots_at_one_table(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "careful", "eager", "fair", "--deals", "1", "--workers", "1", "--edition", "all"]
    assert main([*arguments, "--together", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["editions"] == ["deluxe", "potter", "flip", "wizz"]
    assert (found["players"], found["together"]) == (3, True)
    assert len(found["results"]) == 12


def test_the_tables_are_in_the_chosen_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SHORT, "--lang", "pt"]) == 0
    output = capsys.readouterr()
    assert output.out.startswith("careful, eager com 2 jogadores, semente 0: 4 rondas em ")
    assert output.err == ""


def test_a_stored_arena_is_resumed_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("matplotlib")
    kept, picture = tmp_path / "kept.jsonl", tmp_path / "a.svg"
    arguments = ["arena", "careful", "eager", "--workers", "1", "--keep", str(kept)]
    assert main([*arguments, "--deals", "2"]) == 0
    assert len(kept.read_text("utf-8").splitlines()) == 3
    assert main([*arguments, "--deals", "3", "--plot", str(picture)]) == 0
    assert len(kept.read_text("utf-8").splitlines()) == 4
    assert "</svg>" in picture.read_text("utf-8")
    assert "careful  eager        3" in capsys.readouterr().out


@pytest.mark.parametrize("keep", [True, False])
def test_after_an_interrupt_the_user_learns_where_the_deals_are(
    keep: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object) -> Answer:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena_command, "run_arena", stop)
    kept = tmp_path / "kept.jsonl"
    assert main([*SHORT, *(["--keep", str(kept)] if keep else [])]) == 130
    append = f"All deals so far are in {kept}: the same command continues from there.\n"
    assert capsys.readouterr().err == (append if keep else "")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "at least two bots are needed"),
        (["careful"], "at least two bots are needed"),
        (["careful", "careful"], "careful is named twice"),
        (["careful", "eager", "--players", "0"], "players: must be from 2 to 10 players, not 0"),
        (["careful", "eager", "--workers", "0"], "workers: must be from 1 to 256, not 0"),
        (["careful", "eager", "--plot", "a.gif"], "a.gif: the name of a plot file must end in .svg or .png"),
        (["careful", "eager", "--keep", "."], ".: Is a directory"),
    ],
)
def test_an_error_is_one_line(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", *arguments]) == 2
    output = capsys.readouterr()
    assert (output.out, output.err) == ("", f"sabot: {message}\n")


ERRS = """
import json, sys
for number, line in enumerate(sys.stdin):
    legal = json.loads(line)["view"]["legal"]
    print(json.dumps({"action": "pass the salt" if number % 5 == 3 else legal[-1]}), flush=True)
"""
"""A process that answers nonsense to every fifth question."""


def test_a_process_that_errs_stops_the_arena_or_is_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "errs.py").write_text(ERRS)
    errs = f"exec:{sys.executable} errs.py"
    arguments = ["arena", errs, "eager", "--deals", "2", "--workers", "1", "--limit", "30"]
    assert main(arguments) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"sabot: deal 0 of deluxe is stuck: the bot {errs} failed: it answered")
    assert output.err.count("\n") == 1
    assert main([*arguments, "--fallback", "random", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["fallback"], found["limit"]) == ("random", 30)
    first, second = found["conduct"]
    assert (first["bot"], second["bot"]) == (errs, "eager")
    assert first["decisions"] // 5 - 1 <= first["refusals"]["illegal"] <= first["decisions"] // 5 + 1
    assert second["refusals"] == {"illegal": 0, "failed": 0, "late": 0}
    assert 0 < first["seconds"]["mean"] < 30
    (row,) = found["results"]
    assert row["refusals"] == first["refusals"]
