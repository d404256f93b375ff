"""Draws a view: the piles on top, then a row of cards for each player, the viewer's marked by a light bar."""

from collections.abc import Iterator

import numpy as np

from sabot.cards import back, parse_colour, parse_face, svg
from sabot.cards.art.paints import PAINTS
from sabot.cards.faces import Colour
from sabot.envs.rendering import table_signs
from sabot.envs.rendering.svg_painter import Pixels, paint_svg
from sabot.views import HIDDEN, View

SCALE = 0.5
CARD_WIDTH, CARD_HEIGHT = 50, 70
GAP = 6
ROW = CARD_HEIGHT + GAP
WIDTH = 15 * (CARD_WIDTH + GAP)
FIRST, LAST = 2 * GAP + CARD_WIDTH, WIDTH - 3 * GAP - 2 * CARD_WIDTH
"""The left edge of a row's first card, and the largest allowed for its last card."""
FELT = (24, 66, 52)
LIGHT = (236, 228, 200)
CHALK = "#ece4c8"
WARNING = PAINTS[Colour.YELLOW].flat


def paint_view(view: View) -> Pixels:
    """Draw all that a viewer sees of the cards; players whom the table waits for have a bar on the right.

    A row begins with the number of the seat and ends with the number of its cards, yellow while UNO has to be called.
    """
    canvas = np.full((ROW * (len(view.players) + 1) + GAP, WIDTH, 3), FELT, np.uint8)
    for place, picture in enumerate(_middle(view)):
        _put(canvas, picture, FIRST + place * (CARD_WIDTH + GAP), GAP)
    for place, player in enumerate(view.players):
        _paint_row(canvas, view, player, GAP + ROW * (place + 1), place + 1)
    return canvas


def _middle(view: View) -> Iterator[str]:
    """The piles, the colour in force, the direction of play, and the effect being resolved."""
    yield _card(view.discard[0], view.side)
    if view.draw:
        yield _card(view.draw_top or HIDDEN, view.side)
    yield table_signs.number(view.draw, CHALK)
    if view.colour is not None:
        colour = parse_colour(view.colour)
        assert colour is not None
        yield table_signs.swatch(colour)
    yield table_signs.arrow(view.direction == "left", CHALK)
    if view.phase == "spin":
        yield table_signs.wheel_of_fate()
    if view.pending and "due" in view.pending:
        yield table_signs.due(view.pending["due"])


def _paint_row(canvas: Pixels, view: View, player: str, top: int, number: int) -> None:
    """Draw the cards of a hand side by side, overlapping if there are many."""
    hand = view.hands[player]
    step = min(CARD_WIDTH + GAP, (LAST - FIRST) // max(1, len(hand) - 1))
    _put(canvas, table_signs.number(number, CHALK), 2 * GAP, top)
    for place, card in enumerate(hand):
        _put(canvas, _card(card, view.side), FIRST + place * step, top)
    ink = WARNING if player in view.owes_uno else CHALK
    _put(canvas, table_signs.number(len(hand), ink), WIDTH - 2 * GAP - CARD_WIDTH, top)
    if player == view.viewer:
        canvas[top : top + CARD_HEIGHT, GAP : 2 * GAP] = LIGHT
    if player in view.waiting:
        canvas[top : top + CARD_HEIGHT, WIDTH - 2 * GAP : WIDTH - GAP] = LIGHT


def _card(card: str, side: str | None) -> str:
    """The visible face of a card, the active one if both are visible; else its back."""
    faces = card.split("/")
    if side == "villain":
        faces.reverse()
    text = next((face for face in faces if face != HIDDEN), None)
    if text is None:
        return back()
    face = parse_face(text)
    assert face is not None
    return svg(face)


def _put(canvas: Pixels, picture: str, left: int, top: int) -> None:
    spot = canvas[top : top + CARD_HEIGHT, left : left + CARD_WIDTH]
    pixels = paint_svg(picture, SCALE)
    opacity = pixels[..., 3:] / 255
    spot[:] = np.rint(pixels[..., :3] * opacity + spot * (1 - opacity))
