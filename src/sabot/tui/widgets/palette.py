"""The styles that widgets draw with, for as many colours as the terminal has."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from rich.style import Style

from sabot.cards import format_colour
from sabot.cards.art.paints import NIGHT, PAINTS, WHITE, Paint
from sabot.cards.faces import NO_COLOUR

FULL, FEW, NONE = "full", "few", "none"
"""Palette depths: full colour; sixteen colours; only bold, reverse and underline."""
WILD = "wild"
"""The name of the colour of wild faces."""

_FEW = {
    "red": Paint("red", "bright_white", "bright_red"),
    "yellow": Paint("yellow", "black", "bright_yellow"),
    "green": Paint("green", "black", "bright_green"),
    "blue": Paint("blue", "bright_white", "bright_blue"),
    "pink": Paint("bright_magenta", "black", "bright_magenta"),
    "turquoise": Paint("cyan", "black", "bright_cyan"),
    "orange": Paint("yellow", "black", "bright_yellow"),
    "violet": Paint("blue", "bright_white", "bright_blue"),
    WILD: Paint("bright_black", "bright_white", "bright_white"),
}
_ON_FELT = {
    "red": "#ff7a80",
    "yellow": "#f7c81e",
    "green": "#7ddc7d",
    "blue": "#7fb8ff",
    "pink": "#ff85bd",
    "turquoise": "#3cc8c8",
    "orange": "#f58a1f",
    "violet": "#c3a3ff",
    WILD: "#f1efe6",
}
"""Text colours that are readable on both backgrounds of the table."""
_WILD = Paint("#f4f1e8", NIGHT, NIGHT)
"""Wild cards have a light background, so that all four colours are visible on it."""
_FULL = {format_colour(code): paint for code, paint in PAINTS.items() if code != NO_COLOUR} | {WILD: _WILD}


@dataclass(frozen=True, slots=True)
class Palette:
    """The styles for one palette depth."""

    depth: str
    paper: Style
    """Ordinary text."""
    faint: Style
    """Less important text."""
    strong: Style
    """Important text."""
    bright: Style
    """The question and the current player, whom the table waits for."""
    alarm: Style
    """Urgent: something must be said now."""
    back: Style
    """The backs of cards."""
    _lit: Mapping[str, Style]
    _panel: Mapping[str, Style]
    _hue: Mapping[str, Style]

    def lit(self, colour: str) -> Style:
        """Text on a background of a colour."""
        return self._lit[colour]

    def panel(self, colour: str) -> Style:
        """Text on the panel in the middle of a card of a colour."""
        return self._panel[colour]

    def hue(self, colour: str) -> Style:
        """The ink of a colour, on felt."""
        return self._hue[colour]


@cache
def palette_for(depth: str) -> Palette:
    """The palette of a depth."""
    if depth == NONE:
        plain, reverse = Style(), Style(reverse=True, bold=True)
        return Palette(
            depth,
            paper=plain,
            faint=Style(dim=True),
            strong=Style(bold=True),
            bright=reverse,
            alarm=reverse,
            back=Style(dim=True),
            _lit=dict.fromkeys(_FULL, reverse),
            _panel=dict.fromkeys(_FULL, reverse),
            _hue=dict.fromkeys(_FULL, plain),
        )
    if depth == FEW:
        return Palette(
            depth,
            paper=Style(),
            faint=Style(color="white"),
            strong=Style(bold=True),
            bright=Style(color="black", bgcolor="bright_yellow"),
            alarm=Style(color="bright_white", bgcolor="red", bold=True),
            back=Style(color="cyan"),
            _lit={name: Style(color=paint.ink, bgcolor=paint.flat, bold=True) for name, paint in _FEW.items()},
            _panel={name: Style(color="black", bgcolor="white", bold=True) for name in _FEW},
            _hue={name: Style(color=paint.deep) for name, paint in _FEW.items()},
        )
    return Palette(
        depth,
        paper=Style(color="#ece9dd"),
        faint=Style(color="#9db3a4"),
        strong=Style(color="#ffffff", bold=True),
        bright=Style(color="#1c1a24", bgcolor="#ffd75e", bold=True),
        alarm=Style(color="#ffffff", bgcolor="#b3202e", bold=True),
        back=Style(color="#c9b78a"),
        _lit={name: Style(color=paint.ink, bgcolor=paint.flat, bold=True) for name, paint in _FULL.items()},
        _panel={name: Style(color=paint.deep, bgcolor=WHITE, bold=True) for name, paint in _FULL.items()},
        _hue={name: Style(color=colour) for name, colour in _ON_FELT.items()},
    )
