"""The database of a command: the one that is named, or the file in the data directory; for its owner alone."""

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from sabot.directories import data_directory
from sabot.errors import Unreadable
from sabot.server.storage.database import file_of
from sabot.server.storage.permissions import tighten
from sabot.words.language import Language

Database = Annotated[str | None, Parameter(env_var="SABOT_DATABASE")]
"""The flag `--database`."""
COMPANIONS = ("", "-wal", "-shm")
"""What follows the name of a SQLite file in the names of all files that hold its content."""


def private_database(database: str | None, language: Language) -> str:
    """The address of the database. If other users could read its file, they no longer can, and it is said."""
    url = database or usual_database()
    file = file_of(url)
    if file is not None:
        for name in COMPANIONS:
            tighten_and_say(Path(f"{file}{name}"), language)
    return url


def tighten_and_say(file: Path, language: Language) -> None:
    """Keep other users from a file, and say so if they had access; or Unreadable."""
    try:
        if tighten(file):
            print(language.say("file-tightened", file=str(file)), file=sys.stderr)
    except OSError as error:
        raise Unreadable.by_system(error, str(file)) from None


def usual_database() -> str:
    """The default database: a file in the data directory."""
    directory = data_directory()
    directory.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{directory / 'tables.sqlite'}"
