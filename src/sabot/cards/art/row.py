"""Draws rows of cards as HTML, for notebooks."""

from collections.abc import Sequence

from sabot.cards.art.card import back, svg
from sabot.cards.faces import SIDES, parse_face

CARD_WIDTH = 44
"""The width of a card in a notebook, in pixels."""


def cards_html(texts: Sequence[str], side: str | None = None) -> str:
    """Cards side by side, by their texts. Of two visible sides the active one is drawn; a hidden card shows its back.

    >>> cards_html(["R7", "??"]).count("<svg")
    2
    """
    return "".join(
        f'<span style="display:inline-block;width:{CARD_WIDTH}px;margin:1px">{_picture(text, side)}</span>'
        for text in texts
    )


def _picture(text: str, side: str | None) -> str:
    parts = text.split("/")
    active = SIDES.index(side) if side in SIDES and len(parts) == len(SIDES) else 0
    faces = [parse_face(part) for part in (parts[active], *parts)]
    face = next((face for face in faces if face is not None), None)
    return back(text) if face is None else svg(face, text)
