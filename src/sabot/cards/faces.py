"""The colours, symbols and faces of cards, and their text.

A face is one side of a card. Faces sort in printed order: red, yellow, green, blue (pink, turquoise, orange, violet),
then wilds; within a colour the numbers, then draw card, skip, reverse, flip.
"""

from typing import NamedTuple

from sabot.codes import Codes
from sabot.spelling import british


class Colour(metaclass=Codes):
    """The four colours of the front, then the four of the villain side."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    PINK = 4
    TURQUOISE = 5
    ORANGE = 6
    VIOLET = 7


NO_COLOUR = 8
"""The colour of a wild face."""

SIDE_COLOURS = 4
SIDES = ("hero", "villain")
"""The sides of two-sided cards."""


class Symbol(metaclass=Codes):
    """The symbol of a face. Below DRAW_ONE a symbol is the number itself."""

    DRAW_ONE = 10
    DRAW_TWO = 11
    DRAW_THREE = 12
    DRAW_FIVE = 13
    SKIP = 14
    SKIP_ALL = 15
    REVERSE = 16
    FLIP = 17
    WILD = 18
    WILD_DRAW_FOUR = 19
    HOWLER = 20
    CLOAK = 21
    HERO = 22
    WILD_DRAW_TWO = 23
    VILLAIN = 24
    WILD_COLOUR = 25


NUMBERS = 10
"""Symbols below this are numbers."""
SYMBOLS = 26

DRAW_COUNTS = {
    Symbol.DRAW_ONE: 1,
    Symbol.DRAW_TWO: 2,
    Symbol.DRAW_THREE: 3,
    Symbol.DRAW_FIVE: 5,
    Symbol.WILD_DRAW_FOUR: 4,
    Symbol.WILD_DRAW_TWO: 2,
}
"""The number of cards that the victim of a draw card draws, if it is printed on the card."""
WILD_DRAWS = (Symbol.WILD_DRAW_FOUR, Symbol.WILD_DRAW_TWO, Symbol.WILD_COLOUR)
"""The wilds that make a victim draw."""

_COLOUR_CODES = Colour.codes()
_COLOUR_NAMES = Colour.names()
_SYMBOL_TEXT = {
    **{number: str(number) for number in range(NUMBERS)},
    Symbol.DRAW_ONE: "+1",
    Symbol.DRAW_TWO: "+2",
    Symbol.DRAW_THREE: "+3",
    Symbol.DRAW_FIVE: "+5",
    Symbol.SKIP: "skip",
    Symbol.SKIP_ALL: "skipall",
    Symbol.REVERSE: "rev",
    Symbol.FLIP: "flip",
    Symbol.WILD: "wild",
    Symbol.WILD_DRAW_FOUR: "wild+4",
    Symbol.HOWLER: "howler",
    Symbol.CLOAK: "cloak",
    Symbol.HERO: "hero",
    Symbol.WILD_DRAW_TWO: "wild+2",
    Symbol.VILLAIN: "villain",
    Symbol.WILD_COLOUR: "wild+colour",
}


class Face(NamedTuple):
    """One side of a card."""

    colour: int
    symbol: int
    whirl: bool = False

    @property
    def is_wild(self) -> bool:
        """Whether the face has no colour of its own."""
        return self.colour == NO_COLOUR

    @property
    def is_number(self) -> bool:
        """Whether the face shows a number."""
        return self.symbol < NUMBERS

    def _repr_svg_(self) -> str:
        """The picture in a notebook."""
        from sabot.cards.art.card import svg

        return svg(self)


class Card(NamedTuple):
    """A card: its front and, in a two-sided deck, its back."""

    front: Face
    back: Face | None = None


def wild(symbol: int) -> Face:
    """The wild face with this symbol."""
    return Face(NO_COLOUR, symbol)


def format_face(face: Face) -> str:
    """The text of a face.

    >>> format_face(Face(Colour.RED, 3, whirl=True))
    'R3*'
    """
    text = _SYMBOL_TEXT[face.symbol]
    if face.is_wild:
        return text
    return _COLOUR_NAMES[face.colour][0].upper() + text + "*" * face.whirl


def format_card(card: Card) -> str:
    """The text of a card, with both faces if it has two.

    >>> format_card(Card(Face(Colour.RED, 7), Face(Colour.PINK, Symbol.DRAW_FIVE)))
    'R7/P+5'
    """
    if card.back is None:
        return format_face(card.front)
    return f"{format_face(card.front)}/{format_face(card.back)}"


def _every_face() -> list[Face]:
    coloured = [Face(colour, symbol) for colour in range(NO_COLOUR) for symbol in range(Symbol.WILD)]
    whirls = [Face(colour, number, whirl=True) for colour in range(NO_COLOUR) for number in range(NUMBERS)]
    return coloured + whirls + [wild(symbol) for symbol in range(Symbol.WILD, SYMBOLS)]


_FACES = {format_face(face).lower(): face for face in _every_face()}


def parse_face(text: str) -> Face | None:
    """The face that a text names, ignoring case, or None; it need not be in any deck.

    >>> parse_face("r+2") == Face(Colour.RED, Symbol.DRAW_TWO)
    True
    """
    return _FACES.get(british(text.lower()))


def parse_colour(text: str) -> int | None:
    """The colour that a text names, ignoring case, or None."""
    return _COLOUR_CODES.get(text.lower())


def format_colour(colour: int) -> str:
    """The name of a colour.

    >>> format_colour(Colour.VIOLET)
    'violet'
    """
    return _COLOUR_NAMES[colour]
