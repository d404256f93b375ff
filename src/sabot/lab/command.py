"""The command `sabot simulate`."""

import os
import sys
from typing import Literal

from sabot.flags import EditionName, Flag, Lang, Several, language_for
from sabot.lab.runners import can_compile
from sabot.lab.simulate import Summary, simulate
from sabot.lab.study import Study
from sabot.language import Language
from sabot.notation.options import parse_options


def simulate_command(  # noqa: PLR0913  # one for each option of the command
    *,
    edition: EditionName = "deluxe",
    players: int = 4,
    rounds: int | None = None,
    matches: int | None = None,
    policy: Literal["random", "eager"] = "eager",
    seed: int = 0,
    threads: int | None = None,
    option: Several = (),
    json: Flag = False,
    lang: Lang = None,
) -> int:
    """Play many rounds or matches and count what happens.

    Parameters
    ----------
    edition
        Which game.
    players
        How many sit at the table, 2 to 10.
    rounds
        How many rounds to play; 10,000 unless said otherwise.
    matches
        How many matches to play instead of rounds.
    policy
        `eager` lays or discards whenever it may, any card alike; `random` does anything legal alike.
    seed
        The same seed gives the same numbers.
    threads
        How many play side by side; all cores unless said otherwise. The numbers do not depend on it.
    option
        An option of the edition such as `stacking=same`, or of the match such as `scoring=lowest`; may be given several
        times. `uno_call` is `auto` here.
    json
        Print one JSON object instead of tables.
    lang
        The language of the tables; that of the environment unless said otherwise.
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
        options=parse_options(option),
    )
    if study.runner().needs_compiling():
        print(language.say("lab-compiling"), file=sys.stderr, flush=True)
    elif not can_compile():
        print(language.say("lab-slow"), file=sys.stderr)
    summary = _watch(study, language) if sys.stderr.isatty() else simulate(study)
    if json:
        from json import dumps

        print(dumps(summary.as_json()))
    else:
        from rich.console import Console

        from sabot.lab.report import report

        console = Console()
        with console.capture() as captured:  # rich itself would not tell that nobody reads any more
            report(summary, console, language)
        print(captured.get(), end="")
    return 0


def _watch(study: Study, language: Language) -> Summary:
    """Simulate with a progress bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(language.say("lab-getting-ready"), total=study.count)
        return simulate(
            study,
            on_progress=lambda played: progress.advance(task, played),
            on_ready=lambda: progress.update(task, description=language.say("lab-playing")),
        )
