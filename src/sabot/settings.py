"""The settings file of a user: name, language, theme of the terminal, and pace of the bots.

Flags win over settings, and settings over the environment. Without a file, nothing is read.
"""

import os
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

from sabot.directories import config_directory
from sabot.errors import Unreadable
from sabot.words.language import LANGUAGES, Language, environment_language, speak

VALUES = {
    "language": LANGUAGES,
    "theme": ("felt", "plain"),
    "pace": ("waiting", "quick", "usual", "slow"),
}
"""The values of the settings that have a choice."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a user has set; None where nothing is set."""

    name: str | None = None
    language: str | None = None
    theme: str | None = None
    """`felt` has all colours, `plain` uses those of the terminal."""
    pace: str | None = None


def settings_file() -> Path:
    """The path of the settings file."""
    return config_directory() / "settings.toml"


def read_settings() -> Settings:
    """The settings, or Unreadable, which names the file. A user without a home, such as a service, has none."""
    try:
        file = settings_file()
    except RuntimeError:  # there is no home directory
        return Settings()
    return _read(file)


@cache
def _read(path: Path) -> Settings:
    try:
        text = path.read_text("utf-8")
    except (FileNotFoundError, NotADirectoryError):
        return Settings()
    except OSError as error:
        raise Unreadable.by_system(error, str(path)) from None
    except UnicodeDecodeError:
        raise Unreadable("settings-syntax", str(path), reason="UTF-8") from None
    return parse_settings(text, str(path))


def parse_settings(text: str, place: str) -> Settings:
    """Settings from the text of a file, or Unreadable.

    >>> parse_settings('name = "Ana"', "settings.toml").name
    'Ana'
    """
    import tomllib

    try:
        given = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable("settings-syntax", place, reason=str(error)) from None
    names = tuple(field.name for field in fields(Settings))
    for name, value in given.items():
        if name not in names:
            raise Unreadable("settings-unknown", place, name=name, names=names)
        if not isinstance(value, str) or not value.strip() or (name in VALUES and value not in VALUES[name]):
            if name in VALUES:
                raise Unreadable("settings-value", place, name=name, values=VALUES[name], value=repr(value))
            raise Unreadable("settings-text", place, name=name, value=repr(value))
    return Settings(**given)


def language_for(lang: str | None) -> Language:
    """The requested language, or that of the settings, or that of the environment."""
    return speak(lang or read_settings().language or environment_language(os.environ))
