"""Cards as small boxes: the colour, its shape, its letter and the symbol, so that none of them is needed alone."""

from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from sabot.cards import Symbol, format_colour, parse_face
from sabot.cards.art.paints import BACK, FRONT
from sabot.tui.widgets.canvas import HEAVY, ROUND, Canvas, cut
from sabot.tui.widgets.palette import WILD, Palette
from sabot.words.terminal_style import SHAPES


class Size(NamedTuple):
    """How large a card is drawn."""

    width: int
    height: int


LARGE, USUAL, LOW = Size(9, 7), Size(7, 5), Size(6, 3)
"""Where there is plenty of room; as a rule; where many must be seen."""
CHIP = 6
"""How wide a card is in a line."""
TALL = 36
"""From how many rows on there is plenty of room."""

_SIGNS = {
    Symbol.SKIP: "⊘",
    Symbol.SKIP_ALL: "⊘⊘",
    Symbol.REVERSE: "⇄",
    Symbol.FLIP: "↻",
}
_NAMES = {
    Symbol.SKIP: "skip",
    Symbol.SKIP_ALL: "s.all",
    Symbol.REVERSE: "rev",
    Symbol.FLIP: "flip",
    Symbol.WILD: "wild",
    Symbol.WILD_DRAW_FOUR: "w+4",
    Symbol.WILD_DRAW_TWO: "w+2",
    Symbol.WILD_COLOUR: "w+col",
    Symbol.HOWLER: "howl",
    Symbol.CLOAK: "cloak",
    Symbol.HERO: "hero",
    Symbol.VILLAIN: "vill",
}
"""What a symbol is called where there is room for five letters: as the notation writes it, or how that begins."""
_VILLAINS = (Symbol.VILLAIN, Symbol.WILD_COLOUR)
"""Wilds of the villain side, which has colours of its own."""


def colour_of(text: str) -> str:
    """The name of the colour of a face; `wild` if it has none."""
    face = parse_face(text)
    return WILD if face is None or face.is_wild else format_colour(face.colour)


def index_of(text: str) -> str:
    """The corner of a face: the shape of its colour, its letter and its symbol.

    >>> index_of("R7"), index_of("G+2"), index_of("Bskip"), index_of("Y3*"), index_of("wild+4"), index_of("??")
    ('●R7', '■G+2', '◆B⊘', '▲Y3*', 'w+4', '??')
    """
    face = parse_face(text)
    if face is None:
        return text
    if face.is_wild:
        return _NAMES[face.symbol]
    colour = format_colour(face.colour)
    symbol = _SIGNS.get(face.symbol, text[1:])
    return f"{SHAPES[colour]}{text[0]}{symbol}"


def sign_of(text: str) -> str:
    """What stands large in the middle of a face."""
    face = parse_face(text)
    if face is None or face.is_wild:
        return ""
    return _NAMES.get(face.symbol, text[1:])


class CardDrawer:
    """Draws cards of a size on a canvas."""

    def __init__(self, canvas: Canvas, inks: Palette, size: Size = USUAL) -> None:
        self.canvas = canvas
        self.inks = inks
        self.size = size

    def draw(
        self, x: int, y: int, text: str, *, lit: bool, chosen: bool = False, key: str = "", is_covered: bool = False
    ) -> None:
        """A card; one that can be used is lit, the chosen one has a heavy frame, a covered one shows one corner."""
        style = self.style(text, lit=lit)
        width, height = self.size
        self.canvas.frame(x, y, width, height, style, HEAVY if chosen else ROUND)
        corner = cut(index_of(text), width - 2)
        if height > LOW.height:
            self._sign(x, y + height // 2, text, lit=lit)
        if height > USUAL.height and not is_covered:
            self.canvas.write(x + width - 1 - cell_len(corner), y + height - 2, corner, style)
        self.canvas.write(x + 1, y + 1, corner, style)
        if key:
            ink = style + Style(underline=True) if lit else self.inks.faint
            self.canvas.write(x + min(width // 2, 3), y + height - 1, key, ink)

    def draw_chip(self, x: int, y: int, text: str, *, lit: bool, chosen: bool = False, key: str = "") -> None:
        """A card in a line."""
        self.canvas.write(x, y, key or " ", self.inks.bright if chosen else self.inks.faint)
        self.canvas.write(x + 1, y, cut(index_of(text), CHIP - 2), self.style(text, lit=lit))

    def draw_back(self, x: int, y: int, label: str) -> None:
        """The back of a card, with something written on it."""
        width, height = self.size
        self.canvas.frame(x, y, width, height, self.inks.back)
        for row in range(1, height - 1):
            self.canvas.write(x + 1, y + row, "░" * (width - 2), self.inks.back)
        self.canvas.write(x + 1, y + height // 2, f"{label:^{width - 2}}", self.inks.strong)

    def style(self, text: str, *, lit: bool) -> Style:
        """The ink of a card: flat paint if it is lit, else the colour alone."""
        colour = colour_of(text)
        return self.inks.lit(colour) if lit else self.inks.hue(colour)

    def _sign(self, x: int, y: int, text: str, *, lit: bool) -> None:
        """The large sign in the middle; a wild shows all four colours."""
        face = parse_face(text)
        colour = colour_of(text)
        width = self.size.width
        if face is None or not face.is_wild:
            sign = sign_of(text)
            sign = f" {sign} " if len(sign) < 3 else sign
            style = self.inks.panel(colour) if lit else self.inks.hue(colour) + Style(bold=True)
            self.canvas.write(x + (width - len(sign)) // 2, y, sign, style)
            return
        around = BACK if face.symbol in _VILLAINS else FRONT
        for place, name in enumerate(map(format_colour, around)):
            style = self.inks.panel(name) if lit else self.inks.hue(name)
            self.canvas.write(x + (width - len(around)) // 2 + place, y, SHAPES[name], style)
