"""Files that a command is given by name."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sabot.errors import Unreadable


def has_name(_: object, file: str | None) -> None:
    """A file is not called nothing."""
    if file == "":
        raise ValueError("a file has a name")


def is_file(_: object, file: str) -> None:
    """A file is no option; only `-` alone stands for standard input."""
    if file.startswith("-") and file != "-":
        raise ValueError(f"there is no option {file}")
    has_name(_, file)


File = Annotated[str, Parameter(allow_leading_hyphen=True, validator=is_file)]
"""The file that a command is about."""
FileName = Annotated[str | None, Parameter(validator=has_name, show_default=False)]
"""A file or directory that a flag names."""


def data_directory() -> Path:
    """Where Sabot keeps what nobody gave a place."""
    data = os.environ.get("XDG_DATA_HOME", "")
    return (Path(data) if Path(data).is_absolute() else Path.home() / ".local" / "share") / "sabot"


def place_of(file: str) -> str:
    """How an error names a file."""
    return "standard input" if file == "-" else file


def read_text(file: str) -> str:
    """What a file says, or Unreadable; `-` is standard input."""
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise Unreadable.by_system(error, place_of(file)) from None
    except ValueError:
        raise Unreadable("file-name", place_of(file)) from None
    return content.decode("utf-8-sig", "surrogateescape")  # whoever reads on names the line that is no text


@contextmanager
def reading(file: str) -> Iterator[None]:
    """What can not be read in here is said to stand in the file."""
    try:
        yield
    except Unreadable as error:
        raise error.at(place_of(file)) from None
