"""Files that are named on the command line: how they are parsed, read, and named in errors."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sabot.errors import Place, Stream, Unreadable


def has_name(_: object, file: str | None) -> None:
    """Refuse an empty file name."""
    if file == "":
        raise ValueError from Unreadable("no-file-name")


def is_file(_: object, file: str) -> None:
    """Refuse what looks like an option; `-` alone is standard input."""
    if file.startswith("-") and file != "-":
        raise ValueError from Unreadable("no-option", option=file)
    has_name(_, file)


File = Annotated[str, Parameter(allow_leading_hyphen=True, validator=is_file)]
"""The file argument of a command."""
FileName = Annotated[str | None, Parameter(validator=has_name, show_default=False)]
"""A file or directory that a flag names."""


def place_of(file: str) -> Place:
    """The name of a file in an error."""
    return Stream.INPUT if file == "-" else file


def read_text(file: str) -> str:
    """The text of a file, or Unreadable; `-` is standard input."""
    try:
        content = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as error:
        raise Unreadable.by_system(error, place_of(file)) from None
    except ValueError:
        raise Unreadable("file-name", place_of(file)) from None
    return content.decode("utf-8-sig", "surrogateescape")  # the parser names the line that is not text


@contextmanager
def reading(file: str) -> Iterator[None]:
    """Add the name of a file to any Unreadable raised inside."""
    try:
        yield
    except Unreadable as error:
        raise error.at(place_of(file)) from None
