"""Somebody with a browser, who looks at the page as people do: by roles, names and what is written there."""

from collections.abc import Callable
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from sabot.words.language import speak

QUICK = {"decision": 0, "pace": 0, "window": 0.1, "pause": 600}
"""Clocks for those who are in a hurry; nobody plays in anybody's place."""
DESKTOP: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "reduced_motion": "reduce",
}
"""A browser on a desk, where nothing moves."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "no-preference",
}
"""A phone, where cards fly."""
PATIENCE = 60_000
"""How many milliseconds somebody waits for what must come; nothing is asserted about when it comes."""
GONE_ON = "net::ERR_ABORTED"
"""What a request ends with that was still under way when the page was left."""
CLICKED = "window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true);"
"""A finger is lifted before the page hears of the tap: this tells when it has."""
SETTLED = """(least) => {
  const version = Number(document.querySelector(".table")?.dataset.version ?? 0);
  if (!("settled" in document.documentElement.dataset) || version < least) return null;
  return { version, top: document.querySelector(".discard > :last-child img")?.alt };
}"""
"""What lies there when the page has settled, at the earliest in some version of the table."""
expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody at a browser of their own, who complains of errors, of failures and of strangers."""

    def __init__(self, name: str, context: BrowserContext, url: str, lang: str = "en", *, touches: bool) -> None:
        self.name = name
        self.context = context
        self.url = url
        self.language = speak(lang)
        self.touches = touches
        """Whether this is done with a finger."""
        self.complaints: list[str] = []
        self.sent: list[dict[str, Any]] = []
        """All that the page has said to the server over its sockets."""
        self.refused: list[str] = []
        """What the server has refused."""
        context.set_default_timeout(PATIENCE)
        context.add_init_script(CLICKED)
        context.on("console", self._hear)
        context.on("weberror", lambda error: self.complaints.append(f"{name}: {error.error}"))
        context.on("request", self._watch)
        context.on("requestfailed", self._miss)
        context.on("response", self._read)
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)

    def go(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(self.url + path)

    def settled(self, least: int = 0) -> tuple[int, str]:
        """Wait until the page has settled, and tell which version of the table it shows, and what lies on top."""
        found = self.page.wait_for_function(SETTLED, arg=least).json_value()
        return found["version"], found.get("top", "")

    def says(self, message: str, **words: Any) -> str:
        """What the page says in this person's language."""
        return self.language.say(message, **words)

    def button(self, message: str, **words: Any) -> Locator:
        """The button that says something."""
        return self.page.get_by_role("button", name=self.says(message, **words), exact=True)

    def region(self, message: str) -> Locator:
        """A part of the page, by its name."""
        return self.page.get_by_role("region", name=self.says(message), exact=True)

    @property
    def hand(self) -> Locator:
        """The cards in this person's hand."""
        return self.page.locator("ul.hand").get_by_role("button")

    def has_cards(self) -> None:
        """Wait until seven cards are dealt; the card turned up can make them more."""
        expect(self.hand.nth(6)).to_be_visible()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers this person."""
        answer = self.context.request.fetch(self.url + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def open_table(self, edition: str = "deluxe", *seats: str, **settings: Any) -> str:
        """Open a table of one's own, for oneself and others, and tell its path."""
        self.ask("PUT", "/api/me", {"name": self.name})
        settings = {"edition": edition, "seats": ("person", *(seats or ("eager",))), "clocks": QUICK, **settings}
        return f"/t/{self.ask('POST', '/api/tables', settings)['table']}"

    def sit_down(self, edition: str = "deluxe", *seats: str, **settings: Any) -> str:
        """Have cards dealt at a table of one's own, look at it, and tell its path."""
        path = self.open_table(edition, *seats, **settings)
        self.ask("POST", f"/api/tables/{path[3:]}/start")
        self.go(path)
        return path

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{self.name} heard {message.text}")

    def _watch(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"{self.name} saw a stranger: {request.url}")

    def _miss(self, request: Request) -> None:
        if request.failure != GONE_ON:
            self.complaints.append(f"{self.name} missed {request.url}: {request.failure}")

    def _read(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{self.name} got {response.status} from {response.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(msgspec.json.decode(text)))
        socket.on("framereceived", self._refuse)

    def _refuse(self, text: str | bytes) -> None:
        if "refused" in msgspec.json.decode(text, type=dict[str, msgspec.Raw]):
            self.refused.append(str(text))


Come = Callable[..., Person]
"""Lets somebody come: a name, a server of their own, and what is special about their browser."""
