"""Writes plots to files, after checking that this is possible."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from sabot.errors import Unreadable
from sabot.extras import not_installed
from sabot.words.language import Language

if TYPE_CHECKING:
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure

FORMATS = (".svg", ".png")


def check_plot(file: str) -> None:
    """Raise Unreadable if a plot cannot be written to a file."""
    if Path(file).suffix.lower() not in FORMATS:
        raise Unreadable("plot-format", file, values=FORMATS)
    if find_spec("matplotlib") is None:
        raise not_installed("lab", "--plot")
    try:
        with Path(file).open("ab"):
            pass
    except OSError as error:
        raise Unreadable.by_system(error, file) from None


def new_figure(width: float, height: float) -> "Figure":
    """An empty figure, its size in inches."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def label_numbers(axis: "Axis", language: Language) -> None:
    """Write the numbers of a scale as the language writes them."""
    axis.set_major_formatter(lambda number, _: language.figure(number, ",.10g"))


def label_shares(axis: "Axis", language: Language) -> None:
    """Write the shares of a scale, from 0 to 1, as percents."""
    axis.set_major_formatter(lambda share, _: language.with_marks(f"{100 * share:.10g}%"))


def save(figure: "Figure", file: str) -> None:
    """Write a figure; the same figures give identical files."""
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": "sabot"}):
        figure.savefig(file, dpi=150, metadata={"Date": None} if file.lower().endswith(".svg") else None)
