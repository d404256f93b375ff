"""Where matches are kept: the file that a person names, or a new one among the others."""

from datetime import datetime
from itertools import chain, count
from pathlib import Path

from sabot.errors import Unreadable
from sabot.files import data_directory
from sabot.match import Match
from sabot.match.journal import Journal


def directory() -> Path:
    """Where records go that nobody named."""
    return data_directory() / "matches"


def create_record(match: Match, file: str | None) -> Journal:
    """Begin the record of a match in a new file: the one that is named, or one with the time and the edition."""
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
    """A file that is not there yet."""
    name = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{edition}"
    names = (f"{name}{suffix}.yaml" for suffix in chain([""], (f"-{number}" for number in count(2))))
    return next(path for path in (directory() / name for name in names) if not path.exists())


def resume_record(file: str) -> Journal:
    """Go on with the record in a file, or raise Unreadable."""
    try:
        return Journal.resume(Path(file))
    except Unreadable as error:
        if error.place == file:
            raise
        raise error.at(file) from None
    except OSError as error:
        raise Unreadable.by_system(error, file) from None
