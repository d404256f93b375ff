"""Prints a study: tables with intervals, charts, and conclusions."""

from rich.console import Console
from rich.table import Table

from sabot.kernel.codes import Ending, Tally
from sabot.lab.measures.bluffs import Bluffs
from sabot.lab.measures.counts import Counts, spread
from sabot.lab.measures.estimates import Estimate, length_of, share_of
from sabot.lab.measures.summary import Summary
from sabot.lab.reporting.report_parts import (
    clear_direction,
    difference_words,
    headline,
    interval_text,
    new_table,
    percent,
    print_section,
    unit_of_length,
    with_margin,
)
from sabot.lab.reporting.terminal_charts import histogram
from sabot.lab.study import Study
from sabot.words.language import Language


def report(summary: Summary, console: Console, language: Language) -> None:
    """Print the results of a study."""
    counts = summary.counts
    print_section(console, _headline(summary, language))
    _print_lengths(summary, console, language)
    _print_wins(summary, console, language)
    print_section(console, language.say("lab-endings"), endings_table(counts, language))
    _print_bluffs(Bluffs.of(counts.sums), console, language)
    print_section(console, language.say("lab-tally"), tally_table(counts, language))


def _headline(summary: Summary, language: Language) -> str:
    study = summary.study
    return headline(
        "lab-headline-matches" if study.matches else "lab-headline-rounds",
        [summary],
        language,
        edition=study.edition,
        scoring=study.scoring or "",
        players=study.players,
        policy=study.policy,
    )


def _print_lengths(summary: Summary, console: Console, language: Language) -> None:
    counts, study = summary.counts, summary.study
    found = spread(counts.lengths)
    percentiles = (
        language.say("lab-percentile", share=share, number=number) for share, number in found.percentiles.items()
    )
    title = language.say(
        "lab-length-matches" if study.matches else "lab-length-rounds",
        mean=language.figure(found.mean, ".1f"),
        interval=interval_text(length_of(counts), ".1f", language),
        deviation=language.figure(found.deviation, ".1f"),
        percentiles=", ".join(percentiles),
    )
    label = language.say(f"lab-column-{unit_of_length(study)}")
    print_section(console, title, histogram(counts.lengths, label, console.width, language))


def _print_wins(summary: Summary, console: Console, language: Language) -> None:
    study, counts = summary.study, summary.counts
    print_section(console, _wins_title(study, counts, language), _wins(study, counts, language))
    if summary.first is not None:
        print_section(console, _first(summary.first, study.players, language))


def _wins_title(study: Study, counts: Counts, language: Language) -> str:
    if not study.matches:
        return language.say("lab-wins-seats")
    if study.scoring == "partners":
        return language.say("lab-wins-partners")
    if counts.sums.shared:
        return language.say("lab-wins-shared", shared=language.figure(counts.sums.shared))
    return language.say("lab-wins-players")


def _wins(study: Study, counts: Counts, language: Language) -> Table:
    table = new_table(language, "player" if study.matches else "seat", "wins", "share", "interval")
    for place, wins in enumerate(counts.sums.wins[: study.players]):
        dealer = not study.matches and place == study.players - 1
        name = language.say("lab-dealer") if dealer else f"{place + 1}"
        table.add_row(name, language.figure(wins), *percent(share_of(wins, counts.played), language))
    return table


def _first(first: Estimate, players: int, language: Language) -> str:
    """The conclusion on whether it matters to play first."""
    fair = 1 / players
    gap = Estimate(first.figure - fair, first.low - fair, first.high - fair)
    share, interval = percent(first, language)
    fair_share = language.figure(fair, ".2%")
    return language.say("lab-first", clear=clear_direction(gap), share=share, interval=interval, fair=fair_share)


def endings_table(counts: Counts, language: Language) -> Table:
    """How rounds ended."""
    table = new_table(language, "last", "rounds", "share")
    for ending, count in zip(Ending.names(), counts.sums.endings, strict=True):
        if count:
            share = language.figure(count / counts.rounds, ".2%")
            table.add_row(language.say(f"lab-ending-{ending}"), language.figure(count), share)
    return table


def _print_bluffs(bluffs: Bluffs, console: Console, language: Language) -> None:
    """Print what became of wild draw cards and whether bluffing pays, if there is enough data."""
    if bluffs.worth is None:
        return
    table = new_table(language, "", "laid", "challenged", "rounds", "won")
    for name, laid in bluffs._asdict().items():
        challenged, won = share_of(laid.challenged, laid.cards), share_of(laid.won, laid.layers)
        table.add_row(
            language.say(f"lab-laid-{name}"),
            language.figure(laid.cards),
            with_margin(challenged, ".2%", language),
            language.figure(laid.layers),
            with_margin(won, ".2%", language),
        )
    print_section(console, language.say("lab-bluffs"), table)
    points = Estimate(*(100 * bound for bound in bluffs.worth))
    print_section(console, language.say("lab-worth", **difference_words(points, language)))


def tally_table(counts: Counts, language: Language) -> Table:
    """What happened in rounds."""
    table = new_table(language, "", "times", "each")
    for name, count in zip(Tally.names(), counts.sums.tally, strict=True):
        if count:
            each = language.figure(count / counts.rounds, ".3f")
            table.add_row(language.say(f"lab-tally-{name}"), language.figure(count), each)
    return table
