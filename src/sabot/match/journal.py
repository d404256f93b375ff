"""Writes the record of a running match to a file; a committed action is on the disk before it is announced."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copymode

from sabot.errors import Unreadable
from sabot.file_locks import BINARY, try_lock
from sabot.match.match import Match
from sabot.match.record import RecordWriter
from sabot.match.replay import Replay
from sabot.revision import REVISION

PRIVATE = 0o600
"""File mode. The seed in a record reveals the cards, so only the owner may read it."""
UNSYNCED = (errno.EACCES, errno.EBADF, errno.EINVAL, errno.EISDIR)
"""Error numbers of systems that cannot sync a directory and do not need to."""


class Journal:
    """A match and its record. Act on the match, `commit`, then announce the events: no announced event is lost."""

    def __init__(self, match: Match, path: Path, file: int, writer: RecordWriter) -> None:
        self.match = match
        self.path = path
        self._file: int | None = file
        self._writer = writer

    @classmethod
    def create(cls, path: Path, match: Match) -> "Journal":
        """Create the record of a match in a new file; FileExistsError if the file exists."""
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | BINARY, PRIVATE)
        journal = cls(match, path, file, RecordWriter(match))
        try:
            _lock(file, path)
            journal.commit()
            _sync_directory(path)
        except BaseException:
            path.unlink()
            journal._close_file()
            raise
        return journal

    @classmethod
    def resume(cls, path: Path) -> "Journal":
        """Continue a match where its record ends, or raise Unreadable; an incomplete last line is removed."""
        file = os.open(path, os.O_RDWR | os.O_APPEND | BINARY)
        try:
            _lock(file, path)
            text = path.read_bytes().decode("utf-8", "surrogateescape")
            replay = Replay(text)
            _check_revision(replay)
            writer = RecordWriter(replay.match, replay.record.remarks)
            whole = "".join(writer.new_lines())
            if whole != text and sys.platform == "win32":
                rewrite(file, path, whole)  # an open file cannot be replaced there
            elif whole != text:
                file, old = _replace(path.resolve(), whole), file
                os.close(old)
            else:
                with _errors_name(path):
                    os.fsync(file)  # the process that wrote it may have crashed before it synced
        except BaseException:
            os.close(file)
            raise
        return cls(replay.match, path, file, writer)

    def commit(self) -> None:
        """Append what has happened since the last commit, and return when it is on the disk.

        If that fails, the journal is closed: only resuming can find out how much was written.
        """
        if self._file is None:
            raise ValueError("the journal is closed")
        try:
            _write(self._file, "".join(self._writer.new_lines()).encode(), self.path)
        except BaseException:
            self._close_file()
            raise

    def close(self) -> None:
        """Commit the rest and close the file; closing again does nothing."""
        if self._file is not None:
            self.commit()
            self._close_file()

    def _close_file(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            os.close(file)

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _check_revision(replay: Replay) -> None:
    """Raise Unreadable if a round is unfinished that was dealt by an older revision of the rules.

    Replaying checks only finished rounds against the current rules.
    """
    if replay.match.games and replay.record.revision != REVISION:
        made_by = replay.record.revision
        changes = Unreadable("changes", since=made_by)
        raise Unreadable("older-round", made_by=made_by, revision=REVISION, changes=changes)


def _write(file: int, data: bytes, path: Path) -> None:
    if data:
        with _errors_name(path):
            while data:
                data = data[os.write(file, data) :]
            os.fsync(file)


@contextmanager
def _errors_name(path: Path) -> Iterator[None]:
    """Add the name of the file to system errors."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


def _lock(file: int, path: Path) -> None:
    """Lock the file against other writers, or raise Unreadable."""
    is_locked = try_lock(file)
    if not (is_locked and os.path.samestat(os.fstat(file), path.stat())):  # another process may have just replaced it
        raise Unreadable("elsewhere", str(path))


def _replace(path: Path, text: str) -> int:
    """Replace a locked file atomically, and return the new file, locked."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.unlink(missing_ok=True)  # left by a crash
    file = os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | BINARY, PRIVATE)
    try:
        _lock(file, fresh)
        copymode(path, fresh)
        _write(file, text.encode(), path)
        fresh.replace(path)
        _sync_directory(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        os.close(file)
        raise
    return file


def rewrite(file: int, path: Path, text: str) -> None:
    """Change a locked file in place, from the first difference on. For an incomplete last line that is atomic."""
    new, old = text.encode(), path.read_bytes()
    same = next(
        (at for at, (one, other) in enumerate(zip(new, old, strict=False)) if one != other), min(len(new), len(old))
    )
    with _errors_name(path):
        os.ftruncate(file, same)
    _write(file, new[same:], path)


def _sync_directory(path: Path) -> None:
    """Sync the directory, so that the name of the file is on the disk too."""
    try:
        directory = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)
    except OSError as error:
        if error.errno not in UNSYNCED:
            raise
