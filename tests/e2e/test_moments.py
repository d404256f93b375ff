"""Moments of the table, from set positions: what happens hides nothing that a player needs, and moves nothing else."""

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.person import NewPerson
from tests.e2e.table_player import TablePlayer
from tests.web.gallery import Stage
from tests.web.gallery_moments import MOMENTS, Picture
from tests.web.moments import HANDS, Scene

SIZES = {"wide": (1280, 800), "upright": (390, 844), "on its side": (844, 390)}
SMALL = {"small": (320, 568)}
"""The smallest phone."""
NINE = ("bo", "cy", "dan", "eve", "fay", "gus", "hal", "ida", "joe")
"""Nine others: a full table."""
CORNER = 14
"""How far the box of a card that leans reaches beyond the card itself at most, in pixels."""
LEGIBLE = 40
"""The least width of a card that can be read, in pixels."""
SHOWN = "(selector) => document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false"
BOX = "(selector) => document.querySelector(selector).getBoundingClientRect().toJSON()"
OVERFLOWING = """(selector) => [...document.querySelectorAll(selector)]
  .filter((node) => node.scrollWidth > node.clientWidth + 1)
  .map((node) => node.textContent.trim())"""
TALK = """() => [...document.querySelectorAll(".log li")].map((line) => line.textContent.trim())"""
COVERED = """([above, below]) => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const [one, two] = [box(above), box(below)];
  const width = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const height = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return width > 2 && height > 5;
}"""
"""Whether the box of one element lies over that of another one. The box of a line is higher than its letters."""


def moment(edition: str, name: str, at: float | None = None) -> Picture:
    """A moment of the gallery."""
    return next(
        picture
        for picture in MOMENTS
        if (picture.edition, picture.moment, picture.at) == (edition, name, at) and picture.wheel != "turns"
    )


class Shown:
    """A page that shows set moments."""

    def __init__(self, new_person: NewPerson, size: str, **settings: Any) -> None:
        width, height = (SIZES | SMALL)[size]
        motion = {"reduced_motion": "no-preference"}
        person = new_person(**motion, viewport={"width": width, "height": height}, **settings)
        person.context.add_init_script(
            """if (location.origin !== "null") localStorage.setItem("sabot", '{"welcomed":true,"speed":0.05}')"""
        )
        self.page = person.page
        self.stage = Stage(person.page, person.url)

    def show(self, picture: Picture) -> None:
        """Show a moment, and stop the motion."""
        self.stage.show(picture)

    def covers(self, above: str, below: str) -> bool:
        """Whether one element lies over another one."""
        return bool(self.page.evaluate(COVERED, [above, below]))


@pytest.mark.parametrize("edition", ["deluxe", "flip"])
def test_nothing_is_told_of_a_first_card_that_is_not_yet_seen(new_person: NewPerson, edition: str) -> None:
    shown = Shown(new_person, "wide")
    shown.show(moment(edition, "deal", 500))
    assert not shown.page.evaluate(SHOWN, ".plate.colour")
    assert not shown.page.evaluate(SHOWN, ".discard .ring")
    assert not shown.page.evaluate(SHOWN, ".asked")
    assert shown.page.evaluate(TALK) == []
    shown.show(moment(edition, "deal"))
    assert shown.page.evaluate(SHOWN, ".plate.colour")
    assert shown.page.evaluate(SHOWN, ".asked")
    assert "The first card is" in shown.page.evaluate(TALK)[-1]


def test_a_card_with_two_faces_has_no_back(new_person: NewPerson) -> None:
    shown = Shown(new_person, "wide")
    shown.show(moment("flip", "I draw", 60))
    pictures = shown.page.evaluate("() => [...document.querySelectorAll('.hand img')].map((card) => card.src)")
    assert not [picture for picture in pictures if picture.endswith("back.svg")]


