"""The glyphs of the faces, around the origin in a field of about 60 by 60, in the current colour."""

from math import cos, pi, sin

from sabot.cards.art.paints import BACK, FRONT, NIGHT, PAINTS, WHITE
from sabot.cards.faces import Face, Symbol

DIGITS = {
    "0": "M20 3C9 3 5 14 5 30S9 57 20 57 35 46 35 30 31 3 20 3Z",
    "1": "M9 15L23 4V57",
    "2": "M6 17C6 8 12 3 20 3C29 3 34 9 34 17C34 29 18 38 6 56H36",
    "3": "M7 11C9 6 14 3 20 3C28 3 33 8 33 15C33 23 27 28 17 28C28 28 35 33 35 42C35 51 28 57 19 57C12 57 7 54 5 48",
    "4": "M27 57V4L4 41H37",
    "5": "M32 4H11L8 28C11 25 15 23 20 23C29 23 35 30 35 40C35 50 28 57 19 57C13 57 8 54 5 49",
    "6": "M31 10C28 5 24 3 20 3C10 3 5 15 5 34C5 49 11 57 20 57C29 57 35 50 35 40C35 31 29 24 20 24C13 24 7 29 5 37",
    "7": "M5 4H35L16 57",
    "8": (
        "M20 28C12 28 7 23 7 16C7 8 12 3 20 3C28 3 33 8 33 16C33 23 28 28 20 28"
        "C11 28 5 34 5 42C5 51 11 57 20 57C29 57 35 51 35 42C35 34 29 28 20 28Z"
    ),
    "9": "M9 50C12 55 16 57 20 57C30 57 35 45 35 26C35 11 29 3 20 3C11 3 5 10 5 20C5 29 11 36 20 36C27 36 33 31 35 23",
    "+": "M20 17V45M6 31H34",
}
"""The strokes of each character, in a field of 40 by 60."""
ADVANCE = 44
STROKE = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'


def writing(text: str, weight: float = 9) -> str:
    """Digits and plus signs in a row, 60 high, around the origin."""
    left = -(ADVANCE * len(text) - 4) / 2
    strokes = "".join(
        f'<path transform="translate({left + ADVANCE * place:g} -30)" d="{DIGITS[sign]}"/>'
        for place, sign in enumerate(text)
    )
    return f'<g {STROKE} stroke-width="{weight:g}">{strokes}</g>'


def number(symbol: int) -> str:
    """A number; 6 and 9 are underlined."""
    line = f'<path d="M-14 41H14" {STROKE} stroke-width="7"/>' if symbol in (6, 9) else ""
    return writing(str(symbol)) + line


def whirl() -> str:
    """A spiral, to stand behind a number."""
    turns = [
        f"{(3 + 1.0 * step) * cos(step * pi / 8):.1f} {(3 + 1.0 * step) * sin(step * pi / 8):.1f}" for step in range(37)
    ]
    return f'<path d="M{"L".join(turns)}" {STROKE} stroke-width="5" opacity="0.45"/>'


def stack(text: str) -> str:
    """A number of cards to draw, on stacked cards."""
    cards = "".join(
        f'<rect x="-17" y="-25" width="34" height="50" rx="5" transform="translate({x} {y}) rotate({turn})"'
        ' fill="#fff" stroke="currentColor" stroke-width="4"/>'
        for x, y, turn in ((-15, 3, -22), (15, 3, 22), (0, -2, 0))
    )
    return f'{cards}<g transform="translate(0 -2) scale(0.36)">{writing(text, 11)}</g>'


def barred_circle(reach: float = 25, weight: float = 9) -> str:
    """A circle with a bar across, for a skip."""
    bar = reach * 0.7071
    return (
        f'<g {STROKE} stroke-width="{weight:g}"><circle r="{reach:g}"/>'
        f'<path d="M{-bar:.1f} {bar:.1f}L{bar:.1f} {-bar:.1f}"/></g>'
    )


