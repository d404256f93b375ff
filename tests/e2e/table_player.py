"""Plays rounds through the page: finds an offered action, clicks it, and repeats until the round is over.

It never sleeps. The page announces when it has settled, and which version of the table it shows. An action that a
settled page offers must be sent when it is clicked. It may be too late only if another player has acted meanwhile, and
then the page shows a newer version.
"""

from collections.abc import Callable
from typing import ClassVar, NamedTuple

from tests.e2e.person import SETTLED, Person

MOST_ACTIONS = 400
"""A limit for the actions of a player in a round, far above what occurs."""
MOST_KEYS = 80
"""A limit for the key presses that lead to any element of the page."""
FIND_OFFER = """({ wanted, over }) => {
  if (!("settled" in document.documentElement.dataset)) return null;
  const regions = document.querySelectorAll(".mine > section");
  if (Array.from(regions).some((region) => over.includes(region.ariaLabel))) return {};
  for (const selector of wanted) {
    const offer = document.querySelector(`.mine :is(${selector})`);
    if (!offer) continue;
    const box = offer.getBoundingClientRect();
    const isFree = ([x, y]) => document.elementFromPoint(x, y)?.closest("button") === offer;
    // Not the middle first: there the next card of the hand may cover it.
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
"""Finds an offered action and a point to click it: null to wait on, an empty object if the round is over."""
SETTLED_AFTER_TAP = f"(clicks) => (clicks === null || window.clicks > clicks ? ({SETTLED})(0) : null)"
"""The settled page, once the tap has arrived."""
NEXT_KEY = """(action) => {
  const offer = document.querySelector(`.mine [data-action="${action}"]:not([aria-hidden])`);
  const at = document.activeElement;
  if (!offer) return null;
  if (at === offer || (at.dataset.action === action && at.closest(".mine"))) return "Enter";
  const isAhead = at.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (offer.closest(".hand")?.contains(at)) return isAhead ? "ArrowRight" : "ArrowLeft";
  return isAhead ? "Tab" : "Shift+Tab";
}"""
"""The key that leads closer to an offered action, or takes it; null if it is gone."""


class Offer(NamedTuple):
    """An offered action, where to click it, and the version of the table that offers it."""

    version: int
    action: str
    x: float
    y: float
    clicks: int


class TablePlayer:
    """Plays for a person: plays a card if possible, otherwise takes another action that has a button."""

    wanted: ClassVar[tuple[str, ...]] = (
        ".calls [data-action]",
        "[role=group] [data-action]",
        ".hand .playable",
        ".bar [data-action]",
    )
    """Selectors of actions by priority: call, choose, play a card, then anything else."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.bar = person.region("page-actions")
        self.over = person.region("page-round-over").or_(person.region("page-match-over"))
        self._over = [person.says(message) for message in ("page-round-over", "page-match-over")]

    def play_round(self) -> None:
        """Play until the score pad is shown."""
        self.play_until(lambda: False)

    def play_until(self, is_reached: Callable[[], bool]) -> bool:
        """Play until a condition holds while an action is offered; False if the round is over before."""
        for _ in range(MOST_ACTIONS):
            offer = self.wait()
            if offer is None:
                return False
            if is_reached():
                return True
            self.do(offer)
        raise AssertionError(f"{self.person.name} has not finished the round")

    def act(self) -> None:
        """Take one action as soon as one is offered."""
        offer = self.wait()
        assert offer is not None, "the round is over"
        self.do(offer)

    def do(self, offer: Offer) -> None:
        """Take an action, and check that the page has sent it; it may be too late only if another player has acted."""
        sent = len(self.person.sent)
        self.touch(offer)
        version = self.version_after(offer)
        acts = [message for message in self.person.sent[sent:] if "act" in message]
        context = f"{self.person.name} chose {offer}, the page sent {acts}, the server refused {self.person.refused}"
        assert version > offer.version, context
        assert all(act["act"] == offer.action or act["version"] > offer.version for act in acts), context

    def wait(self) -> Offer | None:
        """Wait until an action is offered, and return it; None if the round is over."""
        argument = {"wanted": self.wanted, "over": self._over}
        found = self.person.wait_for(FIND_OFFER, argument)
        assert "covered" not in found, f"{found['action']} cannot be clicked: it is covered by {found['covered']}"
        return Offer(**found) if found else None

    def touch(self, offer: Offer) -> None:
        """Tap or click it."""
        if self.person.touches:
            self.page.touchscreen.tap(offer.x, offer.y)
        else:
            self.page.mouse.click(offer.x, offer.y)

    def version_after(self, offer: Offer) -> int:
        """The version of the table that the page shows once every message is answered."""
        clicks = offer.clicks if self.person.touches else None
        return int(self.person.wait_for(SETTLED_AFTER_TAP, clicks)["version"])


class KeyboardPlayer(TablePlayer):
    """Plays with the keyboard only."""

    def touch(self, offer: Offer) -> None:
        """Reach it by the tab key, within the hand by the arrow keys, and press Enter."""
        for _ in range(MOST_KEYS):
            key = self.page.evaluate(NEXT_KEY, offer.action)
            if key is None:
                return
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"no key leads to {offer.action}")
