"""The OpenAPI document: endpoints answer any request as it says."""

import json
import re
from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.python.asgi import ASGIClient, get_client, shutdown_lifespans
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
    unsupported_method,
)
from starlette.applications import Starlette
from starlette.testclient import TestClient

from sabot.server.access.limits import Limits
from sabot.server.api import ENDPOINTS
from sabot.server.api.openapi import document
from sabot.server.app import Config, create_app
from tests.support.server.visitors import HOST

DOCUMENT = document(ENDPOINTS)
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
    unsupported_method,
]
KEY = re.compile("[A-Za-z0-9_-]{1,64}")
PATIENT = Limits(
    requests_per_second=1_000_000,
    tables_per_minute=1_000_000,
    rare_requests_per_minute=1_000_000,
    tables_per_guest=1_000_000,
    tables_per_address=1_000_000,
)

schema = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Starlette]:
    """A server without rate limits."""
    directory: Path = tmp_path_factory.mktemp("openapi")
    database = f"sqlite:///{directory / 'tables.sqlite'}"
    yield create_app(Config(database=database, origins=frozenset({HOST}), limits=PATIENT))
    shutdown_lifespans()


@pytest.fixture
def ana(app: Starlette) -> Iterator[ASGIClient]:
    """A guest with a name."""
    asgi: Any = app
    with get_client(asgi) as client:
        done(client.put("http://testserver/api/me", json={"name": "Ana"}))
        yield client


@pytest.fixture
def tables(ana: ASGIClient) -> Iterator[str]:
    """Tables of the guest in turn: an open one, one with a match under way, and one that is over."""
    keys = []
    for ways in ((), ("start",), ("start", "close")):
        settings: dict[str, Any] = {"edition": "flip", "seats": ["person", "person", "careful"], "clocks": {"pace": 0}}
        key = done(ana.post("http://testserver/api/tables", json=settings))["table"]
        for way in ways:
            done(ana.post(f"http://testserver/api/tables/{key}/{way}"))
        keys.append(key)
    return cycle(keys)


def done(response: Any) -> Any:
    """The answer."""
    assert response.ok, response.text
    return response.json()


# A parameter, since without one pytest gives the tests of all operations the same name.
@pytest.mark.slow
@pytest.mark.parametrize("checks", [CHECKS], ids=["documented"])
@schema.parametrize()
@settings(
    max_examples=15,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much],
)
def test_whatever_is_sent_is_answered_as_documented(
    case: Case[Any], app: Starlette, ana: ASGIClient, tables: Iterator[str], checks: list[Any]
) -> None:
    if KEY.fullmatch(str(case.path_parameters.get("table", ""))):
        case.path_parameters["table"] = next(tables)
    case.call_and_validate(app=app, session=ana, checks=checks)


def test_every_endpoint_is_documented() -> None:
    documented = {(method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods}
    assert documented == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    names = [operation["operationId"] for methods in DOCUMENT["paths"].values() for operation in methods.values()]
    assert len(set(names)) == len(names)


def test_every_reference_leads_somewhere() -> None:
    text = json.dumps(DOCUMENT)
    components = DOCUMENT["components"]
    known = {f"#/components/{kind}/{name}" for kind, parts in components.items() for name in parts}
    assert set(re.findall(r'"\$ref": "([^"]+)"', text)) <= known
    assert {"Message", "Answer", "Settings", "Problem"} <= set(components["schemas"])


def test_the_document_is_served_as_it_is(client: TestClient) -> None:
    assert client.get("/api/openapi.json").json() == json.loads(json.dumps(DOCUMENT))


def test_a_query_is_documented_parameter_by_parameter() -> None:
    parameters = DOCUMENT["paths"]["/api/tables/{table}/replay"]["get"]["parameters"]
    assert [(part["name"], part["in"], part["required"]) for part in parameters] == [
        ("table", "path", True),
        ("viewer", "query", False),
        ("from", "query", False),
        ("to", "query", False),
        ("lang", "query", False),
    ]


def test_a_body_is_needed_where_something_in_it_is() -> None:
    needed = {
        (endpoint.method, endpoint.path): DOCUMENT["paths"][endpoint.path][endpoint.method.lower()]["requestBody"][
            "required"
        ]
        for endpoint in ENDPOINTS
        if "body" in endpoint.takes
    }
    assert needed["POST", "/api/tables"]
    assert not needed["PUT", "/api/tables/{table}/seats/{seat}"]
