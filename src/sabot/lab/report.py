"""A simulation told to people: tables with bars and intervals."""

from collections import Counter
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from sabot.kernel.codes import Ending, Tally
from sabot.lab.counts import Counts, interval, spread
from sabot.lab.simulate import Summary
from sabot.lab.study import Study
from sabot.language import Language

BINS = 12
BAR = 32


def report(summary: Summary, console: Console, language: Language) -> None:
    """Print what a simulation showed."""
    study, counts = summary.study, summary.counts
    console.print(_headline(summary, language), highlight=False)
    for title, table in (
        (_length_title(study, counts, language), _lengths(study, counts, language)),
        (_wins_title(study, counts, language), _wins(study, counts, language)),
        (language.say("lab-endings"), _endings(counts, language)),
        (language.say("lab-tally"), _tally(counts, language)),
    ):
        console.print(f"\n[bold]{title}[/bold]", highlight=False)
        console.print(table)


def _marked(**numbers: int) -> dict[str, str | int]:
    """Numbers to choose a plural by, and each as it is said, with marks between its thousands."""
    return {**numbers, **{f"{name}_marked": f"{number:,}" for name, number in numbers.items()}}


def _headline(summary: Summary, language: Language) -> str:
    study, counts, moves = summary.study, summary.counts, summary.counts.sums.moves
    return language.say(
        "lab-headline-matches" if study.matches else "lab-headline-rounds",
        edition=study.edition,
        scoring=study.scoring or "",
        players=study.players,
        policy=study.policy,
        seed=str(study.seed),
        seconds=f"{summary.seconds:.2f}",
        rate=f"{moves / summary.seconds:,.0f}",
        **_marked(matches=counts.played, rounds=counts.rounds, moves=moves),
    )


def _table(language: Language, *columns: str) -> Table:
    table = Table(header_style="dim", box=None, pad_edge=False)
    for place, column in enumerate(columns):
        name = language.say(f"lab-column-{column}") if column else ""
        table.add_column(name, justify="left" if place == 0 else "right")
    return table


def bins(lengths: Counter[int]) -> Iterator[tuple[int, int, int]]:
    """Some bins of equal width over all but the longest hundredth: from, to, how many; the last takes the rest.

    >>> list(bins(Counter({5: 2, 6: 1})))
    [(5, 5, 2), (6, 6, 1)]
    """
    found = spread(lengths)
    last = found.percentiles[99]
    width = -(-(last - found.least + 1) // BINS)
    for start in range(found.least, last + 1, width):
        stop = start + width - 1 if start + width <= last else found.most
        yield start, stop, sum(times for number, times in lengths.items() if start <= number <= stop)


def _length_title(study: Study, counts: Counts, language: Language) -> str:
    found = spread(counts.lengths)
    percentiles = (
        language.say("lab-percentile", share=share, number=number) for share, number in found.percentiles.items()
    )
    return language.say(
        "lab-length-matches" if study.matches else "lab-length-rounds",
        mean=f"{found.mean:.1f}",
        deviation=f"{found.deviation:.1f}",
        percentiles=", ".join(percentiles),
    )


def _lengths(study: Study, counts: Counts, language: Language) -> Table:
    table = _table(language, "rounds" if study.matches else "turns", study.unit, "")
    table.columns[2].justify = "left"
    binned = list(bins(counts.lengths))
    longest = max(count for _, _, count in binned)
    for start, stop, count in binned:
        name = f"{start}-{stop}" if start < stop else f"{start}"
        table.add_row(name, f"{count:,}", "█" * round(BAR * count / longest))
    return table


def _wins_title(study: Study, counts: Counts, language: Language) -> str:
    if not study.matches:
        return language.say("lab-wins-seats")
    if study.scoring == "partners":
        return language.say("lab-wins-partners")
    if counts.sums.shared:
        return language.say("lab-wins-shared", shared=f"{counts.sums.shared:,}")
    return language.say("lab-wins-players")


def _wins(study: Study, counts: Counts, language: Language) -> Table:
    table = _table(language, "player" if study.matches else "seat", "wins", "share", "interval")
    for place, wins in enumerate(counts.sums.wins[: study.players]):
        low, high = interval(wins, counts.played)
        dealer = not study.matches and place == study.players - 1
        table.add_row(
            language.say("lab-dealer") if dealer else f"{place + 1}",
            f"{wins:,}",
            f"{wins / counts.played:.2%}",
            language.say("lab-interval", low=f"{low:.2%}", high=f"{high:.2%}"),
        )
    return table


def _endings(counts: Counts, language: Language) -> Table:
    table = _table(language, "last", "rounds", "share")
    for ending, count in zip(Ending.names(), counts.sums.endings, strict=True):
        if count:
            table.add_row(language.say(f"lab-ending-{ending}"), f"{count:,}", f"{count / counts.rounds:.2%}")
    return table


def _tally(counts: Counts, language: Language) -> Table:
    table = _table(language, "", "times", "each")
    for name, count in zip(Tally.names(), counts.sums.tally, strict=True):
        if count:
            table.add_row(language.say(f"lab-tally-{name}"), f"{count:,}", f"{count / counts.rounds:.3f}")
    return table
