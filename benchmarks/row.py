"""The rows of the output: a figure with its aim, or with a published figure."""

from math import sqrt
from typing import NamedTuple


class Row(NamedTuple):
    """A measured figure: its name, value, unit, aim, and whether more is better."""

    what: str
    figure: float
    unit: str
    aim: float | None = None
    more: bool = True

    @property
    def shown(self) -> tuple[str, str, str, str]:
        """The row as text, with the aim and whether it is reached."""
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
    """Our figure with its 95 % interval, and a published one."""

    what: str
    figure: float
    low: float
    high: float
    published: float

    @property
    def is_near(self) -> bool:
        """Whether both may be equal: the published figure is assumed to have the same interval, and is rounded."""
        reach = (self.high - self.low) / 2
        return abs(self.figure - self.published) <= sqrt(2) * reach + 0.05

    @property
    def shown(self) -> tuple[str, str, str, str]:
        """The row as text, and whether the figures agree."""
        found = f"{self.figure:.4g} ({self.low:.4g} to {self.high:.4g})"
        return self.what, found, f"{self.published}", "yes" if self.is_near else "NO"


def write(figure: float, unit: str) -> str:
    """A figure with its significant digits."""
    return f"{figure:,.0f}{unit}" if figure >= 1000 else f"{figure:.3g}{unit}"
