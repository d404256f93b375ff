"""The bus of several processes: one Redis channel for all announcements."""

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import structlog
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from sabot.server.bus.process_bus import Listener
from sabot.server.operations.batches import Batches

CHANNEL = "sabot:news"
TIMEOUT = 1.0
"""How long Redis may take to answer, in seconds."""
RECONNECT_AFTER = 0.5
"""How long to wait before connecting to Redis again, in seconds."""

Announced = tuple[str, bytes]
"""The key of a table, and the payload of an announcement."""


class Batch(msgspec.Struct, array_like=True):
    """The announcements that a process sends in one message."""

    source: str
    announced: list[Announced]


log = structlog.get_logger()
_batch_decoder = msgspec.msgpack.Decoder(Batch)


class RedisBus:
    """The bus over Redis. While Redis is down, announcements are lost."""

    is_shared = True

    def __init__(self, url: str) -> None:
        """Does not connect yet. Raises ValueError or TypeError for an invalid address."""
        self.source = secrets.token_hex(8)
        self._redis = Redis.from_url(
            url,
            socket_timeout=TIMEOUT,
            socket_connect_timeout=TIMEOUT,
            retry=Retry(NoBackoff(), 1),  # a pooled connection may be broken since Redis was restarted
        )
        self._redis.connection_pool.make_connection()  # type: ignore[no-untyped-call]  # only to validate the address
        self._outgoing: Batches[Announced] = Batches(self._send)
        self._listening: asyncio.Task[None] | None = None
        self._is_down = False

    async def publish(self, key: str, payload: bytes) -> None:
        """Tell all others something about a table; never wait for them."""
        self._outgoing.put((key, payload))

    async def listen(self, listener: Listener) -> None:
        """Call the listener for every announcement from now on; if Redis is down, from when it is back."""
        has_tried = asyncio.Event()
        self._listening = asyncio.create_task(self._receive(listener, has_tried))
        await has_tried.wait()

    async def ping(self) -> None:
        """Raise ConnectionError unless Redis answers."""
        try:
            await self._redis.ping()
        except RedisError as error:
            raise ConnectionError(str(error)) from error

    async def close(self) -> None:
        """Send what is left to send, and stop listening."""
        await self._outgoing.finish()
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self, announced: list[Announced]) -> None:
        with self._tolerating_outage():
            await self._redis.publish(CHANNEL, msgspec.msgpack.encode(Batch(self.source, announced)))

    async def _receive(self, listener: Listener, has_tried: asyncio.Event) -> None:
        while True:
            with self._tolerating_outage():
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._deliver(message["data"], listener)
                        else:
                            self._log_outage(None)
                            has_tried.set()
            has_tried.set()
            await asyncio.sleep(RECONNECT_AFTER)

    async def _deliver(self, data: bytes, listener: Listener) -> None:
        try:
            batch = _batch_decoder.decode(data)
        except msgspec.DecodeError:  # perhaps from a process of another release
            log.warning("news could not be read")
            return
        for key, payload in batch.announced if batch.source != self.source else ():
            try:
                await listener(key, payload)
            except Exception:  # one bad announcement must not stop the next
                log.exception("news could not be heard")

    @contextmanager
    def _tolerating_outage(self) -> Iterator[None]:
        """Log an error of Redis and go on without it."""
        try:
            yield
        except RedisError as error:
            self._log_outage(error)
        else:
            self._log_outage(None)

    def _log_outage(self, error: RedisError | None) -> None:
        """Log when Redis goes down, and when it is back."""
        if error is not None and not self._is_down:
            log.warning("redis is away", reason=type(error).__name__)
        elif error is None and self._is_down:
            log.info("redis is back")
        self._is_down = error is not None
