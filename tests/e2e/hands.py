"""Hands at the table: they see what can be done, and do it until the round is over.

They wait for states that the page announces, never for time: it says when it has settled, and which version of the
table it shows. What is offered in a page that has settled must be sent when it is touched. Only if another player has
acted meanwhile may it be too late, and then the page shows another version.
"""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from tests.e2e.person import SETTLED, Person

MOST = 400
"""How many things somebody does in a round, at most; far more than anybody ever has."""
STOPS = 80
"""How many keys lead anywhere on the page."""
NOW = """({ wanted, over }) => {
  if (!("settled" in document.documentElement.dataset)) return null;
  const regions = document.querySelectorAll(".mine > section");
  if (Array.from(regions).some((region) => over.includes(region.ariaLabel))) return {};
  for (const selector of wanted) {
    const offer = document.querySelector(`.mine :is(${selector})`);
    if (!offer) continue;
    const box = offer.getBoundingClientRect();
    const isFree = ([x, y]) => document.elementFromPoint(x, y)?.closest("button") === offer;
    // Not in its middle, where the next card of the hand may cover it.
    const points = [0.5, 0.25, 0.12, 0.88].flatMap((down) => [0.25, 0.12, 0.5, 0.88].map((across) => [across, down]));
    const free = points.map(([across, down]) => [box.x + across * box.width, box.y + down * box.height]).find(isFree);
    const version = Number(document.querySelector(".table").dataset.version);
    const { action } = offer.dataset;
    if (free) return { version, action, x: free[0], y: free[1], clicks: window.clicks };
    const isNew = window.sought !== `${version} ${action}`;
    window.sought = `${version} ${action}`;
    if (!isNew) return { version, action, covered: document.elementFromPoint(box.x + 5, box.y + 5)?.outerHTML ?? "" };
    offer.scrollIntoView({ block: "nearest", inline: "center" });
    return null;
  }
  return null;
}"""
"""Waits until something can be done or the round is over; tells what, and where to touch it."""
HEARD = f"(clicks) => (clicks === null || window.clicks > clicks ? ({SETTLED})(0) : null)"
"""The page as it has settled after a tap has come to it."""
NEXT = """(action) => {
  const offer = document.querySelector(`.mine [data-action="${action}"]:not([aria-hidden])`);
  const at = document.activeElement;
  if (!offer) return null;
  if (at === offer || (at.dataset.action === action && at.closest(".mine"))) return "Enter";
  const isAhead = at.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (offer.closest(".hand")?.contains(at)) return isAhead ? "ArrowRight" : "ArrowLeft";
  return isAhead ? "Tab" : "Shift+Tab";
}"""
"""Which key leads nearer to an offer, or takes it; null if it has gone."""


class Offer(NamedTuple):
    """Something that can be done, where it can be touched, and in which version of the table."""

    version: int
    action: str
    x: float
    y: float
    clicks: int


class Hands:
    """Plays for somebody by what lies there: a card if one can be laid, else what there is a button for."""

    wanted: ClassVar[tuple[str, ...]] = (
        ".calls [data-action]",
        "[role=group] [data-action]",
        ".hand .playable",
        ".bar [data-action]",
    )
    """What to do: call first, then choose, then lay, then anything."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.bar = person.region("page-actions")
        self.over = person.region("page-round-over").or_(person.region("page-match-over"))
        self._over = [person.says(message) for message in ("page-round-over", "page-match-over")]

    def play_round(self) -> None:
        """Play until the score pad is there."""
        self.play_until(lambda: False)

    def play_until(self, is_enough: Callable[[], bool]) -> bool:
        """Play until something is so when there is something to do; False if the round is over before."""
        for _ in range(MOST):
            offer = self.wait()
            if offer is None:
                return False
            if is_enough():
                return True
            self.do(offer)
        raise AssertionError(f"{self.person.name} has not come to an end")

    def act(self) -> None:
        """Do one thing as soon as there is one."""
        offer = self.wait()
        assert offer is not None, "the round is over"
        self.do(offer)

    def do(self, offer: Offer) -> None:
        """Do something, and see that the page has taken it; it may be too late only if another player has acted."""
        sent = len(self.person.sent)
        self.touch(offer)
        version = self.version_after(offer)
        acts = [message for message in self.person.sent[sent:] if "act" in message]
        what = f"{self.person.name} wanted {offer}, the page sent {acts}, refused was {self.person.refused}"
        assert version > offer.version, what
        assert all(act["act"] == offer.action or act["version"] > offer.version for act in acts), what

    def wait(self) -> Offer | None:
        """Wait until there is something to do, and tell what; None if the round is over."""
        asked = {"wanted": self.wanted, "over": self._over}
        found = self.page.wait_for_function(NOW, arg=asked).json_value()
        assert "covered" not in found, f"{found['action']} can not be touched for {found['covered']}"
        return Offer(**found) if found else None

    def touch(self, offer: Offer) -> None:
        """Put a finger on it, or the mouse."""
        if self.person.touches:
            self.page.touchscreen.tap(offer.x, offer.y)
        else:
            self.page.mouse.click(offer.x, offer.y)

    def version_after(self, offer: Offer) -> int:
        """Which version of the table the page shows when all that was sent is answered."""
        clicks = offer.clicks if self.person.touches else None
        return int(self.page.wait_for_function(HEARD, arg=clicks).json_value()["version"])


class Keys(Hands):
    """Plays without ever touching anything but keys."""

    def touch(self, offer: Offer) -> None:
        """Come to it as those do who have only keys: by tab, and within the hand by arrows."""
        for _ in range(STOPS):
            key = self.page.evaluate(NEXT, offer.action)
            if key is None:
                return
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"no key leads to {offer.action}")
