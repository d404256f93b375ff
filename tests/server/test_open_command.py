"""The command `sabot`: starts a local server and opens a browser."""

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from urllib.request import urlopen

import pytest

from sabot.cli import main
from sabot.errors import Unreadable
from sabot.server import open_command
from tests.support.server.services import reserved_port
from tests.support.server.serving import Process, database_in


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that were opened in a browser."""
    shown: list[str] = []

    def look(url: str) -> bool:
        shown.append(url)
        return True

    monkeypatch.setattr(webbrowser, "open", look)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(open_command, "Thread", _AtOnce)
    return shown


class _AtOnce:
    """A thread that does its work when it is started."""

    def __init__(self, target: Callable[[], None], daemon: bool) -> None:
        self.start = target

    def join(self, patience: float) -> None:
        """It has ended already."""


def test_a_browser_is_opened_where_there_is_a_screen(opened: list[str]) -> None:
    open_command.show("http://one", {"DISPLAY": ":0"})
    open_command.show("http://two", {"WAYLAND_DISPLAY": "wayland-0"})
    open_command.show("http://three", {"DISPLAY": ""})
    open_command.show("http://four", {})
    assert opened == ["http://one", "http://two"]


def test_a_browser_that_cannot_be_opened_is_no_harm(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(url: str) -> bool:
        raise webbrowser.Error("no browser")

    monkeypatch.setattr(webbrowser, "open", fail)
    open_command.show("http://one", {"DISPLAY": ":0"})
    assert opened == []


def test_another_port_is_taken_where_the_usual_one_is(monkeypatch: pytest.MonkeyPatch) -> None:
    with reserved_port() as port:
        monkeypatch.setattr(open_command, "USUAL_PORT", port)
        with socket.create_server((open_command.HOST, port)), open_command.listen_nearby() as listening:
            assert listening.getsockname()[1] not in (0, port)
        with open_command.listen_nearby() as listening:
            assert listening.getsockname()[:2] == (open_command.HOST, port)


def test_a_port_that_was_asked_for_is_the_only_one() -> None:
    with socket.create_server((open_command.HOST, 0)) as taken, pytest.raises(Unreadable, match="cannot be used"):
        open_command.listen_nearby(taken.getsockname()[1])


@pytest.mark.slow
def test_started_a_second_time_it_shows_the_page_of_the_one_that_runs(
    tmp_path: Path, opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    database = database_in(tmp_path)
    for command in ("open", "serve"):
        running = Process("--database", database, log=tmp_path / "log", command=command)
        running.start()
        try:
            assert main(["--database", database, "--port", "1", "--lang", "en"]) == 0
            assert capsys.readouterr().out == f"The tables are already open at {running.url}.\n"
            assert opened.pop() == running.url
        finally:
            running.kill()  # it leaves its file behind


@pytest.mark.slow
def test_sabot_alone_serves_and_says_where(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY"}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {
        "XDG_DATA_HOME": str(tmp_path),
        "HOME": str(tmp_path),
        "LANG": "fr_FR.UTF-8",
        "LANGUAGE": "",
        "LC_ALL": "",
    }
    command = [sys.executable, "-m", "sabot"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("Les tables sont ouvertes à l’adresse http://127.0.0.1:")
        url = line.split("adresse ")[1].split()[0]
        with urlopen(f"{url}/api/health") as answer:
            assert answer.status == 200
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)
    assert list(tmp_path.rglob("tables.sqlite"))
