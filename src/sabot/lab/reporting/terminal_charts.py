"""Draws charts as plain text without colours."""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import floor, log10
from typing import Any

from sabot.lab.measures.counts import spread
from sabot.lab.measures.estimates import Estimate
from sabot.words.language import Language

BINS = 24
TICKS = 8
"""The approximate number of labelled bins."""
STEPS = 6
"""The number of steps on the scale of intervals."""
WIDEST = 100
HEIGHT = 12
FRAME_LINES = 4
"""The number of lines for the frame, the scale and its label."""


def bins(lengths: Counter[int]) -> Iterator[tuple[int, int, int]]:
    """Bins of equal width up to the 99th percentile, as start, stop and count; the last includes all longer ones.

    >>> list(bins(Counter({5: 2, 6: 1})))
    [(5, 5, 2), (6, 6, 1)]
    """
    found = spread(lengths)
    last = found.percentiles[99]
    width = -(-(last - found.least + 1) // BINS)
    for start in range(found.least, last + 1, width):
        stop = start + width - 1 if start + width <= last else found.most
        yield start, stop, sum(times for number, times in lengths.items() if start <= number <= stop)


def histogram(lengths: Counter[int], label: str, width: int, language: Language) -> str:
    """A histogram of lengths."""
    binned = list(bins(lengths))
    most = max(count for _, _, count in binned)
    figure = new_chart(width, HEIGHT)
    figure.draw(figure.bar(range(len(binned)), [count for _, _, count in binned], width=1))
    figure.ruler("y").ticks([0, most], ["0", language.figure(most)])
    named = range(0, len(binned), -(-len(binned) // TICKS))
    figure.ruler("x").ticks(list(named), [_range(*binned[place]) for place in named])
    figure.label(label)
    return as_text(figure)


def _range(start: int, stop: int, _: int) -> str:
    return f"{start}-{stop}" if start < stop else f"{start}"


def ranges(names: Sequence[str], estimates: Sequence[Estimate], label: str, width: int, language: Language) -> str:
    """Estimates with their intervals, one under the other."""
    figure = new_chart(width, len(names) + FRAME_LINES)
    places = list(range(len(names), 0, -1))
    lengths = [sum(estimate.reach) for estimate in estimates]
    marks = _scale(estimates)
    figure.ruler("x").ticks(marks, _labels(marks, language))
    figure.draw(figure.error([estimate.figure for estimate in estimates], places, [0] * len(names), lengths))
    figure.ruler("y").ticks(places, list(names))
    figure.ruler("y").lim(0.5, len(names) + 0.5)
    figure.label(label)
    return as_text(figure)


def _scale(estimates: Sequence[Estimate]) -> list[float]:
    """Equal steps from the lower end of the intervals to the upper one.

    >>> _scale([Estimate(15, 10, 20), Estimate(20, 15, 25)])
    [10.0, 12.5, 15.0, 17.5, 20.0, 22.5, 25.0]
    """
    low = min(estimate.figure - sum(estimate.reach) / 2 for estimate in estimates)
    high = max(estimate.figure + sum(estimate.reach) / 2 for estimate in estimates)
    return [low + (high - low) * step / STEPS for step in range(STEPS + 1)] if low < high else [low]


def _labels(marks: Sequence[float], language: Language) -> list[str]:
    """The numbers of a scale, with as many decimals as tell them apart, but at least one."""
    digits = max(1, 1 - floor(log10(marks[1] - marks[0]))) if len(marks) > 1 else 1
    return [language.figure(mark, f",.{digits}f") for mark in marks]


def new_chart(width: int, height: int) -> Any:
    """An empty figure; plotext has a single global one."""
    import plotext

    plotext.terminal.limit(width=False, height=False)
    return plotext.figure.clear().theme("colorless").plot_size(min(width, WIDEST), height)


def as_text(figure: Any) -> str:
    """A chart as lines."""
    lines: str = figure.build().string(colorless=True)
    return "\n".join(line.rstrip() for line in lines.splitlines())
