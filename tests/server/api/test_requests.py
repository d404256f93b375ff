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
import structlog
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sabot.server.access.limits import Limits
from sabot.server.api.endpoints import service
from sabot.server.app import Config, create_app
from sabot.server.operations import logs
from sabot.server.storage.database import SQLITE_ARGUMENTS
from tests.support.server.visitors import TABLE, Visitor, opened, refusal, visitor

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
    with TestClient(create_app(replace(config, origins=frozenset({"play.example.org"})))) as client:
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


def test_internal_errors_are_not_revealed(
    config: Config, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app = create_app(config)
    with TestClient(app) as client:
        ana = visitor(client, "Ana")
        table = opened(ana)

        async def fail(*_: Any) -> None:
            raise RuntimeError("the disk is full")

        was = structlog.get_config()
        logs.configure("info")
        try:
            monkeypatch.setattr(app.state.registry, "table_for", fail)
            response = ana.ask("GET", table)
        finally:
            structlog.configure(**was)
    assert (response.status_code, refusal(response)["code"]) == (500, "request/failed")
    assert "disk" not in response.text
    logged = capsys.readouterr().err
    assert "the disk is full" in logged
    assert table.rpartition("/")[2] not in logged
    assert ana.cookie not in logged


def test_requests_are_counted_by_route_and_never_by_key(ana: Visitor, client: TestClient) -> None:
    table = opened(ana)
    ana.get(table)
    counted = client.get("/metrics").text
    assert 'sabot_request_seconds_count{route="/api/tables/{table}",status="200"}' in counted
    assert table.rpartition("/")[2] not in counted


def test_tables_in_memory_are_counted(ana: Visitor, client: TestClient) -> None:
    for _ in range(2):
        ana.get(opened(ana))
    assert "sabot_tables 2.0" in client.get("/metrics").text


def test_a_server_is_healthy_and_ready(client: TestClient) -> None:
    for path in ("/api/health", "/api/ready"):
        assert client.get(path).json() == {"ok": True}


def test_a_server_whose_file_is_gone_or_locked_is_not_ready(config: Config, monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer comes in time, although the thread still waits for the file."""
    monkeypatch.setitem(SQLITE_ARGUMENTS, "timeout", 60)
    file = Path(config.database.removeprefix("sqlite:///"))
    with TestClient(create_app(config)) as client:
        with closing(sqlite3.connect(file)) as other, monkeypatch.context() as patch:
            patch.setattr(service, "TIMEOUT", 0.2)
            other.execute("BEGIN IMMEDIATE")
            before = time.monotonic()
            assert client.get("/api/ready").status_code == 503
            assert time.monotonic() - before < 30
        assert client.get("/api/ready").is_success
        file.rename(file.with_suffix(".moved"))
        assert client.get("/api/ready").status_code == 503


@pytest.mark.parametrize("part", ["store", "bus"])
def test_a_server_whose_database_or_bus_is_silent_is_not_ready(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    async def fail() -> None:
        raise ConnectionError("no answer from 10.0.0.1")

    assert isinstance(client.app, Starlette)
    monkeypatch.setattr(getattr(client.app.state.registry, part), "ping", fail)
    response: httpx2.Response = client.get("/api/ready")
    assert (response.status_code, refusal(response)["code"]) == (503, "server/not-ready")
    assert "10.0.0.1" not in response.text
    assert client.get("/api/health").is_success
