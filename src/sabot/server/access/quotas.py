"""Rate limits of guests and addresses, which all processes share if there is a Redis.

A rate limiter in memory always counts, in less than a microsecond. With a Redis, a window of the library `limits` there
counts for all processes together. While Redis is away, each process goes on with its own limiters. The library could
count in memory too, but there it looks at all its keys for every event: 1.5 ms with 10,000 addresses.
"""

import time

import structlog
from limits import RateLimitItem, RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter
from limits.errors import StorageError

from sabot.errors import Refused
from sabot.server.access.limits import Limits, RateLimiters

WINDOW = 10
"""How many times as long as its rate says a shared window is. Bursts are limited by the limiters in memory."""
TIMEOUT = 0.25
"""How many seconds Redis may take to answer."""
RETRY_AFTER = 5.0
"""For how many seconds Redis is not asked after it has failed."""
FAMILY = 5
"""How many times as much as a guest an address may do."""
PREFIX = "sabot:limits"

log = structlog.get_logger()


class SharedWindows:
    """The windows in Redis. An event that Redis cannot count is allowed: the limiters in memory have counted it."""

    def __init__(self, url: str) -> None:
        self._storage = RedisStorage(
            "async+" + url.replace("unix://", "redis+unix://", 1),
            implementation="redispy",
            wrap_exceptions=True,
            key_prefix=PREFIX,
            socket_timeout=TIMEOUT,
            socket_connect_timeout=TIMEOUT,
        )
        self._limiter = SlidingWindowCounterRateLimiter(self._storage)
        self._retry_at = 0.0

    async def wait(self, window: RateLimitItem, kind: str, who: str) -> float:
        """Count one more event and return 0; or, if it is too early, return the seconds to wait."""
        if time.monotonic() < self._retry_at:
            return 0
        try:
            if await self._limiter.hit(window, kind, who):
                return 0
            stats = await self._limiter.get_window_stats(window, kind, who)
        except (StorageError, OSError) as error:
            self._retry_at = time.monotonic() + RETRY_AFTER
            log.warning("limits are counted by each process alone", reason=type(error.__cause__ or error).__name__)
            return 0
        return max(stats.reset_time - time.time(), 0.1)

    async def close(self) -> None:
        """Disconnect."""
        await self._storage.bridge.get_connection().aclose()  # type: ignore[attr-defined]  # of redis.asyncio


class Quota:
    """So many events of a kind in some seconds, for each guest or address."""

    def __init__(self, kind: str, number: int, seconds: int, shared: SharedWindows | None) -> None:
        self._kind = kind
        self._limiters = RateLimiters(number, seconds)
        self._shared = shared
        self._window = RateLimitItemPerSecond(number * WINDOW, seconds * WINDOW)

    async def wait(self, who: str) -> float:
        """Count one more event and return 0; or, if it is too early, return the seconds to wait."""
        wait = self._limiters.wait(who, time.monotonic())
        if wait or self._shared is None:
            return wait
        return await self._shared.wait(self._window, self._kind, who)


class Quotas:
    """The rate limits of guests and addresses."""

    def __init__(self, limits: Limits, redis: str | None = None) -> None:
        self._shared = None if redis is None else SharedWindows(redis)
        self._requests = self._quota("requests", limits.requests_per_second, 1)
        self._sockets = self._quota("sockets", limits.sockets_per_second, 1)
        self._tables = self._quota("tables", limits.tables_per_minute, 60)
        self._rare = self._quota("rare requests", limits.rare_requests_per_minute, 60)
        self._hints = self._pair("hints", limits.hints_per_minute)
        self._chat = self._pair("chat", limits.chat_per_minute)
        self._codes = self._pair("codes", limits.codes_per_ten_minutes, 600)

    def _quota(self, kind: str, number: int, seconds: int) -> Quota:
        return Quota(kind, number, seconds, self._shared)

    def _pair(self, kind: str, number: int, seconds: int = 60) -> tuple[Quota, Quota]:
        """The quota of a guest, and that of an address, at which a family may play."""
        return self._quota(kind, number, seconds), self._quota(f"{kind} of an address", FAMILY * number, seconds)

    async def request(self, address: str) -> float:
        """Count a request; the seconds to wait if there were too many."""
        return await self._requests.wait(address)

    async def new_socket(self, address: str) -> float:
        """Count a new socket; the seconds to wait if there were too many."""
        return await self._sockets.wait(address)

    async def new_table(self, address: str, guest: str) -> float:
        """Count a new table; the seconds to wait if there were too many."""
        return await self._tables.wait(address) or await self._tables.wait(guest)

    async def rare(self, address: str) -> float:
        """Count a request that costs much and is rarely made; the seconds to wait if there were too many."""
        return await self._rare.wait(address)

    async def hint(self, address: str, guest: str) -> None:
        """Count a hint, or raise Refused."""
        await self._check(self._hints, address, guest)

    async def chat(self, address: str, guest: str) -> None:
        """Count a line of chat, or raise Refused."""
        await self._check(self._chat, address, guest, "chat/too-fast")

    async def code(self, address: str, guest: str) -> float:
        """Count a code that somebody tries; the seconds to wait if there were too many."""
        return await self._codes[0].wait(guest) or await self._codes[1].wait(address)

    async def _check(
        self, quotas: tuple[Quota, Quota], address: str, guest: str, code: str = "message/too-fast"
    ) -> None:
        """Count an event of a guest and of an address, or raise Refused."""
        if await quotas[0].wait(guest) or await quotas[1].wait(address):
            raise Refused(code)

    async def close(self) -> None:
        """Disconnect."""
        if self._shared is not None:
            await self._shared.close()
