"""What a benchmark shows: a figure, and beside it the aim, or what others found."""

from math import sqrt
from typing import NamedTuple


class Row(NamedTuple):
    """What was measured, the figure, its unit, what it should reach, and whether more is better."""

    what: str
    figure: float
    unit: str
    aim: float | None = None
    more: bool = True

    @property
    def shown(self) -> tuple[str, str, str, str]:
        """The row in words, with the aim and whether it was reached."""
        figure = write(self.figure, self.unit)
        if self.aim is None:
            return self.what, figure, "", ""
        is_reached = self.figure >= self.aim if self.more else self.figure <= self.aim
        return (
            self.what,
            figure,
            f"{'≥' if self.more else '≤'} {write(self.aim, self.unit)}",
            "yes" if is_reached else "NO",
        )


class Figure(NamedTuple):
    """What was published, and what we found, with its 95 % interval."""

    what: str
    figure: float
    low: float
    high: float
    published: float

    @property
    def is_near(self) -> bool:
        """Whether both can be the same: theirs has as wide an interval as ours, and was rounded."""
        reach = (self.high - self.low) / 2
        return abs(self.figure - self.published) <= sqrt(2) * reach + 0.05

    @property
    def shown(self) -> tuple[str, str, str, str]:
        """The figure in words, and whether it agrees."""
        found = f"{self.figure:.4g} ({self.low:.4g} to {self.high:.4g})"
        return self.what, found, f"{self.published}", "yes" if self.is_near else "NO"


def write(figure: float, unit: str) -> str:
    """A figure with as many digits as mean something."""
    return f"{figure:,.0f}{unit}" if figure >= 1000 else f"{figure:.3g}{unit}"
