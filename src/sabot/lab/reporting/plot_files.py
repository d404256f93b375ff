"""Writes plots to files, after checking that this is possible."""

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from sabot.errors import Unreadable

if TYPE_CHECKING:
    from matplotlib.figure import Figure

FORMATS = (".svg", ".png")


def check_plot(file: str) -> None:
    """Raise Unreadable if a plot cannot be written to a file."""
    if Path(file).suffix.lower() not in FORMATS:
        raise Unreadable("plot-format", file, values=FORMATS)
    if find_spec("matplotlib") is None:
        raise Unreadable("not-installed", "--plot", extra="lab")
    try:
        with Path(file).open("ab"):
            pass
    except OSError as error:
        raise Unreadable.by_system(error, file) from None


def new_figure(width: float, height: float) -> "Figure":
    """An empty figure, its size in inches."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def save(figure: "Figure", file: str) -> None:
    """Write a figure; the same figures give identical files."""
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": "sabot"}):
        figure.savefig(file, dpi=150, metadata={"Date": None} if file.lower().endswith(".svg") else None)
