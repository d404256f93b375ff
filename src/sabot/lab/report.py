"""A simulation told to people: tables with bars and intervals."""

from collections import Counter
from collections.abc import Iterator

from rich.console import Console
from rich.table import Table

from sabot.kernel.codes import Ending, Tally
from sabot.lab.counts import Counts, interval, spread
from sabot.lab.simulate import Summary

BINS = 12
BAR = 32


def report(summary: Summary, console: Console) -> None:
    """Print what a simulation showed."""
    study, counts = summary.study, summary.counts
    console.print(
        f"{counts.rounds:,} rounds of {study.edition} with {study.players} seats, {study.policy}, seed {study.seed}: "
        f"{counts.steps:,} moves in {summary.seconds:.2f} s ({counts.steps / summary.seconds:,.0f} a second)",
        highlight=False,
    )
    found = spread(counts.lengths)
    shares = ", ".join(f"{share} %: {turns}" for share, turns in found.percentiles.items())
    for title, table in (
        (f"Turns a round: mean {found.mean:.1f}, deviation {found.deviation:.1f}; {shares}", _lengths(counts)),
        ("Wins by seat from the dealer", _wins(counts, study.players)),
        ("How rounds end", _endings(counts)),
        ("What happened", _tally(counts)),
    ):
        console.print(f"\n[bold]{title}[/bold]", highlight=False)
        console.print(table)


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
        yield start, stop, sum(times for turns, times in lengths.items() if start <= turns <= stop)


def _lengths(counts: Counts) -> Table:
    table = _table("turns", "rounds", "")
    table.columns[2].justify = "left"
    binned = list(bins(counts.lengths))
    longest = max(count for _, _, count in binned)
    for start, stop, count in binned:
        table.add_row(f"{start}-{stop}", f"{count:,}", "█" * round(BAR * count / longest))
    return table


def _wins(counts: Counts, players: int) -> Table:
    table = _table("seat", "wins", "share", "95 % interval")
    for seat, wins in enumerate(counts.wins[:players]):
        low, high = interval(wins, counts.rounds)
        name = "dealer" if seat == players - 1 else f"{seat + 1}"
        table.add_row(name, f"{wins:,}", f"{wins / counts.rounds:.2%}", f"{low:.2%} to {high:.2%}")
    return table


def _endings(counts: Counts) -> Table:
    table = _table("the last card was", "rounds", "share")
    words = {"laid": "laid", "discarded": "discarded", "answered": "an answer", "capped": "never: the cap came first"}
    for ending, count in zip(Ending.names(), counts.endings, strict=True):
        if count:
            table.add_row(words[ending], f"{count:,}", f"{count / counts.rounds:.2%}")
    return table


def _tally(counts: Counts) -> Table:
    table = _table("", "times", "a round")
    for name, count in zip(Tally.names(), counts.tally, strict=True):
        if count:
            table.add_row(name.replace("_", " "), f"{count:,}", f"{count / counts.rounds:.3f}")
    return table
