"""A sheet of cells to draw on, and what is where on it."""

from typing import NamedTuple

from rich.cells import cell_len, get_character_cell_size
from rich.segment import Segment
from rich.style import Style
from textual.strip import Strip

ROUND = "╭─╮││╰─╯"
DOUBLE = "╔═╗║║╚═╝"
HEAVY = "┏━┓┃┃┗━┛"
"""Frames: from the corner at the top left, along the lines."""


class Spot(NamedTuple):
    """A place that can be clicked, and what that means."""

    x: int
    y: int
    width: int
    height: int
    meaning: str

    def holds(self, x: int, y: int) -> bool:
        """Whether a cell is part of it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """So many cells by so many; what does not fit is cut off."""

    def __init__(self, width: int, height: int, paper: Style) -> None:
        self.width = width
        self.height = height
        self.spots: list[Spot] = []
        """What can be clicked; the last one lies on top."""
        self._rows = [[(" ", paper)] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: Style) -> int:
        """Write a text, and tell where it ends."""
        for character in text:
            size = get_character_cell_size(character)
            if 0 <= y < self.height and x >= 0 and x + size <= self.width and size:
                self._rows[y][x] = character, style
                for rest in range(1, size):
                    self._rows[y][x + rest] = "", style
            x += size
        return x

    def frame(self, x: int, y: int, width: int, height: int, style: Style, lines: str = ROUND) -> None:
        """Draw a frame, and empty what is inside."""
        left_top, top, right_top, left, right, left_low, low, right_low = tuple(lines)
        self.write(x, y, left_top + top * (width - 2) + right_top, style)
        for row in range(y + 1, y + height - 1):
            self.write(x, row, left + " " * (width - 2) + right, style)
        self.write(x, y + height - 1, left_low + low * (width - 2) + right_low, style)

    def spot(self, x: int, y: int, width: int, height: int, meaning: str) -> None:
        """Let a place be clicked."""
        self.spots.append(Spot(x, y, width, height, meaning))

    def at(self, x: int, y: int) -> str | None:
        """What a click means."""
        return next((spot.meaning for spot in reversed(self.spots) if spot.holds(x, y)), None)

    def strip(self, y: int) -> Strip:
        """A row as the screen takes it."""
        if not 0 <= y < self.height:
            return Strip.blank(self.width)
        segments: list[Segment] = []
        run, ink = "", None
        for character, style in self._rows[y]:
            if style is not ink and style != ink:
                if run:
                    segments.append(Segment(run, ink))
                run, ink = "", style
            run += character
        segments.append(Segment(run, ink))
        return Strip(segments, self.width)


def cut(text: str, width: int) -> str:
    """A text in so many cells: how it begins, and a sign that there is more.

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
