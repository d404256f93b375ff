"""Draws the charts of studies into files."""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from sabot.lab.measures.bluffs import Bluffs
from sabot.lab.measures.estimates import Estimate, length_of, share_of
from sabot.lab.measures.summary import Summary
from sabot.lab.reporting.plot_files import label_numbers, label_shares, new_figure, save
from sabot.lab.reporting.report_parts import unit_of_length
from sabot.lab.reporting.terminal_charts import bins
from sabot.lab.variation import Comparison
from sabot.words.language import Language

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDE, HIGH = 12, 4
"""In inches."""
INK, FAIR = "#2b5c8a", "#6b7280"


def plot_study(summary: Summary, file: str, language: Language) -> None:
    """Draw the lengths of rounds or matches, and who wins them."""
    study, counts = summary.study, summary.counts
    bluffs = Bluffs.of(counts.sums)
    figure = new_figure(WIDE, HIGH)
    lengths, wins, *more = figure.subplots(1, 2 if bluffs.worth is None else 3, squeeze=False)[0]
    _histogram(lengths, counts.lengths, language)
    lengths.set_xlabel(language.say(f"lab-column-{unit_of_length(study)}"))
    lengths.set_ylabel(language.say(f"lab-column-{study.unit}"))
    shares = [share_of(won, counts.played) for won in counts.sums.wins[: study.players]]
    _shares(wins, [f"{place + 1}" for place in range(study.players)], shares, language)
    wins.axhline(1 / study.players, color=FAIR, linestyle=":", linewidth=1)
    wins.set_xlabel(language.say("lab-column-player" if study.matches else "lab-column-seat"))
    wins.set_ylabel(language.say("lab-column-wins"))
    for laid in more:
        names = [language.say(f"lab-laid-{name}") for name in Bluffs._fields]
        _shares(laid, names, [share_of(one.won, one.layers) for one in bluffs], language)
        laid.set_ylabel(language.say("lab-column-won"))
    save(figure, file)


def plot_comparison(comparison: Comparison, file: str, language: Language) -> None:
    """Draw the lengths of rounds or matches for each value and, for rounds, how often the first player wins."""
    study = comparison.summaries[0].study
    figure = new_figure(WIDE, HIGH)
    lengths, *more = figure.subplots(1, 1 if study.matches else 2, squeeze=False)[0]
    _ranges(lengths, comparison.variation.texts, [length_of(summary.counts) for summary in comparison.summaries])
    label_numbers(lengths.yaxis, language)
    lengths.set_ylabel(language.say(f"lab-column-{unit_of_length(study)}"))
    lengths.set_xlabel(comparison.variation.name)
    for wins in more:
        firsts = [summary.first for summary in comparison.summaries if summary.first is not None]
        _shares(wins, comparison.variation.texts, firsts, language)
        wins.set_ylabel(language.say("lab-column-first"))
        wins.set_xlabel(comparison.variation.name)
    save(figure, file)


def _histogram(axes: "Axes", lengths: Counter[int], language: Language) -> None:
    """The frequency of each length; the last bar includes all longer ones."""
    binned = list(bins(lengths))
    start, stop, _ = binned[0]
    width = stop - start + 1 if len(binned) > 1 else 1
    axes.bar([bar[0] for bar in binned], [bar[2] for bar in binned], width, align="edge", color=INK)
    label_numbers(axes.xaxis, language)
    label_numbers(axes.yaxis, language)


def _ranges(axes: "Axes", names: Sequence[str], estimates: Sequence[Estimate]) -> None:
    """Estimates with their intervals, side by side."""
    places = range(len(names))
    reach = list(zip(*(estimate.reach for estimate in estimates), strict=True))
    axes.errorbar(places, [estimate.figure for estimate in estimates], yerr=reach, fmt="o", capsize=4, color=INK)
    axes.set_xticks(places, names)
    axes.set_xlim(-0.5, len(names) - 0.5)
    axes.grid(axis="y", alpha=0.3)


def _shares(axes: "Axes", names: Sequence[str], shares: Sequence[Estimate], language: Language) -> None:
    """Shares with their intervals, side by side."""
    _ranges(axes, names, shares)
    label_shares(axes.yaxis, language)
