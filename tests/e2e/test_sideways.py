"""The table on a phone that lies on its side: everything has a place of its own, and can be read."""

import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations, pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.person import NewPerson, Person
from tests.e2e.table_player import TablePlayer

SIZES = ((844, 390), (740, 360), (667, 375))
SIDEWAYS: dict[str, Any] = {
    "viewport": {"width": 844, "height": 390},
    "has_touch": True,
    "is_mobile": True,
    "reduced_motion": "reduce",
}
PARTS = {
    "bar": ".felt > .bar .sign",
    "seats": ".seat",
    "wheel": ".wheel svg:has(.rim)",
    "draw pile": ".draw",
    "discard": ".discard",
    "colour": ".plate.colour",
    "own name": ".own",
    "prompt": ".question, .detail",
    "buttons": ".offers button, .calls button",
    "notice": ".notice p",
    "tip": ".tip aside",
    "hand": ".hand li > button",
    "score pad": ".mine > .end > *",
}
"""The parts of the table. Boxes of different parts must not overlap."""
BOXES = """(parts) => Object.entries(parts).flatMap(([part, selector]) =>
  Array.from(document.querySelectorAll(selector))
    .filter((node) => node.checkVisibility({ visibilityProperty: true }))
    .map((node) => {
      const box = node.getBoundingClientRect();
      const clip = node.closest(".above-hand > .bar, .mine > .end")?.getBoundingClientRect();
      const [top, bottom] = [Math.max(box.top, clip?.top ?? 0), Math.min(box.bottom, clip?.bottom ?? box.bottom)];
      return { part, left: box.left, right: box.right, top, bottom };
    }))"""
"""The boxes of all parts, as far as they can be seen."""
SLACK = 1.5
"""How many pixels boxes may overlap, because of rounding."""
CARD, WHEEL = 56, 150
"""The least width of the top card and of the wheel, in pixels."""

BUTTON = 40
"""The least height of the first button that can be seen without scrolling, in pixels."""

GAPS = """(parts) => parts.map((part) => {
  const [heading, text] = ["h2", "p"].map((name) => part.querySelector(name).getBoundingClientRect());
  return text.top - heading.bottom;
})"""
"""The distances of texts from the headings above them, in pixels."""

Box = dict[str, Any]


def boxes(person: Person) -> list[Box]:
    found: list[Box] = person.page.evaluate(BOXES, PARTS)
    return found


def overlaps(found: list[Box]) -> set[tuple[str, str]]:
    return {
        (one["part"], two["part"])
        for one, two in combinations(found, 2)
        if one["part"] != two["part"]
        and min(one["right"], two["right"]) - max(one["left"], two["left"]) > SLACK
        and min(one["bottom"], two["bottom"]) - max(one["top"], two["top"]) > SLACK
    }


def overlapping_seats(found: list[Box]) -> bool:
    """Whether seats lie over each other. Cards of a hand and of a pile do."""
    tops = sorted((box["top"], box["bottom"]) for box in found if box["part"] == "seats")
    return any(above[1] - below[0] > SLACK for above, below in pairwise(tops))


def is_outside(box: Box, width: int, height: int) -> bool:
    is_scrolled = box["part"] in ("hand", "score pad")
    return (
        box["top"] < -SLACK
        or (box["bottom"] > height + SLACK and not is_scrolled)
        or box["left"] < -SLACK
        or (box["right"] > width + SLACK and not is_scrolled)
    )


def assert_in_place(person: Person, check: Callable[[list[Box]], None] = lambda _: None) -> None:
    """Check the places of everything at all sizes."""
    for width, height in SIZES:
        person.page.set_viewport_size({"width": width, "height": height})
        person.settled()
        found = boxes(person)
        where = f"at {width} by {height}"
        assert overlaps(found) == set(), where
        assert not overlapping_seats(found), where
        assert [box["part"] for box in found if is_outside(box, width, height)] == [], where
        first = next((box for box in found if box["part"] == "buttons"), None)
        assert first is None or first["bottom"] - first["top"] >= BUTTON, where
        check(found)


def is_readable(found: list[Box]) -> None:
    width = {box["part"]: box["right"] - box["left"] for box in found}
    assert width["discard"] >= CARD
    assert width.get("wheel", WHEEL) >= WHEEL


