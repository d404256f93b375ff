"""A person with a browser context, who finds elements as people do: by roles, names and texts."""

from collections.abc import Callable
from typing import Any
from zlib import crc32

import msgspec
from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, Response, WebSocket, expect

from sabot.words.language import speak

QUICK = {"decision": 0, "pace": 0, "window": 0.1, "pause": 600}
"""Clocks without waiting; the decision clock is off, so that no bot plays for a person."""
DESKTOP: dict[str, Any] = {
    "viewport": {"width": 1280, "height": 800},
    "locale": "en-GB",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
"""A desktop browser with reduced motion, which keeps nothing for times without a server."""
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "no-preference",
}
"""A phone with animations."""
TIMEOUT = 60_000
"""How long to wait for anything, in milliseconds. It is generous: the tests assert nothing about speed."""
POLLING = 40
"""The milliseconds after which a state is looked at again. In every frame, it takes more time than the page."""
BLOCKED = "Service Worker registration blocked by Playwright"
"""What Playwright writes to the console where workers are blocked."""
ABORTED = "net::ERR_ABORTED"
"""The error of a request that was pending when the page was left."""
COUNT_CLICKS = "window.clicks = 0; addEventListener('click', () => { window.clicks += 1; }, true);"
"""Counts clicks in the page: a tap ends before the page gets its click."""
CHANCE = """{
  let state = %d;
  crypto.getRandomValues = (bytes) => {
    for (let place = 0; place < bytes.length; place++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[place] = state >>> 24;
    }
    return bytes;
  };
}"""
"""Makes the salt of a page repeatable: it comes from a number."""
HURRY = """if (location.origin !== "null") {
  const stored = JSON.parse(localStorage.getItem("sabot") ?? "{}");
  localStorage.setItem("sabot", JSON.stringify({ speed: %s, ...stored }));
}"""
"""Sets the speed of the animations, as a preference that was chosen before. A blank page has no preferences."""
USUAL, FAST = 1, 8
"""Speeds of the animations. At the fast one cards still fly, but a round takes seconds instead of minutes."""
SETTLED = """(least) => {
  const version = Number(document.querySelector("[data-version]")?.dataset.version ?? 0);
  if (!("settled" in document.documentElement.dataset) || version < least) return null;
  return { version, top: document.querySelector(".discard > :last-child img")?.alt };
}"""
"""The version and the top card, once the page has settled at a version or a later one; null before."""
expect.set_options(timeout=TIMEOUT)


class Person:
    """A person with a browser context, whose complaints are errors, failed requests and requests to other hosts."""

    def __init__(self, name: str, context: BrowserContext, url: str, lang: str = "en", *, touches: bool) -> None:
        self.name = name
        self.context = context
        self.url = url
        self.language = speak(lang)
        self.touches = touches
        """Whether this person taps instead of clicking."""
        self.complaints: list[str] = []
        self.sent: list[dict[str, Any]] = []
        """The messages that the page has sent over its WebSocket."""
        self.refused: list[str] = []
        """The refusals of the server."""
        context.set_default_timeout(TIMEOUT)
        context.add_init_script(COUNT_CLICKS)
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.complaints.append(f"{name}: {error.error}"))
        context.on("request", self._on_request)
        context.on("requestfailed", self._on_failure)
        context.on("response", self._on_response)
        self.page: Page = context.new_page()
        self.page.on("websocket", self._on_socket)

    def draw_salt_from(self, seed: str) -> None:
        """Let the pages of this person make the same salt whenever the seed is the same."""
        self.context.add_init_script(CHANCE % crc32(f"{self.name} {seed}".encode()))

    def animate(self, speed: int) -> None:
        """Let everything on the pages of this person move at a speed."""
        self.context.add_init_script(HURRY % speed)

    def go(self, path: str = "/") -> None:
        """Open a page of the server."""
        self.page.goto(self.url + path)

    def settled(self, least: int = 0) -> tuple[int, str]:
        """Wait until the page has settled, and return the version of the table that it shows and the top card."""
        found = self.wait_for(SETTLED, least)
        return found["version"], found.get("top", "")

    def wait_for(self, predicate: str, argument: Any) -> Any:
        """Wait until a function of the page returns something true, and return it."""
        return self.page.wait_for_function(predicate, arg=argument, polling=POLLING).json_value()

    def says(self, message: str, **words: Any) -> str:
        """A text of the page in this person's language."""
        return self.language.say(message, **words)

    def button(self, message: str, **words: Any) -> Locator:
        """The button with a label."""
        return self.page.get_by_role("button", name=self.says(message, **words), exact=True)

    def region(self, message: str) -> Locator:
        """A part of the page, by its name."""
        return self.page.get_by_role("region", name=self.says(message), exact=True)

    @property
    def hand(self) -> Locator:
        """The cards in this person's hand."""
        return self.page.locator("ul.hand").get_by_role("button")

    def wait_for_cards(self) -> None:
        """Wait until seven cards are dealt; the card turned up can make them more."""
        expect(self.hand.nth(6)).to_be_visible()

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request of this person, and return the answer."""
        answer = self.context.request.fetch(self.url + path, method=method, data=body)
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def open_table(self, edition: str = "deluxe", *seats: str, **settings: Any) -> str:
        """Open a table for this person and others, and return its path."""
        self.ask("PUT", "/api/me", {"name": self.name})
        settings = {"edition": edition, "seats": ("person", *(seats or ("eager",))), "clocks": QUICK, **settings}
        return f"/t/{self.ask('POST', '/api/tables', settings)['table']}"

    def sit_down(self, edition: str = "deluxe", *seats: str, **settings: Any) -> str:
        """Open a table, start its match, go to its page, and return its path."""
        path = self.open_table(edition, *seats, **settings)
        self.ask("POST", f"/api/tables/{path[3:]}/start")
        self.go(path)
        return path

    def _on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and message.text != BLOCKED:
            self.complaints.append(f"{self.name} got in the console: {message.text}")

    def _on_request(self, request: Request) -> None:
        if not request.url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"{self.name} requested another host: {request.url}")

    def _on_failure(self, request: Request) -> None:
        if request.failure != ABORTED:
            self.complaints.append(f"{self.name} failed to load {request.url}: {request.failure}")

    def _on_response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{self.name} got {response.status} from {response.url}")

    def _on_socket(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(msgspec.json.decode(text)))
        socket.on("framereceived", self._on_message)

    def _on_message(self, text: str | bytes) -> None:
        if "refused" in msgspec.json.decode(text, type=dict[str, msgspec.Raw]):
            self.refused.append(str(text))


NewPerson = Callable[..., Person]
"""Creates a person: takes a name, a server, a language, a speed and the settings of the browser context."""
