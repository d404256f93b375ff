"""A view as a picture: the piles on top, then a row of cards for each player, the viewer's with a light bar."""

import numpy as np

from sabot.cards import back, parse_colour, parse_face, svg
from sabot.cards.art.ink import PAINTS
from sabot.envs.picture.paint import Pixels, paint_svg
from sabot.views import HIDDEN, View

SCALE = 0.5
CARD_WIDTH, CARD_HEIGHT = 50, 70
GAP = 6
WIDTH = 15 * (CARD_WIDTH + GAP)
FELT = (24, 66, 52)
LIGHT = (236, 228, 200)


def paint_view(view: View) -> Pixels:
    """All that a viewer sees of the cards; whom the table waits for has a bar on the right."""
    row = CARD_HEIGHT + GAP
    canvas = np.full((row * (len(view.players) + 1) + GAP, WIDTH, 3), FELT, np.uint8)
    piles = [view.discard[0], *([view.draw_top or HIDDEN] if view.draw else [])]
    for place, card in enumerate(piles):
        _put(canvas, _picture(card, view.side), GAP + 3 * GAP, GAP, place)
    if view.colour is not None:
        colour = parse_colour(view.colour)
        assert colour is not None
        flat = PAINTS[colour].flat.lstrip("#")
        left = 6 * GAP + 2 * (CARD_WIDTH + GAP)
        canvas[GAP:row, left : left + CARD_WIDTH] = [int(flat[place : place + 2], 16) for place in (0, 2, 4)]
    for place, player in enumerate(view.players):
        _lay_row(canvas, view, player, GAP + row * (place + 1))
    return canvas


def _lay_row(canvas: Pixels, view: View, player: str, top: int) -> None:
    """The cards of a hand side by side, or over each other where there are many."""
    hand = view.hands[player]
    step = min(CARD_WIDTH + GAP, (WIDTH - 8 * GAP - CARD_WIDTH) // max(1, len(hand) - 1))
    for place, card in enumerate(hand):
        _put(canvas, _picture(card, view.side), 4 * GAP, top, place, step)
    if player == view.viewer:
        canvas[top : top + CARD_HEIGHT, GAP : 2 * GAP] = LIGHT
    if player in view.waiting:
        canvas[top : top + CARD_HEIGHT, WIDTH - 2 * GAP : WIDTH - GAP] = LIGHT


def _picture(card: str, side: str | None) -> Pixels:
    """The face of a card that can be seen, the one in play rather than the other; or its back."""
    faces = card.split("/")
    if side == "villain":
        faces.reverse()
    text = next((face for face in faces if face != HIDDEN), None)
    if text is None:
        return paint_svg(back(), SCALE)
    face = parse_face(text)
    assert face is not None
    return paint_svg(svg(face), SCALE)


def _put(canvas: Pixels, picture: Pixels, left: int, top: int, place: int, step: int = CARD_WIDTH + GAP) -> None:
    x = left + place * step
    spot = canvas[top : top + CARD_HEIGHT, x : x + CARD_WIDTH]
    opacity = picture[..., 3:] / 255
    spot[:] = np.rint(picture[..., :3] * opacity + spot * (1 - opacity))
