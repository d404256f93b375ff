"""Faces, colours, icons and players in words."""

from collections.abc import Sequence

from sabot.cards import Face, Symbol, format_colour, parse_face
from sabot.round import SIDES

HIDDEN = "card"
"""The name of a card whose face is not seen."""
"""The sides of a two-sided card, in the order of its faces."""

SYMBOL_NAMES = {
    Symbol.DRAW_ONE: "+1",
    Symbol.DRAW_TWO: "+2",
    Symbol.DRAW_THREE: "+3",
    Symbol.DRAW_FIVE: "+5",
    Symbol.SKIP: "skip",
    Symbol.SKIP_ALL: "skip everyone",
    Symbol.REVERSE: "reverse",
    Symbol.FLIP: "flip",
    Symbol.WILD: "wild",
    Symbol.WILD_DRAW_FOUR: "wild +4",
    Symbol.HOWLER: "howler",
    Symbol.CLOAK: "cloak",
    Symbol.HERO: "hero",
    Symbol.WILD_DRAW_TWO: "wild +2",
    Symbol.VILLAIN: "villain",
    Symbol.WILD_COLOUR: "wild draw colour",
}

ICON_NAMES = {
    "almost": "almost UNO",
    "number": "one number less",
    "colour": "one colour less",
    "red": "draw until red",
    "blue": "draw until blue",
    "trade": "trade hands",
    "show": "open hand",
    "war": "war",
    "race": "UNO WIZZ",
}


def colour_name(colour: str) -> str:
    """A colour in words."""
    return colour


def face_name(text: str) -> str:
    """A face in words; a face that is hidden is just a card.

    >>> face_name("R+2"), face_name("Y3*"), face_name("Pskipall"), face_name("wild+4"), face_name("??")
    ('red +2', 'yellow 3 with the whirl', 'pink skip everyone', 'wild +4', 'card')
    """
    face = parse_face(text)
    return HIDDEN if face is None else _name(face)


def _name(face: Face) -> str:
    symbol = str(face.symbol) if face.is_number else SYMBOL_NAMES[face.symbol]
    if face.is_wild:
        return symbol
    whirl = " with the whirl" if face.whirl else ""
    return f"{colour_name(format_colour(face.colour))} {symbol}{whirl}"


def card_name(card: str, side: str | None) -> str:
    """The face of a card on the side in play, in words.

    >>> card_name("R7/P+5", "villain")
    'pink +5'
    """
    faces = card.split("/")
    return face_name(faces[0] if side is None or len(faces) == 1 else faces[SIDES.index(side)])


def player_name(player: str) -> str:
    """A player as sentences name one."""
    return player[:1].upper() + player[1:]


def with_article(name: str) -> str:
    """A thing as one of its kind.

    >>> with_article("orange 3"), with_article("red 7")
    ('an orange 3', 'a red 7')
    """
    return f"{'an' if name[0] in 'aeiou' else 'a'} {name}"


def enumerated(names: Sequence[str]) -> str:
    """Several things in a row.

    >>> enumerated(["red 7", "blue 2", "wild"])
    'red 7, blue 2 and wild'
    """
    return " and ".join(filter(None, (", ".join(names[:-1]), names[-1])))


def number_of_cards(number: int) -> str:
    """So and so many cards.

    >>> number_of_cards(1), number_of_cards(2)
    ('1 card', '2 cards')
    """
    return f"{number} card{'' if number == 1 else 's'}"
