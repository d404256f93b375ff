"""A server that systemd starts: it takes the sockets that are passed to it, and tells when it is ready."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from sabot.errors import Unreadable
from sabot.server.operations import systemd
from tests.support.paths import ROOT
from tests.support.server.serving import PATIENCE, database_in

ACTIVATED = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.execve(sys.argv[2], sys.argv[2:], os.environ | {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"})
"""
"""A process that becomes the server, as the child of systemd does; the socket is meant for its id."""
VISITORS = 3
REQUEST = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"


class Supervisor:
    """Does what systemd does for a service with a socket unit: listens, starts the server, and hears from it."""

    def __init__(self, directory: Path) -> None:
        self._command = (sys.executable, "-m", "sabot", "serve", "--port", "1", "--database", database_in(directory))
        self._log = directory / "log"
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = self.listening.getsockname()
        self._told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._told.bind(str(directory / "notify"))
        self._told.settimeout(PATIENCE)
        self._notify = str(directory / "notify")
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server, and return when it says that it is ready."""
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(
                (sys.executable, "-c", ACTIVATED, str(self.listening.fileno()), *self._command),
                cwd=ROOT,
                env=os.environ | {"NOTIFY_SOCKET": self._notify},
                pass_fds=[self.listening.fileno()],
                stdout=log,
                stderr=log,
            )
        assert self.heard() == "READY=1", self._log.read_text()

    def heard(self) -> str:
        """The next thing that the server tells."""
        return self._told.recv(100).decode()

    def stop(self, number: signal.Signals) -> None:
        """End the server, and wait for that."""
        if self._process is not None:
            self._process.send_signal(number)
            self._process.wait(PATIENCE)
            self._process = None

    def close(self) -> None:
        """Kill the server, and close everything."""
        self.stop(signal.SIGKILL)
        self.listening.close()
        self._told.close()


@pytest.fixture
def supervisor(tmp_path: Path) -> Iterator[Supervisor]:
    supervisor = Supervisor(tmp_path)
    yield supervisor
    supervisor.close()


def ask(address: tuple[str, int]) -> str:
    """The fate of a request over a new connection: `answered`, `refused` or `cut off`."""
    try:
        with socket.create_connection(address, PATIENCE) as connection:
            connection.sendall(REQUEST)
            answer = connection.recv(100)
    except ConnectionRefusedError:
        return "refused"
    except OSError:
        return "cut off"
    is_answer = answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 429"))  # one address may not ask so often
    return "answered" if is_answer else "cut off"


@contextmanager
def visitors(address: tuple[str, int]) -> Iterator[Counter[str]]:
    """Clients who connect again and again, and what becomes of their requests."""
    fates: Counter[str] = Counter()
    is_over = Event()

    def visit() -> None:
        while not is_over.wait(0.01):  # so many at once that an address may not connect so often would be cut off
            fates[ask(address)] += 1

    threads = [Thread(target=visit) for _ in range(VISITORS)]
    for thread in threads:
        thread.start()
    yield fates
    is_over.set()
    for thread in threads:
        thread.join()


@pytest.mark.slow
def test_no_connection_is_refused_while_the_server_starts_and_restarts(supervisor: Supervisor) -> None:
    with socket.create_connection(supervisor.address, PATIENCE) as early:
        early.sendall(REQUEST)
        supervisor.start()
        assert b" 200 " in early.recv(100)
    with visitors(supervisor.address) as fates:
        supervisor.stop(signal.SIGTERM)
        assert supervisor.heard() == "STOPPING=1"
        supervisor.start()
        before = fates["answered"]
        while fates["answered"] < before + 10:
            time.sleep(0.01)
    assert fates["refused"] == 0
    assert fates["cut off"] <= VISITORS, "a restart cuts off no more than the request that a visitor has under way"


def pass_on(passed: socket.socket, pid: int | None = None) -> list[socket.socket]:
    """What a server makes of a socket that was passed to it, or to another process."""
    environment = {"LISTEN_PID": str(pid or os.getpid()), "LISTEN_FDS": "1", "LISTEN_FDNAMES": "sabot.socket", "A": "b"}
    try:
        return systemd.passed_sockets(environment, first_fd=passed.fileno())
    finally:
        assert environment == {"A": "b"}


def test_a_listening_socket_is_taken_and_children_do_not_inherit_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        os.set_inheritable(listening.fileno(), True)
        (taken,) = pass_on(listening)
        assert taken.getsockname() == listening.getsockname()
        assert not taken.get_inheritable()
        taken.detach()


def test_sockets_of_another_process_are_left_alone() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        assert pass_on(listening, os.getppid()) == []
    assert systemd.passed_sockets({}) == []
    assert systemd.passed_sockets({"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "many"}) == []


def test_what_does_not_listen_is_refused_and_left_open() -> None:
    with socket.socket() as silent, socket.socket(socket.AF_UNIX) as local:
        for passed in (silent, local):
            with pytest.raises(Unreadable, match="not a listening TCP socket"):
                pass_on(passed)
            assert os.fstat(passed.fileno())


def test_a_descriptor_that_is_not_open_is_refused() -> None:
    environment = {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    with pytest.raises(Unreadable, match="cannot be used"):
        systemd.passed_sockets(environment, first_fd=1_000_000)


@pytest.mark.parametrize("address", ["", "relative", "/nowhere/notify", "@nobody-listens-here"])
def test_a_server_that_cannot_tell_goes_on(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NOTIFY_SOCKET", address)
    systemd.notify(systemd.READY)
