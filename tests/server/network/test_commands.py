"""The commands that serve, on a host with a network of the test's own: the addresses that they print are real."""

import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from sabot.client import Api
from sabot.server.network.qr_code import qr_lines
from sabot.words.language import speak
from tests.support.server.serving import Process, database_in
from tests.support.server.two_hosts import INTERFACE, Host, two_hosts

ENGLISH = speak("en")
LAST = ENGLISH.say("lan-trouble")
"""The last line about the network."""


@contextmanager
def started(host: Host, *arguments: str) -> Iterator[list[str]]:
    """The lines that `sabot` prints on a terminal until it has said everything about the network."""
    ours, theirs = pty.openpty()
    command = [*host.prefix, sys.executable, "-m", "sabot", *arguments]
    with subprocess.Popen(command, stdout=theirs, env=os.environ | {"LANG": "en"}) as process:
        os.close(theirs)
        with os.fdopen(ours, encoding="utf-8", newline="\r\n") as terminal:
            lines: list[str] = []
            while not lines or lines[-1] not in (LAST, ENGLISH.say("refused-network-none")):
                lines.append(terminal.readline().removesuffix("\r\n"))
                assert lines[-1] or process.poll() is None, lines
            yield lines
            process.terminate()


def ran(host: Host, *arguments: str) -> str:
    """What a command prints that ends by itself."""
    command = [*host.prefix, sys.executable, "-m", "sabot", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def port_in(line: str) -> str:
    """The port of the address in a line."""
    return line.partition("http://")[2].split()[0].rpartition(":")[2]


def test_the_flag_lan_opens_the_network_and_prints_link_and_qr_code(hosts: tuple[Host, Host], tmp_path: Path) -> None:
    home, away = hosts
    with started(home, "--lan", "--port=0", "--lang=en", "--database", database_in(tmp_path)) as lines:
        port = port_in(lines[0])
        link, other = f"http://{home.ipv4}:{port}", f"http://[{home.ipv6}]:{port}"
        assert lines == [
            ENGLISH.say("serving", url=f"http://127.0.0.1:{port}"),
            ENGLISH.say("lan-link", url=link),
            ENGLISH.say("lan-other", url=other),
            *qr_lines(link),
            LAST,
        ]
        for friend in (Api(link), Api(other)):
            assert away.do(partial(friend.ask, "GET", "/api/health"))["ok"]


def test_started_again_with_the_flag_the_running_server_is_opened(hosts: tuple[Host, Host], tmp_path: Path) -> None:
    home, away = hosts
    database = ("--database", database_in(tmp_path))
    running = Process(*database, log=tmp_path / "log", command="open", prefix=home.prefix)
    running.start()
    try:
        lines = ran(home, "--lan", "--lang=en", *database).splitlines()
        link, other = f"http://{home.ipv4}:{running.port}", f"http://[{home.ipv6}]:{running.port}"
        assert lines == [
            ENGLISH.say("serving-already", url=running.url),
            ENGLISH.say("lan-link", url=link),
            ENGLISH.say("lan-other", url=other),
            LAST,
        ]
        assert away.do(lambda: Api(link).ask("GET", "/api/health"))["ok"]
    finally:
        running.kill()


def test_without_a_network_it_is_said(tmp_path: Path) -> None:
    with two_hosts() as (home, _):
        home.run("link", "set", INTERFACE, "down")
        with started(home, "--lan", "--port=0", "--lang=en", "--database", database_in(tmp_path)) as lines:
            assert lines[1:] == [ENGLISH.say("refused-network-none")]
            url = f"http://127.0.0.1:{port_in(lines[0])}"
            assert home.do(lambda: Api(url).ask("GET", "/api/health"))["ok"]


def test_a_server_at_all_addresses_prints_real_ones(hosts: tuple[Host, Host], tmp_path: Path) -> None:
    home, away = hosts
    arguments = ("--host", "0.0.0.0", "--public-url", "https://play.example.org/", "--database", database_in(tmp_path))
    server = Process(*arguments, "--lang=en", log=tmp_path / "log", prefix=home.prefix)
    server.start()
    try:
        assert server.process is not None
        assert server.process.stdout is not None
        assert server.printed == ENGLISH.say("serving", url=f"http://{home.ipv4}:{server.port}")
        assert server.process.stdout.readline().strip() == ENGLISH.say("serving-also", url="https://play.example.org")
        shown = away.do(lambda: Api(f"http://{home.ipv4}:{server.port}").ask("GET", "/api/network"))
        assert [link["url"] for link in shown["links"]] == ["https://play.example.org"]
    finally:
        server.kill()
