"""Cards and tables as pixels."""

import numpy as np
import pytest

from sabot.cards import parse_face, svg
from sabot.cards.art.paints import NIGHT, PAINTS, WHITE
from sabot.cards.faces import Colour
from sabot.envs.rendering.svg_painter import inside, paint_svg, thicken
from sabot.envs.rendering.table_picture import paint_view
from sabot.game import Game

POSITION = {
    "edition": "deluxe",
    "players": ["ana", "bo", "cy"],
    "hands": {"ana": ["R1", "R2", "R3"], "bo": ["Y1", "Y2"], "cy": ["G1"]},
    "draw": ["B1", "B2"],
    "discard": ["R7"],
    "owes_uno": ["cy"],
}


def rgb(text: str) -> list[int]:
    return [int(text[place : place + 2], 16) for place in (1, 3, 5)]


def card(text: str) -> np.ndarray:
    face = parse_face(text)
    assert face is not None
    return paint_svg(svg(face), 1.0)


def test_a_square_covers_its_own_pixels() -> None:
    covered = inside([np.array([(1.0, 1), (4, 1), (4, 3), (1, 3)])], (4, 6))
    assert covered.sum() == 6
    assert covered[1:3, 1:4].all()


def test_a_hole_is_what_winds_the_other_way() -> None:
    outer = np.array([(0.0, 0), (6, 0), (6, 6), (0, 6)])
    covered = inside([outer, outer[::-1] / 3 + 2], (6, 6))
    assert covered.sum() == 36 - 4
    assert not covered[2:4, 2:4].any()


def test_a_line_has_its_stroke_width() -> None:
    covered = inside(thicken(np.array([(5.0, 10), (15, 10)]), 2), (20, 20))
    assert covered[:, 10].sum() == 4
    assert covered[10].sum() == 14


@pytest.mark.parametrize(
    ("text", "colour", "border"),
    [("R7", Colour.RED, WHITE), ("Y1", Colour.YELLOW, WHITE), ("Pskipall", Colour.PINK, NIGHT)],
)
def test_a_card_has_its_paint_between_border_and_field(text: str, colour: int, border: str) -> None:
    """100 by 140: the border at 3, paint at the middle of the left edge, transparent corners."""
    pixels = card(text)
    assert pixels.shape == (140, 100, 4)
    assert pixels[70, 3].tolist() == [*rgb(border), 255]
    assert pixels[100, 12].tolist() == [*rgb(PAINTS[colour].flat), 255]
    assert pixels[0, 0, 3] == 0


def test_the_bar_of_a_seven_is_where_its_stroke_is() -> None:
    """The top stroke of the seven, moved to the middle and made smaller, runs through (50, 47)."""
    assert card("R7")[47, 50].tolist() == [*rgb(PAINTS[Colour.RED].deep), 255]


def column(picture: np.ndarray, left: int, row: int) -> np.ndarray:
    """The part of a row that is as large as a card."""
    spot: np.ndarray = picture[6 + 76 * row : 76 + 76 * row, left : left + 50]
    return spot


def test_a_row_has_its_seat_and_how_many_cards_it_holds() -> None:
    """The second seat holds two cards: the same number is drawn in front of them and behind, in the same colour."""
    picture = paint_view(Game.from_position(POSITION).view("ana"))
    np.testing.assert_array_equal(column(picture, 12, 2), column(picture, 778, 2))
    assert (column(picture, 12, 2) == (236, 228, 200)).all(axis=2).any()
    assert (column(picture, 12, 1) != column(picture, 778, 1)).any()


def test_a_call_that_is_owed_is_counted_in_yellow() -> None:
    picture = paint_view(Game.from_position(POSITION).view("ana"))
    yellow = [(column(picture, 778, row) == rgb(PAINTS[Colour.YELLOW].flat)).all(axis=2).any() for row in (1, 2, 3)]
    assert yellow == [False, False, True]


def test_the_colour_in_force_has_its_shape_and_the_arrow_points_to_the_next_row() -> None:
    """On top: two piles, how many cards are left, the colour, the arrow. A circle in the middle of red is white."""
    picture = paint_view(Game.from_position(POSITION).view("ana"))
    swatch, arrow = (column(picture, 62 + 56 * place, 0) for place in (3, 4))
    assert swatch[10, 25].tolist() == rgb(PAINTS[Colour.RED].flat)
    assert swatch[35, 25].tolist() == rgb(WHITE)
    inked = (arrow != arrow[0, 0]).any(axis=2).sum(axis=1)
    assert inked[35:].sum() > inked[:35].sum()


@pytest.mark.parametrize(
    ("edition", "played", "sign_name"),
    [("deluxe", ["play wild+4", "colour red"], "due"), ("wizz", ["play R1*"], "wheel")],
)
def test_cards_to_draw_and_the_wheel_have_a_sign(edition: str, played: list[str], sign_name: str) -> None:
    """Beside the arrow; the wheel is yellow where the cards to draw are white."""
    hands = {"ana": ["R2", "R1*" if edition == "wizz" else "R1", "wild+4"], "bo": ["Y1", "Y2"], "cy": ["G1", "G2"]}
    game = Game.from_position({**POSITION, "edition": edition, "hands": hands, "owes_uno": []})
    felt = column(paint_view(game.view("bo")), 62 + 56 * 5, 0)
    assert (felt == felt[0, 0]).all()
    for action in played:
        game.act("ana", action)
    sign = column(paint_view(game.view("bo")), 62 + 56 * 5, 0)
    has_yellow = (sign == rgb(PAINTS[Colour.YELLOW].flat)).all(axis=2).any()
    assert (sign == 255).all(axis=2).any() == (sign_name == "due")
    assert has_yellow == (sign_name == "wheel")


def test_a_table_shows_the_viewer_no_face_that_it_may_not_see() -> None:
    """Dealing the unseen cards again leaves the picture unchanged; another card on top does not."""
    game = Game.deal("flip", ["ana", "bo", "cy"], seed=4)
    picture = paint_view(game.view("bo"))
    assert picture.shape == (4 * 76 + 6, 840, 3)
    np.testing.assert_array_equal(paint_view(game.resample("bo", 9).view("bo")), picture)
    assert (paint_view(Game.deal("flip", ["ana", "bo", "cy"], seed=5).view("bo")) != picture).any()
