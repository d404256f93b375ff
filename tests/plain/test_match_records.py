"""`sabot match` and its record: written during the match, left and resumed."""

import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path

import pytest

from sabot.match import Match
from sabot.match.journal import Journal
from sabot.match.record import format_record
from sabot.plain.line_match import LineMatch
from sabot.plain.session import Session
from tests.plain.commands import ANYTHING, Command
from tests.support.people import Person

PROMPT = re.compile(r"^(.*)> ", re.MULTILINE)


def test_nothing_is_said_before_it_is_on_the_disk(tmp_path: Path) -> None:
    file = tmp_path / "match.yaml"
    match = Match("wizz", ["ana", "bo", "cy"], seed=3, format={"scoring": "none"}, bots={"cy": "random"})

    class Checker(Person):
        def say(self, text: str = "", indent: str = "") -> None:
            assert file.read_text(encoding="utf-8") == format_record(match)
            super().say(text, indent)

    person = Checker(*ANYTHING * 500)
    with Journal.create(file, match) as journal:
        Session(LineMatch(person, match, journal)).run()
    assert match.is_over


def test_a_match_that_was_left_goes_on_where_it_was(command: Command) -> None:
    arguments = ("--players", "3", "--name", "ana", "--seed", "9", "--target", "50")
    said, _ = command.play(*arguments, lines=["", "1", "1", "1", "quit"])
    assert said.endswith(f"> quit\nTo continue:\n  sabot match --resume {command.file}\n")
    record = command.file.read_text(encoding="utf-8")
    hand = next(line for line in reversed(said.splitlines()) if line.startswith("  your hand"))
    again = command.run("--resume", str(command.file), lines=())
    assert "\nRound 1 goes on.\n" in again
    assert hand in again
    assert command.file.read_text(encoding="utf-8") == record
    said = command.run("--resume", str(command.file), lines=cycle(ANYTHING))
    assert said.endswith(f"The record of the match:\n  {command.file}\n")
    assert command.file.read_text(encoding="utf-8").startswith(record)
    assert command.recorded.is_over


def test_a_match_that_is_over_is_only_shown(command: Command) -> None:
    _, match = command.play("--players", "2", "--target", "50", "--name", "ana")
    record = command.file.read_text(encoding="utf-8")
    said = command.run("--resume", str(command.file))
    assert not PROMPT.findall(said)
    assert f"won the match with {max(match.totals.values())} points.\n" in said
    assert "\nstandings  1. " in said
    assert command.file.read_text(encoding="utf-8") == record


def test_bots_that_were_left_go_on_too(command: Command) -> None:
    whole = command.run("--bots", "--seed", "4", "--target", "150", "--record", str(command.file))
    record = command.file.read_text(encoding="utf-8")
    command.file.write_text(record[: record.rindex("  - ")], encoding="utf-8")
    assert command.recorded.games
    said = command.run("--resume", str(command.file))
    before = whole.index(f"\n{command.recorded.finished[-1].number:8} ")
    assert said[:before] == whole[:before]
    assert command.recorded.is_over
    command.file.write_text(record, encoding="utf-8")
    assert command.run("--resume", str(command.file)) == whole


def test_bots_of_a_resumed_match_know_its_earlier_events() -> None:
    names = [*"abcdefgh"]
    match = Match("potter", names, seed=3, format={"scoring": "rotation"}, bots=dict.fromkeys(names, "careful"))
    tables = LineMatch(Person(), match).deal()
    for table in tables * 20:
        table.step()
    again = LineMatch(Person(), match).tables()
    assert [table.events for table in again] == [table.events for table in tables]
    assert min(len(table.events) for table in tables) > 20


def test_an_unknown_bot_is_reported(command: Command) -> None:
    command.play("--players", "2", "--name", "ana", lines=())
    record = command.file.read_text(encoding="utf-8").replace("fair", "genius")
    command.file.write_text(record, encoding="utf-8")
    command.run("--resume", str(command.file), code=2)
    assert command.error.startswith(
        f"sabot: {command.file}: bots: there is no bot “genius”; the bots are novice, gentle,"
    )


def test_a_record_does_not_bring_code_of_its_own(command: Command, tmp_path: Path) -> None:
    command.play("--players", "2", "--name", "ana", lines=())
    for bot in (f"exec:touch {tmp_path / 'touched'}", "nobody:Bot"):
        record = command.file.read_text(encoding="utf-8").replace("Bo: fair", f"Bo: '{bot}'")
        assert bot in record
        other = tmp_path / "other.yaml"
        other.write_text(record, encoding="utf-8")
        command.run("--resume", str(other), code=2)
        assert command.error.startswith(f"sabot: {other}: bots: a bot of your own cannot be started from a record")
    assert not (tmp_path / "touched").exists()


def test_ctrl_c_leaves_a_match_that_can_be_resumed(command: Command) -> None:
    def impatient() -> Iterator[str]:
        yield ""
        raise KeyboardInterrupt

    said = command.run("--record", str(command.file), "--seed", "1", lines=impatient(), code=130)
    assert said.endswith(f"To continue:\n  sabot match --resume {command.file}\n")
    assert command.recorded.rounds[0].is_dealt
    assert command.error == ""


def test_without_a_name_a_record_gets_one_of_its_own(command: Command, data: Path) -> None:
    said = [command.run("--edition", "potter") for _ in range(2)]
    files = sorted(map(str, data.iterdir()))
    assert len(files) == 2
    assert all(re.fullmatch(r"\d{4}-\d\d-\d\d-\d{6}-potter(-2)?\.yaml", Path(file).name) for file in files)
    assert {f"To continue:\n  sabot match --resume {file}\n" for file in files} == {
        text[text.index("To continue") :] for text in said
    }


def test_a_relative_data_directory_is_not_used(monkeypatch: pytest.MonkeyPatch, command: Command, data: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    monkeypatch.setenv("HOME", str(data))
    command.run()
    assert len(list((data / ".local" / "share" / "sabot" / "matches").iterdir())) == 1


def test_bots_alone_leave_no_record_unless_asked(command: Command, data: Path) -> None:
    command.run("--bots", "--scoring", "none")
    assert not data.exists()


def test_a_record_is_never_overwritten_or_played_twice_at_once(command: Command) -> None:
    command.play(lines=())
    record = command.file.read_text(encoding="utf-8")
    assert command.run("--record", str(command.file), code=2) == ""
    assert command.error == f"sabot: {command.file}: this file already exists; --resume continues a match\n"
    with Journal.resume(command.file):
        assert command.run("--resume", str(command.file), code=2) == ""
        assert command.error == f"sabot: {command.file}: this match is already being played in another window\n"
    assert command.file.read_text(encoding="utf-8") == record


def test_a_file_that_is_no_record_cannot_be_resumed(command: Command) -> None:
    command.file.write_text("edition: deluxe\n", encoding="utf-8")
    assert command.run("--resume", str(command.file), code=2) == ""
    assert command.error.startswith(f"sabot: {command.file}: line 1: the key record is missing")
