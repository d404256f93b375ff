"""Moments of the table, from set positions: what happens hides nothing that a player needs, and moves nothing else."""

from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import expect

from sabot.options import Icon
from tests.e2e.person import NewPerson
from tests.e2e.table_player import TablePlayer
from tests.web.gallery import Stage
from tests.web.gallery_moments import MOMENTS, Picture
from tests.web.moments import FLIP_PILE, HANDS, WHIRL_PILE, Scene

SIZES = {"wide": (1280, 800), "upright": (390, 844), "on its side": (844, 390)}
SMALL = {"small": (320, 568)}
"""The smallest phone."""
LOW = {"low": (740, 360), "low upright": (360, 640)}
"""Low phones."""
SEATS_OF_FOUR = [f".seats li:nth-child({place}) .plate" for place in (1, 2, 3)]
"""The names of the others at a table of four."""
TURNED = """() => new DOMMatrix(getComputedStyle(document.querySelector(".turning > .top")).transform).m23"""
"""The sine of the angle by which the table is turned: above zero on its way down, below zero on its way up."""
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
        if (picture.edition, picture.moment, picture.at) == (edition, name, at)
        and (picture.wheel != "turns" or edition == "flip")
    )


class Shown:
    """A page that shows set moments."""

    def __init__(self, new_person: NewPerson, size: str, **settings: Any) -> None:
        width, height = (SIZES | SMALL | LOW)[size]
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


