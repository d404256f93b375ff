"""The socket side of a server: one line to a table that is kept up whatever happens to the connection."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any
from weakref import WeakSet

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sabot.client.api import Api

SHORTEST, LONGEST = 0.1, 5.0
"""How many seconds it waits before it tries again, at first and at most."""
MOST_OPEN = 20
"""How much is said before the first of it is answered; far less than what the server remembers of a guest."""
UNLIMITED: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None}
"""All that the server says is taken in at once: behind unread messages its goodbye would not be heard for long."""
PASSING = ("message/too-fast", "message/failed")
"""What the server says when it would do the same thing later."""

Shown = dict[str, Any]
News = asyncio.Queue[dict[str, Any]]


class Refusal(Exception):
    """The server refused: code, rule and a sentence."""

    def __init__(self, code: str, rule: str = "", message: str = "") -> None:
        self.code = code
        self.rule = rule
        super().__init__(message or code)


class Line:
    """A table on a server, as its guest may see it, always up to date.

    What is said keeps its name until it is answered: it is said again on every new connection, and done once.
    """

    def __init__(self, api: Api, table: str, lang: str | None = None, *, longest: float = LONGEST) -> None:
        self.table = table
        self.lang = lang
        self.longest = longest
        """How many seconds it waits at most before it tries again."""
        self.shown: Shown = {}
        """All parts of the table as they were last shown."""
        self.version = 0
        self.connections = 0
        """How often it got through."""
        self.refusal: Refusal | None = None
        """Why the table is not shown, or no more."""
        self._api = api
        self._chance = Random()
        self._name = secrets.token_hex(8)
        self._numbers = count(1)
        self._open: dict[str, tuple[str, asyncio.Future[int]]] = {}
        """What was said and not answered yet, by its name."""
        self._room = asyncio.Semaphore(MOST_OPEN)
        self._connection: ClientConnection | None = None
        self._hearers: WeakSet[News] = WeakSet()
        self._heard = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Line":
        self._task = asyncio.create_task(self._keep_up())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        self._task.cancel()
        (fate,) = await asyncio.gather(self._task, return_exceptions=True)
        for said in self._open.values():
            said[1].cancel()
        if isinstance(fate, Exception):
            raise fate

    @property
    def is_connected(self) -> bool:
        """Whether what is said now is heard now."""
        return self._connection is not None

    async def read_in(self, lang: str) -> None:
        """Be told everything in another language from now on, beginning with the whole table."""
        self.lang = lang
        if self._connection is not None:
            with suppress(WebSocketException):
                await self._watch(self._connection)

    def news(self) -> AsyncIterator[dict[str, Any]]:
        """Everything that the server says from now on, one message after the other."""
        queue: News = asyncio.Queue()
        self._hearers.add(queue)
        return _each(queue)

    async def until(self, is_so: Callable[[Shown], bool]) -> Shown:
        """Wait until the table is shown as wanted, and tell how; or raise Refusal, if it is not shown."""
        while not self.shown or not is_so(self.shown):
            if self.refusal is not None:
                raise self.refusal
            await self._heard.wait()
        return self.shown

    async def say(self, name: str | None = None, **wish: Any) -> int:
        """Say something, such as `act="draw"`, and tell the version of the table that came of it; or raise Refusal.

        What is said again by the name that it had before is not done again.
        """
        name = name or f"{self._name}-{next(self._numbers)}"
        text = json.dumps({"table": self.table, "id": name, **wish})
        async with self._room:
            answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
            self._open[name] = text, answer
            try:
                await self._send(text)
                return await answer
            finally:
                del self._open[name]

    async def act(self, action: str, name: str | None = None) -> int:
        """Act at the table, as it was last shown."""
        return await self.say(name, act=action, version=self.version)

    async def _send(self, text: str) -> None:
        """Send if there is a connection; else it is sent with the next one."""
        if self._connection is not None:
            try:
                await self._connection.send(text)
            except WebSocketException:
                return

    async def _keep_up(self) -> None:
        url = "ws" + self._api.url.removeprefix("http") + "/socket"
        headers = {"Cookie": self._api.cookie} if self._api.cookie else {}
        clock = asyncio.get_running_loop().time
        delay = SHORTEST
        while True:
            began = clock()
            try:
                async with connect(url, additional_headers=headers, **UNLIMITED) as connection:
                    self.connections += 1
                    await self._talk(connection)
            except (OSError, WebSocketException, _Passing):
                pass
            finally:
                self._connection = None
            lasted = clock() - began
            delay = SHORTEST if lasted > delay else min(2 * delay, self.longest)
            await asyncio.sleep(delay * self._chance.uniform(0.5, 1))

    async def _talk(self, connection: ClientConnection) -> None:
        await self._watch(connection)
        self._connection = connection
        for text, _ in list(self._open.values()):
            await connection.send(text)
        async for answer in connection:
            await self._hear(json.loads(answer), connection)

    async def _watch(self, connection: ClientConnection) -> None:
        wish = {"table": self.table, "id": self._name, "watch": 0} | ({"lang": self.lang} if self.lang else {})
        await connection.send(json.dumps(wish))

    async def _hear(self, answer: dict[str, Any], connection: ClientConnection) -> None:
        for queue in self._hearers:
            queue.put_nowait(answer)
        if "snapshot" in answer:
            self._take(answer["snapshot"])
        elif "update" in answer:
            await self._follow(answer["update"], connection)
        elif "done" in answer:
            self._settle(answer["done"]["id"], answer["done"]["version"])
        elif "refused" in answer:
            self._be_refused(answer["refused"])
        elif "gone" in answer:
            self.refusal = Refusal(answer["gone"]["code"])
        self._heard.set()
        self._heard = asyncio.Event()

    def _take(self, shown: Shown) -> None:
        self.shown = shown
        self.version = shown["version"]
        self.refusal = None

    async def _follow(self, update: Shown, connection: ClientConnection) -> None:
        """Change what an update changes; if one before it is missing, ask for everything."""
        if update["version"] == self.version + 1:
            lines = {line["number"]: line for line in [*self.shown.get("chat", ()), *update.get("chat", ())]}
            self._take(self.shown | update | {"chat": list(lines.values())})
        elif update["version"] > self.version:
            await self._watch(connection)

    def _be_refused(self, refused: dict[str, str]) -> None:
        if refused["code"] in PASSING:
            raise _Passing
        name = refused.get("id")
        refusal = Refusal(refused["code"], refused["rule"], refused["message"])
        if name == self._name:
            self.refusal = refusal
        self._settle(name, refusal)

    def _settle(self, name: str | None, outcome: int | Refusal) -> None:
        _, answer = self._open.get(name or "", ("", None))
        if answer is None or answer.done():
            return
        if isinstance(outcome, Refusal):
            answer.set_exception(outcome)
        else:
            answer.set_result(outcome)


class _Passing(Exception):
    """The server could not listen just now."""


async def _each(queue: News) -> AsyncIterator[dict[str, Any]]:
    while True:
        yield await queue.get()
