"""The WebSocket of a client: handles its messages one after the other, and sends it answers and updates."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import Random
from typing import Any, ClassVar

import msgspec
import structlog
from starlette.types import Receive, Send
from starlette.websockets import WebSocketDisconnect

from sabot.errors import Refused, Unreadable
from sabot.server.access.identity import Identity
from sabot.server.access.limits import POLICY_VIOLATION, Limits, RateLimiter
from sabot.server.access.quotas import Quotas
from sabot.server.hosting import guest_actions
from sabot.server.hosting.chats import Kind
from sabot.server.hosting.guest_actions import MustWait
from sabot.server.hosting.registry import TableRegistry
from sabot.server.hosting.watched_table import encode
from sabot.server.operations import metrics
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.decode_errors import decode_error
from sabot.server.protocol.messages import PROTOCOL, WISHES, Answer, Done, Held, Message, Named, RefusedShown, Welcome
from sabot.server.tables.chat import author_tag
from sabot.server.tables.log.entries import Answered, AnyEntry, Guest, Readied, Returned, Unhurried
from sabot.server.tables.state import TableState
from sabot.server.transport.outbox import Outbox, Write
from sabot.server.transport.waiting import SmallEvent
from sabot.words.language import LANGUAGES, speak

MOST_TABLES = 20
"""How many tables a client may watch."""
MOST_HELD = 4
"""How many actions of a client may wait for the end of the time to call."""
TOO_SLOW = 1013
"""The close code for a client that does not read."""
CLOSE_TIMEOUT = 1.0
"""How many seconds closing the connection may take."""
REFUSED_BEFORE_CLOSING = 100
"""How many messages in a row are refused as too fast before the connection is closed."""

CHATTER_PAUSE, LONGEST_PAUSE = 0.25, 2.0
"""How many seconds a client waits for the refusal of a line that was said too fast: twice as long each time, up to the
longest, until a line is said in time."""

log = structlog.get_logger()
_decoder = msgspec.json.Decoder(Message)
_names = msgspec.json.Decoder(Named)
UNNAMED = Named()
_chance = Random()


class SocketClient:
    """A client's connection, from its first message to its last."""

    __slots__ = (
        "_dropped",
        "_lost",
        "_pause",
        "_receive",
        "_send",
        "_serving",
        "address",
        "language",
        "limiter",
        "max_bytes",
        "me",
        "outbox",
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
        self._lost = lost or SmallEvent()
        self._pause = CHATTER_PAUSE
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
            self._fail(error, message or _identify(data))

    def _read(self, data: str | bytes) -> Message:
        data = data.encode() if isinstance(data, str) else data
        if len(data) > self.max_bytes:
            raise Unreadable("long-message", most=self.max_bytes)
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise decode_error(error) from None

    def _handler_for(self, message: Message) -> "Handler":
        """The handler of a message that has exactly one wish; or Unreadable."""
        wish = message.wish
        if wish is None:
            raise Unreadable("one-wish", wishes=", ".join(WISHES))
        return self._handlers[wish]

    def _fail(self, error: Exception, message: Message | Named) -> None:
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

    async def _watch(self, message: Message) -> None:
        lang = message.lang or None
        if lang is not None and lang not in LANGUAGES:
            raise Unreadable("language", "lang", value=repr(lang), languages=", ".join(LANGUAGES))
        if len(self.tables) >= MOST_TABLES and message.table not in self.tables:
            raise Refused("watch/too-many", most=MOST_TABLES)
        if lang is not None:
            self.language = speak(lang)
        self._forget(message.table)
        self.tables += (message.table,)  # first, so that a client that disconnects meanwhile stops watching
        try:
            guest, screen_of = (None, self.guest) if message.screen else (self.guest, None)
            viewer = Viewer(guest, lang, message.watch or 0, message.acting_seat, screen_of)
            await self.registry.watch(message.table, self, viewer)
        except Refused:
            self._forget(message.table)
            raise

    async def _unwatch(self, message: Message) -> None:
        self._forget(message.table)
        await self.registry.unwatch(message.table, self)

    def _forget(self, key: str) -> None:
        """Take a table off the list of those that the client watches."""
        self.tables = tuple(table for table in self.tables if table != key)

    async def _act(self, message: Message) -> None:
        try:
            self._done(message, await self._act_now(message))
        except MustWait as must_wait:
            if len(self.waiting) >= MOST_HELD:
                raise Refused("act/held") from None
            self.answer(Answer(held=Held(message.id or None, must_wait.until)))
            task = asyncio.create_task(self._act_when_allowed(message))
            self.waiting += (task,)
            task.add_done_callback(self._wait_no_longer)

    def _wait_no_longer(self, task: asyncio.Task[None]) -> None:
        """Let go of an action that has waited for its time."""
        self.waiting = tuple(other for other in self.waiting if other is not task)

    async def _why(self, message: Message) -> None:
        action, seat = message.why or "", message.acting_seat
        self._done(message, await guest_actions.check_action(self.registry, message.table, self.me.guest, action, seat))

    def _act_now(self, message: Message) -> Awaitable[int]:
        """Act now, and return the new version; or raise Refused, Unreadable or MustWait."""
        action, name, version = message.act or "", message.id or None, message.version or None
        guest, seat = self.me.guest, message.acting_seat
        return guest_actions.act(self.registry, message.table, guest, action, name, version, seat)

    async def _act_when_allowed(self, message: Message) -> None:
        """Act as soon as others have had their time to call, to catch or to object."""
        while True:
            try:
                return self._done(message, await self._act_now(message))
            except MustWait as must_wait:
                await guest_actions.wait(self.registry, message.table, must_wait.until)
            except Exception as error:
                return self._fail(error, message)

    def _done(self, message: Message, version: int, line: int = 0) -> None:
        """Answer that a message is done, now or when it was sent for the first time."""
        self.answer(Answer(done=Done(message.id or None, version, line)))

    async def _append(self, message: Message, kind: Callable[..., AnyEntry], **words: Any) -> None:
        """Append an entry of a kind to the log of a table."""
        await self._append_as(message, lambda _: partial(kind, **words))

    async def _append_as(self, message: Message, kind: Kind) -> None:
        """Append an entry of a kind that depends on the table to its log."""
        name = message.id or None

        def make_entry(table: TableState, at: int) -> AnyEntry:
            return kind(table)(at=at, by=self.me.guest, id=name)

        self._done(message, await self.registry.append(message.table, make_entry, self.me.guest, name))

    async def _ready(self, message: Message) -> None:
        await self._append(message, Readied, salt=message.salt)

    async def _back(self, message: Message) -> None:
        await self._append(message, Returned)

    async def _more_time(self, message: Message) -> None:
        await self._append(message, Unhurried, more_time=bool(message.more_time))

    async def _chat(self, message: Message) -> None:
        await self._say_line(message, text=" ".join((message.chat or "").split()))

    async def _phrase(self, message: Message) -> None:
        await self._say_line(message, phrase=message.phrase or "")

    async def _say_line(self, message: Message, **said: str) -> None:
        async with self._limited_talk():
            version, number = await self.registry.chats.say(
                message.table, self.me.guest, self.me.name, retry=message.id or None, address=self.address, **said
            )
        self._done(message, version, number)

    async def _react(self, message: Message) -> None:
        async with self._limited_talk():
            version = await self.registry.chats.react(
                message.table, self.me.guest, self.me.name, message.react or "", message.target_seat, message.id or None
            )
        self._done(message, version)

    @asynccontextmanager
    async def _limited_talk(self) -> AsyncIterator[None]:
        """Count something that the client says; one that talks too fast has to wait."""
        try:
            if self.quotas is not None:
                await self.quotas.chat(self.address, self.guest)
            yield
        except Refused as refused:
            if refused.code == "chat/too-fast":
                await self._wait_for_chat()
            raise
        self._pause = CHATTER_PAUSE

    async def _wait_for_chat(self) -> None:
        """Keep the client waiting, and what it has sent since, while others are served.

        If the connection is lost meanwhile, nothing more of it is handled. The time varies, so that a hundred sockets
        of somebody who chats too fast do not come back all at once.
        """
        wait = self._pause * _chance.uniform(0.5, 1)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._lost.wait()
            raise WebSocketDisconnect

    async def _report(self, message: Message) -> None:
        await self._append_as(message, await self.registry.chats.report_suggestion(message.table, message.report or 0))

    async def _abuse(self, message: Message) -> None:
        chats = self.registry.chats
        self._done(message, await chats.report_abuse(message.table, self.me.guest, message.abuse or 0, self.address))

    async def _mute(self, message: Message) -> None:
        await self._append_as(message, await self.registry.chats.mute(message.table, message.mute or "", muted=True))

    async def _unmute(self, message: Message) -> None:
        author = message.unmute or ""
        await self._append_as(message, await self.registry.chats.mute(message.table, author, muted=False))

    async def _allow(self, message: Message) -> None:
        await self._append_as(message, partial(answer_to, author=message.allow or "", is_allowed=True))

    async def _refuse_seat(self, message: Message) -> None:
        await self._append_as(message, partial(answer_to, author=message.refuse or "", is_allowed=False))

    async def _check_hint(self) -> None:
        """Raise Refused if the guest or its address asks for too many hints."""
        if self.quotas is not None:
            await self.quotas.hint(self.address, self.guest)

    async def _hint(self, message: Message) -> None:
        await self._check_hint()
        hint = await guest_actions.hint(self.registry, message.table, self.me.guest, self.language, message.acting_seat)
        self.answer(Answer(hint=hint))

    async def _odds(self, message: Message) -> None:
        await self._check_hint()
        odds = await guest_actions.odds(self.registry, message.table, self.me.guest, self.language, message.acting_seat)
        self.answer(Answer(odds=odds))

    _handlers: ClassVar[dict[str, "Handler"]] = {
        "watch": _watch,
        "unwatch": _unwatch,
        "act": _act,
        "why": _why,
        "ready": _ready,
        "back": _back,
        "more_time": _more_time,
        "chat": _chat,
        "phrase": _phrase,
        "react": _react,
        "report": _report,
        "abuse": _abuse,
        "mute": _mute,
        "unmute": _unmute,
        "allow": _allow,
        "refuse": _refuse_seat,
        "hint": _hint,
        "odds": _odds,
    }


Handler = Callable[[SocketClient, Message], Awaitable[None]]
"""Carries out a message of a client."""


def answer_to(table: TableState, author: str, *, is_allowed: bool) -> Callable[..., AnyEntry]:
    """The entry that answers the request of a guest for a seat; or Refused."""
    for guest in table.requests.pending:
        if author_tag(table.key, guest) == author:
            return partial(Answered, guest=guest, allowed=is_allowed)
    raise Refused("seat/no-request")


def _identify(data: str | bytes) -> Named:
    """The id and table of a message that cannot be read, as far as they can be."""
    try:
        return _names.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return UNNAMED
