"""The file of a match under way: what was acknowledged is on the disk."""

import os
from contextlib import suppress
from pathlib import Path

from sabot.errors import Unreadable
from sabot.match.match import Match
from sabot.match.record import Pages, format_record
from sabot.match.replay import Replay

try:
    import fcntl
except ImportError:  # pragma: no cover  # where files can not be locked, two programs may spoil one record
    fcntl = None  # type: ignore[assignment]


class Journal:
    """A match and its record. Act on the match, then `commit`, then tell what happened: nothing told is ever lost."""

    def __init__(self, match: Match, path: Path, file: int, pages: Pages) -> None:
        self.match = match
        self.path = path
        self._file = file
        self._pages = pages

    @classmethod
    def create(cls, path: Path, match: Match) -> "Journal":
        """Begin the record of a match in a new file; FileExistsError if there is one."""
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
        _lock(file, path)
        journal = cls(match, path, file, Pages(match))
        journal.commit()
        _sync_directory(path)
        return journal

    @classmethod
    def resume(cls, path: Path) -> "Journal":
        """Go on with a match where its record ends, or raise Unreadable; a torn last line is taken off."""
        file = os.open(path, os.O_RDWR | os.O_APPEND)
        try:
            _lock(file, path)
            text = path.read_bytes().decode("utf-8", "surrogateescape")
            match = Replay(text).match
            if (whole := format_record(match)) != text:
                file = _replace(path, whole, file)
        except BaseException:
            os.close(file)
            raise
        pages = Pages(match)
        for _ in pages.turn():
            pass  # all of it is in the file
        return cls(match, path, file, pages)

    def commit(self) -> None:
        """Write down what has happened since the last time, and return when it is on the disk."""
        _write(self._file, "".join(self._pages.turn()))

    def close(self) -> None:
        """Write down the rest, and let go of the file."""
        try:
            self.commit()
        finally:
            os.close(self._file)

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _write(file: int, text: str) -> None:
    data = text.encode()
    if data:
        while data:
            data = data[os.write(file, data) :]
        os.fsync(file)


def _lock(file: int, path: Path) -> None:
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Unreadable("this match is being played elsewhere", str(path)) from None


def _replace(path: Path, text: str, old: int) -> int:
    """Put a new file in the place of the old one: at any moment one of them is there, whole."""
    fresh = path.with_name(f".{path.name}.new")
    file = os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
    _lock(file, path)
    _write(file, text)
    fresh.replace(path)
    _sync_directory(path)
    os.close(old)
    return file


def _sync_directory(path: Path) -> None:
    """See that the name of a file is on the disk too."""
    with suppress(OSError):
        directory = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)
