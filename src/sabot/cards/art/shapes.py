"""The shape of each colour, for people who cannot tell colours apart: 24 units wide, around the origin."""

from math import cos, pi, sin

from sabot.cards.faces import Colour


def _star(points: int, outer: float, inner: float) -> str:
    """A star around the origin, with its first point at the top."""
    corners = []
    for number in range(2 * points):
        reach = inner if number % 2 else outer
        angle = pi * number / points
        corners.append(f"{reach * sin(angle):.1f} {-reach * cos(angle):.1f}")
    return f'<path d="M{"L".join(corners)}Z"/>'


def _petals(count: int) -> str:
    """Round petals around the origin, with a hole in the middle."""
    petals = [
        f'<circle cx="{7 * sin(2 * pi * n / count):.1f}" cy="{-7 * cos(2 * pi * n / count):.1f}" r="4.6"/>'
        for n in range(count)
    ]
    return "".join(petals) + '<circle r="4"/>'


_WAVE = "M-12 {y}q3 -5 6 0t6 0t6 0t6 0"

SHAPES = {
    Colour.RED: '<circle r="10.5"/>',
    Colour.YELLOW: '<path d="M0 -11.5L12 9.5H-12Z"/>',
    Colour.GREEN: '<path d="M-10 -10H10V10H-10Z"/>',
    Colour.BLUE: '<path d="M0 -12.5L10.5 0L0 12.5L-10.5 0Z"/>',
    Colour.PINK: _petals(5),
    Colour.TURQUOISE: (
        f'<path d="{_WAVE.format(y=-4)}{_WAVE.format(y=6)}" fill="none" stroke="currentColor" stroke-width="4.4"'
        ' stroke-linecap="round"/>'
    ),
    Colour.ORANGE: _star(8, 12.5, 8),
    Colour.VIOLET: _star(5, 13, 5.4),
}
