"""Where Sabot keeps its files: the directories that the system has for data and for caches of a user.

`XDG_DATA_HOME`, `XDG_CONFIG_HOME` and `XDG_CACHE_HOME` are followed on every system, if they are absolute.
"""

import os
from pathlib import Path

import platformdirs

NAME = "sabot"


def data_directory() -> Path:
    """The directory for records, tables and other files that must not be lost."""
    return _chosen("XDG_DATA_HOME") or platformdirs.user_data_path(NAME, appauthor=False)


def config_directory() -> Path:
    """The directory for the settings of a user."""
    return _chosen("XDG_CONFIG_HOME") or platformdirs.user_config_path(NAME, appauthor=False)


def cache_directory() -> Path:
    """The directory for files that can be made again."""
    return _chosen("XDG_CACHE_HOME") or platformdirs.user_cache_path(NAME, appauthor=False)


def _chosen(variable: str) -> Path | None:
    directory = Path(os.environ.get(variable, ""))
    return directory / NAME if directory.is_absolute() else None
