"""Draws win rates with their intervals and the fair share, as plain text."""

from collections.abc import Sequence

from sabot.lab.contests.results import Result, result_text
from sabot.lab.reporting.terminal_charts import as_text, new_chart
from sabot.words.language import Language

FRAME_LINES = 3
"""The number of lines for the frame and the scale."""
TICKS = (0, 0.25, 0.5, 0.75, 1)


def chart(results: Sequence[Result], width: int, language: Language) -> str:
    """A line for each result, with its win rate from 0 to 100 % and the fair share."""
    rows = range(len(results), 0, -1)
    figure = new_chart(width, len(results) + FRAME_LINES)
    figure.draw(
        figure.error(
            [result.wins.mean for result in results],
            list(rows),
            [0] * len(results),
            [2 * (result.wins.reach or 0) for result in results],
        )
    )
    figure.line(results[0].fair, orientation="vertical", style="dotted")
    figure.ruler("x").ticks(TICKS, [language.figure(tick, ".0%") for tick in TICKS]).lim(0, 1)
    figure.ruler("y").ticks(list(rows), [result_text(result, language) for result in results]).lim(
        0.5, len(results) + 0.5
    )
    return as_text(figure)
