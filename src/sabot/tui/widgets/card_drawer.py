"""Draws cards as small boxes. Colour, shape and letter all name the colour, so that one of them is enough."""

from typing import NamedTuple

from rich.cells import cell_len
from rich.style import Style

from sabot.cards import Face, Symbol, format_colour, parse_face
from sabot.cards.art.paints import BACK, FRONT
from sabot.tui.widgets.canvas import HEAVY, ROUND, Canvas, cut
from sabot.tui.widgets.palette import WILD, Palette
from sabot.words.language import Language
from sabot.words.terminal_style import SHAPES


class Size(NamedTuple):
    """The size of a drawn card."""

    width: int
    height: int


LARGE, USUAL, LOW = Size(9, 7), Size(7, 5), Size(6, 3)
"""Sizes for plenty of room, for usual hands, and for large hands."""
CHIP = 6
"""The width of a card that is drawn in one line."""
HINTED = "!"
"""Marks the card that a bot recommends, beside its key."""
TALL = 36
"""The number of rows from which cards are drawn large."""

_SIGNS = {
    Symbol.SKIP: "⊘",
    Symbol.SKIP_ALL: "⊘⊘",
    Symbol.REVERSE: "⇄",
    Symbol.FLIP: "↻",
}
_VILLAINS = (Symbol.VILLAIN, Symbol.WILD_COLOUR)
"""Wild cards of the villain side, which has its own colours."""


def colour_of(text: str) -> str:
    """The name of the colour of a face; `wild` if it has none."""
    face = parse_face(text)
    return WILD if face is None or face.is_wild else format_colour(face.colour)


def index_of(text: str, language: Language) -> str:
    """The corner of a face: the shape of its colour, its letter and its symbol.

    >>> from sabot.words.language import speak
    >>> [index_of(face, speak("en")) for face in ("R7", "G+2", "Bskip", "Y3*", "wild+4", "??")]
    ['●R7', '■G+2', '◆B⊘', '▲Y3*', 'w+4', '??']
    """
    face = parse_face(text)
    if face is None:
        return text
    if face.is_wild:
        return label_of_symbol(face, language)
    colour = format_colour(face.colour)
    symbol = _SIGNS.get(face.symbol, text[1:])
    return f"{SHAPES[colour]}{text[0]}{symbol}"


def sign_of(text: str, language: Language) -> str:
    """The large text in the middle of a face."""
    face = parse_face(text)
    if face is None or face.is_wild:
        return ""
    return label_of_symbol(face, language) if face.symbol in _SIGNS else text[1:]


def label_of_symbol(face: Face, language: Language) -> str:
    """The name of a symbol in at most five letters."""
    return language.say("card-label", symbol=Symbol.name_of(face.symbol))


class CardDrawer:
    """Draws cards of one size on a canvas."""

    def __init__(self, canvas: Canvas, palette: Palette, language: Language, size: Size = USUAL) -> None:
        self.language = language
        self.canvas = canvas
        self.palette = palette
        self.size = size

    def draw(
        self,
        x: int,
        y: int,
        text: str,
        *,
        lit: bool,
        chosen: bool = False,
        key: str = "",
        is_hinted: bool = False,
        is_covered: bool = False,
    ) -> None:
        """Draw a card. A playable one is lit, the chosen one has a heavy frame, a covered one shows one corner only."""
        style = self.style(text, lit=lit)
        width, height = self.size
        self.canvas.frame(x, y, width, height, style, HEAVY if chosen else ROUND)
        corner = cut(index_of(text, self.language), width - 2)
        if height > LOW.height:
            self._sign(x, y + height // 2, text, lit=lit)
        if height > USUAL.height and not is_covered:
            self.canvas.write(x + width - 1 - cell_len(corner), y + height - 2, corner, style)
        self.canvas.write(x + 1, y + 1, corner, style)
        if key or is_hinted:
            key_style = style + Style(underline=True) if lit else self.palette.faint
            at = self.canvas.write(x + min(width // 2, 3), y + height - 1, key, key_style)
            if is_hinted:
                self.canvas.write(at, y + height - 1, HINTED, style)

    def draw_chip(
        self, x: int, y: int, text: str, *, lit: bool, chosen: bool = False, key: str = "", is_hinted: bool = False
    ) -> None:
        """Draw a card in one line."""
        self.canvas.write(x, y, key or " ", self.palette.bright if chosen else self.palette.faint)
        if is_hinted:
            self.canvas.write(x + CHIP - 1, y, HINTED, self.palette.strong)
        self.canvas.write(x + 1, y, cut(index_of(text, self.language), CHIP - 2), self.style(text, lit=lit))

    def draw_back(self, x: int, y: int, label: str) -> None:
        """Draw the back of a card with a label."""
        width, height = self.size
        self.canvas.frame(x, y, width, height, self.palette.back)
        for row in range(1, height - 1):
            self.canvas.write(x + 1, y + row, "░" * (width - 2), self.palette.back)
        self.canvas.write(x + 1, y + height // 2, f"{label:^{width - 2}}", self.palette.strong)

    def style(self, text: str, *, lit: bool) -> Style:
        """The style of a card: on a coloured background if it is lit, else coloured text."""
        colour = colour_of(text)
        return self.palette.lit(colour) if lit else self.palette.hue(colour)

    def _sign(self, x: int, y: int, text: str, *, lit: bool) -> None:
        """Draw the middle of a card; a wild card shows all four colours."""
        face = parse_face(text)
        colour = colour_of(text)
        width = self.size.width
        if face is None or not face.is_wild:
            sign = sign_of(text, self.language)
            sign = f" {sign} " if len(sign) < 3 else sign
            style = self.palette.panel(colour) if lit else self.palette.hue(colour) + Style(bold=True)
            self.canvas.write(x + (width - len(sign)) // 2, y, sign, style)
            return
        around = BACK if face.symbol in _VILLAINS else FRONT
        for place, name in enumerate(map(format_colour, around)):
            style = self.palette.panel(name) if lit else self.palette.hue(name)
            self.canvas.write(x + (width - len(around)) // 2 + place, y, SHAPES[name], style)
