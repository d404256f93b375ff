"""Writes a run of the benchmarks as a page of the documentation, with the machine and charts of growth."""

import os
import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from benchmarks.growth import CORES, Curve
from benchmarks.row import Figure, Row
from sabot.lab.reporting.plot_files import new_figure, save

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "benchmarks.md"
CHART = DOCS / "images" / "growth.svg"
COLUMNS = 2
PACKAGES = ("sabot-cards", "numba", "numpy", "rlcard", "open-spiel", "gymnasium", "uvicorn")
TITLES = {
    "engines": "The engine",
    "limit": "The engine and a C program",
    "envs": "Environments",
    "threads": "Environments on two threads",
    "search": "The bot `search`",
    "starts": "Starts",
    "serving": "The server",
    "cluster": "Two processes",
    "page": "The page",
}
"""The parts of the report, and their headings. What is not about speed has its figures elsewhere."""
INTRODUCTION = """\
# Benchmarks

`make report` has written this page in one run: do not edit it. Ratios within a run say more than the figures
themselves, which depend on the machine. `python -m benchmarks PART` repeats one part.

"""


def write_report(parts: Mapping[str, Sequence[Row | Figure]], curves: Sequence[Curve]) -> None:
    """Write the page and its chart."""
    draw(curves)
    sections = [INTRODUCTION + machine()]
    sections += [f"## {TITLES[part]}\n\n{table_of(rows)}" for part, rows in parts.items() if rows]
    sections.append(
        "## Growth\n\n`python -m benchmarks growth`: the cost of one more, against how many there are."
        f"\nWorkers beyond the {CORES} cores of this machine share them.\n\n"
        f"![The cost of a move, a step, a message and a round, each against its number](images/{CHART.name})\n\n"
        + table_of([row for curve in curves for row in curve.rows])
    )
    PAGE.write_text("\n".join(sections), "utf-8")


def machine() -> str:
    """When and where the run was."""
    lines = [
        f"- {datetime.now(UTC):%Y-%m-%d}, {processor()}, {CORES} cores, {memory():.0f} GB",
        f"- {platform.system()} {platform.machine()}, Python {platform.python_version()}",
        "- " + ", ".join(f"{name} {found}" for name in PACKAGES if (found := version_of(name))),
    ]
    return "\n".join(lines) + "\n"


def processor() -> str:
    """The model of the processor, as far as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def memory() -> float:
    """The memory of the machine in gigabytes."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 1e9


def version_of(package: str) -> str | None:
    """The version of a package, or None if it is not installed."""
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def table_of(rows: Sequence[Row | Figure]) -> str:
    """Rows as a table in Markdown."""
    lines = ["| what | figure | aim | reached |", "|---|---|---|---|"]
    lines += [f"| {' | '.join(cell.replace('|', '/') for cell in row.shown)} |" for row in rows]
    return "\n".join(lines) + "\n"


def draw(curves: Sequence[Curve]) -> None:
    """Draw each curve in a chart of its own, in one picture."""
    lines = -(-len(curves) // COLUMNS)
    figure = new_figure(8, 2.4 * lines)
    charts = figure.subplots(lines, COLUMNS, squeeze=False).flat
    for curve, chart in zip(curves, charts, strict=False):
        numbers, costs = zip(*curve.points, strict=True)
        chart.plot(numbers, costs, marker="o")
        chart.set_title(curve.what)
        chart.set_xlabel(curve.number)
        chart.set_ylabel(curve.unit)
        chart.set_ylim(bottom=0)
        if numbers[-1] > 100 * numbers[0]:
            chart.set_xscale("log")
    save(figure, str(CHART))
