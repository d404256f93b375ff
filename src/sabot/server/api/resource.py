"""The resource at a path: finds the endpoint by method, checks limits, and turns refusals into responses."""

import time
from collections.abc import Iterable
from math import ceil

import structlog
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from sabot.errors import Refused, Unreadable
from sabot.server.access.limits import Limits
from sabot.server.access.origin import is_own_origin
from sabot.server.api.endpoint import Endpoint
from sabot.server.api.problems import problem, status_of
from sabot.server.api.request import ApiRequest
from sabot.server.operations import metrics

DESERTED = 24 * 3_600_000
"""After how many milliseconds a table at which nobody comes or goes does not count as open any more."""

log = structlog.get_logger()


class Gatekeeper:
    """Checks limits and origins before a request is handled."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits

    async def check_rate(self, request: ApiRequest) -> None:
        """Raise Refused if the address sends too many requests."""
        self._limit(request, await request.quotas.request(request.address))

    async def check_endpoint(self, request: ApiRequest, endpoint: Endpoint) -> None:
        """Raise Refused for a change from another site, for too many new tables or codes, or too much rare work."""
        http = request.http
        if endpoint.is_change and not is_own_origin(
            http.headers.get("origin"), http.headers.get("host", ""), http.app.state.origins
        ):
            raise Refused("origin/foreign")
        if endpoint.opens_table:
            self._limit(request, await request.quotas.new_table(request.address, request.me.guest))
            await self._check_open_tables(request)
        if endpoint.is_rare:
            self._limit(request, await request.quotas.rare(request.address))
        if endpoint.tries_code:
            self._limit(request, await request.quotas.code(request.address, request.me.guest))

    async def _check_open_tables(self, request: ApiRequest) -> None:
        """Raise Refused if the guest or the address has too many tables open."""
        since = time.time_ns() // 1_000_000 - DESERTED
        by_guest, from_place = await request.registry.store.open_tables(request.opener, since)
        if by_guest >= self._limits.tables_per_guest:
            raise Refused("table/too-many", most=self._limits.tables_per_guest)
        if from_place >= self._limits.tables_per_address:
            raise Refused("table/too-many-here", most=self._limits.tables_per_address)

    def _limit(self, request: ApiRequest, wait: float) -> None:
        """Raise Refused if the client has to wait."""
        if wait:
            request.headers["Retry-After"] = str(ceil(wait))
            raise Refused("request/too-fast")


class Resource:
    """The endpoints at a path."""

    def __init__(self, path: str, endpoints: Iterable[Endpoint], gatekeeper: Gatekeeper) -> None:
        self.path = path
        self._endpoints = {endpoint.method: endpoint for endpoint in endpoints}
        if "GET" in self._endpoints:
            self._endpoints["HEAD"] = self._endpoints["GET"]
        self._gatekeeper = gatekeeper

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        began = time.perf_counter()
        response = await self._answer(ApiRequest(Request(scope, receive)))
        metrics.REQUESTS.labels(self.path, response.status_code).observe(time.perf_counter() - began)
        await response(scope, receive, send)

    async def _answer(self, request: ApiRequest) -> Response:
        try:
            await self._gatekeeper.check_rate(request)
            request.check_ban()
            endpoint = self._find(request)
            await self._gatekeeper.check_endpoint(request, endpoint)
            return await endpoint.respond(request)
        except (Refused, Unreadable) as error:
            return _refuse(request, error)
        except Exception:
            log.exception("a request could not be answered", route=self.path)
            return _refuse(request, Refused("request/failed"))

    def _find(self, request: ApiRequest) -> Endpoint:
        method = request.http.method
        if not self._endpoints:
            raise Refused("route/none")
        if method not in self._endpoints:
            request.headers["Allow"] = ", ".join(sorted(self._endpoints))
            raise Refused("request/method", method=method)
        return self._endpoints[method]


def _refuse(request: ApiRequest, error: Refused | Unreadable) -> Response:
    metrics.REFUSED.labels(error.code).inc()
    return request.answer(problem(error, request.language), status_of(error))
