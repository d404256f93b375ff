"""Every screen is accessible: no violation that axe finds in either theme, and nothing is too wide."""

import pytest
from playwright.sync_api import expect

from tests.e2e.accessibility import colours_that_clash, violations
from tests.e2e.person import PHONE, NewPerson
from tests.e2e.table_player import TablePlayer


class Wild(TablePlayer):
    """Plays wild cards first."""

    wanted = (".hand [data-action^='play wild']", *TablePlayer.wanted)


def test_a_barrier_would_be_found(new_person: NewPerson) -> None:
    ana = new_person()
    ana.page.set_content(
        "<html data-settled><body style='margin: 0'>"
        "<p style='width: 500px; color: #999'>Hardly to be read, and not on a phone."
    )
    found = "\n".join(violations(ana.page))
    assert "color-contrast" in found
    assert "180 pixels too wide" in found


PAGES = (
    "/",
    "/new",
    "/new?tournament",
    "/house?edition=deluxe&stacking=any",
    "/tables",
    "/matches",
    "/rules",
    "/rules?q=wild",
    "/rules/D-024",
)


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_open_to_everybody(new_person: NewPerson, path: str) -> None:
    ana = new_person()
    ana.go(path)
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.settled()
    assert violations(ana.page) == []


def test_a_waiting_room_is_open_to_everybody(new_person: NewPerson) -> None:
    ana, bo = new_person("Ana"), new_person("Bo")
    path = ana.open_table("potter", "person", "eager")
    for person in (ana, bo):
        person.go(path)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        assert violations(person.page) == []


@pytest.mark.soak
@pytest.mark.parametrize("lang", ["es", "fr", "pt"])
def test_pages_are_open_to_everybody_in_every_language(new_person: NewPerson, lang: str) -> None:
    """Words differ in length, so what fits in one language may not fit in another."""
    ana, bo, late = (new_person(name, lang=lang, locale=lang) for name in ("Ana", "Bo", "Cy"))
    ana.go("/")
    expect(ana.page.locator("html")).to_have_attribute("lang", lang)
    shared = ana.open_table("flip", "person", "person")
    shared_screen = f"{shared}/screen"
    tournament = ana.open_table("deluxe", *["person"] * 7, format={"scoring": "rotation"}, draw_seats=True)
    for path in (*PAGES, shared, shared_screen, tournament, f"{tournament}/screen"):
        for person in (ana, bo):
            person.go(path)
            expect(person.page.get_by_role("heading", level=1)).to_be_visible()
            person.settled()
            assert violations(person.page, is_for_phones=not path.endswith("/screen")) == [], path
    running = ana.sit_down("wizz", "eager", "eager", takeover="round")
    late.go(running)
    TablePlayer(ana).wait()
    for person in (ana, late):
        person.settled()
        assert violations(person.page) == []
    ana.go(f"{running}/screen")
    ana.settled()
    assert violations(ana.page, is_for_phones=False) == []


@pytest.mark.parametrize("edition", ["deluxe", "flip", "wizz"])
def test_a_table_is_open_to_everybody(new_person: NewPerson, edition: str) -> None:
    ana = new_person()
    ana.sit_down(edition, "eager", "eager", hints=True)
    TablePlayer(ana).wait()
    assert violations(ana.page) == []
    ana.button("page-hint").click()
    expect(ana.page.locator(".notice[role=status]").filter(has_text=".")).to_be_visible()
    assert violations(ana.page) == []


def test_every_look_of_the_table_and_its_settings_are_open_to_everybody(new_person: NewPerson) -> None:
    ana = new_person()
    ana.sit_down("potter", "eager", "eager", hints=True)
    TablePlayer(ana).wait()
    assert colours_that_clash(ana.page) == []
    ana.button("page-settings").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert violations(ana.page) == []
    assert colours_that_clash(ana.page) == []


LOOKED_AT = [*(pytest.param(edition, marks=pytest.mark.soak) for edition in ("deluxe", "potter", "wizz")), "flip"]


@pytest.mark.parametrize("edition", LOOKED_AT)
def test_an_introduction_is_open_to_everybody(new_person: NewPerson, edition: str) -> None:
    ana = new_person()
    ana.go(f"/learn/{edition}")
    assert TablePlayer(ana).wait() is not None
    assert violations(ana.page) == []
    TablePlayer(ana).act()
    assert violations(ana.page) == []
    assert colours_that_clash(ana.page) == []


def test_a_phone_with_the_drawer_open_is_open_to_everybody(new_person: NewPerson) -> None:
    ana = new_person(**PHONE)
    ana.sit_down()
    ana.button("page-drawer").click()
    expect(ana.page.get_by_role("textbox", name=ana.says("page-say"))).to_be_visible()
    assert violations(ana.page) == []


def test_the_drawer_shows_the_newest_lines_also_when_the_phrases_take_room(new_person: NewPerson) -> None:
    ana = new_person(viewport={"width": 320, "height": 568})
    ana.sit_down()
    player = TablePlayer(ana)
    for _ in range(4):
        player.act()
    player.wait()
    ana.button("page-drawer").click()
    expect(ana.page.locator(".phrases button").first).to_be_visible()
    lines = ana.page.locator(".log li")
    expect(lines.last).to_be_in_viewport(ratio=1)
    expect(lines.first).not_to_be_in_viewport(ratio=1)


@pytest.mark.seed("36")  # a wild card comes soon
def test_the_choice_of_a_colour_is_open_to_everybody(new_person: NewPerson) -> None:
    ana = new_person()
    ana.sit_down()
    picker = ana.page.get_by_role("group", name=ana.says("ask-colour"))
    player = Wild(ana)
    while not player.play_until(picker.is_visible):
        ana.button("page-ready").click()
        expect(player.over).to_be_hidden()
    expect(picker.get_by_role("button")).to_have_count(4)
    assert violations(ana.page) == []


@pytest.mark.seed("42")  # both are short
def test_a_round_and_a_match_that_are_over_and_their_replay_are_open_to_everybody(new_person: NewPerson) -> None:
    ana = new_person()
    ana.sit_down()
    TablePlayer(ana).play_round()
    assert violations(ana.page) == []
    path = ana.sit_down(format={"scoring": "none"})
    TablePlayer(ana).play_round()
    expect(ana.region("page-match-over")).to_be_visible()
    assert violations(ana.page) == []
    ana.button("page-verify").click()
    sheet = ana.page.get_by_role("dialog")
    sheet.get_by_text(ana.says("page-round", number=1), exact=True).click()
    expect(sheet.get_by_text(ana.says("page-proof-cards"))).to_be_visible()
    assert violations(ana.page) == []
    ana.go(f"/r/{path[3:]}")
    expect(ana.page.get_by_role("slider", name=ana.says("page-replay-step"))).to_be_visible()
    assert violations(ana.page) == []
    ana.go("/matches")
    expect(ana.page.get_by_role("table").first).to_be_visible()
    assert violations(ana.page) == []
