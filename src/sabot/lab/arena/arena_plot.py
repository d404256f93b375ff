"""The chart of an arena as a picture in a file."""

from sabot.lab.arena.contest import Answer
from sabot.lab.arena.labels import label
from sabot.lab.reporting.plot_files import new_figure, save
from sabot.words.language import Language

WIDTH, ROW, AROUND = 8.0, 0.32, 1.3
"""In inches: the picture, a line of it, and what stands above and below."""
MARGIN = 0.02
"""Of the scale: whoever wins all rounds or none is seen whole."""
COLOURS = {"stronger": "#1b7f4d", "weaker": "#c0392b", "unclear": "#6b7280"}


def plot(answer: Answer, file: str, language: Language) -> None:
    """Draw win rates with their intervals beside the fair share; the same answer makes the same file."""
    from matplotlib.ticker import PercentFormatter

    results = answer.results
    figure = new_figure(WIDTH, AROUND + ROW * len(results))
    axes = figure.add_subplot()
    axes.axvline(results[0].fair, color="black", linestyle=":", linewidth=1)
    for row, result in enumerate(results):
        axes.errorbar(result.wins.mean, row, xerr=result.wins.reach, fmt="o", capsize=3, color=COLOURS[result.verdict])
    axes.set_xlim(-MARGIN, 1 + MARGIN)
    axes.set_ylim(len(results) - 0.5, -0.5)
    axes.set_yticks(range(len(results)), [label(result, language) for result in results])
    axes.xaxis.set_major_formatter(PercentFormatter(1))
    axes.set_title(language.say("arena-chart"))
    axes.grid(axis="x", alpha=0.3)
    save(figure, file)
