"""Several people at one table, spectators, and interruptions of the connection."""

from typing import Any

from playwright.sync_api import expect

from tests.e2e.accessibility import violations
from tests.e2e.person import NewPerson, Person
from tests.e2e.table_player import TablePlayer
from tests.support.server.serving import Process

NOTICE = """() => {
  window.noticed = new Set();
  const said = () => document.querySelectorAll("[role=log] p, .speech");
  const look = () => said().forEach((one) => window.noticed.add(one.textContent.trim()));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
"""Notes what is said and shown: it may be gone before anybody asks."""
ACTIONS = 6
"""How many actions are compared."""


def meet(ana: Person, bo: Person, **settings: Any) -> None:
    """Seat bo at ana's table by its link, and start the match."""
    path = ana.open_table("deluxe", "person", **settings)
    ana.go(path)
    bo.go(path)
    bo.page.get_by_label(bo.says("page-name")).fill("Bo")
    bo.button("page-room-sit").first.click()
    expect(ana.page.get_by_text("Bo", exact=True)).to_be_visible()
    ana.button("page-room-start").click()
    for person in (ana, bo):
        person.wait_for_cards()


def assert_same_top(*people: Person) -> None:
    """Wait until all people see the same version of the table, and check that they see the same top card."""
    while True:
        seen = [person.settled() for person in people]
        latest = max(version for version, _ in seen)
        if all(version == latest for version, _ in seen):
            assert len({top for _, top in seen}) == 1, f"they see different cards on top: {seen}"
            return
        for person in people:
            person.settled(latest)


def test_two_people_at_one_table_see_the_same_cards_laid(new_person: NewPerson) -> None:
    ana, bo = new_person("Ana"), new_person("Bo")
    meet(ana, bo)
    players = {person: TablePlayer(person) for person in (ana, bo)}
    for _ in range(ACTIONS):
        assert_same_top(ana, bo)
        asked = next(person for person in (ana, bo) if person.page.locator(".mine [data-action]").count())
        players[asked].act()
    assert_same_top(ana, bo)


def test_people_react_to_each_other_by_keyboard_and_can_be_hidden(new_person: NewPerson) -> None:
    ana, bo = new_person("Ana"), new_person("Bo")
    meet(ana, bo)
    bo.page.evaluate(NOTICE)
    ana.button("page-react").press("Enter")
    ana.page.get_by_role("button", name=ana.says("reaction", reaction="laugh")).wait_for()
    assert violations(ana.page) == []
    ana.page.get_by_role("button", name=ana.says("thing", thing="tomato")).press("Enter")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
    sentence = bo.says("thrown", who="other", seat="Ana", thing=bo.says("thing", thing="tomato"), target="you", to="Bo")
    bo.wait_for("(text) => window.noticed.has(text)", sentence)
    ana.button("page-react").click()
    ana.page.get_by_role("dialog").get_by_role("button", name=ana.says("phrase-nice")).click()
    bo.wait_for("(text) => window.noticed.has(text)", bo.says("phrase-nice"))
    bo.button("page-react").click()
    bo.page.get_by_role("checkbox", name="Ana").uncheck()
    bo.page.evaluate("() => window.noticed.clear()")
    ana.button("page-react").click()
    ana.page.get_by_role("dialog").get_by_role("button", name=ana.says("phrase-oops")).click()
    line = bo.page.get_by_text(bo.says("page-hidden", seat="Ana"))
    expect(line).to_be_attached()  # the chat has heard it, and hides it
    assert not bo.page.evaluate("(text) => window.noticed.has(text)", bo.says("phrase-oops"))


def test_somebody_who_looks_on_sees_cards_laid_and_has_none(new_person: NewPerson) -> None:
    ana, cy = new_person("Ana"), new_person("Cy")
    cy.go(ana.sit_down())
    expect(cy.page.get_by_text(cy.says("page-looking-on"))).to_be_visible()
    player = TablePlayer(ana)
    for _ in range(ACTIONS):
        player.act()
        is_over = player.wait() is None
        assert_same_top(ana, cy)
        if is_over:
            break
    expect(cy.hand).to_have_count(0)


def test_somebody_takes_over_a_seat_when_the_others_agree(new_person: NewPerson) -> None:
    """They see no card before, and play at once."""
    ana, bo, cy = new_person("Ana"), new_person("Bo"), new_person("Cy")
    meet(ana, bo, takeover="now")
    path = ana.page.url.removeprefix(ana.url)
    cy.ask("PUT", "/api/me", {"name": "Cy"})
    cy.go(path)
    bo.ask("DELETE", f"/api/tables/{path[3:]}/seat")
    cy.button("page-late-take", when="ask").click()
    cy.page.get_by_role("dialog").get_by_role("button").filter(has_text="Bo").click()
    expect(cy.page.get_by_text(cy.says("page-request-mine", state="people", seat="Bo"))).to_be_visible()
    expect(cy.hand).to_have_count(0)
    expect(ana.page.get_by_text(ana.says("page-request-match", name="Cy", seat="Bo"))).to_be_visible()
    assert [violations(person.page) for person in (ana, cy)] == [[], []]
    ana.button("page-request-allow").click()
    expect(cy.hand.first).to_be_visible()  # the bot may have played some of the seven
    expect(cy.page.get_by_text(cy.says("page-away"))).to_be_hidden()


def test_the_host_is_asked_about_a_guest_from_the_address_of_a_removed_one(new_person: NewPerson) -> None:
    ana, bo, cy = new_person("Ana"), new_person("Bo"), new_person("Cy")
    path = ana.open_table("deluxe", "person")
    ana.go(path)
    bo.ask("PUT", "/api/me", {"name": "Bo"})
    bo.ask("PUT", f"/api/tables/{path[3:]}/seats/1", {})
    ana.button("page-room-remove", seat="Bo").click()
    cy.go(path)
    cy.page.get_by_label(cy.says("page-name")).fill("Cy")
    cy.button("page-room-sit").first.click()
    expect(cy.page.get_by_text(cy.says("page-request-mine", state="host", seat=""))).to_be_visible()
    expect(ana.page.get_by_text(ana.says("page-request-suspect"))).to_be_visible()
    assert [violations(person.page) for person in (ana, cy)] == [[], []]
    ana.button("page-request-allow").click()
    expect(cy.button("page-room-leave")).to_be_visible()


def test_a_turn_goes_on_after_the_page_is_loaded_again(new_person: NewPerson) -> None:
    ana = new_person()
    ana.sit_down()
    player = TablePlayer(ana)
    player.wait()
    held = ana.hand.all_inner_texts()
    ana.page.reload()
    expect(ana.hand).to_have_count(len(held))
    player.act()


def test_a_turn_goes_on_after_the_server_was_killed(new_person: NewPerson, killable_server: Process) -> None:
    ana = new_person(server=killable_server)
    ana.sit_down()
    lost = ana.page.get_by_text(ana.says("page-lost"))
    player = TablePlayer(ana)
    player.wait()
    killable_server.kill()
    expect(lost).to_be_visible()
    killable_server.start()
    expect(lost).to_be_hidden()
    ana.complaints.clear()  # browsers report sockets that cannot connect as errors
    player.act()