@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("edition", ["deluxe", "potter", "flip", "wizz"])
def test_nothing_overlaps_on_a_phone_on_its_side(new_person: NewPerson, edition: str, players: int) -> None:
    ana = new_person(**SIDEWAYS)
    ana.sit_down(edition, *["eager"] * (players - 1), hints=True)
    player = TablePlayer(ana)
    assert player.wait() is not None
    assert_in_place(ana, is_readable)
    assert player.wait() is not None  # what is offered can be tapped
    if ana.button("page-tip-seen").is_visible():
        ana.button("page-tip-seen").click()
    ana.button("page-hint").click()
    assert_in_place(ana)


@pytest.mark.seed("42")  # a short round
def test_the_score_pad_is_not_covered_on_a_phone_on_its_side(new_person: NewPerson) -> None:
    ana = new_person(**SIDEWAYS)
    ana.sit_down()
    TablePlayer(ana).play_round()
    assert_in_place(ana)
    assert "draw pile" not in {box["part"] for box in boxes(ana)}


class Collector(TablePlayer):
    """Draws, and never plays a card."""

    wanted = ("[data-action=draw]", "[data-action=keep]", "[role=group] [data-action]", ".bar [data-action]")


@pytest.mark.seed("1")  # nobody goes out before
@pytest.mark.parametrize("size", [(844, 390), (360, 740)], ids=["on its side", "upright"])
def test_a_long_hand_shows_that_it_goes_on(new_person: NewPerson, size: tuple[int, int]) -> None:
    ana = new_person(**SIDEWAYS | {"viewport": {"width": size[0], "height": size[1]}})
    ana.sit_down("deluxe", "random", "random", options={"draw_until_playable": True})
    more = ana.page.locator(".more")
    assert more.count() == 0
    assert Collector(ana).play_until(lambda: ana.hand.count() > 30)
    for end, side in (("0", "right"), ("hand.scrollWidth", "left")):
        ana.page.locator("ul.hand").evaluate(f"(hand) => {{ hand.scrollLeft = {end}; }}")
        expect(more).to_have_count(1)
        expect(more).to_have_class(re.compile(side))
    more.click()
    expect(ana.page.locator(".more.right")).to_be_visible()


@pytest.mark.parametrize("size", [(320, 568), (844, 390)], ids=["a small phone", "a phone on its side"])
def test_play_now_is_on_the_first_screen(new_person: NewPerson, size: tuple[int, int]) -> None:
    ana = new_person(**SIDEWAYS | {"viewport": {"width": size[0], "height": size[1]}})
    ana.go()
    ana.settled()
    box = ana.button("page-home-play").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= size[1]


@pytest.mark.parametrize("lang", ["en", "es", "fr", "pt"])
def test_on_a_laptop_both_ways_to_begin_are_in_one_row(new_person: NewPerson, lang: str) -> None:
    ana = new_person(locale=lang, viewport={"width": 1280, "height": 800})
    ana.go()
    ana.settled()
    play, learn = (ana.page.locator(f"main form {part}").bounding_box() for part in (".play", 'a[href^="/learn/"]'))
    assert play is not None
    assert learn is not None
    assert learn["x"] + learn["width"] < play["x"]
    assert play["y"] <= learn["y"] < learn["y"] + learn["height"] <= play["y"] + play["height"]


def test_the_texts_of_the_home_page_are_equally_far_from_their_headings(new_person: NewPerson) -> None:
    ana = new_person(viewport={"width": 1280, "height": 800})
    ana.go()
    ana.settled()
    gaps = ana.page.locator(".panel :has(> h2 + p), .panel:has(> h2 + p)").evaluate_all(GAPS)
    assert len(gaps) >= 5
    assert max(gaps) - min(gaps) <= 1


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390)], ids=["small", "upright", "on its side"])
def test_a_tip_covers_nothing(new_person: NewPerson, size: tuple[int, int]) -> None:
    ana = new_person(**SIDEWAYS | {"viewport": {"width": size[0], "height": size[1]}})
    ana.sit_down("deluxe", "eager", "eager")
    assert TablePlayer(ana).play_until(ana.page.locator(".tip aside").is_visible)
    assert not {pair for pair in overlaps(boxes(ana)) if "tip" in pair}


@pytest.mark.parametrize("lang", ["en", "es", "fr", "pt"])
def test_no_level_stands_alone_in_a_row(new_person: NewPerson, lang: str) -> None:
    ana = new_person(locale=lang, viewport={"width": 390, "height": 844})
    ana.go()
    ana.settled()
    tops = (
        ana.page.locator(".settings fieldset")
        .first.locator("label")
        .evaluate_all("(labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top))")
    )
    assert len(tops) == 5
    assert min(Counter(tops).values()) > 1
