"""What those need to know who run the server."""

import asyncio

import structlog
from msgspec import Struct
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sabot.errors import Refused
from sabot.server.api.endpoint import endpoint
from sabot.server.api.request import ApiRequest
from sabot.server.hosting.registry import TableRegistry

TIMEOUT = 5
"""For how many seconds database and bus may be silent."""

log = structlog.get_logger()


class Health(Struct, frozen=True):
    """Whether all is well."""

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
            await asyncio.shield(
                _ping(request.registry)
            )  # a driver may not let itself be cancelled, but nobody waits for it
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
    """What Prometheus is told."""
    return generate_latest().decode()