def three_barred_circles() -> str:
    """Three barred circles, for skipping everybody."""
    small = barred_circle(13, 6)
    return "".join(f'<g transform="translate({x} {y})">{small}</g>' for x, y in ((-18, 14), (18, 14), (0, -17)))


def two_arrows() -> str:
    """Two arrows, for a reverse."""
    arrow = "M-24 8C-24 -8 -12 -14 4 -14H18M8 -26L20 -14L8 -2"
    return (
        f'<g {STROKE} stroke-width="8"><path transform="translate(0 -6)" d="{arrow}"/>'
        f'<path transform="rotate(180) translate(0 -6)" d="{arrow}"/></g>'
    )


def turning_card() -> str:
    """A card that turns over: half of it is light, half is dark."""
    return (
        f'<rect x="-13" y="-19" width="26" height="38" rx="4" fill="{WHITE}" stroke="currentColor" stroke-width="4"/>'
        '<path d="M13 -19V15A4 4 0 0 1 9 19H-13Z" fill="currentColor"/>'
        f'<g {STROKE} stroke-width="5"><path d="M-22 12A25 25 0 0 1 -8 -28M-18 -30L-7 -28L-10 -18"/>'
        '<path d="M22 -12A25 25 0 0 1 8 28M18 30L7 28L10 18"/></g>'
    )


def wheel(colours: tuple[int, ...], reach: float = 27) -> str:
    """All four colours of a side around a wheel."""
    quarters = "".join(
        f'<path transform="rotate({90 * place})" d="M0 0V{-reach:g}A{reach:g} {reach:g} 0 0 1 {reach:g} 0Z"'
        f' fill="{PAINTS[colour].flat}"/>'
        for place, colour in enumerate(colours)
    )
    return f'{quarters}<circle r="{reach:g}" fill="none" stroke="{NIGHT}" stroke-width="3"/>'


def wheel_and_stack(colours: tuple[int, ...], text: str) -> str:
    """The wheel behind cards to draw."""
    card = f'<rect x="-17" y="-24" width="34" height="48" rx="5" fill="{WHITE}" stroke="{NIGHT}" stroke-width="3"/>'
    stacked = "".join(
        f'<g transform="rotate({turn}) translate(0 {drop})">{card}</g>' for turn, drop in ((-20, 2), (20, 2), (0, 0))
    )
    return f'{wheel(colours, 34)}{stacked}<g transform="scale(0.36)" color="{NIGHT}">{writing(text, 11)}</g>'


def wheel_and_search(colours: tuple[int, ...]) -> str:
    """The wheel, and cards drawn until the colour comes."""
    cards = "".join(
        f'<rect x="{x}" y="{y}" width="20" height="29" rx="3" fill="{fill}" stroke="{NIGHT}" stroke-width="3"/>'
        for x, y, fill in ((-25, -21, WHITE), (-15, -14, WHITE), (-5, -7, PAINTS[colours[0]].flat))
    )
    return f'{wheel(colours, 31)}{cards}<g transform="translate(5 8) scale(0.2)" color="{WHITE}">{writing("+", 14)}</g>'


def letter_with_mouth() -> str:
    """An open letter with a mouth, for the howler."""
    return (
        f'<path d="M-27 -8L0 -29L27 -8V26H-27Z" fill="{PAINTS[FRONT[0]].flat}" stroke="{NIGHT}" stroke-width="3.5"'
        ' stroke-linejoin="round"/>'
        f'<path d="M-27 -8L0 10L27 -8" fill="none" stroke="{NIGHT}" stroke-width="3.5" stroke-linejoin="round"/>'
        f'<ellipse cy="11" rx="17" ry="11" fill="{NIGHT}"/><path d="M-14 6H14L10 11H-10Z" fill="{WHITE}"/>'
        f'<path d="M-9 18Q0 12 9 18Q0 24 -9 18Z" fill="#e8616d"/>'
    )


