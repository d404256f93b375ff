"""The command `sabot simulate`."""

import os
import sys

from sabot.files import FileName
from sabot.flags import EditionName, Flag, Lang, Several
from sabot.lab.measures.summary import Summary
from sabot.lab.running.runners import can_compile
from sabot.lab.simulate import simulate_all
from sabot.lab.study import Study
from sabot.lab.variation import Comparison, parse_variation
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
    _prepare(studies, plot, language)
    summaries = _simulate_with_progress_bar(studies, language) if sys.stderr.isatty() else simulate_all(studies)
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
        print(language.say("lab-slow"), file=sys.stderr)


def _simulate_with_progress_bar(studies: list[Study], language: Language) -> list[Summary]:
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
        )


def _print(answer: Summary | Comparison, language: Language, *, as_json: bool) -> None:
    if as_json:
        from json import dumps

        print(dumps(answer.as_json()))
        return
    from rich.console import Console

    from sabot.lab.reporting.comparison_report import report_comparison
    from sabot.lab.reporting.study_report import report

    console = Console()
    with console.capture() as captured:  # so that a closed pipe raises an error: rich hides it
        if isinstance(answer, Summary):
            report(answer, console, language)
        else:
            report_comparison(answer, console, language)
    print(captured.get(), end="")


def _draw(answer: Summary | Comparison, file: str, language: Language) -> None:
    from sabot.lab.reporting.study_plots import plot_comparison, plot_study

    if isinstance(answer, Summary):
        plot_study(answer, file, language)
    else:
        plot_comparison(answer, file, language)
