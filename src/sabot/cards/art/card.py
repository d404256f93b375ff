"""Draws cards as SVG of 100 by 140 units."""

from html import escape

from sabot.cards.art.glyphs import glyph, index
from sabot.cards.art.paints import NIGHT, PAINTS, WHITE
from sabot.cards.art.shapes import SHAPES
from sabot.cards.faces import NO_COLOUR, SIDE_COLOURS, Face, Symbol, format_face

WIDTH, HEIGHT = 100, 140
_WIDE = (
    Symbol.DRAW_ONE,
    Symbol.DRAW_TWO,
    Symbol.DRAW_THREE,
    Symbol.DRAW_FIVE,
    Symbol.WILD_DRAW_FOUR,
    Symbol.WILD_DRAW_TWO,
)
"""Symbols whose corner index has two characters."""
DARK_WILDS = (Symbol.VILLAIN, Symbol.WILD_COLOUR)


def svg(face: Face, label: str = "") -> str:
    """Draw a face. The label is for screen readers; by default it is the text of the face.

    >>> from sabot.cards import parse_face
    >>> svg(parse_face("R7"))[:4]
    '<svg'
    """
    paint = PAINTS[face.colour]
    border = NIGHT if is_dark(face) else WHITE
    corner = _corner(face)
    return _card(
        label or format_face(face),
        border,
        f'<rect x="5" y="5" width="90" height="130" rx="8" fill="{paint.flat}"/>'
        f'<rect x="22" y="24" width="56" height="92" rx="28" fill="{WHITE}" transform="rotate(16 50 70)"/>'
        f'<g transform="translate(50 70) scale(0.88)" color="{paint.deep}" fill="currentColor">{glyph(face)}</g>'
        f'<g color="{paint.ink}" fill="currentColor">{corner}'
        f'<g transform="rotate(180 50 70)">{corner}</g></g>',
    )


def back(label: str = "") -> str:
    """Draw the back of a card: a sabot, the shoe that cards are dealt from."""
    return _card(
        label or "back",
        WHITE,
        f'<rect x="5" y="5" width="90" height="130" rx="8" fill="{NIGHT}"/>'
        '<g stroke="#8d87a6" stroke-width="3" stroke-linejoin="round" fill="none">'
        '<rect x="11" y="11" width="78" height="118" rx="5"/></g>'
        '<g transform="translate(50 74) rotate(-8) scale(0.86)" stroke-linejoin="round">'
        f'<path d="M-34 16L-34 -14Q-34 -22 -26 -22H4L34 16Z" fill="#c9852f" stroke="{WHITE}" stroke-width="3"/>'
        f'<path d="M-12 -22L-2 -40L22 -26L10 -14Z" fill="{WHITE}" stroke="{NIGHT}" stroke-width="2"/>'
        '<path d="M-26 -12H-2M-26 -4H6" stroke="#7a4c12" stroke-width="3" fill="none"/>'
        f'<path d="M-40 16H40V24H-40Z" fill="#8a5517" stroke="{WHITE}" stroke-width="3"/></g>',
    )


def is_dark(face: Face) -> bool:
    """Whether a face belongs to the villain side."""
    if face.colour == NO_COLOUR:
        return face.symbol in DARK_WILDS
    return face.colour >= SIDE_COLOURS


def _corner(face: Face) -> str:
    """The index at the top left, with the shape of the colour below it."""
    shape = SHAPES.get(face.colour, "")
    is_written = face.symbol in _WIDE
    size = 0.27 if is_written else 0.34
    ground = f'<circle cx="18" cy="20" r="12.5" fill="{WHITE}"/>' if face.is_wild and not is_written else ""
    picture = f'<g transform="translate(18 20) scale({size})">{index(face)}</g>'
    return f'{ground}{picture}<g transform="translate(17 44) scale(0.56)">{shape}</g>'


def _card(label: str, border: str, picture: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        f' aria-label="{escape(label)}"><rect x="0.75" y="0.75" width="98.5" height="138.5" rx="11" fill="{border}"'
        f' stroke="#0003" stroke-width="1.5"/>{picture}</svg>'
    )