@pytest.mark.parametrize("size", [*SIZES, *SMALL, "low"])
def test_the_cards_of_a_war_cover_neither_the_piles_nor_the_colour(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    shown.show(moment("wizz", "war"))
    for part in (".draw", ".discard", ".plate.colour"):
        assert not shown.covers(".parade", part), part
    assert not shown.covers(".parade .close", ".parade .row:last-of-type li:last-child")
    if size not in SMALL:  # there, only the icon on top stays in sight
        assert not shown.covers(".parade", ".wheel svg:has(.rim)")


@pytest.mark.parametrize("size", ["upright", "small"])
def test_the_pointer_of_the_wheel_covers_nobody_at_the_end_of_a_round(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    shown.show(moment("wizz", "my last card"))
    assert not [seat for seat in SEATS_OF_FOUR if shown.covers(".wheel .mark", seat)]


@pytest.mark.parametrize("size", ["low upright", "small"])
def test_the_piles_stay_where_they_are_when_a_hand_of_two_lines_becomes_one(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    twelve = "R0 R1 R2 R3 R4 R6 R7 R8 R9 Y5 Y7 wild"
    scene = Scene("", {"ana": twelve, "bo": "B1 B2", "cy": "B3 B4", "dan": "B5 B6"}, "R5 R9", draw="G1 G2 G3")
    shown.show(Picture("deluxe", "two lines", scene))
    pile = shown.page.evaluate(BOX, ".discard")["y"]
    shown.show(Picture("deluxe", "one line", replace(scene, acts=("ana: play wild",))))
    assert shown.page.evaluate(BOX, ".discard")["y"] == pytest.approx(pile, abs=1)


def test_the_table_turns_away_before_anything_shows_its_other_side(new_person: NewPerson) -> None:
    shown = Shown(new_person, "upright")
    before = moment("flip", "the table turns over", 250)
    shown.show(before)
    assert not shown.page.evaluate("() => document.querySelector('.table').classList.contains('night')")
    assert shown.page.evaluate(TURNED) > 0
    shown.show(replace(before, at=150, wheel="rests"))
    assert shown.page.evaluate("() => document.querySelector('.table').classList.contains('night')")
    assert shown.page.evaluate(TURNED) < 0
    shown.show(moment("flip", "the other side comes up"))
    assert shown.page.evaluate(TURNED) == 0


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


WILD = {"ana": "wild+4 R5 B4 Y1", "bo": "G1 G2 G6", "cy": "Y3 Y8 Y6"}


def test_an_attack_is_told_in_a_line_above_its_answers(new_person: NewPerson) -> None:
    shown = Shown(new_person, "wide")
    attack = Scene("", WILD, "R9", ("ana: play wild+4", "ana: colour blue"), viewer="bo")
    shown.show(Picture("deluxe", "an attack", attack))
    question, detail, answers = (shown.page.evaluate(BOX, part) for part in (".question", ".detail", ".offers"))
    assert question["bottom"] <= detail["top"] + 1
    assert detail["bottom"] <= answers["top"] + 1
    assert detail["height"] < 30, "it is more than a line"


def test_beside_the_colours_the_standing_is_not_cut(new_person: NewPerson) -> None:
    shown = Shown(new_person, "wide")
    shown.show(Picture("deluxe", "a colour", Scene("", WILD, "R9", ("ana: play wild+4",))))
    shown.page.evaluate(
        "() => { document.querySelector('.stakes').textContent = 'to 500 · Montgomery leads with 480'; }"
    )
    assert shown.page.evaluate(OVERFLOWING, ".stakes") == []


def test_the_cards_of_a_war_that_are_compared_are_in_one_line(new_person: NewPerson) -> None:
    shown = Shown(new_person, "wide")
    shown.show(moment("wizz", "war"))
    first = "[...document.querySelectorAll('.war .row li:first-child')]"
    found = shown.page.evaluate(f"() => {first}.map((card) => card.getBoundingClientRect().top)")
    assert len(found) > 2
    assert max(found) - min(found) < 1
    assert not shown.covers(".parade", ".seat .plate")


@pytest.mark.parametrize("size", ["wide", "upright"])
def test_the_piles_stay_where_they_are_when_the_last_card_is_played(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    hands = {"ana": "R3", "bo": "G1 G2", "cy": "Y3 Y8"}
    places = []
    for acts in ((), ("ana: play R3",)):
        shown.show(Picture("deluxe", "the last card", Scene("", hands, "R9", acts), at=600 if acts else None))
        places.append(shown.page.evaluate(BOX, ".discard")["top"])
    assert places[0] == pytest.approx(places[1], abs=2)


def test_the_numbers_of_the_cards_are_shown_to_those_who_use_the_keyboard(new_person: NewPerson) -> None:
    shown = Shown(new_person, "wide")
    shown.show(Picture("deluxe", "a turn", Scene("", {"ana": "R3 R5 B4", "bo": "G1 G2"}, "R9")))
    card = shown.page.locator(".hand button").last
    card.click()
    expect(card).to_be_focused()
    assert not shown.page.evaluate(SHOWN, ".hand kbd")
    shown.page.keyboard.press("ArrowLeft")
    assert shown.page.evaluate(SHOWN, ".hand kbd")


@pytest.mark.parametrize("owed", [("bo: play R1",), ("bo: uno",)])
def test_the_mark_of_one_whose_cards_are_seen_is_below_the_bar(new_person: NewPerson, owed: tuple[str]) -> None:
    shown = Shown(new_person, "upright")
    hands = {"ana": "R3/P4 R7/V5", "bo": "R1/Pflip G9/V1", "cy": "G7/V6", "dan": "Y1/P1"}
    shown.show(Picture("flip", "a mark", Scene("", hands, "R5/P8", owed, draw=FLIP_PILE, keys={"turn": "bo"})))
    assert shown.page.evaluate(BOX, ".seat .mark")["top"] > shown.page.evaluate(BOX, ".felt > .bar h1")["bottom"] - 8
    assert not shown.covers(".seat .mark", ".felt > .bar h1 span")


LONG = "R2 R3 Y5 Y7 G6 G7 B8 B9 B2 Y9 G9 Y3 wild"


@pytest.mark.parametrize("size", SIZES)
def test_shown_cards_cover_neither_piles_nor_colour_above_a_long_hand(new_person: NewPerson, size: str) -> None:
    shown = Shown(new_person, size)
    bluff = {"ana": "R7 G8", "bo": "R1 wild+4 B7", "cy": LONG, "dan": "Y1 Y2"}
    acts = ("bo: play wild+4 blue", "cy: challenge")
    shown.show(Picture("deluxe", "a challenge", Scene("", bluff, "R5 R9", acts, "cy", keys={"turn": "bo"})))
    told = replace(moment("potter", "howler, hand told"), at=None)
    for part in (".draw", ".discard", ".plate.colour", ".piles .plate:not(.colour)"):
        assert not shown.covers(".parade", part), part
    shown.show(told)
    for part in (".draw", ".discard", ".plate.colour"):
        assert not shown.covers(".parade", part), part
    assert not shown.covers(".plate.colour", ".picker button")


def test_a_bubble_does_not_cover_the_direction(new_person: NewPerson) -> None:
    shown = Shown(new_person, "upright")
    hands = {"ana": "R3 R7 Y5", "bo": "R2* B8 B9"}
    scene = Scene("", hands, "R5 R9", ("bo: play R2*",), draw=WHIRL_PILE, keys={"turn": "bo"})
    shown.show(Picture("wizz", "a long word", scene))
    assert not shown.covers(".bubble", ".seats .way")


def test_a_bubble_does_not_cover_a_wheel_with_room_beside_it(new_person: NewPerson) -> None:
    shown = Shown(new_person, "on its side")
    hands = {"ana": "R3 R7 Y5", "bo": "R1 G9", "cy": "Y8 B6", "dan": "R2* B8 B9"}
    scene = Scene("", hands, "R5 R9", ("dan: play R2*",), draw=WHIRL_PILE, keys={"turn": "dan"})
    shown.show(Picture("wizz", "a long word", scene))
    assert not shown.covers(".bubble", ".wheel svg:has(.rim)")


@pytest.mark.parametrize("width", [1280, 1600])
def test_no_seat_touches_the_pointer_of_the_wheel(new_person: NewPerson, width: int) -> None:
    shown = Shown(new_person, "wide")
    shown.page.set_viewport_size({"width": width, "height": 800})
    shown.show(moment("wizz", "another plays"))
    seat = shown.page.evaluate(BOX, ".seats li:nth-child(2) .plate")
    assert shown.page.evaluate(BOX, ".wheel .pointer")["top"] >= seat["bottom"]


def test_the_top_card_of_a_war_of_ten_can_be_seen_on_the_smallest_phone(new_person: NewPerson) -> None:
    shown = Shown(new_person, "small")
    hands = {name: f"Y{number} G{number}" for number, name in enumerate(("ana", *NINE[:-1]), 1)}
    weights = {name: int(name == "war") for name in Icon.names()}
    scene = Scene(
        "",
        hands | {"joe": "R2* B8 B9"},
        "R5 R9",
        ("joe: play R2*", "ana: spin"),
        draw="B1 B2 B3",
        options={"wheel": weights},
        keys={"turn": "joe"},
    )
    shown.show(Picture("wizz", "a war of ten", scene, wheel="rests"))
    assert shown.page.evaluate(BOX, ".discard")["width"] >= 30


@pytest.mark.parametrize("size", [(1280, 800), (1280, 680), (1600, 800)])
def test_the_direction_does_not_run_under_a_seat(new_person: NewPerson, size: tuple[int, int]) -> None:
    shown = Shown(new_person, "wide")
    shown.page.set_viewport_size({"width": size[0], "height": size[1]})
    shown.show(moment("flip", "another plays"))
    seat = shown.page.evaluate(BOX, ".seats li:nth-child(2) .plate")
    assert shown.page.evaluate(BOX, ".round path")["top"] >= seat["bottom"] - 1
