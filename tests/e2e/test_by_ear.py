"""A round played by somebody who does not see it: by keys, live regions and the accessibility tree."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import WebSocket, expect

from sabot.words.names import active_face, face_name
from tests.e2e.person import NewPerson, Person
from tests.e2e.table_player import KeyboardPlayer, Offer

pytestmark = pytest.mark.seed("57")
EDITIONS = [
    "deluxe",
    pytest.param("potter", marks=[pytest.mark.seed("74"), pytest.mark.soak]),
    pytest.param("flip", marks=[pytest.mark.seed("14"), pytest.mark.soak]),
    pytest.param("wizz", marks=[pytest.mark.seed("28"), pytest.mark.soak]),
]
"""Short rounds in which the special cards of the edition are played."""
LISTEN = """
window.heard = [];
new MutationObserver(() => {
  for (const region of document.querySelectorAll("[aria-live]")) {
    if ("answer" in region.dataset) continue; // what was asked for is compared at once
    const [how, text] = [region.getAttribute("aria-live"), region.textContent];
    if (region.heard === text) continue;
    region.heard = text;
    if (text) window.heard.push([how, text]);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Records everything that a screen reader is told, and how urgently."""
FOCUS_IS_LOST = "() => document.activeElement === document.body"
ANSWER = "() => document.querySelector('[data-answer]').textContent.trim()"


class Listener(KeyboardPlayer):
    """Plays by keys, asks the table by keys before each action, and compares the answers with the server's own view."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.views: dict[int, dict[str, Any]] = {}
        """What the server has shown, by the version of the table."""
        self.told: list[str] = []
        """Every sentence that the server has told since the page watches the table."""
        self.has_begun = False
        self.page.add_init_script(LISTEN)
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(msgspec.json.decode(text)))

    def _hear(self, answer: dict[str, Any]) -> None:
        update = answer.get("update") or {}
        self.told += [told["text"] for told in update.get("told", ())]
        shown = update or answer.get("snapshot") or {}
        if shown:
            known = self.views.get(max(self.views, default=0), {})
            self.views[shown["version"]] = shown.get("view") or known

    def touch(self, offer: Offer) -> None:
        """Ask about the table, then act; the focus must not be lost meanwhile."""
        assert not (self.has_begun and self.page.evaluate(FOCUS_IS_LOST)), f"the focus is lost before {offer.action}"
        self.check_answers()
        super().touch(offer)
        self.has_begun = True

    def check_answers(self) -> None:
        """Ask for the top card, the hand and the counts, and compare with what the server has shown at that version."""
        version, _ = self.person.settled()
        answers = [self.ask(key) for key in "thc"]
        if self.person.settled()[0] != version:  # somebody has acted meanwhile
            return self.check_answers()
        return self.compare(self.views[version], *answers)

    def compare(self, view: dict[str, Any], top_told: str, hand_told: str, counts: str) -> None:
        """Compare answers with a view."""
        name = self.person.name
        top = face_name(active_face(view["discard"][0], view["side"]), form=".a")
        assert f"On top: {top}." in top_told
        hand = view["hands"][name]
        assert hand_told.startswith(f"{len(hand)} card")
        assert all(face_name(active_face(card, view["side"])) in hand_told for card in hand)
        assert all(
            f"{player}: {len(cards)} card" in counts for player, cards in view["hands"].items() if player != name
        )

    def ask(self, key: str) -> str:
        """Press a single key, and return the answer."""
        self.page.keyboard.press(key)
        return str(self.page.evaluate(ANSWER))


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_told_is_what_happened(new_person: NewPerson, edition: str) -> None:
    ana = new_person()
    listener = Listener(ana)
    ana.sit_down(edition)
    listener.play_round()
    ana.settled()
    heard = ana.page.evaluate("() => window.heard")
    told = " ".join(text for _, text in heard)
    place = 0
    for sentence in listener.told:  # each, in order, and nothing left out
        place = told.find(sentence, place)
        assert place >= 0, f"{sentence!r} is not told, or too early: {told}"
        place += len(sentence)
    urgent = [text for how, text in heard if how == "assertive"]
    assert any(ana.says("page-ask", phase="turn") in text for text in urgent)
    assert not ana.page.evaluate(FOCUS_IS_LOST)
    tree = ana.page.locator("main").aria_snapshot()
    assert ana.says("page-round-over") in tree
    assert not ana.complaints


@pytest.mark.seed("3")
def test_an_introduction_is_played_by_keys_from_the_front_page(new_person: NewPerson) -> None:
    ana = new_person()
    ana.go()
    ana.page.get_by_role("link", name=ana.says("page-lesson", title="Deluxe"), exact=True).click()
    lesson = ana.page.get_by_role("complementary", name=ana.says("page-lesson-about", title="Deluxe"))
    expect(lesson).to_contain_text(ana.says("lesson-step", step="begin", seat="", hue="", a_card=""))
    player = KeyboardPlayer(ana)
    player.act()
    challenge = ana.button("page-action", verb="challenge", seat="", put=0, action="")
    expect(challenge).to_be_visible()
    assert covers_nothing(ana)
    challenge.press("Enter")
    expect(lesson).to_contain_text(ana.says("lesson-step", step="guilty", seat="Ivy", hue="", a_card=""))
    lesson.get_by_role("button", name=ana.says("page-lesson-skip")).press("Enter")
    expect(ana.button("page-home-play")).to_be_visible()
    assert ana.ask("GET", "/api/me/tables") == {"tables": []}


def covers_nothing(person: Person) -> bool:
    """Whether the sentence of an introduction lies on nothing that it could be about."""
    return bool(
        person.page.evaluate(
            """() => {
              const box = (node) => node.getBoundingClientRect();
              const lesson = box(document.querySelector(".lesson"));
              const others = document.querySelectorAll(".offers button, .discard, .draw, .hand button, .plate");
              return Array.from(others).every((other) => {
                const at = box(other);
                const isAside = at.right <= lesson.left || at.left >= lesson.right;
                return isAside || at.bottom <= lesson.top || at.top >= lesson.bottom;
              });
            }"""
        )
    )
