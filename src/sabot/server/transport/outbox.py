"""The queue of messages to a client: they are written at once while the connection takes them, else queued."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from contextlib import suppress
from typing import Any

from starlette.types import Message, Send

MOST_WAITING = 1_000_000
"""How many bytes may be queued for a client that does not read them."""


WRITE = "sabot.write"
"""The ASGI extension by which a connection offers to be written to without awaiting."""
LOST = "sabot.lost"
"""The ASGI extension with an event that is set when the connection is lost."""
Write = Callable[[tuple[bytes, ...], bool], bool]
"""Takes a message in pieces, and whether it is urgent, and sends it soon; False if the connection is not writable."""


class Outbox:
    """Messages to a client, in order. `put` never waits."""

    __slots__ = ("_backlog", "_send", "_sending", "_waiting", "_when_full", "_write")

    def __init__(self, send: Send, when_full: Callable[[], None], write: Write | None = None) -> None:
        """With `write`, `send` is only awaited while the connection is not writable."""
        self._send = send
        self._write = write or _not_writable
        self._when_full = when_full
        self._waiting: deque[bytes] | None = None
        """The queue, while it is sent."""
        self._backlog = 0
        self._sending: asyncio.Task[None] | None = None
        """The task that sends the queue."""

    def put(self, *pieces: bytes) -> None:
        """Send a message."""
        if self._waiting is not None or not self._write(pieces, True):
            self._send_or_queue(pieces)

    def put_later(self, *pieces: bytes) -> None:
        """Send a message after those of others that are urgent."""
        if self._waiting is not None or not self._write(pieces, False):
            self._send_or_queue(pieces)

    def _send_or_queue(self, pieces: tuple[bytes, ...]) -> None:
        """Send a message by awaiting, or queue it behind those that are awaited."""
        text = b"".join(pieces)
        if self._waiting is None:
            try:
                suspended = run_until_blocked(self._send(_frame(text)))
            except (OSError, RuntimeError):  # the client is gone, as its receiver will find out
                return
            if suspended is not None:
                self._waiting = deque()
                self._sending = asyncio.create_task(self._drain(suspended, self._waiting))
            return
        self._waiting.append(text)
        self._backlog += len(text)
        if self._backlog > MOST_WAITING:
            self._when_full()

    async def _drain(self, suspended: "Suspended", waiting: deque[bytes]) -> None:
        """Finish the message under way, then send the queue until it is empty."""
        with suppress(OSError, RuntimeError):
            await suspended
            while waiting:
                text = waiting.popleft()
                self._backlog -= len(text)
                await self._send(_frame(text))
        self._sending = self._waiting = None

    async def finish(self) -> None:
        """Wait until all is sent."""
        if self._sending is not None:
            await self._sending

    def close(self) -> None:
        """Send nothing more, and let go of the client."""
        self._when_full = _nothing
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None  # a cancelled task keeps its error, which refers to this object


class Suspended:
    """A coroutine that has run until it blocked. Awaiting this runs the rest."""

    def __init__(self, steps: Generator[Any, Any, None], awaited: Any) -> None:
        self._steps = steps
        self._awaited = awaited

    def __await__(self) -> Generator[Any, Any, None]:
        """Run the coroutine to its end."""
        awaited = self._awaited
        try:
            while True:
                try:
                    result = yield awaited
                except BaseException as error:
                    awaited = self._steps.throw(error)
                else:
                    awaited = self._steps.send(result)
        except StopIteration:
            return


def run_until_blocked(work: Awaitable[None]) -> Suspended | None:
    """Run a coroutine until it blocks; None if it ended without blocking, as most do."""
    steps = work.__await__()
    try:
        return Suspended(steps, steps.send(None))
    except StopIteration:
        return None


def _nothing() -> None:
    """Do nothing."""


def _not_writable(_: tuple[bytes, ...], is_urgent: bool) -> bool:
    """Used for a connection without the write extension."""
    return False


def _frame(text: bytes) -> Message:
    return {"type": "websocket.send", "text": text.decode()}
