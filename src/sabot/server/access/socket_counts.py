"""How many sockets each guest and each address has open, at all processes together if there is a Redis."""

import asyncio
import secrets
import time
from collections import Counter
from contextlib import suppress
from typing import Any

import structlog

VALID = 45.0
"""For how many seconds the counts of a process are valid unless it renews them."""
RENEW = 15.0
"""How often a process renews its counts, in seconds."""
TIMEOUT = 0.25
"""How many seconds Redis may take to answer."""
PREFIX = "sabot:sockets:"

# The value of a field is the count of a process, and until when it is valid. The sum does not contain its own.
_SUM_OF_OTHERS = """
local sums = {}
for number, key in ipairs(KEYS) do
    local sum = 0
    local fields = redis.call("HGETALL", key)
    for at = 1, #fields, 2 do
        local count, till = fields[at + 1]:match("(%d+) (%d+)")
        if tonumber(till) < tonumber(ARGV[2]) then
            redis.call("HDEL", key, fields[at])
        elseif fields[at] ~= ARGV[1] then
            sum = sum + tonumber(count)
        end
    end
    sums[number] = sum
end
return sums
"""

log = structlog.get_logger()


class SocketCounts:
    """The sockets of this process by guest and by address."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    async def enter(self, *bounds: tuple[str, int]) -> bool:
        """Count a socket for each key, unless one of them has as many as it may already."""
        others = await self._others([key for key, _ in bounds])
        if any(self._open[key] + other >= most for (key, most), other in zip(bounds, others, strict=True)):
            return False
        for key, _ in bounds:
            self._open[key] += 1
        self._changed(*(key for key, _ in bounds))
        return True

    def leave(self, *keys: str) -> None:
        """A socket was closed."""
        for key in keys:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]
        self._changed(*keys)

    async def _others(self, keys: list[str]) -> list[int]:
        """How many sockets other processes have open for each key."""
        return [0] * len(keys)

    def _changed(self, *keys: str) -> None:
        """The counts of some keys have changed."""

    async def close(self) -> None:
        """Stop counting."""


class SharedSocketCounts(SocketCounts):
    """The sockets of all processes. While Redis is away, each process counts its own."""

    def __init__(self, url: str) -> None:
        super().__init__()
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url, socket_timeout=TIMEOUT, socket_connect_timeout=TIMEOUT)
        self._sum_of_others = self._redis.register_script(_SUM_OF_OTHERS)
        self._source = secrets.token_hex(8)
        self._stale: set[str] = set()
        """Keys whose counts have changed since they were last written."""
        self._writing: asyncio.Task[None] | None = None
        self._renewing: asyncio.Task[None] | None = None
        self._retry_at = 0.0

    async def _others(self, keys: list[str]) -> list[int]:
        from redis.exceptions import RedisError

        if time.monotonic() >= self._retry_at:
            try:
                return list(await self._sum_of_others([PREFIX + key for key in keys], [self._source, _now()]))
            except (RedisError, OSError):
                self._retry_at = time.monotonic() + RENEW
        return [0] * len(keys)

    def _changed(self, *keys: str) -> None:
        self._stale.update(keys)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        if self._renewing is None:
            self._renewing = asyncio.create_task(self._renew())

    async def _write(self) -> None:
        """Write the counts that have changed."""
        from redis.exceptions import RedisError

        while self._stale:
            stale, self._stale = self._stale, set()
            with suppress(RedisError, OSError):
                async with self._redis.pipeline(transaction=False) as pipeline:
                    for key in stale:
                        count = self._open.get(key, 0)
                        if count:
                            pipeline.hset(PREFIX + key, self._source, f"{count} {_now() + round(VALID * 1000)}")
                            pipeline.pexpire(PREFIX + key, round(VALID * 1000))
                        else:
                            pipeline.hdel(PREFIX + key, self._source)
                    await pipeline.execute()

    async def _renew(self) -> None:
        """Write all counts again from time to time, until cancelled."""
        while True:
            await asyncio.sleep(RENEW)
            self._changed(*self._open)

    async def close(self) -> None:
        """Take back the counts of this process, and disconnect."""
        if self._renewing is not None:
            self._renewing.cancel()
            keys, self._open = [*self._open], Counter()
            self._changed(*keys)
            await asyncio.gather(self._renewing, *([self._writing] if self._writing else ()), return_exceptions=True)
        await self._redis.aclose()


def _now() -> int:
    """The time in milliseconds. The clocks of all processes agree to a fraction of a second."""
    return time.time_ns() // 1_000_000
