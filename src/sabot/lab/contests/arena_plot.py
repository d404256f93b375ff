"""Draws the chart of an arena into a file."""

from sabot.lab.contests.contest import Answer
from sabot.lab.contests.results import result_text
from sabot.lab.reporting.plot_files import label_shares, new_figure, save
from sabot.words.language import Language

WIDTH, ROW, AROUND = 8.0, 0.32, 1.3
"""In inches: the width, the height of a row, and that of title and scale."""
MARGIN = 0.02
"""Extra space at the ends of the scale, so that marks at 0 and 100 % are not cut off."""
COLOURS = {"stronger": "#1b7f4d", "weaker": "#c0392b", "unclear": "#6b7280"}


def plot(answer: Answer, file: str, language: Language) -> None:
    """Draw win rates with their intervals and the fair share; equal answers give identical files."""
    results = answer.results
    figure = new_figure(WIDTH, AROUND + ROW * len(results))
    axes = figure.add_subplot()
    axes.axvline(results[0].fair, color="black", linestyle=":", linewidth=1)
    for row, result in enumerate(results):
        axes.errorbar(result.wins.mean, row, xerr=result.wins.reach, fmt="o", capsize=3, color=COLOURS[result.verdict])
    axes.set_xlim(-MARGIN, 1 + MARGIN)
    axes.set_ylim(len(results) - 0.5, -0.5)
    axes.set_yticks(range(len(results)), [result_text(result, language) for result in results])
    label_shares(axes.xaxis, language)
    axes.set_title(language.say("arena-chart"))
    axes.grid(axis="x", alpha=0.3)
    save(figure, file)
