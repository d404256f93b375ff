"""Statistics over many records, and files among them that are none."""

import csv
import json
import os
from pathlib import Path
from random import Random

import pytest

from sabot.bots import find_bot
from sabot.bots.bot_round import BotRound
from sabot.cli import main
from sabot.errors import Unreadable
from sabot.lab import records
from sabot.lab.recorded.record_stream import COLUMNS, read_records
from sabot.match import Match
from sabot.match.record import format_record
from tests.support.paths import ROOT

GOLDEN = ROOT / "tests" / "match" / "records"


def record_of(edition: str, seed: int, rounds: int | None = None, **options: object) -> str:
    """The record of a match of bots, whole or up to a number of rounds."""
    match = Match(
        edition,
        ["ana", "bo", "cy"],
        seed=seed,
        options=options,
        bots={"bo": "careful", "cy": "eager"},
        format={"target": 200},
    )
    chance = Random(seed)
    bots = {"ana": find_bot("eager"), "bo": find_bot("careful"), "cy": find_bot("eager")}
    while not match.is_over and (rounds is None or len(match.finished) < rounds):
        match.deal()
        (game,) = match.games
        played = BotRound(game, bots, chance)
        while match.games:
            seat, action = played.next_action()
            played.events += match.act(seat, action).round
    return format_record(match)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A directory with three records, one of them open, and four files that are none."""
    directory = tmp_path_factory.mktemp("kept")
    (directory / "deep" / "er").mkdir(parents=True)
    (directory / "a.yaml").write_text(record_of("deluxe", 1), "utf-8")
    (directory / "deep" / "b.yaml").write_text(record_of("flip", 2, stacking="same"), "utf-8")
    (directory / "deep" / "er" / "c.YML").write_text(record_of("deluxe", 3, rounds=1, stacking="any"), "utf-8")
    changed = record_of("wizz", 4).replace("winners: [", "winners: [nobody, ")
    (directory / "changed.yaml").write_text(changed, "utf-8")
    (directory / "letter.yaml").write_text("Dear ana,\n", "utf-8")
    (directory / "binary.yaml").write_bytes(b"\xff\xfe\x00\n")
    (directory / "deep" / "empty.yaml").write_text("", "utf-8")
    (directory / "notes.txt").write_text("not looked at", "utf-8")
    return directory


def test_a_stream_has_every_record_and_names_every_other_file(kept: Path) -> None:
    broken: list[str] = []
    found = list(read_records(kept, on_broken=lambda path, error: broken.append(path.name)))
    assert [record.path.name for record in found] == ["a.yaml", "b.yaml", "c.YML"]
    assert broken == ["binary.yaml", "changed.yaml", "empty.yaml", "letter.yaml"]
    assert [bool(record.winners) for record in found] == [True, True, False]
    assert len(found[2].rounds) == 1


def test_the_numbers_are_those_of_the_matches(kept: Path) -> None:
    """Counted here from the text of the records alone."""
    found = records(kept, rows=True)
    text = (kept / "a.yaml").read_text("utf-8")
    assert found.records == 3
    assert len(found.broken) == 4
    rows = found.table.to_dict()
    assert rows["edition"] == ["deluxe", "flip"]
    assert rows["matches"] == [2, 1]
    assert found.rows is not None
    own = [dict(zip(COLUMNS, row, strict=True)) for row in found.rows.rows if str(row[0]).endswith("a.yaml")]
    assert len(own) == text.count("points:")
    assert sum(int(row["moves"] or 0) for row in own) == sum(line.startswith("  - ") for line in text.splitlines())
    assert sum(int(row["calls"] or 0) for row in own) == text.count(": uno\n")
    assert {row["winner"] for row in own} <= {1, 2, 3}
    ana = found.players["ana"]
    scored = [int(line.split("ana: ")[1].split(",")[0]) for line in _lines(kept, "points:")]
    assert ana.points == sum(scored)
    assert ana.rounds == len(scored) == sum(group.counts.played for group in found.groups.values())
    assert sum(player.won for player in found.players.values()) == len(scored)
    assert sum(player.done["calls"] for player in found.players.values()) == found.total.calls
    assert ana.done["calls"] == len(_lines(kept, "- ana: uno"))
    sums = found.total.counts.sums
    assert sum(player.done["catches"] for player in found.players.values()) == sums.tally[1]
    assert sum(player.done["challenges_won"] for player in found.players.values()) == sums.tally[4]
    assert sum(player.done["challenges"] for player in found.players.values()) == sums.tally[4] + sums.tally[5]


def _lines(kept: Path, part: str) -> list[str]:
    texts = [
        path.read_text("utf-8") for path in (kept / "a.yaml", kept / "deep" / "b.yaml", kept / "deep" / "er" / "c.YML")
    ]
    return [line for text in texts for line in text.splitlines() if part in line]


@pytest.mark.parametrize(
    ("by", "groups"),
    [
        ("players", ["3"]),
        ("stacking", ["any", "off", "same"]),
        ("player", ["ana", "bo", "cy"]),
        ("bot", ["person", "careful", "eager"]),
        ("howlers", []),
    ],
)
def test_groups(kept: Path, by: str, groups: list[str]) -> None:
    assert records(kept, by=by).table.to_dict().get(by, []) == groups


def test_every_golden_record_of_this_revision_is_counted() -> None:
    """Eight in rotation play at two tables, and players are eliminated: all of them are in somebody's rounds."""
    found = records(GOLDEN)
    assert found.records == len(list(GOLDEN.glob("*.yaml"))) - len(found.broken) > 20
    counts = found.total.counts
    assert sum(player.won for player in found.players.values()) == counts.played == counts.rounds
    assert sum(counts.sums.wins) == counts.played


