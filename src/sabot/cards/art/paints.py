"""The palette of the cards: for each colour a flat tone, a readable ink on it, and a deep tone for white ground."""

from typing import NamedTuple

from sabot.cards.faces import NO_COLOUR, Colour


class Paint(NamedTuple):
    """The tones of a colour. Ink on flat, and deep on white, have a contrast of at least 4.5 to 1."""

    flat: str
    ink: str
    deep: str


WHITE, NIGHT = "#ffffff", "#1c1a24"

PAINTS = {
    Colour.RED: Paint("#c62836", WHITE, "#b3202e"),
    Colour.YELLOW: Paint("#f7c81e", NIGHT, "#876200"),
    Colour.GREEN: Paint("#2b7d3a", WHITE, "#226b30"),
    Colour.BLUE: Paint("#1f62bd", WHITE, "#1a55a6"),
    Colour.PINK: Paint("#cf2f7c", WHITE, "#b82169"),
    Colour.TURQUOISE: Paint("#3cc8c8", NIGHT, "#0b6f76"),
    Colour.ORANGE: Paint("#f58a1f", NIGHT, "#a34a00"),
    Colour.VIOLET: Paint("#6b3fb5", WHITE, "#5c33a3"),
    NO_COLOUR: Paint("#2a2833", WHITE, "#2a2833"),
}

FRONT = (Colour.RED, Colour.YELLOW, Colour.BLUE, Colour.GREEN)
BACK = (Colour.PINK, Colour.TURQUOISE, Colour.VIOLET, Colour.ORANGE)
"""The colours of each side, in their order around the wheel."""
