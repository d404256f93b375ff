"""The command `sabot simulate`."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from sabot.command_line.edition_flags import EditionName
from sabot.command_line.files import FileName
from sabot.command_line.flags import Flag, Lang, Several
from sabot.extras import install_command
from sabot.lab.measures.summary import Summary
from sabot.lab.row_files import check_rows_file, open_rows
from sabot.lab.running.rows import Row, columns_of
from sabot.lab.running.runners import can_compile
from sabot.lab.simulation import TakeRows, simulate_all
from sabot.lab.study import Study
from sabot.lab.variation import Comparison, Variation, parse_variation
from sabot.notation.options import parse_options
from sabot.settings import language_for
from sabot.words.language import Language


def simulate_command(  # noqa: PLR0913  # one for each option of the command
    *,
    edition: EditionName = "deluxe",
    players: int = 4,
    rounds: int | None = None,
    matches: int | None = None,
    policy: str = "eager",
    seed: int = 0,
    threads: int | None = None,
    dask: str | None = None,
    option: Several = (),
    vary: str | None = None,
    rows: FileName = None,
    plot: FileName = None,
    json: Flag = False,
    lang: Lang = None,
) -> int:
    """Simulate many rounds or matches and report statistics.

    Parameters
    ----------
    edition
        Which game.
    players
        The number of players, 2 to 10.
    rounds
        How many rounds to play; by default 10,000, or 1,000 with a bot that runs in Python.
    matches
        How many matches to play instead of rounds.
    policy
        The bot at every seat. `eager` plays or discards a random card whenever it can, `random` does anything legal;
        both are compiled. Any other bot, such as `careful`, works too, but about a thousand times slower.
    seed
        The same seed gives the same results.
    threads
        How many threads or processes to use; by default, all cores. The results do not depend on it.
    dask
        Run on the Dask cluster at this address, or `local` for one on this computer. The results are the same.
    option
        An option of the game, such as `stacking=same`, or of the match, such as `scoring=lowest`; can be repeated.
        `uno_call` is `auto` here.
    vary
        Compare values of an option, or of `players`, `policy` or `edition`, such as `stacking=off,same`.
    rows
        Save a row for each round or match in this file, CSV or Parquet.
    plot
        Save plots in this file, SVG or PNG.
    json
        Print one JSON object instead of tables.
    lang
        The language of the tables; by default, that of the environment.
    """
    language, cores = language_for(lang), os.cpu_count() or 1
    study = Study(
        edition=edition,
        players=players,
        rounds=rounds,
        matches=matches,
        policy=policy,
        seed=seed,
        threads=cores if threads is None else threads,
        cluster=dask,
        options=parse_options(option),
    )
    variation = None if vary is None else parse_variation(vary)
    studies = [study] if variation is None else variation.studies(study)
    if rows is not None:
        check_rows_file(rows, "--rows")
    _prepare(studies, plot, language)
    run = partial(_simulate_with_progress_bar, language=language) if sys.stderr.isatty() else simulate_all
    if rows is None:
        summaries = run(studies)
    else:
        with open_row_file(rows, studies, variation) as take:
            summaries = run(studies, on_rows=take)
    answer = summaries[0] if variation is None else Comparison(variation, summaries)
    _print(answer, language, as_json=json)
    if plot is not None:
        _draw(answer, plot, language)
    return 0


def _prepare(studies: list[Study], plot: str | None, language: Language) -> None:
    """Announce what takes long; raise Unreadable if a study or the plot file is not valid."""
    runners = [study.runner() for study in studies]
    if plot is not None:
        from sabot.lab.reporting.plot_files import check_plot

        check_plot(plot)
    if any(runner.needs_compiling() for runner in runners):
        print(language.say("lab-compiling"), file=sys.stderr, flush=True)
    elif not can_compile():
        print(language.say("lab-slow", command=install_command("fast")), file=sys.stderr)


@contextmanager
def open_row_file(file: str, studies: list[Study], variation: Variation | None) -> Iterator[TakeRows]:
    """A file for the rows of studies; where something is varied, its value is in the first column."""
    columns = columns_of(studies[0].unit)
    labels: list[Row] = [()] if variation is None else [(text,) for text in variation.texts]
    with open_rows(file, columns if variation is None else (variation.name, *columns)) as writer:

        def take(new: list[list[Row]]) -> None:
            for label, rows in zip(labels, new, strict=True):
                writer.write([(*label, *row) for row in rows])

        yield take


def _simulate_with_progress_bar(
    studies: list[Study], language: Language, on_rows: TakeRows | None = None
) -> list[Summary]:
    """Simulate with a progress bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(language.say("lab-getting-ready"), total=studies[0].count)
        return simulate_all(
            studies,
            on_progress=lambda played: progress.advance(task, played),
            on_ready=lambda: progress.update(task, description=language.say("lab-playing")),
            on_rows=on_rows,
        )


def _print(answer: Summary | Comparison, language: Language, *, as_json: bool) -> None:
    if as_json:
        from json import dumps

        print(dumps(answer.as_json()))
        return
    from sabot.lab.reporting.comparison_report import report_comparison
    from sabot.lab.reporting.report_console import report_console
    from sabot.lab.reporting.study_report import report

    with report_console() as console:
        if isinstance(answer, Summary):
            report(answer, console, language)
        else:
            report_comparison(answer, console, language)


def _draw(answer: Summary | Comparison, file: str, language: Language) -> None:
    from sabot.lab.reporting.study_plots import plot_comparison, plot_study

    if isinstance(answer, Summary):
        plot_study(answer, file, language)
    else:
        plot_comparison(answer, file, language)
