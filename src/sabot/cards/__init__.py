"""The cards: their faces, texts and pictures."""

from sabot.cards.art.card import back, svg
from sabot.cards.faces import (
    DRAW_COUNTS,
    NO_COLOUR,
    NUMBERS,
    SIDE_COLOURS,
    SIDES,
    SYMBOLS,
    WILD_DRAWS,
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
    "DRAW_COUNTS",
    "NO_COLOUR",
    "NUMBERS",
    "SIDES",
    "SIDE_COLOURS",
    "SYMBOLS",
    "WILD_DRAWS",
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
