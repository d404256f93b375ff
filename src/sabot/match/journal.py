"""The file of a match under way: what was acknowledged is on the disk."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copymode

from sabot.errors import Unreadable
from sabot.match.match import Match
from sabot.match.record import Pages
from sabot.match.replay import Replay
from sabot.revision import REVISION, changes_since

try:
    import fcntl
except ImportError:  # pragma: no cover  # where files can not be locked, two programs may spoil one record
    fcntl = None  # type: ignore[assignment]

PRIVATE = 0o600
"""Who knows the seed knows the cards."""
UNSYNCED = (errno.EACCES, errno.EBADF, errno.EINVAL, errno.EISDIR)
"""What systems say that can not sync a directory, and do not need to."""


class Journal:
    """A match and its record. Act on the match, then `commit`, then tell what happened: nothing told is ever lost."""

    def __init__(self, match: Match, path: Path, file: int, pages: Pages) -> None:
        self.match = match
        self.path = path
        self._file: int | None = file
        self._pages = pages

    @classmethod
    def create(cls, path: Path, match: Match) -> "Journal":
        """Begin the record of a match in a new file; FileExistsError if there is one."""
        file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, PRIVATE)
        journal = cls(match, path, file, Pages(match))
        try:
            _lock(file, path)
            journal.commit()
            _sync_directory(path)
        except BaseException:
            path.unlink()
            journal._let_go()
            raise
        return journal

    @classmethod
    def resume(cls, path: Path) -> "Journal":
        """Go on with a match where its record ends, or raise Unreadable; a torn last line is taken off."""
        file = os.open(path, os.O_RDWR | os.O_APPEND)
        try:
            _lock(file, path)
            text = path.read_bytes().decode("utf-8", "surrogateescape")
            replay = Replay(text)
            _check_revision(replay)
            pages = Pages(replay.match, replay.record.remarks)
            whole = "".join(pages.turn())
            if whole != text:
                file, old = _replace(path.resolve(), whole), file
                os.close(old)
            else:
                with _naming(path):
                    os.fsync(file)  # whoever wrote it may have died before it was on the disk
        except BaseException:
            os.close(file)
            raise
        return cls(replay.match, path, file, pages)

    def commit(self) -> None:
        """Write down what has happened since the last time, and return when it is on the disk.

        When that fails, the journal is closed: how much the disk took is only known to whoever resumes.
        """
        if self._file is None:
            raise ValueError("the journal is closed")
        try:
            _write(self._file, "".join(self._pages.turn()), self.path)
        except BaseException:
            self._let_go()
            raise

    def close(self) -> None:
        """Write down the rest, and let go of the file; to do so again changes nothing."""
        if self._file is not None:
            self.commit()
            self._let_go()

    def _let_go(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            os.close(file)

    def __enter__(self) -> "Journal":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _check_revision(replay: Replay) -> None:
    """Raise Unreadable if a round was begun by other rules: only of a finished one is it known that these agree."""
    if replay.match.games and replay.record.revision != REVISION:
        made_by = replay.record.revision
        raise Unreadable("older-round", made_by=made_by, revision=REVISION, changes=changes_since(made_by))


def _write(file: int, text: str, path: Path) -> None:
    data = text.encode()
    if data:
        with _naming(path):
            while data:
                data = data[os.write(file, data) :]
            os.fsync(file)


@contextmanager
def _naming(path: Path) -> Iterator[None]:
    """Errors name the file."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise


def _lock(file: int, path: Path) -> None:
    """Keep everybody else from writing, or raise Unreadable."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            is_ours = os.path.samestat(os.fstat(file), path.stat())  # or else somebody has just replaced it
        except BlockingIOError:
            is_ours = False
        if not is_ours:
            raise Unreadable("elsewhere", str(path))


def _replace(path: Path, text: str) -> int:
    """Put a new file in the place of one that is locked: at any moment one of them is there, whole."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.unlink(missing_ok=True)  # of one who died here
    file = os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND, PRIVATE)
    try:
        _lock(file, fresh)
        copymode(path, fresh)
        _write(file, text, path)
        fresh.replace(path)
        _sync_directory(path)
    except BaseException:
        fresh.unlink(missing_ok=True)
        os.close(file)
        raise
    return file


def _sync_directory(path: Path) -> None:
    """See that the name of a file is on the disk too."""
    try:
        directory = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)
    except OSError as error:
        if error.errno not in UNSYNCED:
            raise
