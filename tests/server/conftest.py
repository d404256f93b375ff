"""Databases, clocks and logs for tests of the server."""

import logging
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
import structlog

from sabot.server import clock as clock_module
from tests.support.server.services import RunningRedis, create_database, running_postgresql, running_redis
from tests.support.server.serving import Clock

_numbers = count(1)


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """Undo what a command run by a test has set for all logs of this process."""
    config = structlog.get_config()
    root = logging.getLogger()
    level, handlers = root.level, root.handlers[:]
    yield
    structlog.configure(**config)
    root.setLevel(level)
    root.handlers[:] = handlers


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[str]:
    """A PostgreSQL for all tests of this worker."""
    with running_postgresql() as server:
        yield server


@pytest.fixture
def postgresql(postgresql_server: str) -> str:
    """The address of an empty database."""
    return create_database(postgresql_server, f"tables_{next(_numbers)}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all registries, which stands still."""
    clock = Clock()
    monkeypatch.setattr(clock_module, "time", clock)
    return clock


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RunningRedis]:
    """A Redis for all tests of this worker."""
    with running_redis() as server:
        yield server


@pytest.fixture
def redis(redis_server: RunningRedis) -> str:
    """The address of an empty Redis."""
    redis_server.forget()
    return redis_server.url
