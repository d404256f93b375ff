"""Metrics are for the machine itself, and for those who have the token."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from sabot.server.app import Config, create_app
from tests.support.server.visitors import TOKEN, refusal

HERE, ELSEWHERE = "127.0.0.1", "192.0.2.7"


@pytest.fixture
def local(config: Config) -> Iterator[TestClient]:
    """A client on the same machine."""
    with TestClient(create_app(config), base_url="http://localhost:8000", client=(HERE, 50000)) as client:
        yield client


def status(client: TestClient, **headers: str) -> int:
    """The status of an answer about metrics."""
    sent = {name.replace("_", "-").encode(): value.encode("latin-1") for name, value in headers.items()}
    response = client.get("/metrics", headers=sent)
    if response.status_code != 200:
        assert refusal(response)["code"] == "metrics/closed"
        assert "sabot_sockets" not in response.text
    return response.status_code


def test_the_machine_itself_has_access(local: TestClient) -> None:
    assert status(local) == 200
    assert local.get("http://127.0.0.1:8000/metrics").is_success


def test_others_have_no_access(local: TestClient) -> None:
    transport: Any = local._transport
    for address in (ELSEWHERE, "2001:db8::1", "", "testclient"):
        transport.client = (address, 50000)
        assert status(local) == 403
    transport.client = ("::1", 50000)
    assert status(local) == 200


@pytest.mark.parametrize("header", ["x_forwarded_for", "forwarded", "x_real_ip", "via", "x_forwarded_proto"])
def test_a_request_that_was_forwarded_has_no_access(local: TestClient, header: str) -> None:
    assert status(local, **{header: HERE}) == 403


def test_a_proxy_that_tells_nothing_gives_no_access_under_a_public_name(local: TestClient) -> None:
    assert local.get("http://testserver/metrics").status_code == 403


def test_the_token_gives_access_from_everywhere(local: TestClient) -> None:
    transport: Any = local._transport
    transport.client = (ELSEWHERE, 50000)
    assert status(local, authorization=f"Bearer {TOKEN}", x_forwarded_for=ELSEWHERE) == 200
    for wrong in (TOKEN, "Bearer ", f"Bearer {TOKEN}x", f"Basic {TOKEN}", "Bearer \u00e9"):
        assert status(local, authorization=wrong) == 403


@pytest.mark.parametrize("token", [None, ""])
def test_no_token_is_no_token_that_fits(config: Config, token: str | None) -> None:
    with TestClient(create_app(replace(config, metrics_token=token))) as client:
        for given in ("Bearer ", "Bearer", "Bearer None"):
            assert status(client, authorization=given) == 403
