"""The WebSocket of a client: handles its messages one after the other, and sends it answers and updates."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from starlette.types import Receive, Send
from starlette.websockets import WebSocketDisconnect

from sabot.errors import Refused, Unreadable
from sabot.server.access.identity import Identity
from sabot.server.access.limits import POLICY_VIOLATION, Limits, RateLimiter
from sabot.server.access.quotas import Quotas
from sabot.server.hosting.registry import TableRegistry
from sabot.server.hosting.watched_table import encode
from sabot.server.operations import metrics
from sabot.server.protocol.client_messages import WISHES, Message, Named
from sabot.server.protocol.decode_errors import decode_error
from sabot.server.protocol.server_messages import PROTOCOL, Answer, Done, RefusedShown, Welcome
from sabot.server.tables.log.entries import Guest
from sabot.server.transport import wishes
from sabot.server.transport.outbox import Outbox, Write
from sabot.server.transport.waiting import SmallEvent
from sabot.words.language import speak

TOO_SLOW = 1013
"""The close code for a client that does not read."""
CLOSE_TIMEOUT = 1.0
"""How many seconds closing the connection may take."""
REFUSED_BEFORE_CLOSING = 100
"""How many messages in a row are refused as too fast before the connection is closed."""

log = structlog.get_logger()
_decoder = msgspec.json.Decoder(Message)
_names = msgspec.json.Decoder(Named)
UNNAMED = Named()


class SocketClient:
    """A client's connection, from its first message to its last."""

    __slots__ = (
        "_dropped",
        "_receive",
        "_send",
        "_serving",
        "address",
        "language",
        "limiter",
        "lost",
        "max_bytes",
        "me",
        "outbox",
        "pause",
        "push",
        "push_later",
        "quotas",
        "registry",
        "tables",
        "waiting",
    )

    def __init__(
        self,
        receive: Receive,
        send: Send,
        registry: TableRegistry,
        me: Identity,
        limits: Limits,
        write: Write | None = None,
        address: str = "",
        lost: SmallEvent | None = None,
    ) -> None:
        """With `lost`, the client does not wait for anything when its connection is lost."""
        self._receive = receive
        self._send = send
        self.registry = registry
        self.me = me
        self.address = address
        self.limiter = RateLimiter(limits.messages_per_second)
        self.max_bytes = limits.message_bytes
        self.quotas: Quotas | None = None
        """Counts hints and lines of the chat, at all processes together."""
        self.language = speak(me.lang)
        self.tables: tuple[str, ...] = ()
        """The tables that the client watches."""
        self.waiting: tuple[asyncio.Task[None], ...] = ()
        """Actions that wait for their time."""
        self.outbox = Outbox(send, self._drop_slow, write)
        self.push = self.outbox.put
        """Send a message."""
        self.push_later = self.outbox.put_later
        """Send a message after those of others that are urgent."""
        self.lost = lost or SmallEvent()
        """Set when the connection is lost."""
        self.pause = wishes.CHATTER_PAUSE
        """How many seconds the client waits if it says the next line too fast."""
        self._dropped = 0
        """The close code for a client that is dropped; 0 while it is served."""
        self._serving: asyncio.Task[Any] | None = None

    def drop(self, code: int) -> None:
        """Close the connection soon, whatever the client does."""
        if not self._dropped:
            self._dropped = code
            if self._serving is not None:
                self._serving.cancel()

    def _drop_slow(self) -> None:
        """Close the connection to a client that does not read."""
        self.drop(TOO_SLOW)

    @property
    def guest(self) -> Guest:
        """The guest."""
        return self.me.guest

    def turn_out(self, reason: Refused) -> None:
        """Tell the client why, and close the connection."""
        if not self._dropped:
            self._refuse(reason)
            self.drop(POLICY_VIOLATION)

    def answer(self, answer: Answer) -> None:
        """Send an answer to the client."""
        self.push(encode(answer))

    async def serve(self) -> None:
        """Serve the client until either side closes the connection."""
        self._serving = asyncio.current_task()
        code = POLICY_VIOLATION
        moderation = self.registry.moderation
        try:
            moderation.check(self.me.guest, self.address)
            moderation.visitors.add(self)
            if not self._dropped:
                self.answer(Answer(welcome=Welcome(PROTOCOL, self.me.name, self.me.lang)))
                await self._receive_messages()
            code = self._dropped or code
        except Refused as banned:
            self._refuse(banned)
        except WebSocketDisconnect:
            code = 0
        except asyncio.CancelledError:
            if not self._dropped:
                raise
            if self._serving is not None:
                self._serving.uncancel()
            code = self._dropped
        finally:
            moderation.visitors.discard(self)
            self._serving = None  # whatever happens now, what follows is not cancelled
            for task in self.waiting:
                task.cancel()
            await asyncio.gather(*self.waiting, return_exceptions=True)
            for key in self.tables:
                await self.registry.unwatch(key, self)
            self._serving = None  # the task would refer to itself by this object
        if code:
            await self._close(code)
        self.outbox.close()

    async def _close(self, code: int) -> None:
        """Close the connection, after sending what is queued to a client that reads."""
        with suppress(TimeoutError, OSError, RuntimeError):  # the client may have closed it before
            async with asyncio.timeout(CLOSE_TIMEOUT):
                if code != TOO_SLOW:
                    await self.outbox.finish()
                await self._send({"type": "websocket.close", "code": code})

    async def _receive_messages(self) -> None:
        """Handle the client's messages one after the other; return if there are too many."""
        too_many = 0
        while too_many <= REFUSED_BEFORE_CLOSING:
            event = await self._receive()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect
            metrics.MESSAGES.count += 1
            if self.limiter.allows():
                too_many = 0
                await self._handle(event.get("text") or event.get("bytes") or "")
            else:
                too_many += 1
                self._refuse(Refused("message/too-fast"))

    async def _handle(self, data: str | bytes) -> None:
        """Carry out a message, or answer why not."""
        message: Message | None = None
        try:
            message = self._read(data)
            await self._handler_for(message)(self, message)
        except WebSocketDisconnect:
            raise
        except Exception as error:
            self.fail(error, message or _identify(data))

    def _read(self, data: str | bytes) -> Message:
        data = data.encode() if isinstance(data, str) else data
        if len(data) > self.max_bytes:
            raise Unreadable("long-message", most=self.max_bytes)
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise decode_error(error) from None

    def _handler_for(self, message: Message) -> wishes.Handler:
        """The handler of a message that has exactly one wish; or Unreadable."""
        wish = message.wish
        if wish is None:
            raise Unreadable("one-wish", wishes=", ".join(WISHES))
        return wishes.HANDLERS[wish]

    def fail(self, error: Exception, message: Message | Named) -> None:
        """Answer why a message failed. Anything but a refusal is logged as an error of the server."""
        if isinstance(error, Refused | Unreadable):
            self._refuse(error, message)
        else:
            log.error("a message could not be answered", exc_info=error)
            self._refuse(Refused("message/failed"), message)

    def _refuse(self, error: Refused | Unreadable, message: Message | Named = UNNAMED) -> None:
        metrics.REFUSED.labels(error.code).inc()
        rule = error.rule if isinstance(error, Refused) else ""
        name, key = message.id or None, message.table
        self.answer(Answer(refused=RefusedShown(error.code, rule, self._say(error, key), name, key)))

    def _say(self, error: Refused | Unreadable, key: str | None) -> str:
        """The sentence about an error, in which the client's own player is "you"."""
        if isinstance(error, Unreadable):
            return error.in_full(self.language)
        watched = self.registry.tables.get(key or "")
        viewer = watched.watchers.get(self) if watched else None
        seat = viewer.seat if viewer else None
        return error.say(self.language, watched.table.player_of(self.me.guest, seat) if watched else None)

    def done(self, message: Message, version: int, line: int = 0) -> None:
        """Answer that a message is done, now or when it was sent for the first time."""
        self.answer(Answer(done=Done(message.id or None, version, line)))


def _identify(data: str | bytes) -> Named:
    """The id and table of a message that cannot be read, as far as they can be."""
    try:
        return _names.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return UNNAMED
