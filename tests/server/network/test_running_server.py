"""A server is found by the file beside its database, and only if it answers there itself."""

import stat
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from sabot.errors import Unreadable
from sabot.server.network import running_server
from sabot.server.network.running_server import Announcement, RunningServer, announced, find_running, lock_or_find
from sabot.server.storage.database import exclusive_use
from tests.support.server.serving import database_in

HEALTHY = b'{"ok": true, "instance": "one"}'


@pytest.fixture
def answering() -> Iterator[str]:
    """The address of a program that answers as the instance `one` of a server."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(HEALTHY)

        def log_message(self, *_: object) -> None:
            """Nothing is logged."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_server_is_found_while_it_runs(tmp_path: Path, answering: str) -> None:
    database = database_in(tmp_path)
    assert find_running(database) is None
    with announced(database) as announcement:
        assert find_running(database) is None
        announcement.publish(RunningServer(answering, "one"))
        (file,) = tmp_path.iterdir()
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert find_running(database) == RunningServer(answering, "one")
    assert not list(tmp_path.iterdir())


def test_another_program_at_its_port_is_not_the_server(tmp_path: Path, answering: str) -> None:
    Announcement(tmp_path / "tables.sqlite.server").publish(RunningServer(answering, "two"))
    assert find_running(database_in(tmp_path)) is None


@pytest.mark.parametrize(
    "left",
    [
        b"",
        b"\xff",
        b"[]",
        b'{"url": "http://127.0.0.1:1", "instance": "one"}',
        b'{"url": "nothing", "instance": "one"}',
        b'{"url": "file:///etc", "instance": "one"}',
        b'{"url": "http://127.0.0.1:x", "instance": "one"}',
    ],
)
def test_a_file_that_was_left_behind_is_harmless(tmp_path: Path, left: bytes) -> None:
    (tmp_path / "tables.sqlite.server").write_bytes(left)
    with ExitStack() as until_end:
        assert lock_or_find(database_in(tmp_path), until_end) is None
        with pytest.raises(Unreadable, match="another server is using this file"), exclusive_use(database_in(tmp_path)):
            pass


def test_a_server_that_is_just_starting_is_waited_for(
    tmp_path: Path, answering: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = database_in(tmp_path)
    announcement = Announcement(tmp_path / "tables.sqlite.server")
    monkeypatch.setattr(running_server, "time", _Time(lambda: announcement.publish(RunningServer(answering, "one"))))
    with exclusive_use(database), ExitStack() as until_end:
        assert lock_or_find(database, until_end) == RunningServer(answering, "one")


def test_a_server_that_stops_meanwhile_is_followed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = database_in(tmp_path)
    with ExitStack() as other, ExitStack() as until_end:
        other.enter_context(exclusive_use(database))
        monkeypatch.setattr(running_server, "time", _Time(other.close))
        assert lock_or_find(database, until_end) is None


def test_whoever_never_answers_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running_server, "time", _Time(lambda: None))
    with (
        exclusive_use(database_in(tmp_path)),
        ExitStack() as until_end,
        pytest.raises(Unreadable, match="another server is using this file"),
    ):
        lock_or_find(database_in(tmp_path), until_end)


def test_a_database_that_servers_share_has_no_such_file() -> None:
    with announced("postgresql://nobody@nowhere/nothing") as announcement:
        announcement.publish(RunningServer("http://127.0.0.1:1", "one"))
        assert find_running("postgresql://nobody@nowhere/nothing") is None


class _Time:
    """Replaces the module `time`: something happens whenever somebody sleeps, which takes no time."""

    def __init__(self, happens: Callable[[], None]) -> None:
        self._happens = happens
        self._now = 0.0

    def monotonic(self) -> float:
        """The seconds that were slept."""
        return self._now

    def sleep(self, seconds: float) -> None:
        """Let something happen."""
        self._now += seconds
        self._happens()
