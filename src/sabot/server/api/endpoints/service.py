"""Health, readiness and metrics for operators."""

import asyncio

import structlog
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sabot.errors import Refused
from sabot.server.api.endpoint import endpoint
from sabot.server.api.request import ApiRequest
from sabot.server.hosting.registry import TableRegistry

TIMEOUT = 5
"""For how many seconds database and bus may take to answer."""

log = structlog.get_logger()


class Health(Struct, frozen=True):
    """Whether the server is healthy."""

    ok: bool


@endpoint("GET", "/api/health")
async def read_health(request: ApiRequest) -> Health:
    """Whether the process is up."""
    return Health(ok=True)


@endpoint("GET", "/api/ready", refuses=(503,))
async def read_readiness(request: ApiRequest) -> Health:
    """Whether database and bus answer."""
    try:
        async with asyncio.timeout(TIMEOUT):
            # A driver may ignore the cancellation. The shield lets it run on while the request is answered.
            await asyncio.shield(_ping(request.registry))
    except Exception:
        log.exception("database or bus do not answer")
        raise Refused("server/not-ready") from None
    return Health(ok=True)


async def _ping(registry: TableRegistry) -> None:
    """Raise an error unless database and bus answer."""
    await registry.store.ping()
    await registry.bus.ping()


@endpoint("GET", "/metrics", media_type=CONTENT_TYPE_LATEST)
async def read_metrics(request: ApiRequest) -> str:
    """Metrics for Prometheus."""
    return generate_latest().decode()
