"""Several people at one table, and one table for a long time."""

from playwright.sync_api import expect

from tests.e2e.hands import Hands
from tests.e2e.person import Come, Person
from tests.support.server.serving import Process

SOME = 6
"""How many times people act before they believe it."""


def meet(ana: Person, bo: Person) -> None:
    """Ana invites bo by link, and both have their cards."""
    path = ana.open_table("deluxe", "person")
    ana.go(path)
    bo.go(path)
    bo.page.get_by_label(bo.says("page-name")).fill("Bo")
    bo.button("page-room-sit").first.click()
    expect(ana.page.get_by_text("Bo", exact=True)).to_be_visible()
    ana.button("page-room-start").click()
    for person in (ana, bo):
        person.has_cards()


def agree(*people: Person) -> None:
    """Wait until all are shown the same version of the table, and see that the same card lies on top for all."""
    while True:
        seen = [person.settled() for person in people]
        latest = max(version for version, _ in seen)
        if all(version == latest for version, _ in seen):
            assert len({top for _, top in seen}) == 1, f"they see different cards on top: {seen}"
            return
        for person in people:
            person.settled(latest)


def test_two_people_at_one_table_see_the_same_cards_laid(come: Come) -> None:
    ana, bo = come("Ana"), come("Bo")
    meet(ana, bo)
    hands = {person: Hands(person) for person in (ana, bo)}
    for _ in range(SOME):
        agree(ana, bo)
        asked = next(person for person in (ana, bo) if person.page.locator(".mine [data-action]").count())
        hands[asked].act()
    agree(ana, bo)


def test_somebody_who_looks_on_sees_cards_laid_and_has_none(come: Come) -> None:
    ana, cy = come("Ana"), come("Cy")
    cy.go(ana.sit_down())
    expect(cy.page.get_by_text(cy.says("page-looking-on"))).to_be_visible()
    hands = Hands(ana)
    for _ in range(SOME):
        hands.act()
        hands.wait()
        agree(ana, cy)
    expect(cy.hand).to_have_count(0)


def test_a_turn_goes_on_after_the_page_is_loaded_again(come: Come) -> None:
    ana = come()
    ana.sit_down()
    hands = Hands(ana)
    hands.wait()
    held = ana.hand.all_inner_texts()
    ana.page.reload()
    expect(ana.hand).to_have_count(len(held))
    hands.act()


def test_a_turn_goes_on_after_the_server_was_killed(come: Come, mortal: Process) -> None:
    ana = come(server=mortal)
    ana.sit_down()
    lost = ana.page.get_by_text(ana.says("page-lost"))
    hands = Hands(ana)
    hands.wait()
    mortal.kill()
    expect(lost).to_be_visible()
    mortal.start()
    expect(lost).to_be_hidden()
    ana.complaints.clear()  # browsers themselves complain of sockets that nobody answers
    hands.act()
