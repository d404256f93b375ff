"""The settings file in the page: at its own machine only, and for our own page only."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient

from sabot.server.app import Config, create_app
from sabot.server.network.listeners import Listeners, listen
from sabot.settings import Settings, read_settings, settings_file
from tests.support.server.visitors import refusal

NOTHING = {"name": None, "language": None, "theme": None, "pace": None, "sort": None}
FILLED = 'name = "Zoé"\nlanguage = "fr"\ntheme = "wood"\n'


@pytest.fixture
def local(config: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A client on the machine of a server that was started by `sabot`, of a user with a settings file."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    settings_file().parent.mkdir(parents=True)
    settings_file().write_text(FILLED, "utf-8")
    app = create_app(config)
    with listen("127.0.0.1", 0) as first:
        app.state.listeners = Listeners(uvicorn.Server(uvicorn.Config(app)), first, may_open=True)
        with TestClient(app, base_url="http://localhost:8000", client=("127.0.0.1", 50000)) as client:
            yield client


def is_refused(client: TestClient, code: str = "settings/not-here", **headers: str) -> None:
    """Check that the file can neither be read nor written."""
    given = {name.replace("_", "-"): value for name, value in headers.items()}
    response = client.put("/api/settings", json={"theme": "night"}, headers=given)
    assert (response.status_code, refusal(response)["code"]) == (403, code)
    if code == "settings/not-here":
        assert client.get("/api/settings", headers=given).json() is None
    assert settings_file().read_text("utf-8") == FILLED


def test_the_page_reads_and_writes_the_file(local: TestClient) -> None:
    assert local.get("/api/settings").json() == NOTHING | {"name": "Zoé", "language": "fr", "theme": "wood"}
    change = {"theme": "contrast", "sort": "value"}
    headers = {"Origin": "http://localhost:8000", "Sec-Fetch-Site": "same-origin"}
    changed = local.put("/api/settings", json=change, headers=headers)
    assert changed.json() == NOTHING | {"name": "Zoé", "language": "fr"} | change
    assert read_settings() == Settings("Zoé", "fr", "contrast", None, "value")


def test_others_cannot_reach_the_file(local: TestClient) -> None:
    is_refused(local, X_Forwarded_For="192.0.2.7")
    is_refused(local, Sec_Fetch_Site="cross-site")
    is_refused(local, Sec_Fetch_Site="same-site")  # a page on another port of this machine
    is_refused(local, "origin/foreign", Origin="http://localhost:9999")
    transport: Any = local._transport
    transport.client = ("192.0.2.7", 50000)
    is_refused(local)


def test_a_server_that_is_no_ones_own_has_no_settings(local: TestClient) -> None:
    app: Any = local.app
    with listen("127.0.0.1", 0) as first:
        app.state.listeners = Listeners(uvicorn.Server(uvicorn.Config(app)), first)
        is_refused(local)
    app.state.listeners = None
    is_refused(local)


def test_what_is_wrong_is_refused(local: TestClient) -> None:
    for wrong in ({"theme": "velvet"}, {"name": "\u200b"}, {"colour": "red"}):
        assert local.put("/api/settings", json=wrong).status_code == 400
    assert settings_file().read_text("utf-8") == FILLED
