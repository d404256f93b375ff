"""The cards: their faces, the text of each, and a picture of each."""

from sabot.cards.art.card import back, svg
from sabot.cards.faces import (
    NO_COLOUR,
    NUMBERS,
    SIDE_COLOURS,
    SYMBOLS,
    Card,
    Colour,
    Face,
    Symbol,
    format_card,
    format_colour,
    format_face,
    parse_colour,
    parse_face,
    wild,
)

__all__ = [
    "NO_COLOUR",
    "NUMBERS",
    "SIDE_COLOURS",
    "SYMBOLS",
    "Card",
    "Colour",
    "Face",
    "Symbol",
    "back",
    "format_card",
    "format_colour",
    "format_face",
    "parse_colour",
    "parse_face",
    "svg",
    "wild",
]
