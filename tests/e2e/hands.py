"""Hands at the table: they see what can be done, and do it until the round is over."""

from playwright.sync_api import Locator, Position
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.person import Person

MOST = 400
"""How many things somebody does in a round, at most; far more than anybody ever has."""
MISSED = 3000
"""How many milliseconds a hand hovers over something that has gone."""
CLUMSY = 5
"""How often in a round something may be out of reach, or nothing come of it, though it is still there."""
EDGE = Position(x=10, y=14)
SEEN = """() => {
  const cards = document.querySelectorAll(".hand, .hand button");
  return [document.querySelector("main")?.innerText, ...Array.from(cards, (card) => card.ariaLabel)].join("\\n");
}"""
"""What is written there, and which cards are held: a card can be laid without a word being changed."""
CHANGED = f"(before) => ({SEEN})() !== before"
STOPS = 80
"""How many keys lead anywhere on the page."""
NEXT = """(offer) => {
  const at = document.activeElement;
  if (at === offer) return "Enter";
  const isAhead = at.compareDocumentPosition(offer) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (offer.closest(".hand")?.contains(at)) return isAhead ? "ArrowRight" : "ArrowLeft";
  return isAhead ? "Tab" : "Shift+Tab";
}"""
"""Which key leads nearer to an offer, or takes it."""


class Hands:
    """Plays for somebody by what lies there: a card if one can be laid, else what there is a button for."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.missed = 0
        self.bar = person.region("page-actions")
        self.over = person.region("page-round-over").or_(person.region("page-match-over"))
        self.cards = self.page.locator("ul.hand button.playable")
        """The cards that are raised."""
        hint = person.says("page-hint")
        self.buttons = self.bar.get_by_role("button").filter(has_not_text=hint)

    def play_round(self) -> None:
        """Play until the score pad is there."""
        for _ in range(MOST):
            if not self.act():
                return
        raise AssertionError(f"{self.person.name} has not come to an end")

    def act(self) -> bool:
        """Do one thing as soon as there is one; False if the round is over."""
        self.wait()
        if self.over.is_visible():
            return False
        self.do(self.wanted)
        return True

    def wait(self) -> None:
        """Wait until there is something to do, or nothing any more."""
        self.cards.or_(self.buttons).or_(self.over).first.wait_for()

    @property
    def wanted(self) -> Locator:
        """What to do: call first, then choose, then lay, then anything."""
        calls = self.bar.locator(".calls").get_by_role("button")
        choices = self.bar.get_by_role("group").get_by_role("button")
        for offers in (calls, choices, self.cards):
            if offers.count():
                return offers.first
        return self.buttons.first

    def do(self, offer: Locator) -> None:
        """Do something and see what comes of it; it may be too late."""
        before = self.page.evaluate(SEEN)
        try:
            self.touch(offer)
            self.page.wait_for_function(CHANGED, arg=before, timeout=MISSED)
        except TooLate:
            self.missed += offer.count() > 0  # a call is gone as soon as play goes on
            assert self.missed < CLUMSY, f"{self.person.name} can not get hold of {offer}"

    def touch(self, offer: Locator) -> None:
        """Put a finger on it, where the next card of the hand does not cover it, nor one that the mouse has raised."""
        self.page.mouse.move(0, 0)
        offer.click(timeout=MISSED, position=EDGE)


class Keys(Hands):
    """Plays without ever touching anything but keys."""

    def touch(self, offer: Locator) -> None:
        """Come to it as those do who have only keys: by tab, and within the hand by arrows."""
        for _ in range(STOPS):
            key = offer.evaluate(NEXT, timeout=MISSED)
            self.page.keyboard.press(key)
            if key == "Enter":
                return
        raise AssertionError(f"no key leads to {offer}")
