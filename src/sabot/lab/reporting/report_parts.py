"""Parts shared by the reports: headlines, tables, and figures with their intervals."""

from collections.abc import Sequence
from math import isfinite

from rich.console import Console
from rich.table import Table

from sabot.lab.measures.estimates import Estimate
from sabot.lab.measures.summary import Summary
from sabot.lab.study import Study
from sabot.words.language import Language


def print_section(console: Console, title: str, *parts: Table | str) -> None:
    """Print a title and its parts, or a single sentence."""
    style = "bold" if parts else None
    for part in (title, *parts):
        console.print(part, style=style if part is title else None, highlight=False, markup=False, soft_wrap=True)
    console.print()


def headline(message: str, summaries: Sequence[Summary], language: Language, **words: str | int) -> str:
    """The headline: what was played, how much, and how fast."""
    first, counts = summaries[0], [summary.counts for summary in summaries]
    moves = sum(one.sums.moves for one in counts)
    return language.say(
        message,
        **words,
        seed=str(first.study.seed),
        seconds=language.figure(first.seconds, ".2f"),
        rate=language.figure(moves / first.seconds, ",.0f"),
        **_marked(language, matches=counts[0].played, rounds=counts[0].rounds, moves=moves),
    )


def _marked(language: Language, **numbers: int) -> dict[str, str | int]:
    """Numbers, to choose the plural by, and their text with thousands separators."""
    return {**numbers, **{f"{name}_marked": language.figure(number) for name, number in numbers.items()}}


def new_table(language: Language, *columns: str) -> Table:
    """A table with a heading over each column."""
    table = Table(header_style="dim", box=None, pad_edge=False)
    for place, column in enumerate(columns):
        name = language.say(f"lab-column-{column}") if column else ""
        table.add_column(name, justify="left" if place == 0 else "right", no_wrap=True)
    return table


def unit_of_length(study: Study) -> str:
    """The unit of a length: turns for a round, rounds for a match."""
    return "rounds" if study.matches else "turns"


def interval_text(estimate: Estimate, form: str, language: Language) -> str:
    """The interval of an estimate, or a dash if it is infinite."""
    if not isfinite(estimate.low):
        return "–"
    low, high = language.figure(estimate.low, form), language.figure(estimate.high, form)
    return language.say("lab-interval", low=low, high=high)


def percent(share: Estimate, language: Language) -> tuple[str, str]:
    """A share and its interval."""
    return language.figure(share.figure, ".2%"), interval_text(share, ".2%", language)


def with_margin(estimate: Estimate, form: str, language: Language) -> str:
    """A figure and its margin of error."""
    reach = language.figure(max(estimate.reach), form.lstrip("+")) if isfinite(estimate.low) else "–"
    return f"{language.figure(estimate.figure, form)} ±{reach}"


def difference_words(gap: Estimate, language: Language) -> dict[str, str]:
    """The words for a difference: its sign if that is clear, its size, and its interval."""
    form = ".2f" if gap.sign else "+.2f"
    return {
        "clear": clear_direction(gap),
        "gap": language.figure(gap.size.figure, ".2f"),
        "interval": interval_text(gap.size, form, language),
    }


def clear_direction(gap: Estimate) -> str:
    """`more` or `less` if the sign of a difference is clear, else `unclear`."""
    return {1: "more", -1: "less", 0: "unclear"}[gap.sign]
