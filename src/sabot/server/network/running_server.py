"""The server that uses a SQLite file already: a small file beside it says where, and the server itself confirms it."""

import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from msgspec import Struct

from sabot.errors import Unreadable
from sabot.server.storage.database import exclusive_use, file_of
from sabot.server.storage.permissions import PRIVATE

IN_USE = "in-use"
"""The code of the error about a file that another server uses."""
STARTING = 15.0
"""How many seconds a server may take from locking its database until it answers."""
INTERVAL = 0.1
"""How many seconds pass between two questions."""
TIMEOUT = 3.0
"""How many seconds a server may take to answer a question."""

_opener = build_opener(ProxyHandler({}))
"""Opens addresses of this machine, whatever proxy the environment names."""


class RunningServer(Struct, frozen=True):
    """A server that answers on this machine."""

    url: str
    instance: str
    """The random name of the process, which its health check repeats."""

    def answers(self) -> bool:
        """Whether this very process answers at the address."""
        try:
            _, answer = self.ask("GET", "/api/health")
            health = msgspec.json.decode(answer, type=dict[str, object])
        except (OSError, HTTPException, ValueError):
            return False
        return health.get("instance") == self.instance

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, bytes]:
        """The status and the body of the answer to a request; or OSError, HTTPException or ValueError."""
        data = None if body is None else json.dumps(body).encode()
        request = Request(f"{self.url}{path}", data, {"Content-Type": "application/json"}, method=method)
        if request.type != "http":
            raise ValueError(request.type)
        try:
            with _opener.open(request, timeout=TIMEOUT) as answer:
                return answer.status, answer.read()
        except HTTPError as refusal:
            with refusal:
                return refusal.code, refusal.read()


@contextmanager
def announced(database: str) -> Iterator["Announcement"]:
    """A place to announce the server of a database, which is cleared in the end. The caller has the database locked."""
    announcement = Announcement(_file(database))
    try:
        yield announcement
    finally:
        announcement.withdraw()


class Announcement:
    """The file that says where a server answers; none for a database that several servers share.

    It is only a hint: one that cannot be written, or that a killed server has left, does no harm.
    """

    def __init__(self, file: Path | None) -> None:
        self._file = file

    def publish(self, server: RunningServer) -> None:
        """Write the file, at once as a whole."""
        if self._file is None:
            return
        written = self._file.with_name(f"{self._file.name}.new")
        with suppress(OSError):
            written.unlink(missing_ok=True)
            written.touch(PRIVATE)
            written.write_bytes(msgspec.json.encode(server))
            written.replace(self._file)

    def withdraw(self) -> None:
        """Remove the file."""
        if self._file is not None:
            with suppress(OSError):
                self._file.unlink(missing_ok=True)


def lock_or_find(database: str, until_end: ExitStack) -> RunningServer | None:
    """Keep other servers from a database until the end and return None; or return the server that uses it.

    A server that is just starting is waited for. Raises Unreadable if whoever uses the database never answers.
    """
    deadline = time.monotonic() + STARTING
    while True:
        if (running := find_running(database)) is not None:
            return running
        try:
            until_end.enter_context(exclusive_use(database))
        except Unreadable as error:
            if error.code != IN_USE or time.monotonic() > deadline:
                raise
            time.sleep(INTERVAL)
        else:
            return None


def find_running(database: str) -> RunningServer | None:
    """The server that uses a database and answers; None if there is none."""
    file = _file(database)
    try:
        running = None if file is None else msgspec.json.decode(file.read_bytes(), type=RunningServer)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return running if running is not None and running.answers() else None


def _file(database: str) -> Path | None:
    """The file that says where the server of a database answers."""
    file = file_of(database)
    return None if file is None else Path(f"{file}.server")
