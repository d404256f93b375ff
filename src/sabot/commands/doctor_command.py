"""The command `sabot doctor`: checks an installation, and says what to do about each problem."""

import os
import platform
import shutil
import sys
from collections.abc import Iterator
from json import dumps
from pathlib import Path
from typing import NamedTuple

from sabot import __version__
from sabot.command_line.flags import Flag, Lang
from sabot.directories import cache_directory, data_directory
from sabot.errors import Unreadable
from sabot.extras import EXTRAS, install_command, missing_modules
from sabot.plain.terminal import Terminal
from sabot.settings import language_for, read_settings, settings_file
from sabot.words.language import Language

PORT = 8000
"""The port of `sabot` and `sabot serve`."""
WRONG = 1
"""The exit code if something must be repaired."""
GOOD, MISSING, BAD = "good", "missing", "bad"
"""States of a finding: as it should be; something optional is missing; something does not work."""
MARKS = {GOOD: "✓", MISSING: "–", BAD: "✗"}


class Finding(NamedTuple):
    """The result of one check, and what to do about it."""

    name: str
    state: str
    found: str
    advice: str = ""


def doctor_command(*, json: Flag = False, lang: Lang = None) -> int:
    """Check this installation, and say what to do about each problem.

    Exits with 0, or with 1 when something does not work.

    Parameters
    ----------
    json
        Print a list of JSON objects.
    lang
        The language of all texts; by default, that of the environment.
    """
    language = language_for(lang)
    findings = list(examine(language))
    if json:
        print(dumps([finding._asdict() for finding in findings], ensure_ascii=False))
    else:
        terminal = Terminal.of_process(language=language)
        for finding in findings:
            mark = MARKS[finding.state] if terminal.style.shapes else finding.state
            label = language.say("doctor-name", name=finding.name)
            if finding.found:
                label = language.say("at-place", place=label, text=finding.found)
            terminal.lay_out([f"{terminal.style.strong(mark)} {label}"])
            if finding.advice:
                terminal.say(finding.advice, "    ")
    return WRONG if any(finding.state == BAD for finding in findings) else 0


def examine(language: Language) -> Iterator[Finding]:
    """All findings."""
    yield Finding("sabot", GOOD, f"{__version__}, {Path(__file__).parents[1]}")
    yield Finding("python", GOOD, f"{platform.python_version()}, {sys.executable}")
    yield from extras(language)
    yield directory("data", data_directory(), language)
    yield directory("cache", Path(os.environ.get("NUMBA_CACHE_DIR") or cache_directory()), language)
    yield settings(language)
    yield page(language)
    yield browser(language)
    yield port(language)
    yield network(language)
    size, kind = shutil.get_terminal_size(), os.environ.get("TERM", "")
    yield Finding("terminal", GOOD, f"{size.columns}×{size.lines}, {sys.stdout.encoding}, TERM={kind}")


def extras(language: Language) -> Iterator[Finding]:
    """Whether each extra is installed, and else the command that installs it."""
    for extra in EXTRAS:
        purpose = language.say("doctor-extra", extra=extra)
        if missing_modules(extra):
            advice = language.say("doctor-install", command=install_command(extra))
            yield Finding("extra", MISSING, f"{extra} ({purpose})", advice)
        else:
            yield Finding("extra", GOOD, f"{extra} ({purpose})")


def directory(name: str, path: Path, language: Language) -> Finding:
    """Whether files can be written below a directory, which need not exist yet."""
    existing = next(folder for folder in (path, *path.parents) if folder.exists())
    if existing.is_dir() and os.access(existing, os.W_OK):
        megabytes = sum(file.stat().st_size for file in path.rglob("*") if file.is_file()) / 1e6 if path.is_dir() else 0
        return Finding(name, GOOD, f"{path} ({language.say('doctor-size', size=language.figure(megabytes, '.1f'))})")
    return Finding(name, BAD, str(path), language.say("doctor-not-writable", directory=str(existing)))


def settings(language: Language) -> Finding:
    """The settings file, if there is one."""
    path = settings_file()
    try:
        read_settings()
    except Unreadable as error:
        return Finding("settings", BAD, str(path), error.say(language))
    if path.exists():
        return Finding("settings", GOOD, str(path))
    return Finding("settings", MISSING, str(path), language.say("doctor-no-settings"))


def page(language: Language) -> Finding:
    """Whether the page is built."""
    folder = Path(__file__).parents[1] / "server" / "page"
    if (folder / "index.html").is_file():
        return Finding("page", GOOD, str(folder))
    return Finding("page", BAD, str(folder), language.say("doctor-install", command=install_command("")))


def browser(language: Language) -> Finding:
    """The browser that `sabot` opens."""
    import webbrowser

    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return Finding("browser", MISSING, "", language.say("doctor-no-browser"))
    return Finding("browser", GOOD, getattr(found, "name", type(found).__name__))


def port(language: Language) -> Finding:
    """Whether the usual port is free."""
    import socket

    try:
        socket.create_server(("127.0.0.1", PORT)).close()
    except OSError:
        return Finding("port", MISSING, str(PORT), language.say("doctor-port-used", port=PORT))
    return Finding("port", GOOD, str(PORT))


def network(language: Language) -> Finding:
    """The addresses at which others reach a server on this machine."""
    from sabot.server.network.addresses import reachable_addresses, url_at

    urls = [url_at(address.ip, PORT) for address in reachable_addresses()]
    if urls:
        return Finding("network", GOOD, ", ".join(urls))
    return Finding("network", MISSING, "", language.say("doctor-no-network"))
