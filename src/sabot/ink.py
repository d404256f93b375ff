"""Colours and shapes for a terminal: the shape doubles the colour, so that all is readable without it."""

import re
from collections.abc import Mapping
from typing import TextIO

from sabot.cards import Colour, format_colour, parse_face

SHAPES = {
    Colour.RED: "●",
    Colour.YELLOW: "▲",
    Colour.GREEN: "■",
    Colour.BLUE: "◆",
    Colour.PINK: "✿",
    Colour.TURQUOISE: "≈",
    Colour.ORANGE: "☀",
    Colour.VIOLET: "★",
}
_CODES = {
    Colour.RED: "38;5;203",
    Colour.YELLOW: "38;5;220",
    Colour.GREEN: "38;5;77",
    Colour.BLUE: "38;5;75",
    Colour.PINK: "38;5;212",
    Colour.TURQUOISE: "38;5;80",
    Colour.ORANGE: "38;5;214",
    Colour.VIOLET: "38;5;141",
}
_COLOUR_WORD = re.compile(rf"\b({'|'.join(map(format_colour, Colour))})\b")


class Ink:
    """Writes with colours where they are wanted, and with shapes where they can be written."""

    def __init__(self, *, colours: bool = False, shapes: bool = True) -> None:
        self.colours = colours
        self.shapes = shapes

    @classmethod
    def for_stream(cls, stream: TextIO, environment: Mapping[str, str]) -> "Ink":
        """Colours on a terminal, unless NO_COLOR is set or the terminal is dumb; shapes where it knows Unicode."""
        wanted = not environment.get("NO_COLOR") and environment.get("TERM") != "dumb"
        unicode = (getattr(stream, "encoding", None) or "").lower().replace("-", "").startswith("utf")
        return cls(colours=wanted and stream.isatty(), shapes=unicode)

    def _write(self, text: str, code: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.colours else text

    def strong(self, text: str) -> str:
        """Text that stands out."""
        return self._write(text, "1")

    def faint(self, text: str) -> str:
        """Text that stands back."""
        return self._write(text, "2")

    def warning(self, text: str) -> str:
        """Text that says no."""
        return self._write(text, "1;38;5;203")

    def colour(self, name: str) -> str:
        """The name of a colour with its shape.

        >>> Ink().colour("red")
        '● red'
        """
        hue = Colour[name.upper()]
        return self._write(f"{SHAPES[hue]} {name}" if self.shapes else name, _CODES[hue])

    def face(self, text: str) -> str:
        """The text of a face with the shape of its colour.

        >>> Ink().face("G+2"), Ink().face("wild"), Ink(shapes=False).face("G+2")
        ('■G+2', 'wild', 'G+2')
        """
        face = parse_face(text)
        if face is None or face.is_wild:
            return self.strong(text)
        hue = Colour(face.colour)
        return self._write(f"{SHAPES[hue]}{text}" if self.shapes else text, _CODES[hue])

    def card(self, text: str) -> str:
        """The text of a card, each of its faces with a shape.

        >>> Ink().card("R7/P+5")
        '●R7/✿P+5'
        """
        return "/".join(map(self.face, text.split("/")))

    def words(self, text: str) -> str:
        """A sentence with the names of colours in their colours."""
        return _COLOUR_WORD.sub(lambda word: self._write(word[0], _CODES[Colour[word[0].upper()]]), text)
