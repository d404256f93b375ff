"""A server for each test, on a database of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from sabot.server.access.limits import Limits
from sabot.server.app import Config, create_app
from tests.support.server.table_fixtures import Sitting, is_over
from tests.support.server.visitors import HOST, TOKEN, Visitor, bring, visitor


@pytest.fixture
def config(tmp_path: Path) -> Config:
    """A server with default settings."""
    return Config(database=f"sqlite:///{tmp_path / 'tables.sqlite'}", origins=frozenset({HOST}), metrics_token=TOKEN)


@pytest.fixture
def client(config: Config) -> Iterator[TestClient]:
    """A running server."""
    with TestClient(create_app(config)) as client:
        yield client


@pytest.fixture
def ana(client: TestClient) -> Visitor:
    """A guest with a name."""
    return visitor(client, "Ana")


@pytest.fixture
def bo(client: TestClient) -> Visitor:
    """Another guest with a name."""
    return visitor(client, "Bo")


@pytest.fixture
def stranger(client: TestClient) -> Visitor:
    """A new guest without a name."""
    return Visitor(client)


@pytest.fixture(scope="module")
def played() -> Sitting:
    """A finished match of ana and two bots."""
    sitting = Sitting("flip", people=1, bots=("careful", "eager"), format={"target": 100}).start().play_on()
    assert is_over(sitting)
    return sitting


@pytest.fixture(scope="module")
def archive(played: Sitting, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A server with that match in its database."""
    database = f"sqlite:///{tmp_path_factory.mktemp('archive') / 'tables.sqlite'}"
    config = Config(database=database, origins=frozenset({HOST}), limits=Limits(requests_per_second=1000))
    with TestClient(create_app(config)) as client:
        bring(client, played.table, played.log)
        yield client


@pytest.fixture(scope="module")
def reader(archive: TestClient) -> Visitor:
    """A guest who did not play in that match."""
    return visitor(archive, "reader")
