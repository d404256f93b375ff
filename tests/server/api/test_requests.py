"""Rules for all requests: methods, bodies, origins, limits, errors and metrics."""

import gzip
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import event
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sabot.server.access.limits import Limits
from sabot.server.api import resource
from sabot.server.app import Config, create_app
from sabot.server.operations import logs, readiness
from sabot.server.storage.database import SQLITE_ARGUMENTS
from tests.support.server.visitors import HOST, TABLE, TOKEN, Visitor, opened, refusal, visitor

MOST = 64 * 1024


def test_where_nothing_is_nothing_is_found(stranger: Visitor) -> None:
    for path in ("/api/nothing", "/api/tables/x/y/z", "/api/"):
        stranger.is_refused(404, "route/none", "GET", path)
        stranger.is_refused(404, "route/none", "DELETE", path)


def test_a_method_that_is_not_possible_says_which_are(stranger: Visitor) -> None:
    response = stranger.ask("DELETE", "/api/me")
    assert response.status_code == 405
    assert response.headers["allow"] == "GET, HEAD, PUT"
    assert refusal(response)["message"] == "DELETE is not possible here."


def test_a_head_is_a_get(stranger: Visitor) -> None:
    assert stranger.ask("HEAD", "/api/health").status_code == 200


def test_what_is_long_is_packed_for_those_who_can_unpack_it(client: TestClient) -> None:
    plain = client.get("/api/rules", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with client.stream("GET", "/api/rules", headers={"Accept-Encoding": "br, gzip"}) as answer:
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "Accept-Encoding")
        packed = b"".join(answer.iter_raw())
    assert gzip.decompress(packed) == plain.content
    assert 3 * len(packed) < len(plain.content)


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/health", "/api/rules/none", "/api/nothing"])
def test_nothing_is_kept_by_browsers_nor_guessed_at(stranger: Visitor, path: str) -> None:
    headers = stranger.ask("GET", path).headers
    assert (headers["cache-control"], headers["x-content-type-options"]) == ("no-store", "nosniff")


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (b"", "body: the field name is missing"),
        (b"{", "body: the message cannot be read"),
        (b"[]", "body: must be object, not array"),
        (b'{"name": 5}', "body: name: must be str, not int"),
        (b'{"name": "Ana", "age": 9}', "body: there is no field age"),
        (b'{"name": NaN}', "body: the message cannot be read"),
        (b"\xff\xfe", "body: the message cannot be read"),
        (b'{"name": "\xff"}', "body: the message cannot be read"),
        (b'{"name": "\\ud800"}', "body:"),
    ],
)
def test_a_body_that_cannot_be_read_is_refused_clearly(client: TestClient, body: bytes, said: str) -> None:
    response = client.put("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == 400
    assert said in refusal(response)["message"]


def test_a_body_may_not_be_nested_too_deeply(client: TestClient) -> None:
    body = b'{"edition": "deluxe", "options": {"wheel": ' + b"[" * 30_000 + b"]" * 30_000 + b"}}"
    ana = visitor(client, "Ana")
    client.cookies.set("sabot_guest", ana.cookie)
    response = client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert (response.status_code, refusal(response)["code"]) == (400, "too-deep")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "application/xml", ""])
def test_a_body_must_be_sent_as_json(client: TestClient, kind: str) -> None:
    response = client.put("/api/me", content=b'{"name": "Ana"}', headers={"Content-Type": kind})
    assert (response.status_code, refusal(response)["code"]) == (415, "request/not-json")


def test_json_may_name_its_letters(client: TestClient) -> None:
    headers = {"Content-Type": "Application/JSON; charset=utf-8"}
    assert client.put("/api/me", content=b'{"name": "Ana"}', headers=headers).is_success


def chunks(size: int) -> Iterator[bytes]:
    """A body of a size, sent in chunks without a length."""
    yield b'{"name": "Ana"'
    yield b" " * (size - 15)
    yield b"}"


@pytest.mark.parametrize(("size", "status"), [(MOST, 200), (MOST + 1, 413), (MOST * 10, 413)])
def test_a_body_has_an_end(client: TestClient, size: int, status: int) -> None:
    response = client.put("/api/me", content=chunks(size), headers={"Content-Type": "application/json"})
    assert response.status_code == status


