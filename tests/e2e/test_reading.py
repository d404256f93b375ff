"""Refusals, tips, the rulebook and the languages of the page."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.person import DESKTOP, PHONE, NewPerson
from tests.e2e.table_player import TablePlayer

RULE = re.compile(r"^[A-Z]+-\d+$")
COVERED = "(tip, bar) => tip.getBoundingClientRect().bottom - bar.getBoundingClientRect().top"
"""How many pixels of the bar are covered by a tip."""

RING = "document.activeElement.closest('aside, .hand') ? null : getComputedStyle(document.activeElement).outlineColor"
"""The colour of the ring around what has the focus, outside the hand and the tips."""


class Gathering(TablePlayer):
    """Collects cards: draws whenever possible."""

    wanted = ("[data-action=draw], [data-action=keep]", *TablePlayer.wanted)


def test_a_card_that_can_not_be_laid_says_which_rule_is_against_it(new_person: NewPerson) -> None:
    ana = new_person()
    ana.sit_down()
    player = TablePlayer(ana)
    unplayable = ana.hand.and_(ana.page.get_by_role("button", name=ana.says("page-why-not", card="")))
    assert player.play_until(lambda: unplayable.count() > 0)
    before = len(ana.hand.all())
    unplayable.first.click()
    expect(ana.page.get_by_role("status").get_by_role("link", name=RULE)).to_be_visible()
    expect(ana.hand).to_have_count(before)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("cards", [7, 12])
def test_a_tip_does_not_cover_what_can_be_done(new_person: NewPerson, device: dict[str, Any], cards: int) -> None:
    ana = new_person(**device)
    ana.sit_down("flip", "random")
    player = Gathering(ana)
    tip = ana.button("page-tip-seen").locator("..")
    while not player.play_until(lambda: ana.hand.count() >= cards and tip.is_visible()):
        ana.sit_down("flip", "random")
    assert tip.evaluate(COVERED, player.bar.element_handle()) <= 0


def test_the_rulebook_is_searched_and_opened(new_person: NewPerson) -> None:
    ana = new_person()
    ana.go()
    ana.page.get_by_role("navigation").get_by_role("link", name=ana.says("page-home-rules")).click()
    ana.page.get_by_role("searchbox", name=ana.says("page-rules-search")).fill("challenge")
    found = ana.page.get_by_role("main").get_by_role("listitem").get_by_role("link").first
    found.click()
    expect(ana.page).to_have_url(re.compile(r"/rules/[A-Z]+-\d+$"))
    expect(ana.page.get_by_role("main")).to_contain_text(re.compile("challenge", re.I))


def test_the_language_can_be_changed_in_the_middle_of_a_round(new_person: NewPerson) -> None:
    ana = new_person()
    ana.sit_down()
    ana.button("page-settings").click()
    ana.page.get_by_role("combobox", name=ana.says("page-language")).select_option("pt")
    expect(ana.page.locator("html")).to_have_attribute("lang", "pt")


def test_the_focus_is_seen_on_the_felt(new_person: NewPerson) -> None:
    ana = new_person()
    ana.sit_down()
    assert TablePlayer(ana).play_until(lambda: ana.page.locator(".offers button").count() > 0)
    ana.page.locator(".sign").first.focus()
    rings = set[str]()
    while ana.page.evaluate("document.activeElement.closest('.hand') === null"):
        ana.page.keyboard.press("Tab")
        if ring := ana.page.evaluate(RING):
            rings.add(ring)
    assert rings == {"rgb(255, 255, 255)"}
