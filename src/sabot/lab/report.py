"""A simulation told to people: tables with bars and intervals."""

from collections import Counter
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from sabot.kernel.codes import Ending, Tally
from sabot.lab.counts import Counts, interval, spread
from sabot.lab.simulate import Summary
from sabot.lab.study import Study

BINS = 12
BAR = 32


def report(summary: Summary, console: Console) -> None:
    """Print what a simulation showed."""
    study, counts = summary.study, summary.counts
    console.print(_headline(summary), highlight=False)
    for title, table in (
        (_length_title(study, counts), _lengths(study, counts)),
        (_wins_title(study, counts), _wins(study, counts)),
        ("How rounds end", _endings(counts)),
        ("What happened", _tally(counts)),
    ):
        console.print(f"\n[bold]{title}[/bold]", highlight=False)
        console.print(table)


def _headline(summary: Summary) -> str:
    study, counts, moves = summary.study, summary.counts, summary.counts.sums.moves
    what, rounds = f"{study.edition} with {study.players} seats", ""
    if study.matches:
        what, rounds = f"{study.edition} ({study.scoring}) with {study.players} players", f"{counts.rounds:,} rounds, "
    return (
        f"{counts.played:,} {study.unit} of {what}, {study.policy}, seed {study.seed}: {rounds}"
        f"{moves:,} moves in {summary.seconds:.2f} s ({moves / summary.seconds:,.0f} a second)"
    )


def _table(*columns: str) -> Table:
    table = Table(header_style="dim", box=None, pad_edge=False)
    for place, column in enumerate(columns):
        table.add_column(column, justify="left" if place == 0 else "right")
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


def _length_title(study: Study, counts: Counts) -> str:
    found = spread(counts.lengths)
    what = "Rounds a match" if study.matches else "Turns a round"
    shares = ", ".join(f"{share} %: {number}" for share, number in found.percentiles.items())
    return f"{what}: mean {found.mean:.1f}, deviation {found.deviation:.1f}; {shares}"


def _lengths(study: Study, counts: Counts) -> Table:
    table = _table("rounds" if study.matches else "turns", study.unit, "")
    table.columns[2].justify = "left"
    binned = list(bins(counts.lengths))
    longest = max(count for _, _, count in binned)
    for start, stop, count in binned:
        name = f"{start}-{stop}" if start < stop else f"{start}"
        table.add_row(name, f"{count:,}", "█" * round(BAR * count / longest))
    return table


def _wins_title(study: Study, counts: Counts) -> str:
    if not study.matches:
        return "Wins by seat from the dealer"
    title = "Wins by player in the order of the list"
    if study.scoring == "partners":
        return f"{title}; partners win together"
    if counts.sums.shared:
        return f"{title}; shared matches ({counts.sums.shared:,}) count for each winner"
    return title


def _wins(study: Study, counts: Counts) -> Table:
    table = _table("player" if study.matches else "seat", "wins", "share", "95 % interval")
    for place, wins in enumerate(counts.sums.wins[: study.players]):
        low, high = interval(wins, counts.played)
        name = "dealer" if not study.matches and place == study.players - 1 else f"{place + 1}"
        table.add_row(name, f"{wins:,}", f"{wins / counts.played:.2%}", f"{low:.2%} to {high:.2%}")
    return table


def _endings(counts: Counts) -> Table:
    table = _table("the last card was", "rounds", "share")
    words = {"laid": "laid", "discarded": "discarded", "answered": "an answer", "capped": "never: the cap came first"}
    for ending, count in zip(Ending.names(), counts.sums.endings, strict=True):
        if count:
            table.add_row(words[ending], f"{count:,}", f"{count / counts.rounds:.2%}")
    return table


def _tally(counts: Counts) -> Table:
    table = _table("", "times", "a round")
    for name, count in zip(Tally.names(), counts.sums.tally, strict=True):
        if count:
            table.add_row(name.replace("_", " "), f"{count:,}", f"{count / counts.rounds:.3f}")
    return table
