"""A real PostgreSQL and a real Redis for tests, on free ports of this machine."""

import os
import pwd
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn

import psycopg
import redis

POSTGRESQL = Path("/usr/lib/postgresql")
"""Where Debian installs the server programs of PostgreSQL, which is not on the path."""
SBIN = "/usr/sbin"
"""Where Debian installs nginx, which is not on the path of every user."""
SETTINGS = "-c listen_addresses=127.0.0.1 -c port={} -c unix_socket_directories='' -c fsync=off"
"""No fsync: PostgreSQL itself is never killed, so its writes are safe."""
STARTING = 30
"""How many seconds a program may take to start."""


def program(*names: str) -> str:
    """The path of a program that has one of these names. Without it the test is skipped, but in CI it fails."""
    return find_program(*names) or skip_or_fail(f"{names[0]} is not installed")


def skip_or_fail(absent: str) -> NoReturn:
    """Skip a test for want of something, or let it fail in CI."""
    import pytest  # benchmarks start services too, and do without

    if os.environ.get("CI") == "true":
        pytest.fail(absent)
    pytest.skip(absent)


def find_program(*names: str) -> str | None:
    """The path of a program that has one of these names; None if it is not installed."""
    path = f"{os.environ.get('PATH', os.defpath)}:{SBIN}"
    for name in names:
        found = shutil.which(name, path=path) or max(map(str, POSTGRESQL.glob(f"*/bin/{name}")), default=None)
        if found is not None:
            return found
    return None


def chromium() -> str:
    """The path of a Chromium. The one that has no windows, and so no notifications, needs half the time."""
    return program("chromium-headless-shell", "chromium")


@contextmanager
def running_postgresql() -> Iterator[str]:
    """The address of a PostgreSQL, without the name of a database."""
    initdb, pg_ctl = program("initdb"), program("pg_ctl")
    with TemporaryDirectory(prefix="sabot-") as directory, reserved_port() as port:
        ordinary = _ordinary(directory)
        data, log = f"{directory}/data", Path(directory, "log")

        def run(*command: str) -> None:
            done = subprocess.run(command, cwd=directory, stdout=subprocess.DEVNULL, check=False, **ordinary)
            assert done.returncode == 0, log.read_text() if log.exists() else command

        run(initdb, "--auth=trust", "--username=sabot", "--encoding=UTF8", "--locale=C", "--no-sync", "-D", data)
        run(pg_ctl, "-D", data, "-l", str(log), "-o", SETTINGS.format(port), "-w", "start")
        try:
            yield f"postgresql://sabot@127.0.0.1:{port}"
        finally:
            run(pg_ctl, "-D", data, "-m", "immediate", "-w", "stop")


def create_database(server: str, name: str) -> str:
    """The address of a new database."""
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return f"{server}/{name}"


class RunningRedis:
    """A Redis that can be stopped, and started again at the same address without data."""

    def __init__(self, port: int) -> None:
        self._program = program("redis-server")
        self._port = port
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self._port}"

    def start(self) -> None:
        """Start it, and return when it answers."""
        settings = ("--bind", "127.0.0.1", "--port", str(self._port), "--save", "", "--appendonly", "no")
        self._process = subprocess.Popen([self._program, *settings], stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + STARTING
        while not self._answers():
            assert self._process.poll() is None, "redis-server has ended"
            assert time.monotonic() < deadline, "redis-server does not answer"
            time.sleep(0.02)

    def stop(self) -> None:
        """End it."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def forget(self) -> None:
        """Delete all data."""
        with redis.Redis.from_url(self.url) as client:
            client.flushall()

    def _answers(self) -> bool:
        with redis.Redis.from_url(self.url) as client:
            try:
                return bool(client.ping())
            except redis.ConnectionError:
                return False


@contextmanager
def running_redis() -> Iterator[RunningRedis]:
    """A Redis."""
    with reserved_port() as port:
        server = RunningRedis(port)
        server.start()
        try:
            yield server
        finally:
            server.stop()


@contextmanager
def reserved_port() -> Iterator[int]:
    """A free port that the system does not give to anybody else.

    Servers can still listen on it, since they reuse addresses; but only on Linux while it is reserved, so elsewhere it
    is released at once.
    """
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", 0))
        port = int(holder.getsockname()[1])
        if sys.platform != "linux":
            holder.close()
        yield port


def _ordinary(directory: str) -> dict[str, Any]:
    """Options to run a program that refuses to run as root; it becomes the owner of the directory."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    os.chown(directory, nobody.pw_uid, nobody.pw_gid)
    return {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
