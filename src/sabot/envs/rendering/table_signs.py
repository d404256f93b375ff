"""The signs on a table picture that are not cards, as SVG of the size of a card."""

from sabot.cards.art.card import HEIGHT, WIDTH
from sabot.cards.art.glyphs import STROKE, stack, wheel, writing
from sabot.cards.art.paints import FRONT, NIGHT, PAINTS
from sabot.cards.art.shapes import SHAPES

_ARROW = f'<path d="M0 -40V36M-24 10L0 38L24 10" {STROKE} stroke-width="9"/>'


def number(value: int, ink: str) -> str:
    """A number of cards or of a seat."""
    return _sign(f'<g transform="scale(0.75)">{writing(str(value))}</g>', ink)


def swatch(colour: int) -> str:
    """The colour in force, with its shape."""
    paint = PAINTS[colour]
    return _sign(
        f'<rect x="-45" y="-65" width="90" height="130" rx="8" fill="{paint.flat}"/>'
        f'<g transform="scale(2.4)">{SHAPES[colour]}</g>',
        paint.ink,
    )


def arrow(down: bool, ink: str) -> str:
    """The direction of play: down the rows, or up."""
    return _sign(_ARROW if down else f'<g transform="rotate(180)">{_ARROW}</g>', ink)


def due(count: int) -> str:
    """The number of cards that somebody is about to draw."""
    return _sign(stack(f"+{count}"), NIGHT)


def wheel_of_fate() -> str:
    """The wheel, about to be spun."""
    return _sign(wheel(FRONT, 42), NIGHT)


def _sign(picture: str, ink: str) -> str:
    """A picture around the middle of an empty card."""
    middle = f"translate({WIDTH / 2:g} {HEIGHT / 2:g})"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<g transform="{middle}" color="{ink}" fill="currentColor">{picture}</g></svg>'
    )
