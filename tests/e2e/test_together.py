"""Several people at one table, and one table for a long time."""

from playwright.sync_api import expect

from tests.e2e.hands import Hands
from tests.e2e.person import PATIENCE, Come, Person
from tests.server.serving import Process

SOME = 6
"""How many times people act before they believe it."""
MOMENT = 50
"""How many milliseconds pass before people look again."""


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


def act(*people: Person) -> None:
    """Whoever is asked first does something."""
    hands = [Hands(person) for person in people]
    while True:
        for each in hands:
            if each.cards.or_(each.buttons).count():
                each.act()
                return


def agree(ana: Person, other: Person) -> None:
    """Wait until both see the same card on top; while one of them looks, another can be laid."""
    for _ in range(PATIENCE // MOMENT):
        if ana.top.get_attribute("alt") == other.top.get_attribute("alt"):
            return
        ana.page.wait_for_timeout(MOMENT)
    raise AssertionError(f"{ana.name} and {other.name} see different cards on top")


def test_two_people_at_one_table_see_the_same_cards_laid(come: Come) -> None:
    ana, bo = come("Ana"), come("Bo")
    meet(ana, bo)
    for _ in range(SOME):
        act(ana, bo)
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
    assert hands.act()


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
    assert hands.act()
