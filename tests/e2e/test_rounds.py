"""Whole rounds, played through the page."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.person import DESKTOP, FAST, PHONE, USUAL, NewPerson, Person
from tests.e2e.table_player import KeyboardPlayer, TablePlayer

# These seeds give short rounds in which the special cards of the edition are played.
SHORT = [
    pytest.param("deluxe", marks=pytest.mark.seed("57")),  # colours are called, somebody is caught
    pytest.param("potter", marks=pytest.mark.seed("74")),  # a howler is played, a hand is shown
    pytest.param("flip", marks=pytest.mark.seed("22")),  # the cards are turned over, somebody is challenged
    pytest.param("wizz", marks=pytest.mark.seed("28")),  # the wheel is spun, a war is won
]
AS_SEEN = "potter"
"""The edition that is played at the speed that people see."""
pytestmark = pytest.mark.seed("36")


def assert_score_pad(person: Person) -> None:
    expect(person.region("page-pad").get_by_role("row")).to_have_count(3)  # the players, the round, the totals
    expect(person.button("page-ready")).to_be_enabled()


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("edition", SHORT)
def test_a_round_is_played_to_the_score_pad(new_person: NewPerson, edition: str, device: dict[str, Any]) -> None:
    ana = new_person(speed=USUAL if edition == AS_SEEN else FAST, **device)
    ana.sit_down(edition)
    TablePlayer(ana).play_round()
    assert_score_pad(ana)


def test_a_round_is_played_by_keys_alone(new_person: NewPerson) -> None:
    ana = new_person()
    ana.sit_down()
    KeyboardPlayer(ana).play_round()
    assert_score_pad(ana)


def test_a_round_is_played_in_french_and_the_next_is_dealt_when_all_are_ready(new_person: NewPerson) -> None:
    ana = new_person(lang="fr", locale="fr-FR")
    ana.sit_down()
    expect(ana.page.locator("html")).to_have_attribute("lang", "fr")
    TablePlayer(ana).play_round()
    assert_score_pad(ana)
    ana.button("page-ready").click()
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text(ana.says("page-round", number=2))
    expect(ana.hand.first).to_be_visible()


def test_one_click_on_the_front_page_deals_a_round(new_person: NewPerson) -> None:
    ana = new_person()
    ana.go()
    ana.button("page-home-play").click()
    expect(ana.region("page-actions")).to_be_visible()
    ana.wait_for_cards()


def test_a_match_that_is_over_can_be_checked_and_looked_at_again(new_person: NewPerson) -> None:
    ana = new_person()
    ana.go(ana.open_table(format={"scoring": "none"}))
    ana.button("page-room-start").click()
    TablePlayer(ana).play_round()
    assert_proof(ana)
    ana.page.keyboard.press("Escape")
    ana.region("page-match-over").get_by_role("link", name=ana.says("page-replay")).click()
    step = ana.page.get_by_role("slider", name=ana.says("page-replay-step"))
    expect(step).to_have_value("1")
    ana.button("page-replay-next").click()
    expect(step).to_have_value("2")
    ana.page.keyboard.press("End")
    expect(ana.button("page-replay-next")).to_be_disabled()


def test_a_phone_checks_deals_without_the_cryptography_of_the_browser(new_person: NewPerson) -> None:
    """As at an address without https, where the browser has none."""
    ana = new_person(**PHONE)
    ana.context.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined });")
    ana.go(ana.open_table("flip", format={"scoring": "none"}))
    ana.button("page-room-start").click()
    TablePlayer(ana).play_round()
    assert_proof(ana)


def assert_proof(person: Person) -> None:
    """Check that the page finds commitment, salt and cards as it saw and sent them."""
    person.button("page-verify").click()
    sheet = person.page.get_by_role("dialog")
    expect(sheet.get_by_role("status")).to_contain_text(person.says("page-proof-result", result="right", number=1))
    for check in ("secrets", "shown", "salted", "dealt"):
        expect(sheet).to_contain_text(person.says(f"page-proof-{check}", result="right", round=0))