@pytest.mark.parametrize("size", SIZES | SMALL)
@pytest.mark.parametrize("name", ["challenge, guilty", "challenge, seen by others"])
def test_the_cards_of_a_challenge_cover_neither_the_top_card_nor_the_colour(
    new_person: NewPerson, size: str, name: str
) -> None:
    shown = Shown(new_person, size)
    shown.show(moment("deluxe", name))
    assert not shown.covers(".parade", ".plate.colour")
    assert not shown.covers(".parade", ".discard")


@pytest.mark.parametrize("size", SIZES | SMALL)
def test_a_hand_that_is_shown_is_shown_whole(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    spells = {"ana": "R3 howler", "bo": "R1 R2 R9 Y1 Y8 G2 G9 B1 B4 B6", "cy": "B7 Y9"}
    acts = ("ana: play howler", "ana: target bo", "bo: accept")
    shown.show(Picture("potter", "a long hand", Scene("", spells, "R5 R9", acts)))
    assert shown.page.evaluate("() => document.querySelectorAll('.parade li').length") == len(spells["bo"].split())
    last, panel, button = (shown.page.evaluate(BOX, part) for part in (".parade li:last-child", ".parade", ".close"))
    assert last["right"] <= panel["right"]
    assert last["right"] <= button["left"] or last["top"] >= button["bottom"] - CORNER
    assert shown.page.evaluate(OVERFLOWING, ".parade") == []


@pytest.mark.parametrize("size", ["upright", "on its side"])
@pytest.mark.parametrize("speaker", NINE)
def test_a_bubble_covers_neither_the_bar_nor_the_top_card_nor_the_hand(
    new_person: NewPerson, size: str, speaker: str
) -> None:
    shown = Shown(new_person, size)
    hands = {"ana": "R3 R7 G5 G8 B7 B8 B9"} | {name: f"Y{number}" for number, name in enumerate(NINE, 1)}
    hands[speaker] = "Rrev B1"
    played = Scene("", hands, "R5", (f"{speaker}: play Rrev",), draw="G1 G2", keys={"turn": speaker})
    shown.show(Picture("deluxe", "a long word", played))
    assert shown.page.evaluate(SHOWN, ".bubble")
    for part in (".felt > .bar", ".discard", ".plate.colour", ".hand li"):
        assert not shown.covers(".bubble", part), part


def test_cards_that_come_from_others_are_not_clipped_on_a_phone_on_its_side(new_person: NewPerson) -> None:
    shown = Shown(new_person, "on its side")
    shown.show(moment("wizz", "hands are traded"))
    assert shown.page.evaluate(BOX, ".hand")["left"] <= shown.page.evaluate(BOX, ".seat")["left"]
    middle = shown.page.evaluate(BOX, ".hand li:nth-child(2)")
    mine = shown.page.evaluate(BOX, ".mine")
    assert middle["left"] + middle["width"] / 2 == pytest.approx(mine["left"] + mine["width"] / 2, abs=10)


def test_the_wheel_names_its_icon_until_a_card_is_played(new_person: NewPerson) -> None:
    shown = Shown(new_person, "wide")
    shown.show(moment("wizz", "a hand is shown"))
    assert shown.page.evaluate(SHOWN, ".wheel .result")
    scene = next(picture.scene for picture in MOMENTS if picture.moment == "a hand is shown")
    shown.show(Picture("wizz", "after", replace(scene, acts=(*scene.acts, "bo: play R1")), follows=2))
    assert not shown.page.evaluate(SHOWN, ".wheel .result")


@pytest.mark.parametrize("size", SIZES)
def test_the_cards_of_a_war_cover_neither_the_piles_nor_the_colour(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    shown.show(moment("wizz", "war"))
    assert not shown.covers(".parade", ".discard")
    assert not shown.covers(".parade", ".plate.colour")
    if size != "on its side":  # there, the icon on top stays in sight
        assert not shown.covers(".parade", ".wheel svg:has(.rim)")


def test_the_pointer_of_the_wheel_does_not_cover_the_icon(new_person: NewPerson) -> None:
    shown = Shown(new_person, "wide")
    shown.show(moment("wizz", "war"))
    tip = shown.page.evaluate(BOX, ".pointer")["bottom"]
    wheel = shown.page.evaluate(BOX, ".wheel svg:has(.rim)")
    top_of_icon = wheel["y"] + wheel["height"] * (104 - 85 - 12) / 208
    assert tip < top_of_icon + 0.02 * wheel["height"]


@pytest.mark.parametrize("size", SIZES | SMALL)
def test_the_names_of_the_colours_fit_their_buttons(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    shown.show(moment("deluxe", "I choose a colour"))
    assert shown.page.evaluate(OVERFLOWING, ".offers, .picker button, .own strong, .stakes") == []


@pytest.mark.parametrize("size", SIZES | SMALL)
def test_a_choice_and_an_attack_do_not_move_the_piles(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    shown.show(Picture("deluxe", "my turn", Scene("", HANDS, "R5 R9 Y0")))
    pile = shown.page.evaluate(BOX, ".discard")
    for name in ("I choose a colour", "four cards for me"):
        shown.show(moment("deluxe", name))
        assert shown.page.evaluate(BOX, ".discard") == pytest.approx(pile, abs=0.5), name


@pytest.mark.parametrize("size", ["wide", "upright"])
def test_a_hint_moves_nothing_on_the_board(new_person: NewPerson, size: str) -> None:
    width, height = SIZES[size]
    ana = new_person(viewport={"width": width, "height": height})
    ana.sit_down("deluxe", "eager", "eager", "eager", hints=True)
    expect(ana.button("page-hint")).to_be_visible()
    ana.settled()
    places = [ana.page.evaluate(BOX, part) for part in (".discard", ".seats .plate")]
    ana.button("page-hint").click()
    expect(ana.page.locator(".notice p")).to_be_visible()
    ana.settled()
    assert [ana.page.evaluate(BOX, part) for part in (".discard", ".seats .plate")] == places


def test_an_introduction_leaves_room_for_the_piles_on_the_smallest_phone(new_person: NewPerson) -> None:
    width, height = SMALL["small"]
    ana = new_person(viewport={"width": width, "height": height})
    ana.go("/learn/deluxe")
    TablePlayer(ana).act()
    expect(ana.button("page-action", verb="challenge", seat="", put=0, action="")).to_be_visible()
    ana.settled()
    assert ana.page.evaluate(BOX, ".discard")["width"] >= LEGIBLE


@pytest.mark.parametrize("others", [3, 4, 9])
def test_seats_fit_the_smallest_phone(new_person: NewPerson, others: int) -> None:
    shown = Shown(new_person, "small")
    hands = {name: f"Y{number}" for number, name in enumerate(NINE[:others], 1)}
    shown.show(Picture("deluxe", "seats", Scene("", {"ana": "R3 R7 B8"} | hands, "R5", draw="G1 G2")))
    assert shown.page.evaluate(OVERFLOWING, ".seats .plate, .seats .plate > *, .seats strong") == []


@pytest.mark.parametrize("size", ["upright", "small"])
def test_a_phone_shows_round_and_pad_whole(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size, has_touch=True, is_mobile=True)
    shown.show(moment("deluxe", "my last card"))
    assert shown.page.evaluate(OVERFLOWING, ".felt > .bar :is(h1, h1 *), .pad") == []


def test_a_turn_that_is_lost_greys_the_hand_and_nothing_else(new_person: NewPerson) -> None:
    shown = Shown(new_person, "on its side")
    shown.show(moment("deluxe", "I draw two", 120))
    assert shown.page.evaluate(SHOWN, ".hand-box > .passed")
    assert not shown.covers(".passed", ".discard")
    assert not shown.covers(".passed", ".prompt")


@pytest.mark.parametrize("size", SIZES)
def test_the_mark_of_a_missed_call_is_at_the_seat_and_does_not_cover_its_name(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    two = Scene("", {"ana": "R3 R7 Y5", "bo": "R1 G9"}, "R5 R9", ("bo: play R1",), keys={"turn": "bo"})
    shown.show(Picture("deluxe", "a missed call", two))
    assert shown.covers(".seat .mark", ".seat")
    assert not shown.covers(".seat .mark", ".seat strong")
