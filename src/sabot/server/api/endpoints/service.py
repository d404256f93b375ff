"""Health, readiness and metrics for operators."""

from hmac import compare_digest

import structlog
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request

from sabot.errors import Refused
from sabot.server.access.origin import is_from_this_machine
from sabot.server.api.endpoint import endpoint
from sabot.server.api.request import ApiRequest

log = structlog.get_logger()


class Health(Struct, frozen=True):
    """Whether the server is healthy."""

    ok: bool
    instance: str
    """A random name of the process, by which it is recognised."""


class Ready(Struct, frozen=True, omit_defaults=True):
    """Whether the server can do its work."""

    ok: bool
    bus: bool = True
    """Whether the processes can announce entries to each other. Without it they read them from the database."""


@endpoint("GET", "/api/health")
async def read_health(request: ApiRequest) -> Health:
    """Whether the process is up."""
    return Health(ok=True, instance=request.http.app.state.instance)


@endpoint("GET", "/api/ready", refuses=(503,))
async def read_readiness(request: ApiRequest) -> Ready:
    """Whether the database can be written to. It is tried at most once a second."""
    try:
        is_bus_up = await request.registry.readiness.check()
    except Exception:
        log.exception("nothing can be stored")
        raise Refused("server/not-ready") from None
    return Ready(ok=True, bus=is_bus_up)


@endpoint("GET", "/metrics", media_type=CONTENT_TYPE_LATEST, refuses=(403,))
async def read_metrics(request: ApiRequest) -> str:
    """Metrics for Prometheus: for this machine, and with the bearer token for others."""
    if not may_read_metrics(request.http, request.http.app.state.metrics_token):
        raise Refused("metrics/closed")
    return generate_latest().decode()


def may_read_metrics(http: Request, token: str | None) -> bool:
    """Whether a request comes straight from this machine, or has the token."""
    given = http.headers.get("authorization", "").encode("latin-1")
    has_token = bool(token) and compare_digest(given, f"Bearer {token}".encode())
    return has_token or is_from_this_machine(http)
