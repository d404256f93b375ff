"""Guests at a table of a server, each with a bare connection, so that a test sees every message."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from sabot.client import Api
from sabot.game import Game
from sabot.server.tables.log.entries import AnyEntry
from tests.support.server.serving import PATIENCE, QUICK, Served, config_in, guest, open_table, served, sit_down, start
from tests.support.server.table_fixtures import everything, put_games

Heard = dict[str, Any]


class Socket:
    """A connection of a guest, about one table."""

    def __init__(self, connection: ClientConnection, key: str) -> None:
        self.connection = connection
        self.key = key
        self.heard: list[Heard] = []
        """All messages so far."""

    async def say(self, **message: Any) -> None:
        """Send a message about the table."""
        await self.connection.send(json.dumps({"table": self.key} | message))

    async def next(self) -> Heard:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            answer: Heard = json.loads(await self.connection.recv())
        self.heard.append(answer)
        return answer

    async def hear(self, kind: str) -> Any:
        """The next message of a kind; those before it are skipped."""
        while True:
            answer = await self.next()
            if kind in answer:
                return answer[kind]

    async def ask(self, kind: str, **message: Any) -> Any:
        """Send a message, and wait for an answer of a kind."""
        await self.say(**message)
        return await self.hear(kind)

    async def is_refused(self, code: str, **message: Any) -> Heard:
        """Send a message that must be refused, and return the refusal."""
        refused: Heard = await self.ask("refused", **message)
        assert refused["code"] == code, refused
        return refused

    async def all_until_now(self) -> list[Heard]:
        """All messages that the server has sent until now."""
        before = len(self.heard)
        await self.is_refused("one-wish", id="are you there")
        return self.heard[before:-1]


@asynccontextmanager
async def connected(api: Api, key: str, *, lang: str = "", **headers: str) -> AsyncIterator[Socket]:
    """A guest who watches a table and has got its snapshot."""
    async with bare(api, key, **headers) as socket:
        await socket.ask("snapshot", watch=0, **({"lang": lang} if lang else {}))
        yield socket


@asynccontextmanager
async def bare(api: Api, key: str = "", **headers: str) -> AsyncIterator[Socket]:
    """A connection on which nothing was sent yet."""
    cookie = {"Cookie": api.cookie} if api.cookie else {}
    url = "ws" + api.url.removeprefix("http") + "/socket"
    limits: dict[str, Any] = {"compression": None, "max_size": None, "max_queue": None}
    async with connect(url, additional_headers={**cookie, **headers}, **limits) as connection:
        yield Socket(connection, key)


class Party:
    """A table, and the guests who have seats there, in the order of the seats."""

    def __init__(self, server: Served, key: str, guests: dict[str, Api], sockets: dict[str, Socket]) -> None:
        self.server = server
        self.key = key
        self.guests = guests
        self.sockets = sockets

    def __getitem__(self, name: str) -> Socket:
        return self.sockets[name]

    @property
    def host(self) -> Api:
        """Who opened the table."""
        return next(iter(self.guests.values()))

    async def log(self) -> list[AnyEntry]:
        """The log of the table in the database."""
        return await self.server.log_of(self.key)

    async def check_log(self) -> None:
        """Check that the log makes exactly the table in memory."""
        stored, current = await self.server.table_from_log(self.key), (await self.server.registry.find(self.key)).table
        assert stored.version == current.version == len(await self.log())
        assert everything(stored) == everything(current)

    async def start(self) -> "Party":
        """Start the match."""
        await start(self.host, self.key)
        return self

    async def lay_out(self, hands: dict[str, str], *, draw: str = "B1 B2 B3 B4", discard: str = "R9") -> None:
        """Put other cards on the table, and show them to everybody. It is the turn of the first player in the list.

        The log does not contain this, so the table must not be reloaded.
        """
        watched = self.server.registry.tables[self.key]
        settings = watched.table.settings
        position = {
            "edition": settings.edition,
            "options": settings.options,
            "players": list(hands),
            "hands": {player: hand.split() for player, hand in hands.items()},
            "draw": draw.split(),
            "discard": discard.split(),
        }
        put_games(watched.table, [Game.from_position(position)])
        watched.replace_table(watched.table)
        for socket in self.sockets.values():
            await socket.all_until_now()


@asynccontextmanager
async def party(server: Served, *names: str, bots: tuple[str, ...] = (), **settings: Any) -> AsyncIterator[Party]:
    """A table with a person on each of the first seats, all of them connected; the first is the host."""
    guests = {name: await guest(server.url, name) for name in names}
    host, *others = guests.values()
    seats = [*("person" for _ in names), *bots]
    key = await open_table(host, **QUICK | settings, seats=seats)
    for other in others:
        await sit_down(other, key)
    async with AsyncExitStack() as stack:
        sockets = {name: await stack.enter_async_context(connected(api, key)) for name, api in guests.items()}
        yield Party(server, key, guests, sockets)


@asynccontextmanager
async def party_in(
    directory: Path, *names: str, limits: dict[str, int] | None = None, **settings: Any
) -> AsyncIterator[Party]:
    """A table like `party`, at a server of its own."""
    async with served(config_in(directory, **limits or {})) as server, party(server, *names, **settings) as table:
        yield table