def test_a_question_has_no_unknown_words(stranger: Visitor) -> None:
    stranger.is_refused(400, "message", "GET", "/api/health?verbose=1")
    stranger.is_refused(400, "message", "GET", "/api/tables?limit=-1")


@pytest.mark.parametrize("origin", ["http://evil.example", "http://testserver.evil.example", "null", "http://["])
def test_pages_of_other_sites_change_nothing(ana: Visitor, origin: str) -> None:
    table = opened(ana)
    for method, path in (("POST", f"{table}/start"), ("DELETE", f"{table}/seat"), ("PUT", "/api/me")):
        response = ana.ask(method, path, Origin=origin)
        assert (response.status_code, refusal(response)["code"]) == (403, "origin/foreign")
    assert ana.ask("GET", table, Origin=origin).json()["version"] == 1


def test_our_own_pages_and_those_of_friends_may_change_things(config: Config) -> None:
    with TestClient(create_app(replace(config, origins=frozenset({HOST, "play.example.org"})))) as client:
        ana = visitor(client, "Ana")
        for origin in ("http://testserver", "https://testserver", "https://play.example.org"):
            assert ana.ask("POST", "/api/tables", TABLE, Origin=origin).status_code == 201


@contextmanager
def strict(config: Config, **limits: int) -> Iterator[TestClient]:
    """A server with low limits."""
    with TestClient(create_app(replace(config, limits=Limits(**limits)))) as client:
        yield client


def move(client: TestClient, address: str) -> None:
    """Send requests from another address from now on."""
    transport: Any = client._transport
    transport.client = (address, 50000)


def test_a_client_that_asks_too_fast_is_told_to_wait(config: Config) -> None:
    with strict(config, requests_per_second=1) as client:
        responses = [client.get("/api/health") for _ in range(20)]
        refused = responses[-1]
        assert all(response.is_success for response in responses[:2])
        assert (refused.status_code, refusal(refused)["code"]) == (429, "request/too-fast")
        assert refused.headers["retry-after"] == "1"
        move(client, "192.0.2.7")
        assert client.get("/api/health").is_success


