"""What a benchmark shows: a figure, and the aim beside it."""

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


def write(figure: float, unit: str) -> str:
    """A figure with as many digits as mean something."""
    return f"{figure:,.0f}{unit}" if figure >= 1000 else f"{figure:.3g}{unit}"
