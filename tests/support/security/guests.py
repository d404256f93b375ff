"""Guests who try what only others may do: with forged cookies, as strangers, from other sites and under other names.

Every attempt must be refused, and afterwards the tables are as they were.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random
from string import ascii_letters, digits
from typing import Any, NamedTuple

from sabot.client import Api
from tests.support.security.frames import generous_server
from tests.support.security.progress import Progress
from tests.support.server.quiet_table import KEY
from tests.support.server.server_parties import bare
from tests.support.server.serving import guest, open_table, sit_down, soon, start

HOST_ONLY: tuple[tuple[str, str, Any], ...] = (
    ("POST", "/start", {}),
    ("POST", "/close", {}),
    ("POST", "/removals", {"seat": 1}),
    ("PATCH", "/seats/2", {"to": "careful"}),
    ("DELETE", "/seat", None),
)
"""What the host of a table, or a guest who sits there, may do before the match."""
SEAT_ONLY = ("act", "why", "ready", "back", "more_time")
ALPHABET = ascii_letters + digits + "-_"
REASONS = ("table/host-only", "seat/not-yours", "origin/foreign", "HTTP/1.1 421")
"""Why a request is refused: the codes, or the status of a request for another name."""
Headers = dict[str, str]


class House(NamedTuple):
    """A server with a table that waits for its host, a table where the match runs, and guests who belong to neither."""

    url: str
    host: Api
    waiting: str
    running: str
    stranger: Api
    gone: Api

    @property
    def netloc(self) -> str:
        """Its name and port."""
        return self.url.removeprefix("http://")


async def open_house(url: str) -> House:
    """Open the tables."""
    ana, bo, eve, zoe = [await guest(url, name) for name in ("ana", "bo", "eve", "zoe")]
    waiting, running = [await open_table(ana, seats=["person", "person", "person"]) for _ in range(2)]
    for key in (waiting, running):
        await sit_down(bo, key)
    await start(ana, running)
    gone = Api(url, zoe.cookie)
    await zoe.ask("POST", "/api/me/leave")
    return House(url, ana, waiting, running, eve, gone)


def forged(cookie: str, chance: Random) -> str:
    """A cookie in which one character was changed. The last ones of its parts may not matter, so they stay."""
    name, _, value = cookie.partition("=")
    ends = {place - 1 for place, letter in enumerate(value) if letter == "."} | {len(value) - 1}
    places = [place for place, letter in enumerate(value) if letter in ALPHABET and place not in ends]
    place = chance.choice(places)
    other = chance.choice([letter for letter in ALPHABET if letter != value[place]])
    return f"{name}={value[:place]}{other}{value[place + 1 :]}"


def attempts(house: House, chance: Random) -> dict[str, Callable[[], Headers]]:
    """The headers of each kind of attempt."""
    own = {"Host": house.netloc}
    evil = ("evil.example", f"{house.netloc}.evil.example", "192.0.2.7", "", "localhost.evil.example:80")
    return {
        "with a forged cookie": lambda: own | {"Cookie": forged(house.host.cookie, chance)},
        "as another guest": lambda: own | {"Cookie": house.stranger.cookie},
        "as a guest who has left for good": lambda: own | {"Cookie": house.gone.cookie},
        "without a cookie": lambda: own,
        "under a name that is not the server's": lambda: {"Host": chance.choice(evil), "Cookie": house.host.cookie},
        "from a page of another site": lambda: (
            own | {"Cookie": house.host.cookie, "Origin": f"http://{chance.choice(evil[:1])}"}
        ),
    }


async def try_requests(house: House, number: int, chance: Random, progress: Progress) -> Counter[str]:
    """Send requests that must be refused, and return how many of each kind were."""
    kinds = attempts(house, chance)
    refused: Counter[str] = Counter()
    for _ in range(number):
        kind = chance.choice([*kinds])
        method, path, body = chance.choice(HOST_ONLY)
        answer = await soon(send(house, method, f"/api/tables/{house.waiting}{path}", body, kinds[kind]()))
        assert any(reason in answer for reason in REASONS), f"{method} {path} {kind}: {answer}"
        refused[kind] += 1
        progress.add()
    return refused


async def send(house: House, method: str, path: str, body: Any, headers: Headers) -> str:
    """The answer to a request."""
    text = "" if body is None else json.dumps(body)
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    kind = "Content-Type: application/json\r\nConnection: close\r\n"
    address, port = house.netloc.split(":")
    reader, writer = await asyncio.open_connection(address, int(port))
    writer.write(f"{method} {path} HTTP/1.1\r\n{head}{kind}Content-Length: {len(text)}\r\n\r\n{text}".encode())
    answer = (await reader.read()).decode()
    writer.close()
    return answer


async def try_messages(house: House, number: int, chance: Random, progress: Progress) -> int:
    """Send messages for seats of others over a socket, and for tables that are not there; all are refused."""
    async with bare(house.stranger, house.running) as socket:
        await socket.hear("welcome")
        for _ in range(number):
            wish = chance.choice(SEAT_ONLY)
            value = chance.choice(("draw", "uno", "object")) if wish in ("act", "why") else True
            is_there = chance.random() < 0.8
            socket.key = house.running if is_there else KEY
            await socket.is_refused("seat/not-yours" if is_there else "table/none", **{wish: value})
            socket.heard.clear()
            progress.add()
    return number


async def refuse(directory: Path, number: int, seed: object) -> Counter[str]:
    """Make so many attempts, half of them as requests, and return how many of each kind were refused: all."""
    chance = Random(str(seed))
    progress = Progress("attempts", number)
    async with generous_server(directory) as (url, _):
        house = await open_house(url)
        before = [await house.host.ask("GET", f"/api/tables/{key}") for key in (house.waiting, house.running)]
        refused = await try_requests(house, number // 2, chance, progress)
        refused["for the seats of others, over a socket"] = await try_messages(house, number // 2, chance, progress)
        after = [await house.host.ask("GET", f"/api/tables/{key}") for key in (house.waiting, house.running)]
        for one, other in zip(before, after, strict=True):
            assert (one["version"], one["seats"]) == (other["version"], other["seats"])
        await house.host.ask("POST", f"/api/tables/{house.waiting}/start")
    return refused
