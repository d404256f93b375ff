"""A screen in the middle that everybody looks at, and phones that show the hands."""

import pytest
from playwright.sync_api import expect

from sabot.editions import EDITIONS
from tests.e2e.accessibility import violations
from tests.e2e.person import PHONE, NewPerson, Person
from tests.e2e.table_player import TablePlayer

TELEVISION = {"viewport": {"width": 1920, "height": 1080}}
ACTIONS = 3
"""How many actions are played."""
PHONES = 5
COVERED = """() => {
  const { left, top } = document.querySelector("aside .code").closest("aside").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(".seat .plate")].map((plate) => plate.getBoundingClientRect());
  return boxes.filter(({ right, bottom }) => right > left && bottom > top).length;
}"""
"""How many seats are covered by the invitation in the corner of the screen."""


def sit_around(new_person: NewPerson, edition: str, phones: int) -> tuple[Person, list[Person]]:
    """A screen, and people with phones at the table that it shows, whose match has started."""
    screen = new_person("Screen", **TELEVISION)
    people = [new_person(name, **PHONE) for name in ("Ana", "Bo", "Cy", "Dee", "Eli")[:phones]]
    ana, *others = people
    path = ana.open_table(edition, *["person"] * (phones - 1), "eager")
    screen.go(path + "/screen")
    for person in others:
        person.ask("PUT", "/api/me", {"name": person.name})
        person.ask("PUT", f"/api/tables/{path[3:]}/seats/any", {})
    for person in people:
        expect(screen.page.get_by_text(person.name, exact=True)).to_be_visible()
        person.go(path)
        person.settled()  # the page has sent its salt
    ana.button("page-room-start").click()
    for person in people:
        person.wait_for_cards()
        expect(person.page.locator(".pocket")).to_be_visible()
    return screen, people


def next_to_act(people: list[Person]) -> Person | None:
    """Wait until one of them can act; None if the round is over."""
    while True:
        for person in people:
            person.settled()
            if person.region("page-round-over").or_(person.region("page-match-over")).count():
                return None
            if person.page.locator(".mine [data-action]").count():
                return person


def act(people: list[Person]) -> bool:
    """Let one of those who can act do so; False if the round is over."""
    person = next_to_act(people)
    if person is not None:
        TablePlayer(person).act()
    return person is not None


def test_a_screen_shows_the_table_and_the_phones_show_the_hands(new_person: NewPerson) -> None:
    screen, people = sit_around(new_person, "flip", 2)
    for _ in range(ACTIONS):
        assert act(people)
    person = next_to_act(people)
    assert person is not None
    version, top = person.settled()
    assert screen.settled(version) == (version, top)
    expect(screen.hand).to_have_count(0)
    expect(screen.page.locator(".told")).not_to_be_empty()
    expect(screen.page.locator("aside .code")).to_be_visible()  # latecomers may take over from the bot
    assert screen.page.evaluate(COVERED) == 0
    assert not violations(screen.page, is_for_phones=False)
    assert not violations(people[0].page)
    people[0].button("page-screen-whole").click()
    expect(people[0].page.locator(".pocket")).to_have_count(0)
    screen.go("/")
    expect(people[1].page.locator(".pocket")).to_have_count(0)


@pytest.mark.soak
@pytest.mark.parametrize("edition", EDITIONS)
def test_five_phones_and_a_screen_play_a_round(new_person: NewPerson, edition: str) -> None:
    screen, people = sit_around(new_person, edition, PHONES)
    while act(people):
        pass
    expect(screen.region("page-pad").first).to_be_visible()
