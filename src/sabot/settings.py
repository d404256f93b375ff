"""The settings file of a user: name, language, look of the table, pace of the bots, order of the hand.

Flags win over settings, and settings over the environment. Without a file, nothing is read. Terminal and page share it;
the page only on the machine of the file (`server/api/endpoints/own_settings.py`).
"""

import json
import os
import re
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path

from sabot.directories import config_directory
from sabot.errors import Unreadable
from sabot.words.language import LANGUAGES, Language, environment_language, speak

VALUES = {
    "language": LANGUAGES,
    "theme": ("felt", "wood", "night", "contrast", "plain"),
    "pace": ("waiting", "quick", "usual", "slow"),
    "sort": ("colour", "value"),
}
"""The values of the settings that have a choice."""
TOML_LINE = re.compile(r"\(at line (\d+),")
"""Where the TOML parser names the line in its message, which is in English only; at the end it names none."""


@dataclass(frozen=True, slots=True)
class Settings:
    """What a user has set; None where nothing is set."""

    name: str | None = None
    language: str | None = None
    theme: str | None = None
    """What the table is made of; `plain` uses the colours of the terminal."""
    pace: str | None = None
    sort: str | None = None
    """The order of the own hand."""


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
        raise Unreadable("settings-syntax", str(path), fault="encoding") from None
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
        found = TOML_LINE.search(str(error))
        line = int(found[1]) if found else len(text.splitlines())
        fault = "twice" if str(error).startswith("Cannot overwrite") else "line"
        raise Unreadable("settings-syntax", place, line, fault=fault) from None
    names = tuple(field.name for field in fields(Settings))
    for name, value in given.items():
        if name not in names:
            raise Unreadable("settings-unknown", place, name=name, names=names)
        if not isinstance(value, str) or not value.strip() or (name in VALUES and value not in VALUES[name]):
            if name in VALUES:
                raise Unreadable("settings-value", place, name=name, values=VALUES[name], value=repr(value))
            raise Unreadable("settings-text", place, name=name, value=repr(value))
    return Settings(**given)


def write_settings(given: Settings) -> Settings:
    """Write what is set into the settings file; everything else in the file stays. Raise Unreadable if that fails."""
    file = settings_file()
    try:
        before = file.read_text("utf-8") if file.exists() else ""
        text = changed(before, given)
        settings = parse_settings(text, str(file))
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f".{file.name}.{os.getpid()}")
        draft.write_text(text, "utf-8")
        draft.replace(file)
    except OSError as error:
        raise Unreadable.by_system(error, str(file)) from None
    except UnicodeDecodeError:
        raise Unreadable("settings-syntax", str(file), fault="encoding") from None
    _read.cache_clear()
    return settings


def changed(text: str, given: Settings) -> str:
    r"""The text of a settings file in which everything is set that is given.

    >>> changed('# mine\nname = "Ana"\n', Settings(name="Bo", pace="slow"))
    '# mine\nname = "Bo"\npace = "slow"\n'
    """
    for field in fields(Settings):
        value = getattr(given, field.name)
        if value is None:
            continue
        line = f"{field.name} = {json.dumps(value, ensure_ascii=False)}"
        found = re.search(rf"^[ \t]*{field.name}[ \t]*=.*$", text, re.MULTILINE)
        start, end = found.span() if found else (len(text), len(text))
        before = text[:start] if found or not text.strip() else text.rstrip() + "\n"
        text = before + line + (text[end:] or "\n")
    return text


def language_for(lang: str | None) -> Language:
    """The requested language, or that of the settings, or that of the environment."""
    return speak(lang or read_settings().language or environment_language(os.environ))
