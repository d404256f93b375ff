"""The command `sabot simulate`."""

import os
import sys
from typing import Literal

from sabot.flags import Flag, Several
from sabot.lab.runners import can_compile
from sabot.lab.simulate import Summary, simulate
from sabot.lab.study import Study
from sabot.notation.options import parse_options


def simulate_command(  # noqa: PLR0913  # one for each option of the command
    *,
    edition: Literal["deluxe", "potter", "flip", "wizz"] = "deluxe",
    players: int = 4,
    rounds: int | None = None,
    matches: int | None = None,
    policy: Literal["random", "eager"] = "eager",
    seed: int = 0,
    threads: int | None = None,
    option: Several = (),
    json: Flag = False,
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
    """
    cores = os.cpu_count() or 1
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
        print("Compiling the rules: once, about half a minute …", file=sys.stderr, flush=True)
    elif not can_compile():
        print("Numba is not installed (the extra `fast`): this is slow.", file=sys.stderr)
    summary = _watch(study) if sys.stderr.isatty() else simulate(study)
    if json:
        from json import dumps

        print(dumps(summary.as_json()))
    else:
        from rich.console import Console

        from sabot.lab.report import report

        report(summary, Console())
    return 0


def _watch(study: Study) -> Summary:
    """Simulate with a progress bar."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("getting ready", total=study.count)
        return simulate(
            study,
            on_progress=lambda played: progress.advance(task, played),
            on_ready=lambda: progress.update(task, description="playing"),
        )
