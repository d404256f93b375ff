"""Opens tables over HTTP for guests with cookies of their own, until the first round is dealt."""

import asyncio
import json
from typing import Any, NamedTuple

NAMES = ("ana", "bo", "cy", "dan")
SETTINGS = {
    "edition": "deluxe",
    "format": {"target": 1_000_000},  # no match ends during the measurement
    "seats": ["person"] * len(NAMES),
    "clocks": {"window": 0, "pause": 0, "decision": 0, "pace": 0},  # nobody waits for what people would see
}
CALLERS = 20
"""How many connections send requests, one after the other."""


class Reserved(NamedTuple):
    """A table whose first round is dealt, and the cookies of its players."""

    key: str
    cookies: list[str]


class Caller:
    """A persistent HTTP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.cookie = ""
        """The last cookie that the server set."""

    async def ask(self, method: str, path: str, body: Any, cookie: str = "") -> Any:
        """Send a request and return the answer."""
        text = json.dumps(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        self._writer.write(f"{head}Content-Length: {len(text)}\r\nCookie: {cookie}\r\n\r\n{text}".encode())
        status, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
        answer = await self._reader.readexactly(int(headers["content-length"]))
        if not status.startswith("HTTP/1.1 2"):
            raise RuntimeError(answer.decode())
        self.cookie = headers.get("set-cookie", "").partition(";")[0]
        return json.loads(answer)

    async def reserve(self) -> Reserved:
        """Open a table, seat four guests, and start the match."""
        cookies = []
        for name in NAMES:
            await self.ask("PUT", "/api/me", {"name": name})
            cookies.append(self.cookie)
        key = (await self.ask("POST", "/api/tables", SETTINGS, cookies[0]))["table"]
        for cookie in cookies[1:]:
            await self.ask("PUT", f"/api/tables/{key}/seats/any", {}, cookie)
        await self.ask("POST", f"/api/tables/{key}/start", {}, cookies[0])
        return Reserved(key, cookies)


async def reserve(port: int, tables: int) -> list[Reserved]:
    """Open a number of tables, several at a time."""
    numbers = iter(range(tables))

    async def call() -> list[Reserved]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        caller = Caller(reader, writer)
        reserved = [await caller.reserve() for _ in numbers]
        writer.close()
        await writer.wait_closed()
        return reserved

    return [table for some in await asyncio.gather(*(call() for _ in range(CALLERS))) for table in some]
