"""What a client may wish for: a handler for each wish of a message."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketDisconnect

from sabot.errors import Refused, Unreadable
from sabot.server.hosting import guest_actions
from sabot.server.hosting.chats import Kind
from sabot.server.hosting.guest_actions import MustWait
from sabot.server.projection.viewers import Viewer
from sabot.server.protocol.client_messages import Message
from sabot.server.protocol.server_messages import Answer, Held
from sabot.server.tables.chat import author_tag
from sabot.server.tables.log.entries import Answered, AnyEntry, Readied, Returned, Unhurried
from sabot.server.tables.state import TableState
from sabot.words.language import LANGUAGES, speak

if TYPE_CHECKING:
    from sabot.server.transport.socket_client import SocketClient

MOST_TABLES = 20
"""How many tables a client may watch."""
MOST_HELD = 4
"""How many actions of a client may wait for the end of the time to call."""

CHATTER_PAUSE, LONGEST_PAUSE = 0.25, 2.0
"""How many seconds a client waits for the refusal of a line that was said too fast: twice as long each time, up to the
longest, until a line is said in time."""

_chance = Random()


async def _watch(client: "SocketClient", message: Message) -> None:
    lang = message.lang or None
    if lang is not None and lang not in LANGUAGES:
        raise Unreadable("language", "lang", value=repr(lang), languages=", ".join(LANGUAGES))
    if len(client.tables) >= MOST_TABLES and message.table not in client.tables:
        raise Refused("watch/too-many", most=MOST_TABLES)
    if lang is not None:
        client.language = speak(lang)
    _forget(client, message.table)
    client.tables += (message.table,)  # first, so that a client that disconnects meanwhile stops watching
    try:
        guest, screen_of = (None, client.guest) if message.screen else (client.guest, None)
        viewer = Viewer(guest, lang, message.watch or 0, message.acting_seat, screen_of)
        await client.registry.watch(message.table, client, viewer)
    except Refused:
        _forget(client, message.table)
        raise


async def _unwatch(client: "SocketClient", message: Message) -> None:
    _forget(client, message.table)
    await client.registry.unwatch(message.table, client)


def _forget(client: "SocketClient", key: str) -> None:
    """Take a table off the list of those that the client watches."""
    client.tables = tuple(table for table in client.tables if table != key)


async def _act(client: "SocketClient", message: Message) -> None:
    try:
        client.done(message, await _act_now(client, message))
    except MustWait as must_wait:
        if len(client.waiting) >= MOST_HELD:
            raise Refused("act/held") from None
        client.answer(Answer(held=Held(message.id or None, must_wait.until)))
        task = asyncio.create_task(_act_when_allowed(client, message))
        client.waiting += (task,)
        task.add_done_callback(partial(_wait_no_longer, client))


def _wait_no_longer(client: "SocketClient", task: asyncio.Task[None]) -> None:
    """Let go of an action that has waited for its time."""
    client.waiting = tuple(other for other in client.waiting if other is not task)


async def _why(client: "SocketClient", message: Message) -> None:
    action, seat = message.why or "", message.acting_seat
    client.done(
        message, await guest_actions.check_action(client.registry, message.table, client.me.guest, action, seat)
    )


def _act_now(client: "SocketClient", message: Message) -> Awaitable[int]:
    """Act now, and return the new version; or raise Refused, Unreadable or MustWait."""
    action, name, version = message.act or "", message.id or None, message.version or None
    guest, seat = client.me.guest, message.acting_seat
    return guest_actions.act(client.registry, message.table, guest, action, name, version, seat)


async def _act_when_allowed(client: "SocketClient", message: Message) -> None:
    """Act as soon as others have had their time to call, to catch or to object."""
    while True:
        try:
            return client.done(message, await _act_now(client, message))
        except MustWait as must_wait:
            await guest_actions.wait(client.registry, message.table, must_wait.until)
        except Exception as error:
            return client.fail(error, message)


async def _append(client: "SocketClient", message: Message, kind: Callable[..., AnyEntry], **words: Any) -> None:
    """Append an entry of a kind to the log of a table."""
    await _append_as(client, message, lambda _: partial(kind, **words))


async def _append_as(client: "SocketClient", message: Message, kind: Kind) -> None:
    """Append an entry of a kind that depends on the table to its log."""
    name = message.id or None

    def make_entry(table: TableState, at: int) -> AnyEntry:
        return kind(table)(at=at, by=client.me.guest, id=name)

    client.done(message, await client.registry.append(message.table, make_entry, client.me.guest, name))


async def _ready(client: "SocketClient", message: Message) -> None:
    await _append(client, message, Readied, salt=message.salt)


async def _back(client: "SocketClient", message: Message) -> None:
    await _append(client, message, Returned)


async def _more_time(client: "SocketClient", message: Message) -> None:
    await _append(client, message, Unhurried, more_time=bool(message.more_time))


async def _chat(client: "SocketClient", message: Message) -> None:
    await _say_line(client, message, text=" ".join((message.chat or "").split()))


async def _phrase(client: "SocketClient", message: Message) -> None:
    await _say_line(client, message, phrase=message.phrase or "")


async def _say_line(client: "SocketClient", message: Message, **said: str) -> None:
    async with _limited_talk(client):
        version, number = await client.registry.chats.say(
            message.table, client.me.guest, client.me.name, retry=message.id or None, address=client.address, **said
        )
    client.done(message, version, number)


async def _react(client: "SocketClient", message: Message) -> None:
    async with _limited_talk(client):
        version = await client.registry.chats.react(
            message.table, client.me.guest, client.me.name, message.react or "", message.target_seat, message.id or None
        )
    client.done(message, version)


@asynccontextmanager
async def _limited_talk(client: "SocketClient") -> AsyncIterator[None]:
    """Count something that the client says; one that talks too fast has to wait."""
    try:
        if client.quotas is not None:
            await client.quotas.chat(client.address, client.guest)
        yield
    except Refused as refused:
        if refused.code == "chat/too-fast":
            await _wait_for_chat(client)
        raise
    client.pause = CHATTER_PAUSE


async def _wait_for_chat(client: "SocketClient") -> None:
    """Keep the client waiting, and what it has sent since, while others are served.

    If the connection is lost meanwhile, nothing more of it is handled. The time varies, so that a hundred sockets
    of somebody who chats too fast do not come back all at once.
    """
    wait = client.pause * _chance.uniform(0.5, 1)
    client.pause = min(2 * client.pause, LONGEST_PAUSE)
    with suppress(TimeoutError):
        async with asyncio.timeout(wait):
            await client.lost.wait()
        raise WebSocketDisconnect


async def _report(client: "SocketClient", message: Message) -> None:
    await _append_as(client, message, await client.registry.chats.report_suggestion(message.table, message.report or 0))


async def _abuse(client: "SocketClient", message: Message) -> None:
    chats = client.registry.chats
    client.done(message, await chats.report_abuse(message.table, client.me.guest, message.abuse or 0, client.address))


async def _mute(client: "SocketClient", message: Message) -> None:
    await _append_as(client, message, await client.registry.chats.mute(message.table, message.mute or "", muted=True))


async def _unmute(client: "SocketClient", message: Message) -> None:
    author = message.unmute or ""
    await _append_as(client, message, await client.registry.chats.mute(message.table, author, muted=False))


async def _allow(client: "SocketClient", message: Message) -> None:
    await _append_as(client, message, partial(_answer_to, author=message.allow or "", is_allowed=True))


async def _refuse_seat(client: "SocketClient", message: Message) -> None:
    await _append_as(client, message, partial(_answer_to, author=message.refuse or "", is_allowed=False))


async def _check_hint(client: "SocketClient") -> None:
    """Raise Refused if the guest or its address asks for too many hints."""
    if client.quotas is not None:
        await client.quotas.hint(client.address, client.guest)


async def _hint(client: "SocketClient", message: Message) -> None:
    await _check_hint(client)
    hint = await guest_actions.hint(
        client.registry, message.table, client.me.guest, client.language, message.acting_seat
    )
    client.answer(Answer(hint=hint))


async def _odds(client: "SocketClient", message: Message) -> None:
    await _check_hint(client)
    odds = await guest_actions.odds(
        client.registry, message.table, client.me.guest, client.language, message.acting_seat
    )
    client.answer(Answer(odds=odds))


def _answer_to(table: TableState, author: str, *, is_allowed: bool) -> Callable[..., AnyEntry]:
    """The entry that answers the request of a guest for a seat; or Refused."""
    for guest in table.requests.pending:
        if author_tag(table.key, guest) == author:
            return partial(Answered, guest=guest, allowed=is_allowed)
    raise Refused("seat/no-request")


Handler = Callable[["SocketClient", Message], Awaitable[None]]
"""Carries out a message of a client."""

HANDLERS: dict[str, Handler] = {
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
"""By the name of the wish."""
