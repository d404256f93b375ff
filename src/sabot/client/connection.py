"""The client of the socket: a connection to one table that reconnects by itself."""

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
from sabot.client.updates import Shown, hear, merge
from sabot.local.salts import new_salt

SHORTEST, LONGEST = 0.1, 5.0
"""How many seconds to wait before reconnecting, at first and at most."""
MOST_OPEN = 20
"""How many messages may be unanswered; far fewer than the idempotency keys that the server remembers for a guest."""
UNLIMITED: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None}
"""Messages are read without limits: behind unread messages, a close frame would go unnoticed for long."""
PASSING = ("message/too-fast", "message/failed")
"""Refusals of the moment: the same message may succeed later."""
BANNED = "guest/banned"
"""The refusal that ends a connection for good."""

News = asyncio.Queue[dict[str, Any]]


class Refusal(Exception):
    """The server refused a message: code, rule and a sentence."""

    def __init__(self, code: str, rule: str = "", message: str = "") -> None:
        self.code = code
        self.rule = rule
        super().__init__(message or code)


class Line:
    """A connection to a table on a server. `shown` is the table as the guest may see it, kept up to date.

    A message keeps its name until it is answered. It is sent again on every new connection, and carried out once.
    """

    def __init__(self, api: Api, table: str, lang: str | None = None, *, longest: float = LONGEST) -> None:
        self.table = table
        self.lang = lang
        self.longest = longest
        """How many seconds to wait at most before reconnecting."""
        self.shown: Shown = {}
        """All parts of the table as they were last sent."""
        self.version = 0
        self.connections = 0
        """How many times it has connected."""
        self.refusal: Refusal | None = None
        """Why the table is not sent, or not any more."""
        self._api = api
        self._chance = Random()
        self._name = secrets.token_hex(8)
        self._numbers = count(1)
        self._open: dict[str, tuple[str, asyncio.Future[int]]] = {}
        """Unanswered messages by name, with the future of the answer."""
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
        """Whether it is connected now."""
        return self._connection is not None

    async def read_in(self, lang: str) -> None:
        """Switch to another language, beginning with a new snapshot."""
        self.lang = lang
        if self._connection is not None:
            with suppress(WebSocketException):
                await self._watch(self._connection)

    def news(self) -> AsyncIterator[dict[str, Any]]:
        """All messages of the server from now on, one after the other."""
        queue: News = asyncio.Queue()
        self._hearers.add(queue)
        return _each(queue)

    async def until(self, is_so: Callable[[Shown], bool]) -> Shown:
        """Wait until the table meets a condition, and return it; or raise Refusal if the table is not shown."""
        while not self.shown or not is_so(self.shown):
            if self.refusal is not None:
                raise self.refusal
            await self._heard.wait()
        return self.shown

    async def say(self, name: str | None = None, **wish: Any) -> int:
        """Send a message, such as `act="draw"`, and return the version of the table after it; or raise Refusal.

        A message with the name of an earlier one is a retry, and changes nothing.
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
        """Act on the table as it was last shown."""
        return await self.say(name, act=action, version=self.version)

    async def ready(self, salt: str | None = None, name: str | None = None) -> int:
        """Be ready for the next round, and add salt to its deal: random salt unless some is given."""
        return await self.say(name, ready=True, salt=new_salt() if salt is None else salt)

    async def _send(self, text: str) -> None:
        """Send a text if connected; otherwise it is sent after reconnecting."""
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
        with suppress(WebSocketException):  # a server that refuses the guest says why before it closes
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
        elif "said" in answer:
            self.shown = hear(self.shown, [*self.shown.get("chat", ()), *answer["said"]["lines"]])
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
        """Apply an update; if an earlier one is missing, ask for a snapshot."""
        merged = merge(self.shown, update)
        if merged is not None:
            self._take(merged)
        elif update["version"] > self.version:
            await self._watch(connection)

    def _be_refused(self, refused: dict[str, str]) -> None:
        if refused["code"] in PASSING:
            raise _Passing
        name = refused.get("id")
        refusal = Refusal(refused["code"], refused["rule"], refused["message"])
        if name == self._name or refused["code"] == BANNED:
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
    """The server refused for the moment: reconnect and retry."""


async def _each(queue: News) -> AsyncIterator[dict[str, Any]]:
    while True:
        yield await queue.get()
