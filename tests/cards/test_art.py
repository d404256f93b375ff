"""The pictures of the cards: every face has its own, in pure SVG, and readable."""

import re
from itertools import product
from xml.etree import ElementTree

import pytest

from sabot.cards import NO_COLOUR, Colour, Face, back, format_face, parse_face, svg
from sabot.cards.art.paints import NIGHT, PAINTS, WHITE
from sabot.cards.art.shapes import SHAPES
from sabot.editions import EDITIONS
from tests.support.contrast import READABLE, contrast

FACES = sorted({face for edition in EDITIONS.values() for face in (*edition.fronts, *edition.backs)})
SVG = "{http://www.w3.org/2000/svg}"
each_face = pytest.mark.parametrize("face", FACES, ids=format_face)


def named(text: str) -> Face:
    face = parse_face(text)
    assert face is not None
    return face


@each_face
def test_a_face_is_drawn_in_five_to_seven_by_svg_alone(face: Face) -> None:
    picture = ElementTree.fromstring(svg(face))
    _, _, width, height = map(float, picture.attrib["viewBox"].split())
    assert width * 7 == height * 5
    drawn = {element.tag.removeprefix(SVG) for element in picture.iter()}
    assert drawn <= {"svg", "g", "path", "rect", "circle", "ellipse"}, (
        "no text, no image, no link, nothing shared by id"
    )
    assert "url(" not in svg(face)
    assert "http" not in svg(face).replace(SVG.strip("{}"), "")


def test_every_face_has_a_picture_of_its_own() -> None:
    pictures = {re.sub(' aria-label="[^"]*"', "", svg(face)) for face in FACES}
    assert len(pictures) == len(FACES) > 100


@each_face
def test_a_screen_reader_says_the_label_or_the_text_of_the_face(face: Face) -> None:
    assert ElementTree.fromstring(svg(face)).attrib["aria-label"] == format_face(face)
    assert ElementTree.fromstring(svg(face, 'a "7" & <more>')).attrib["aria-label"] == 'a "7" & <more>'


@each_face
def test_a_coloured_face_shows_the_shape_of_its_colour_in_two_corners(face: Face) -> None:
    shape = SHAPES.get(face.colour)
    if face.colour == NO_COLOUR:
        assert shape is None
    else:
        assert shape is not None
        assert svg(face).count(shape) == 2


def test_no_two_colours_share_a_shape_or_a_paint() -> None:
    assert len(set(SHAPES.values())) == len(Colour.names()) == 8
    assert len({paint.flat for paint in PAINTS.values()}) == 9


@pytest.mark.parametrize("colour", PAINTS)
def test_every_index_and_every_glyph_can_be_read(colour: int) -> None:
    paint = PAINTS[colour]
    assert contrast(paint.ink, paint.flat) >= READABLE
    assert contrast(paint.deep, WHITE) >= READABLE


@pytest.mark.parametrize(("text", "border"), [("R7", WHITE), ("wild+2", WHITE), ("P7", NIGHT), ("wild+colour", NIGHT)])
def test_the_hero_side_is_light_and_the_villain_side_is_dark(text: str, border: str) -> None:
    frame = ElementTree.fromstring(svg(named(text))).find(f"{SVG}rect")
    assert frame is not None
    assert frame.attrib["fill"] == border


@pytest.mark.parametrize(("colour", "number"), [*product("RYGB", (6, 9))])
def test_six_and_nine_are_underlined_big_and_small(colour: str, number: int) -> None:
    line = 'd="M-14 41H14"'
    assert svg(named(f"{colour}{number}")).count(line) == 3
    assert line not in svg(named(f"{colour}8"))


def test_the_back_has_a_label_and_is_like_no_face() -> None:
    assert ElementTree.fromstring(back("card")).attrib["aria-label"] == "card"
    assert back("x") not in {svg(face, "x") for face in FACES}