def test_the_command_prints_tables_and_names_broken_files(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", str(kept)]) == 0
    output = capsys.readouterr()
    assert output.out.startswith("3 records, 2 from finished matches: ")
    assert "4 files could not be read" in output.out
    assert max(map(len, output.out.splitlines())) <= 80
    assert [line.split(": ")[1].rpartition(os.sep)[2] for line in output.err.splitlines()] == [
        "binary.yaml",
        "changed.yaml",
        "empty.yaml",
        "letter.yaml",
    ]
    assert main(["records", str(kept / "a.yaml"), "--by", "bot", "--lang", "fr"]) == 0
    assert capsys.readouterr().out.startswith("1 enregistrement (parties terminées\N{NO-BREAK SPACE}: 1), ")


def test_the_command_gives_json_and_rows(kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = tmp_path / "rows.csv"
    assert main(["records", str(kept), "--json", "--rows", str(rows), "--by", "stacking"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [group["stacking"] for group in told["groups"]] == ["any", "off", "same"]
    assert [one["player"] for one in told["players"]] == ["ana", "bo", "cy"]
    assert told["records"] == 3
    assert len(told["broken"]) == 4
    written = list(csv.DictReader(rows.read_text("utf-8").splitlines()))
    assert len(written) == told["rounds"]
    assert tuple(written[0]) == COLUMNS


def test_nothing_to_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["records", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "0 records, 0 from finished matches: 0 rounds\n\n"
    assert main(["records", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rounds"] == 0


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["none"], "none: No such file or directory"),
        ([".", "--by", "luck"], "by: must be edition, players, player, bot or an option of the games, not “luck”"),
        ([".", "--rows", "a.txt"], "a.txt: the name of a file of rows must end in .csv or .parquet"),
    ],
)
def test_an_error_is_one_line(
    arguments: list[str],
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["records", *arguments]) == 2
    output = capsys.readouterr()
    assert (output.out, output.err) == ("", f"sabot: {message}\n")


@pytest.mark.posix
def test_a_device_is_no_record() -> None:
    broken: list[Unreadable] = []
    assert list(read_records(os.devnull, on_broken=lambda path, error: broken.append(error))) == []
    assert [error.code for error in broken] == ["not-a-file"]