def fading_cloak() -> str:
    """A folded cloak that fades out from top to bottom."""
    folds = (
        (1.0, "M-9 -29H9L14 -14H-14Z"),
        (0.75, "M-14 -13H14L18 2H-18Z"),
        (0.5, "M-18 3H18L22 17H-22Z"),
        (0.25, "M-22 18H22L26 30Q13 25 0 30Q-13 25 -26 30Z"),
    )
    cloth = "".join(f'<path d="{path}" opacity="{opacity}"/>' for opacity, path in folds)
    return (
        f'<g fill="#5b5876">{cloth}</g><circle cy="-24" r="4.5" fill="{PAINTS[FRONT[1]].flat}"/>'
        f'<path d="M-5 -16L-9 24M5 -16L9 24" stroke="{WHITE}" stroke-width="2.4" opacity="0.7"/>'
    )


def raised_fist() -> str:
    """A raised fist, for the hero."""
    fingers = "".join(f'<rect x="{x}" y="-27" width="11" height="22" rx="5.5"/>' for x in (-22, -11, 0, 11))
    return (
        f'<g fill="{PAINTS[FRONT[1]].flat}" stroke="{NIGHT}" stroke-width="3.2" stroke-linejoin="round">'
        f'<path d="M-13 8L-11 31H14L16 8Z" fill="{PAINTS[FRONT[2]].flat}"/>'
        f'<path d="M-22 -12H22V-1Q22 13 9 14H-9Q-22 13 -22 -1Z"/>{fingers}'
        '<rect x="-25" y="-7" width="30" height="11" rx="5.5"/></g>'
    )


def mask() -> str:
    """A mask, for the villain."""
    return (
        f'<path d="M-29 -13Q-15 -20 0 -10Q15 -20 29 -13Q30 13 14 15Q5 15 0 6Q-5 15 -14 15Q-30 13 -29 -13Z"'
        f' fill="{PAINTS[BACK[2]].flat}" stroke="{NIGHT}" stroke-width="3.5" stroke-linejoin="round"/>'
        f'<path d="M-22 -6L-6 2Q-12 9 -19 5ZM22 -6L6 2Q12 9 19 5Z" fill="{WHITE}"/>'
    )


def glyph(face: Face) -> str:
    """The large glyph of a face."""
    if face.is_number:
        return (whirl() if face.whirl else "") + number(face.symbol)
    return _GLYPHS[face.symbol]


def index(face: Face) -> str:
    """The small glyph in the corners, written where possible."""
    return _INDICES.get(face.symbol) or glyph(face._replace(whirl=False))


_GLYPHS = {
    Symbol.DRAW_ONE: stack("+1"),
    Symbol.DRAW_TWO: stack("+2"),
    Symbol.DRAW_THREE: stack("+3"),
    Symbol.DRAW_FIVE: stack("+5"),
    Symbol.SKIP: barred_circle(),
    Symbol.SKIP_ALL: three_barred_circles(),
    Symbol.REVERSE: two_arrows(),
    Symbol.FLIP: turning_card(),
    Symbol.WILD: wheel(FRONT),
    Symbol.WILD_DRAW_FOUR: wheel_and_stack(FRONT, "+4"),
    Symbol.HOWLER: letter_with_mouth(),
    Symbol.CLOAK: fading_cloak(),
    Symbol.HERO: raised_fist(),
    Symbol.WILD_DRAW_TWO: wheel_and_stack(FRONT, "+2"),
    Symbol.VILLAIN: mask(),
    Symbol.WILD_COLOUR: wheel_and_search(BACK),
}
_INDICES = {
    Symbol.DRAW_ONE: writing("+1"),
    Symbol.DRAW_TWO: writing("+2"),
    Symbol.DRAW_THREE: writing("+3"),
    Symbol.DRAW_FIVE: writing("+5"),
    Symbol.WILD_DRAW_FOUR: writing("+4"),
    Symbol.WILD_DRAW_TWO: writing("+2"),
}
