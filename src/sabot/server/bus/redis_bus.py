"""Many processes: one channel of Redis for all news, and a key of Redis for every table that is looked after."""

import asyncio
import secrets
from collections.abc import Collection, Iterator
from contextlib import contextmanager

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from sabot.server.bus.process_bus import Hear
from sabot.server.operations.batches import Batches

CHANNEL = "sabot:news"
LEASES = "sabot:lease:"
LEASE = 5.0
"""How long a process looks after a table unless it says so again, in seconds."""
PATIENCE = 1.0
"""How long Redis may take to answer, in seconds."""
PAUSE = 0.5
"""How long to wait before Redis is sought again, in seconds."""

_TAKE = """
local taken = {}
for number, lease in ipairs(KEYS) do
    local holder = redis.call("GET", lease)
    if not holder or holder == ARGV[1] then
        redis.call("SET", lease, ARGV[1], "PX", ARGV[2])
        taken[#taken + 1] = number
    end
end
return taken
"""
_GIVE_BACK = """
for _, lease in ipairs(KEYS) do
    if redis.call("GET", lease) == ARGV[1] then
        redis.call("DEL", lease)
    end
end
"""

News = tuple[str, bytes]
"""The key of a table, and what is told about it."""


class Bulletin(msgspec.Struct, array_like=True):
    """All that a process has to tell at a time."""

    source: str
    news: list[News]


log = structlog.get_logger()
_bulletin = msgspec.msgpack.Decoder(Bulletin)


class RedisBus:
    """The way to other processes through Redis; while that is away nothing is told and no lease is had."""

    is_shared = True

    def __init__(self, url: str, lease: float = LEASE) -> None:
        """Nothing is connected yet; but ValueError or TypeError if there can be nothing at the address."""
        self.source = secrets.token_hex(8)
        self._redis = Redis.from_url(
            url,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            retry=Retry(NoBackoff(), 1),  # the connection may be one to a Redis that has been restarted
        )
        self._redis.connection_pool.make_connection()  # type: ignore[no-untyped-call]  # only to see if it can be made
        self._milliseconds = round(lease * 1000)
        self._take = self._redis.register_script(_TAKE)
        self._give_back = self._redis.register_script(_GIVE_BACK)
        self._news: Batches[News] = Batches(self._tell)
        self._listening: asyncio.Task[None] | None = None
        self._is_away = False

    async def publish(self, key: str, payload: bytes) -> None:
        """Tell all others something about a table; never wait for them."""
        self._news.put((key, payload))

    async def listen(self, hear: Hear) -> None:
        """Hear from now on what others tell; if Redis is away, from when it is back."""
        is_settled = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(hear, is_settled))
        await is_settled.wait()

    async def lease(self, keys: Collection[str]) -> set[str]:
        """Those of some tables that nobody else looks after; none while Redis is away."""
        asked = list(keys)
        taken: list[int] = []
        with self._reaching():
            taken = await self._take([LEASES + key for key in asked], [self.source, self._milliseconds])
        return {asked[number - 1] for number in taken}

    async def release(self, keys: Collection[str]) -> None:
        """Let others look after some tables; while Redis is away, they will when the lease is over."""
        with self._reaching():
            await self._give_back([LEASES + key for key in keys], [self.source])

    async def ping(self) -> None:
        """Raise ConnectionError unless Redis answers."""
        try:
            await self._redis.ping()
        except RedisError as error:
            raise ConnectionError(str(error)) from error

    async def close(self) -> None:
        """Tell what is left to tell, and hear no more."""
        await self._news.finish()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._redis.aclose()

    async def _tell(self, news: list[News]) -> None:
        with self._reaching():
            await self._redis.publish(CHANNEL, msgspec.msgpack.encode(Bulletin(self.source, news)))

    async def _listen(self, hear: Hear, is_settled: asyncio.Event) -> None:
        while True:
            with self._reaching():
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(message["data"], hear)
                        else:
                            self._note(None)
                            is_settled.set()
            is_settled.set()
            await asyncio.sleep(PAUSE)

    async def _hear(self, data: bytes, hear: Hear) -> None:
        try:
            bulletin = _bulletin.decode(data)
        except msgspec.DecodeError:  # of a process of another release, perhaps
            log.warning("news could not be read")
            return
        for key, payload in bulletin.news if bulletin.source != self.source else ():
            try:
                await hear(key, payload)
            except Exception:  # whatever is wrong with these news, the next must be heard
                log.exception("news could not be heard")

    @contextmanager
    def _reaching(self) -> Iterator[None]:
        """Redis may be away."""
        try:
            yield
        except RedisError as error:
            self._note(error)
        else:
            self._note(None)

    def _note(self, error: RedisError | None) -> None:
        """Log when Redis goes away, and when it is back."""
        if error is not None and not self._is_away:
            log.warning("redis is away", reason=type(error).__name__)
        elif error is None and self._is_away:
            log.info("redis is back")
        self._is_away = error is not None
