"""Failing disks, and the order of writes and syncs: nothing that was committed is lost."""

import errno
import os
import resource
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from sabot.match.journal import Journal
from tests.match.journals import WHOLE, begun, files, play_on, short_match
from tests.support.match_bots import step
from tests.support.record_texts import GOOD, ODD


def fail(number: int) -> Any:
    """A call that fails."""

    def failing(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return failing


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """A full disk: no file can grow beyond a size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("room", [0, 1, 5])
def test_a_full_disk_loses_nothing_that_was_committed(room: int, path: Path) -> None:
    journal = begun(path)
    committed = path.read_bytes()
    step(journal.match)
    with largest_file(len(committed) + room), pytest.raises(OSError, match=os.strerror(errno.EFBIG)) as caught:
        journal.commit()
    assert caught.value.filename == str(path)
    assert path.read_bytes()[: len(committed)] == committed
    assert path.stat().st_size == len(committed) + room, "so much of a line was written"
    after_a_failure(journal, path)


def test_a_disk_that_cannot_sync_loses_nothing_that_was_committed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = begun(path)
    committed = path.read_bytes()
    step(journal.match)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail(errno.EIO))
        with pytest.raises(OSError, match=os.strerror(errno.EIO)) as caught:
            journal.commit()
    assert caught.value.filename == str(path)
    assert path.read_bytes()[: len(committed)] == committed
    after_a_failure(journal, path)


def test_an_interrupt_in_the_middle_of_a_line_leaves_no_gap(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal = begun(path)
    committed = path.read_bytes()
    write = os.write

    def half(file: int, data: bytes) -> int:
        write(file, data[: len(data) // 2])
        raise KeyboardInterrupt

    step(journal.match)
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", half)
        with pytest.raises(KeyboardInterrupt):
            journal.commit()
    assert path.read_bytes()[: len(committed)] == committed
    after_a_failure(journal, path)


def after_a_failure(journal: Journal, path: Path) -> None:
    """Nothing is written after a line that may be incomplete; a resumed match can be played to the end."""
    spoilt = path.read_bytes()
    step(journal.match)
    with pytest.raises(ValueError, match="the journal is closed"):
        journal.commit()
    journal.close()
    assert path.read_bytes() == spoilt
    with Journal.resume(path) as again:
        play_on(again)
    assert path.read_text() == WHOLE


def test_a_match_that_cannot_be_written_leaves_no_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with largest_file(40), pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
        Journal.create(path, short_match())
    monkeypatch.setattr(os, "fsync", fail(errno.EIO))
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        Journal.create(path, short_match())
    assert files(path) == []


@pytest.mark.parametrize("call", ["replace", "write", "fsync"])
def test_a_record_that_cannot_be_rewritten_stays_as_it_was(
    call: str, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.write_text(ODD["quotes"])
    with monkeypatch.context() as patch:
        patch.setattr(Path if call == "replace" else os, call, fail(errno.ENOSPC))
        with pytest.raises(OSError, match=os.strerror(errno.ENOSPC)):
            Journal.resume(path)
    assert path.read_text() == ODD["quotes"]
    assert files(path) == ["match.yaml"]
    Journal.resume(path).close()
    assert path.read_text() == GOOD


def test_a_file_left_by_a_crash_during_a_rewrite_does_not_matter(path: Path) -> None:
    path.write_text(ODD["quotes"])
    path.with_name(".match.yaml.new").write_text("record: 1\nrul")
    Journal.resume(path).close()
    assert path.read_text() == GOOD
    assert files(path) == ["match.yaml"]


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The calls that were made to the disk."""
    log: list[str] = []
    write, sync, replace = os.write, os.fsync, Path.replace

    def logged_write(file: int, data: bytes) -> int:
        log.append("write")
        return write(file, data)

    def logged_sync(file: int) -> None:
        log.append("sync directory" if stat.S_ISDIR(os.fstat(file).st_mode) else "sync file")
        sync(file)

    def logged_replace(self: Path, target: Path) -> Path:
        log.append("replace")
        return replace(self, target)

    monkeypatch.setattr(os, "write", logged_write)
    monkeypatch.setattr(os, "fsync", logged_sync)
    monkeypatch.setattr(Path, "replace", logged_replace)
    return log


def test_a_file_is_on_the_disk_before_its_name_and_its_name_before_anything_is_told(
    path: Path, calls: list[str]
) -> None:
    with Journal.create(path, short_match()) as journal:
        assert calls == ["write", "sync file", "sync directory"]
        calls.clear()
        play_on(journal, 1)
        assert calls == ["write", "sync file"]


def test_a_new_file_is_on_the_disk_before_it_takes_the_place_of_the_old_one(path: Path, calls: list[str]) -> None:
    path.write_text(ODD["quotes"])
    Journal.resume(path).close()
    assert calls == ["write", "sync file", "replace", "sync directory"]


def test_what_another_wrote_is_on_the_disk_before_anything_is_told(path: Path, calls: list[str]) -> None:
    """A killed process may have written a line that is not on the disk yet."""
    begun(path).close()
    calls.clear()
    Journal.resume(path).close()
    assert calls == ["sync file"]


@pytest.mark.parametrize(("number", "is_reported"), [(errno.EINVAL, False), (errno.EIO, True)])
def test_a_directory_that_cannot_be_synced_is_reported_if_the_disk_fails(
    number: int, is_reported: bool, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some file systems cannot sync directories; that must not prevent playing."""
    sync = os.fsync
    monkeypatch.setattr(
        os, "fsync", lambda file: (fail(number) if stat.S_ISDIR(os.fstat(file).st_mode) else sync)(file)
    )
    if is_reported:
        with pytest.raises(OSError, match=os.strerror(number)):
            Journal.create(path, short_match())
    else:
        begun(path).close()
    assert files(path) == ([] if is_reported else ["match.yaml"])
