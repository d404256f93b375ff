"""The command `sabot simulate`."""

import os
import sys
from typing import Annotated, Literal

from cyclopts import Parameter

from sabot.lab.runners import can_compile, needs_compiling
from sabot.lab.simulate import Study, Summary, simulate
from sabot.notation.options import parse_options


def simulate_command(
    *,
    edition: Literal["deluxe", "potter", "flip", "wizz"] = "deluxe",
    players: int = 4,
    rounds: int = 10_000,
    policy: Literal["random", "eager"] = "eager",
    seed: int = 0,
    threads: int | None = None,
    option: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    json: Annotated[bool, Parameter(negative=())] = False,
) -> int:
    """Play many rounds and count what happens.

    Parameters
    ----------
    edition
        Which game.
    players
        How many sit at the table, 2 to 10.
    rounds
        How many rounds to play.
    policy
        `eager` lays or discards whenever it may, any card alike; `random` does anything legal alike.
    seed
        The same seed gives the same numbers.
    threads
        How many play side by side; all cores unless said otherwise. The numbers do not depend on it.
    option
        An option of the edition such as `stacking=same`; may be given several times. `uno_call` is `auto` here.
    json
        Print one JSON object instead of tables.
    """
    cores = os.cpu_count() or 1
    study = Study(edition, players, rounds, policy, seed, cores if threads is None else threads, parse_options(option))
    study.runner()
    if needs_compiling():
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
        task = progress.add_task("getting ready", total=study.rounds)
        return simulate(
            study,
            on_progress=lambda rounds: progress.advance(task, rounds),
            on_ready=lambda: progress.update(task, description="playing"),
        )
