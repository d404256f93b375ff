"""The journal of a match: committing, resuming, locking and rewriting the file."""

import os
import stat
from pathlib import Path

import pytest

from sabot.errors import Unreadable
from sabot.file_locks import try_lock
from sabot.match import journal as journal_module
from sabot.match.journal import Journal
from sabot.match.record import format_record
from tests.match.journals import WHOLE, begun, files, play_on, short_match
from tests.support.match_bots import step
from tests.support.record_texts import GOOD, ODD

ELSEWHERE = "this match is already being played in another window"


# Beginning, going on, closing.


def test_what_is_committed_is_in_the_file(path: Path) -> None:
    with Journal.create(path, short_match()) as journal:
        before = path.read_text()
        assert before == format_record(journal.match)
        while not journal.match.is_over:
            play_on(journal, 1)
            text = path.read_text()
            assert text == format_record(journal.match)
            assert text.startswith(before), "a record only grows"
            before = text
    assert path.read_text() == WHOLE


@pytest.mark.posix
def test_a_record_is_for_its_owner_only(path: Path) -> None:
    """The file contains the seed, which reveals all future cards."""
    begun(path).close()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_file_that_is_there_is_not_touched(path: Path) -> None:
    path.write_text("my diary")
    with pytest.raises(FileExistsError):
        Journal.create(path, short_match())
    assert path.read_text() == "my diary"


def test_a_match_goes_on_where_its_record_ends(path: Path) -> None:
    begun(path, 0).close()
    while True:
        with Journal.resume(path) as journal:
            if journal.match.is_over:
                break
            play_on(journal, 11)
    assert path.read_text() == WHOLE


def test_a_match_goes_on_wherever_the_file_was_cut_off(path: Path) -> None:
    """All complete lines are kept, and the match ends as it would have."""
    text = WHOLE.encode()
    for end in range(text.index(b"- commitment"), len(text) + 1, 41):
        path.write_bytes(text[:end])
        with Journal.resume(path) as journal:
            lines = text[: text.rfind(b"\n", 0, end) + 1]
            assert path.read_bytes().startswith(lines.removesuffix(b"  salts:\n").removesuffix(b"  actions:\n"))
            assert path.read_text() == format_record(journal.match)
            play_on(journal)
        assert path.read_text() == WHOLE


def test_what_was_not_committed_is_written_down_in_the_end(path: Path) -> None:
    with begun(path) as journal:
        step(journal.match)
    assert path.read_text() == format_record(journal.match)


def test_an_error_of_the_player_closes_the_journal_and_passes(path: Path) -> None:
    def divide(journal: Journal) -> float:
        with journal:
            step(journal.match)
            return 1 / 0

    journal = begun(path)
    with pytest.raises(ZeroDivisionError):
        divide(journal)
    assert path.read_text() == format_record(journal.match)
    Journal.resume(path).close()


def test_nothing_new_costs_the_disk_nothing(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with begun(path) as journal:
        monkeypatch.delattr(os, "write")
        monkeypatch.delattr(os, "fsync")
        journal.commit()


def test_to_close_twice_is_harmless(path: Path, tmp_path: Path) -> None:
    """Even if another file has got the file descriptor of the closed one."""
    journal = begun(path)
    journal.close()
    with (tmp_path / "other").open("w") as other:
        journal.close()
        other.write("still open")
    assert (tmp_path / "other").read_text() == "still open"
    with pytest.raises(ValueError, match="the journal is closed"):
        journal.commit()


# Two at once.


def test_only_one_can_play_a_match(path: Path) -> None:
    journal = begun(path)
    with pytest.raises(Unreadable, match=ELSEWHERE):
        Journal.resume(path)
    play_on(journal, 1)
    journal.close()
    Journal.resume(path).close()


def test_only_one_can_play_a_match_whose_file_was_replaced(path: Path) -> None:
    path.write_text(ODD["quotes"])
    with Journal.resume(path), pytest.raises(Unreadable, match=ELSEWHERE):
        Journal.resume(path)


@pytest.mark.posix
def test_a_file_replaced_just_before_the_lock_is_not_written_to(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lock on a deleted file is useless: what is written there is lost."""
    begun(path).close()

    def lock_late(file: int) -> bool:
        fresh = path.with_name("fresh")
        fresh.write_bytes(path.read_bytes())
        fresh.replace(path)
        return try_lock(file)

    monkeypatch.setattr(journal_module, "try_lock", lock_late)
    with pytest.raises(Unreadable, match=ELSEWHERE):
        Journal.resume(path)


# Files that are not as they were written.


@pytest.mark.posix
@pytest.mark.parametrize("text", [GOOD + "  - ana: pl", *ODD.values()], ids=["a torn line", *ODD])
def test_an_odd_record_is_rewritten(text: str, path: Path) -> None:
    path.write_bytes(text.encode())
    path.chmod(0o640)
    with Journal.resume(path) as journal:
        assert journal.match.is_over
    header = GOOD.split("rounds:")[0]
    remarks = 'title: Sunday\nnote: "It rained.\\nSo we played.\\n"\n' if "title" in text else ""
    assert path.read_text() == header + remarks + GOOD.removeprefix(header), "what people added is kept"
    assert stat.S_IMODE(path.stat().st_mode) == 0o640
    assert files(path) == ["match.yaml"]
    number = path.stat().st_ino
    Journal.resume(path).close()
    assert path.stat().st_ino == number, "once is enough"


@pytest.mark.parametrize("text", [GOOD + "  - ana: pl", *ODD.values()], ids=["a torn line", *ODD])
def test_an_odd_record_is_rewritten_in_place_where_files_cannot_be_replaced(text: str, path: Path) -> None:
    path.write_bytes(text.encode())
    number = path.stat().st_ino
    with path.open("ab") as file:
        journal_module.rewrite(file.fileno(), path, GOOD)
    assert path.read_text() == GOOD
    assert path.stat().st_ino == number


def test_a_good_record_is_not_rewritten(path: Path) -> None:
    begun(path).close()
    before = path.stat()
    Journal.resume(path).close()
    after = path.stat()
    assert (after.st_ino, after.st_mtime_ns) == (before.st_ino, before.st_mtime_ns)


@pytest.mark.posix
def test_a_link_stays_a_link(path: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    real = tmp_path / "elsewhere" / "real.yaml"
    real.write_text(ODD["quotes"])
    path.symlink_to(real)
    Journal.resume(path).close()
    assert path.is_symlink()
    assert real.read_text() == GOOD
    assert files(real) == ["real.yaml"]


@pytest.mark.parametrize("data", [b"", b"record: 1\n", b"\x89PNG\r\n\x1a\n", b"edition: deluxe\n"])
def test_what_is_no_record_is_left_alone(data: bytes, path: Path) -> None:
    path.write_bytes(data)
    for _ in range(2):
        with pytest.raises(Unreadable, match="line 1: "):
            Journal.resume(path)
    assert path.read_bytes() == data


@pytest.mark.posix
def test_where_there_is_no_file_there_is_no_match(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Journal.resume(path)
    with pytest.raises(FileNotFoundError):
        Journal.create(path / "deeper", short_match())
    with pytest.raises(IsADirectoryError):
        Journal.resume(path.parent)
