"""A grid of styled cells to draw on, with clickable areas."""

from typing import NamedTuple

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

ROUND = "╭─╮││╰─╯"
DOUBLE = "╔═╗║║╚═╝"
HEAVY = "┏━┓┃┃┗━┛"
"""The characters of frames: top row, sides, bottom row."""


class Spot(NamedTuple):
    """A clickable area and its meaning."""

    x: int
    y: int
    width: int
    height: int
    meaning: str

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell is inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """A grid of cells; drawing outside of it is cut off."""

    def __init__(self, width: int, height: int, paper: Style) -> None:
        self.width = width
        self.height = height
        self.spots: list[Spot] = []
        """The clickable areas; the last one is on top."""
        self._rows = [[(" ", paper)] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text, and return the column after it."""
        for character in text:
            size = get_character_cell_size(character)
            if 0 <= y < self.height and x >= 0 and x + size <= self.width and size:
                self._rows[y][x] = character, style
                for rest in range(1, size):
                    self._rows[y][x + rest] = "", style
            x += size
        return x

    def frame(self, x: int, y: int, width: int, height: int, style: Style, lines: str = ROUND) -> None:
        """Draw a frame, and clear its inside."""
        left_top, top, right_top, left, right, left_low, low, right_low = tuple(lines)
        self.write(x, y, left_top + top * (width - 2) + right_top, style)
        for row in range(y + 1, y + height - 1):
            self.write(x, row, left + " " * (width - 2) + right, style)
        self.write(x, y + height - 1, left_low + low * (width - 2) + right_low, style)

    def spot(self, x: int, y: int, width: int, height: int, meaning: str) -> None:
        """Add a clickable area."""
        self.spots.append(Spot(x, y, width, height, meaning))

    def at(self, x: int, y: int) -> str | None:
        """The meaning of a click on a cell, if any."""
        return next((spot.meaning for spot in reversed(self.spots) if spot.holds(x, y)), None)

    def strip(self, y: int) -> Strip:
        """A row as a Textual strip."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        segments: list[Segment] = []
        run, run_style = "", None
        for character, style in self._rows[y]:
            if style is not run_style and style != run_style:
                if run:
                    segments.append(Segment(run, run_style))
                run, run_style = "", style
            run += character
        segments.append(Segment(run, run_style))
        return Strip(segments, self.width)


def cut(text: str, width: int) -> str:
    """A text cut to a width, with an ellipsis if it is longer.

    >>> cut("Alexandra", 6), cut("Bo", 6)
    ('Alexa…', 'Bo')
    """
    if cell_len(text) <= width:
        return text
    short = ""
    for character in text:
        if cell_len(short + character) >= width:
            break
        short += character
    return f"{short}…" if width > 0 else ""