def test_nobody_opens_table_after_table(config: Config) -> None:
    with strict(config, tables_per_minute=1) as client:
        ana, bo = visitor(client, "Ana"), visitor(client, "Bo")
        answers = [ana.ask("POST", "/api/tables", TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert 0 < int(answers[-1].headers["retry-after"]) <= 60
        assert bo.ask("POST", "/api/tables", TABLE).status_code == 429
        move(client, "192.0.2.7")
        assert ana.ask("POST", "/api/tables", TABLE).status_code == 429
        assert bo.ask("POST", "/api/tables", TABLE).status_code == 201


def test_a_guest_may_have_so_many_tables_open(config: Config) -> None:
    with strict(config, tables_per_guest=2) as client:
        ana, bo = visitor(client, "Ana"), visitor(client, "Bo")
        first, _ = opened(ana), opened(ana)
        ana.is_refused(429, "table/too-many", "POST", "/api/tables", TABLE)
        opened(bo)
        ana.do("POST", f"{first}/close")
        started = opened(ana)
        ana.do("POST", f"{started}/start")
        ana.is_refused(429, "table/too-many", "POST", "/api/tables", TABLE)


def test_an_address_may_have_so_many_tables_open(config: Config) -> None:
    with strict(config, tables_per_address=2) as client:
        for name in ("Ana", "Bo"):
            opened(visitor(client, name))
        cy = visitor(client, "Cy")
        cy.is_refused(429, "table/too-many-here", "POST", "/api/tables", TABLE)
        move(client, "192.0.2.7")
        opened(cy)


def test_tables_that_are_deserted_do_not_count(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "DESERTED", -1000)  # as if all tables were older than that
    with strict(config, tables_per_guest=1) as client:
        ana = visitor(client, "Ana")
        assert opened(ana) != opened(ana)


def test_the_database_does_not_know_the_address_of_a_guest(config: Config) -> None:
    with strict(config) as client:
        move(client, "192.0.2.7")
        opened(visitor(client, "Ana"))
    assert b"192.0.2.7" not in Path(config.database.removeprefix("sqlite:///")).read_bytes()


def test_internal_errors_are_not_revealed(
    config: Config, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app = create_app(config)
    with TestClient(app) as client:
        ana = visitor(client, "Ana")
        table = opened(ana)

        async def fail(*_: Any) -> None:
            raise RuntimeError("the disk is full")

        logs.configure("info")
        monkeypatch.setattr(app.state.registry, "table_for", fail)
        response = ana.ask("GET", table)
    assert (response.status_code, refusal(response)["code"]) == (500, "request/failed")
    assert "disk" not in response.text
    logged = capsys.readouterr().err
    assert "the disk is full" in logged
    assert table.rpartition("/")[2] not in logged
    assert ana.cookie not in logged


def metrics_of(client: TestClient) -> str:
    """The metrics of a server, for those who have the token."""
    response = client.get("/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    assert response.is_success
    return response.text


def test_requests_are_counted_by_route_and_never_by_key(ana: Visitor, client: TestClient) -> None:
    table = opened(ana)
    ana.get(table)
    counted = metrics_of(client)
    assert 'sabot_request_seconds_count{route="/api/tables/{table}",status="200"}' in counted
    assert table.rpartition("/")[2] not in counted


def test_tables_in_memory_are_counted(ana: Visitor, client: TestClient) -> None:
    for _ in range(2):
        ana.get(opened(ana))
    assert "sabot_tables 2.0" in metrics_of(client)


def test_a_server_is_healthy_and_ready(client: TestClient) -> None:
    assert client.get("/api/ready").json() == {"ok": True}
    health = client.get("/api/health").json()
    assert health["ok"]
    assert health["instance"] == client.get("/api/health").json()["instance"] != ""


def test_a_server_whose_file_is_gone_or_locked_is_not_ready(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer comes in time, although the thread still waits for the file."""
    monkeypatch.setitem(SQLITE_ARGUMENTS, "timeout", 60)
    monkeypatch.setattr(readiness, "VALID", 0)
    file = Path(config.database.removeprefix("sqlite:///"))
    with TestClient(create_app(config)) as client:
        with closing(sqlite3.connect(file)) as other, monkeypatch.context() as patch:
            patch.setattr(readiness, "TIMEOUT", 0.2)
            other.execute("BEGIN IMMEDIATE")
            before = time.monotonic()
            assert client.get("/api/ready").status_code == 503
            assert time.monotonic() - before < 30
        assert client.get("/api/ready").is_success
        file.rename(file.with_suffix(".moved"))
        assert client.get("/api/ready").status_code == 503


async def give_no_answer() -> None:
    """Fail as a service does that is away."""
    raise ConnectionError("no answer from 10.0.0.1")


def test_a_server_without_the_bus_is_ready_and_says_so(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(client.app, Starlette)
    monkeypatch.setattr(client.app.state.registry.bus, "ping", give_no_answer)
    assert client.get("/api/ready").json() == {"ok": True, "bus": False}


def test_however_often_readiness_is_asked_for_it_is_tried_once_a_second(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(readiness, "VALID", 3600)
    assert isinstance(client.app, Starlette)
    asked = []

    async def ping() -> None:
        asked.append(1)

    monkeypatch.setattr(client.app.state.registry.store, "ping", ping)
    for _ in range(5):
        assert client.get("/api/ready").is_success
    assert len(asked) == 1
    monkeypatch.setattr(readiness, "VALID", 0)
    assert client.get("/api/ready").is_success
    assert len(asked) == 2


def test_a_server_whose_database_is_read_only_is_not_ready_until_it_can_write(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite refuses to write with the same error as for a file system that is read-only."""
    monkeypatch.setattr(readiness, "VALID", 0)
    assert isinstance(client.app, Starlette)
    mode = "ON"

    def set_mode(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA query_only = {mode}").close()

    event.listen(client.app.state.registry.store._writer._engine, "checkout", set_mode)
    assert client.get("/api/ready").status_code == 503
    mode = "OFF"
    assert client.get("/api/ready").is_success


def test_a_server_whose_database_is_silent_is_not_ready(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(client.app, Starlette)
    monkeypatch.setattr(client.app.state.registry.store, "ping", give_no_answer)
    response: httpx2.Response = client.get("/api/ready")
    assert (response.status_code, refusal(response)["code"]) == (503, "server/not-ready")
    assert "10.0.0.1" not in response.text
    assert client.get("/api/health").is_success
