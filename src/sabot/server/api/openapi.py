"""Builds the OpenAPI document from the declarations of the endpoints."""

from collections.abc import Iterator, Sequence
from http import HTTPStatus
from typing import Any

from msgspec.json import schema_components

from sabot import __version__
from sabot.server.access.identity import COOKIE
from sabot.server.api.endpoint import RETRY, Endpoint
from sabot.server.api.problems import Problem
from sabot.server.api.request import JSON
from sabot.server.protocol.client_messages import Id, Message
from sabot.server.protocol.server_messages import Answer

ABOUT = (
    "Lobby, records, rules, options and statistics of the table server. "
    f"A guest is known by the signed cookie `{COOKIE}`, which comes with the first answer that needs to know who asks. "
    "The game itself is played over the WebSocket at `/socket`: "
    "clients send `Message`, the server sends `Answer`, each as one JSON text."
)
ALWAYS = (400, 429)
"""Error statuses of any request."""
CHANGING = (403,)
"""More error statuses of any change."""
SENDING = (413, 415)
"""More error statuses of any request with a body."""

Schema = dict[str, Any]


def document(endpoints: Sequence[Endpoint]) -> Schema:
    """The OpenAPI document of all endpoints, with the messages of the socket."""
    types = list(_types(endpoints))
    schemas, components = schema_components(types, ref_template="#/components/schemas/{name}")
    described = _Described(dict(zip(types, schemas, strict=True)), components)
    paths: dict[str, Schema] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = described.operation(endpoint)
    refusals = {status for endpoint in endpoints for status in _refusals(endpoint)}
    queries = {endpoint.query.__name__ for endpoint in endpoints}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sabot", "version": __version__, "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": {name: part for name, part in components.items() if name not in queries},
            "responses": {HTTPStatus(status).name: described.refusal(status) for status in sorted(refusals)},
        },
    }


def _types(endpoints: Sequence[Endpoint]) -> Iterator[Any]:
    """All types that are sent in either direction."""
    yield from (Message, Answer, Problem, Id)
    for endpoint in endpoints:
        yield from (endpoint.query, *endpoint.takes.values())
        yield endpoint.gives


def _refusals(endpoint: Endpoint) -> set[int]:
    """The error statuses of an endpoint."""
    changing = CHANGING if endpoint.is_change else ()
    sending = SENDING if "body" in endpoint.takes else ()
    return {*ALWAYS, *endpoint.refuses, *changing, *sending}


class _Described:
    """Describes endpoints with the schemas of their types."""

    def __init__(self, schemas: dict[Any, Schema], components: dict[str, Schema]) -> None:
        self._schemas = schemas
        self._components = components

    def operation(self, endpoint: Endpoint) -> Schema:
        """The description of an endpoint."""
        first, _, more = str(endpoint.handler.__doc__).partition(". ")
        described = {
            "operationId": endpoint.name,
            "tags": [endpoint.handler.__module__.rpartition(".")[2]],
            "summary": first.rstrip("."),
            "parameters": [*self._parts(endpoint), *self._query(endpoint), *self._retry(endpoint)],
            "responses": dict(self._responses(endpoint)),
        }
        if more:
            described["description"] = more
        if "body" in endpoint.takes:
            body = endpoint.takes["body"]
            required = bool(self._components[body.__name__]["required"])
            described["requestBody"] = {"required": required, "content": {JSON: {"schema": self._schemas[body]}}}
        return described

    def _parts(self, endpoint: Endpoint) -> Iterator[Schema]:
        for name, kind in endpoint.parts.items():
            yield {"name": name, "in": "path", "required": True, "schema": self._schemas[kind]}

    def _query(self, endpoint: Endpoint) -> Iterator[Schema]:
        query = self._components[endpoint.query.__name__]
        for name, schema in query["properties"].items():
            yield {"name": name, "in": "query", "required": name in query["required"], "schema": schema}

    def _retry(self, endpoint: Endpoint) -> Iterator[Schema]:
        if "retry" in endpoint.takes:
            yield {"name": RETRY, "in": "header", "required": False, "schema": self._schemas[Id]}

    def _responses(self, endpoint: Endpoint) -> Iterator[tuple[str, Schema]]:
        content = {endpoint.media_type: {"schema": self._schemas[endpoint.gives]}}
        yield str(endpoint.status), {"description": HTTPStatus(endpoint.status).phrase, "content": content}
        for status in sorted(_refusals(endpoint)):
            yield str(status), {"$ref": f"#/components/responses/{HTTPStatus(status).name}"}

    def refusal(self, status: int) -> Schema:
        """The description of an error response."""
        described = {
            "description": HTTPStatus(status).phrase,
            "content": {JSON: {"schema": self._schemas[Problem]}},
        }
        if status == HTTPStatus.TOO_MANY_REQUESTS:
            described["headers"] = {"Retry-After": {"schema": {"type": "integer"}}}
        return described
