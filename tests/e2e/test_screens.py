"""Every screen is open to everybody: no barrier that axe knows of, in light and dark, and nothing is too wide."""

import pytest
from playwright.sync_api import expect

from tests.e2e.hands import Hands
from tests.e2e.looks import barriers
from tests.e2e.person import PHONE, Come


class Wild(Hands):
    """Lays wild cards first."""

    wanted = (".hand [data-action^='play wild']", *Hands.wanted)


def test_a_barrier_would_be_found(come: Come) -> None:
    ana = come()
    ana.page.set_content(
        "<body style='margin: 0'><p style='width: 500px; color: #999'>Hardly to be read, and not on a phone."
    )
    found = "\n".join(barriers(ana.page))
    assert "color-contrast" in found
    assert "180 pixels too wide" in found


@pytest.mark.parametrize("path", ["/", "/new", "/tables", "/matches", "/rules", "/rules?q=wild", "/rules/D-024"])
def test_a_page_is_open_to_everybody(come: Come, path: str) -> None:
    ana = come()
    ana.go(path)
    expect(ana.page.get_by_role("heading", level=1)).to_be_visible()
    ana.settled()
    assert barriers(ana.page) == []


def test_a_waiting_room_is_open_to_everybody(come: Come) -> None:
    ana, bo = come("Ana"), come("Bo")
    path = ana.open_table("potter", "person", "eager")
    for person in (ana, bo):
        person.go(path)
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        assert barriers(person.page) == []


@pytest.mark.parametrize("edition", ["deluxe", "flip", "wizz"])
def test_a_table_is_open_to_everybody(come: Come, edition: str) -> None:
    ana = come()
    ana.sit_down(edition, "eager", "eager", hints=True)
    Hands(ana).wait()
    assert barriers(ana.page) == []
    ana.button("page-hint").click()
    expect(ana.page.get_by_role("status").filter(has_text=".")).to_be_visible()
    assert barriers(ana.page) == []


def test_a_phone_with_the_drawer_open_is_open_to_everybody(come: Come) -> None:
    ana = come(**PHONE)
    ana.sit_down()
    ana.button("page-drawer").click()
    expect(ana.page.get_by_role("textbox", name=ana.says("page-say"))).to_be_visible()
    assert barriers(ana.page) == []


@pytest.mark.seed("36")  # it comes soon
def test_the_choice_of_a_colour_is_open_to_everybody(come: Come) -> None:
    ana = come()
    ana.sit_down()
    picker = ana.page.get_by_role("group", name=ana.says("ask-colour"))
    hands = Wild(ana)
    while not hands.play_until(picker.is_visible):
        ana.button("page-ready").click()
        expect(hands.over).to_be_hidden()
    expect(picker.get_by_role("button")).to_have_count(4)
    assert barriers(ana.page) == []


@pytest.mark.seed("42")  # both are short
def test_a_round_and_a_match_that_are_over_and_their_replay_are_open_to_everybody(come: Come) -> None:
    ana = come()
    ana.sit_down()
    Hands(ana).play_round()
    assert barriers(ana.page) == []
    path = ana.sit_down(format={"scoring": "none"})
    Hands(ana).play_round()
    expect(ana.region("page-match-over")).to_be_visible()
    assert barriers(ana.page) == []
    ana.go(f"/r/{path[3:]}")
    expect(ana.page.get_by_role("slider", name=ana.says("page-replay-step"))).to_be_visible()
    assert barriers(ana.page) == []
    ana.go("/matches")
    expect(ana.page.get_by_role("table").first).to_be_visible()
    assert barriers(ana.page) == []
