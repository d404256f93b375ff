"""What is said to a client: without waiting while the line is free, else as soon as it is."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Generator
from contextlib import suppress
from typing import Any

from starlette.types import Message, Send

MOST_WAITING = 1_000_000
"""How many bytes may wait for a client that does not read them."""


WRITE = "sabot.write"
"""The extension of ASGI with which a line offers to be written to."""
Write = Callable[[tuple[bytes, ...]], bool]
"""Takes a message that goes out soon, of which these are the pieces, or tells that the line is not free."""


class Outbox:
    """Messages for a client, in order. Nobody who has something to say ever waits."""

    def __init__(self, send: Send, when_full: Callable[[], None], write: Write | None = None) -> None:
        """A line that takes messages itself is only waited for when it is not free."""
        self._send = send
        self._write = write or _not_writable
        self._when_full = when_full
        self._waiting: deque[bytes] = deque()
        self._backlog = 0
        self._sending: asyncio.Task[None] | None = None
        """What waits for the line to be free."""

    def put(self, *pieces: bytes) -> None:
        """Send a message."""
        if self._sending is None and self._write(pieces):
            return
        text = b"".join(pieces)
        if self._sending is None:
            try:
                suspended = run_until_blocked(self._send(_frame(text)))
            except (OSError, RuntimeError):  # the client is gone, as whoever listens to it will hear
                return
            if suspended is not None:
                self._sending = asyncio.create_task(self._drain(suspended))
            return
        self._waiting.append(text)
        self._backlog += len(text)
        if self._backlog > MOST_WAITING:
            self._when_full()

    async def _drain(self, suspended: "Suspended") -> None:
        """Send what is under way, and all that comes until nothing waits."""
        with suppress(OSError, RuntimeError):
            await suspended
            while self._waiting:
                text = self._waiting.popleft()
                self._backlog -= len(text)
                await self._send(_frame(text))
        self._sending = None

    async def finish(self) -> None:
        """Wait until all is sent."""
        if self._sending is not None:
            await self._sending

    def close(self) -> None:
        """Send nothing more."""
        if self._sending is not None:
            self._sending.cancel()


class Suspended:
    """Something that has begun, and waits: whoever awaits this goes on with it."""

    def __init__(self, steps: Generator[Any, Any, None], awaited: Any) -> None:
        self._steps = steps
        self._awaited = awaited

    def __await__(self) -> Generator[Any, Any, None]:
        """Wait for what it waits for, and let it go on."""
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
    """Let something run until it waits for something else; most often it does not, and is over."""
    steps = work.__await__()
    try:
        return Suspended(steps, steps.send(None))
    except StopIteration:
        return None


def _not_writable(_: tuple[bytes, ...]) -> bool:
    """Where a line takes nothing itself."""
    return False


def _frame(text: bytes) -> Message:
    return {"type": "websocket.send", "text": text.decode()}
