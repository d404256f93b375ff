"""A tournament by link: from the home page of the host to the last standing, with a screen for everybody."""

from playwright.sync_api import expect

from tests.e2e.accessibility import violations
from tests.e2e.person import PHONE, NewPerson, Person
from tests.e2e.table_player import TablePlayer

TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
SHORT = {"turn_cap": 4}
"""Rounds of four turns."""
ROTATION = {"scoring": "rotation", "hands_per_partner": 1}
ROUNDS = 7
"""Everybody plays once with each of seven partners."""


def take_part(person: Person, code: str) -> None:
    """Follow the code of a tournament, give a name, and take part."""
    person.go(f"/{code}")
    person.page.get_by_label(person.says("page-name")).fill(person.name)
    person.button("page-part-in").click()
    expect(person.button("page-part-out")).to_be_visible()


def step(person: Person) -> bool:
    """Let somebody do what they can: play, or be ready for the next round. False when the tournament is over."""
    person.settled()
    if person.region("page-match-over").count():
        return False
    ready = person.button("page-ready")
    if ready.count() and ready.is_enabled():
        ready.click()
    elif person.page.locator(".mine [data-action]").count() and not person.region("page-round-over").count():
        offer = TablePlayer(person).wait()
        if offer is not None:
            TablePlayer(person).do(offer)
    return True


def test_the_host_opens_a_tournament_from_the_home_page(new_person: NewPerson) -> None:
    ana, bo = new_person("Ana"), new_person("Bo", **PHONE)
    ana.go()
    ana.page.get_by_role("link", name=ana.says("page-home-tournament"), exact=True).click()
    ana.page.get_by_label(ana.says("page-name")).fill("Ana")
    ana.button("page-new-tournament-open").click()
    code = ana.region("page-part-code").get_by_role("img").text_content() or ""
    assert not violations(ana.page)
    take_part(bo, code)
    expect(ana.page.get_by_role("heading", name=ana.says("page-part", count=2, places=8))).to_be_visible()
    assert not violations(bo.page)
    ana.button("page-room-start").click()
    for person in (ana, bo):
        person.wait_for_cards()
        expect(person.page.get_by_text(person.says("page-round", number=1)).first).to_be_visible()
    assert len(ana.ask("GET", f"/api{ana.page.url[len(ana.url) :].replace('/t/', '/tables/')}")["seats"]) == 4


def test_a_whole_tournament_with_a_screen(new_person: NewPerson) -> None:
    people = [new_person("Ana"), new_person("Bo", **PHONE)]
    screen, (ana, bo) = new_person("Screen", **TELEVISION), people
    seats = ("person", *["eager"] * 6)
    path = ana.open_table("deluxe", *seats, format=ROTATION, options=SHORT, draw_seats=True)
    ana.go(path)
    screen.go(path + "/screen")
    code = screen.page.locator(".code")
    take_part(bo, code.text_content() or "")
    expect(code).to_have_count(0)  # all places are taken
    assert not violations(screen.page, is_for_phones=False)
    ana.button("page-room-start").click()
    for person in people:
        person.wait_for_cards()
    for number in (1, 2):
        expect(screen.page.get_by_role("region", name=screen.says("page-board", number=number))).to_be_visible()
    round_of = screen.says("page-round-of", number=1, rounds=ROUNDS)
    expect(screen.page.get_by_role("heading", level=1)).to_contain_text(round_of)
    for region in ("page-standing", "page-schedule"):
        expect(screen.region(region)).to_be_visible()
    assert not violations(screen.page, is_for_phones=False)
    bo.go()  # who closes the page finds the tournament again
    bo.page.get_by_role("link", name=bo.says("page-mine-go", state="seated")).click()
    expect(bo.region("page-others")).to_be_visible()  # the round of a few turns may be over by now
    partners: dict[str, set[str]] = {person.name: set() for person in people}
    while [step(person) for person in people] != [False] * len(people):
        for person in people:
            shown = person.ask("GET", f"/api/tables/{path[3:]}")
            board = shown["view"]["players"]
            assert person.name in board
            partners[person.name].add(board[(board.index(person.name) + 2) % 4])
    assert {name: len(others) for name, others in partners.items()} == dict.fromkeys(partners, ROUNDS)
    expect(screen.region("page-standing").get_by_role("listitem")).to_have_count(8)
    expect(screen.region("page-schedule")).to_have_count(0)
    assert not violations(screen.page, is_for_phones=False)
    expect(screen.hand).to_have_count(0)
