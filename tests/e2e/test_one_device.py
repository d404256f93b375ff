"""Several people on one device: the curtain between turns, and one hand at a time."""

from typing import Any

import msgspec
from playwright.sync_api import WebSocket, expect

from tests.e2e.accessibility import violations
from tests.e2e.person import NewPerson, Person
from tests.e2e.table_player import TablePlayer

TURNS = 4
"""How often the device is handed over."""


def hands_sent_to(person: Person) -> list[set[str]]:
    """Whose hands each message with a view shows, from now on."""
    seen: list[set[str]] = []

    def note(text: str | bytes) -> None:
        answer: dict[str, Any] = msgspec.json.decode(text)
        view = (answer.get("snapshot") or answer.get("update") or {}).get("view")
        if view and view["phase"] != "over":
            seen.append({player for player, hand in view["hands"].items() if set(hand) - {"??"}})

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", note)

    person.page.on("websocket", listen)
    return seen


def asked_name(person: Person) -> str:
    """Wait for the curtain to name somebody, and return that name."""
    person.page.locator("[data-look].primary").wait_for()
    person.settled()
    number = int(person.page.locator("[data-look].primary").first.get_attribute("data-look") or "")
    name = ["Ana", "Bo"][number]
    expect(person.page.get_by_role("heading", name=person.says("page-device-hand-over", name=name))).to_be_visible()
    return name


def test_the_device_is_handed_over_with_all_cards_hidden(new_person: NewPerson) -> None:
    """Ana and bo against a bot. Whoever is named taps, sees the own hand only, acts, and the curtain comes down."""
    ana = new_person("Ana")
    seen = hands_sent_to(ana)
    ana.sit_down("deluxe", "person", "eager", device=["Bo"])
    player = TablePlayer(ana)
    for _ in range(TURNS):
        name = asked_name(ana)
        expect(ana.hand).to_have_count(0)
        assert seen[-1] == set()
        ana.button("page-device-ready", name=name).click()
        expect(ana.hand.first).to_be_visible()
        assert seen[-1] == {name}
        hide = ana.button("page-device-hide", name=name)
        while hide.count():
            offered = ana.page.locator(".mine .playable, .bar [data-action]")
            if ana.page.locator("[data-hide].primary").count() or not offered.count():
                hide.click()
            else:
                player.act()
            ana.settled()
    assert {frozenset(hands) for hands in seen} <= {frozenset(), frozenset({"Ana"}), frozenset({"Bo"})}


def test_people_on_one_device_are_named_when_the_table_is_opened(new_person: NewPerson) -> None:
    ana = new_person("Ana")
    ana.go("/")
    ana.page.get_by_role("link", name=ana.says("page-home-device")).click()
    ana.page.get_by_label(ana.says("page-name"), exact=True).fill("Ana")
    ana.page.get_by_label(ana.says("page-device-name", number=2)).fill("Bo")
    assert not violations(ana.page)
    ana.button("page-new-open").click()
    expect(ana.region("page-device-curtain")).to_be_visible()
    asked_name(ana)  # from now on nothing moves
    expect(ana.hand).to_have_count(0)
    assert not violations(ana.page)
