"""The client of the HTTP API: names, tables and seats."""

import asyncio
import json
from http.client import HTTPException
from http.cookies import SimpleCookie
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from sabot.errors import Unreadable
from sabot.local.salts import new_salt

PATIENCE = 30
"""How many seconds the server may take to answer."""


class Turned(Exception):
    """The server refused a request: the HTTP status, and the refusal."""

    def __init__(self, status: int, body: bytes) -> None:
        self.status = status
        try:
            self.refused: dict[str, Any] = json.loads(body)["refused"]
        except (ValueError, KeyError, TypeError):
            self.refused = {"code": "", "rule": "", "message": body.decode(errors="replace")}
        super().__init__(status, self.refused["code"])

    def __str__(self) -> str:
        return f"{self.status}: {self.refused['message']}"


class Api:
    """A guest of a server, identified by its cookie."""

    def __init__(self, url: str, cookie: str = "") -> None:
        self.url = url.rstrip("/")
        self.cookie = cookie
        """The cookie that identifies the guest; keep it to be the same guest again."""

    async def ask(self, method: str, path: str, body: Any = None, *, name: str = "") -> Any:
        """Send a request and return the answer as plain data; or raise Turned (refused) or OSError (not reachable).

        A change with a name is made once, however often it is sent.
        """
        return await asyncio.to_thread(self._ask, method, path, body, name)

    async def sit(
        self, table: str, seat: int | str = "any", salt: str | None = None, *, asks: bool = False, name: str = ""
    ) -> Any:
        """Take a seat (`any`: the first free one), and add salt to the first deal: random salt unless some is given.

        With `asks`, those who must agree are asked where a seat cannot be taken at once.
        """
        body = {"salt": new_salt() if salt is None else salt, **({"ask": True} if asks else {})}
        return await self.ask("PUT", f"/api/tables/{table}/seats/{seat}", body, name=name)

    def _ask(self, method: str, path: str, body: Any, name: str) -> Any:
        request = self._request(method, path, body, name)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self._keep(answer.headers.get_all("Set-Cookie") or [])
                text = answer.read()
                kind = answer.headers.get_content_type()
                return json.loads(text) if kind == "application/json" else text.decode()
        except HTTPError as error:
            with error:
                raise Turned(error.code, error.read()) from None
        except HTTPException as error:
            raise ConnectionError(str(error)) from error

    def _request(self, method: str, path: str, body: Any, name: str) -> Request:
        if not self.url.startswith(("http://", "https://")):
            raise Unreadable("server-url", url=repr(self.url))
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie, "Idempotency-Key": name}
        return Request(self.url + path, data, {key: value for key, value in headers.items() if value}, method=method)

    def _keep(self, cookies: list[str]) -> None:
        for text in cookies:
            for name, morsel in SimpleCookie(text).items():
                self.cookie = f"{name}={morsel.value}"
