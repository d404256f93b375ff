"""Creates and resumes the record files of local matches."""

from datetime import datetime
from itertools import chain, count
from pathlib import Path

from sabot.directories import data_directory
from sabot.errors import Unreadable
from sabot.match import Match
from sabot.match.journal import Journal


def record_directory() -> Path:
    """The default directory for records."""
    return data_directory() / "matches"


def create_record(match: Match, file: str | None) -> Journal:
    """Create the record of a match in a new file: the given one, or one named after the time and the edition."""
    path = new_path(match.edition) if file is None else Path(file)
    try:
        if file is None:
            path.parent.mkdir(parents=True, exist_ok=True)
        return Journal.create(path, match)
    except FileExistsError:
        raise Unreadable("file-exists", str(path)) from None
    except OSError as error:
        raise Unreadable.by_system(error, str(path)) from None


def new_path(edition: str) -> Path:
    """A file name that is not in use."""
    name = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{edition}"
    names = (f"{name}{suffix}.yaml" for suffix in chain([""], (f"-{number}" for number in count(2))))
    return next(path for path in (record_directory() / name for name in names) if not path.exists())


def resume_record(file: str) -> Journal:
    """Resume the record in a file, or raise Unreadable."""
    try:
        return Journal.resume(Path(file))
    except Unreadable as error:
        if error.place == file:
            raise
        raise error.at(file) from None
    except OSError as error:
        raise Unreadable.by_system(error, file) from None
