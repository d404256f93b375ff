"""The command `sabot arena`."""

import os
import sys
from typing import Annotated

from cyclopts import Parameter

from sabot.command_line.edition_flags import EditionOrAll
from sabot.command_line.files import FileName
from sabot.command_line.flags import Flag, Lang, Several
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.contest import Answer, Effort, ProgressListener, run_arena
from sabot.lab.contests.ledger import Ledger
from sabot.notation.options import parse_options
from sabot.settings import language_for
from sabot.words.language import Language

Editions = Annotated[tuple[EditionOrAll, ...], Parameter(negative=(), show_default=", ".join)]
UntilSure = Annotated[bool, Parameter(name="--sure", negative="--all-deals", show_default=False)]


def arena_command(  # noqa: PLR0913  # one for each option of the command
    *bots: str,
    edition: Editions = ("deluxe",),
    players: int | None = None,
    together: Flag = False,
    challenger: Flag = False,
    deals: int = 1000,
    until_sure: UntilSure = True,
    seed: int = 0,
    option: Several = (),
    fallback: str | None = None,
    limit: float | None = None,
    workers: int | None = None,
    keep: FileName = None,
    plot: FileName = None,
    json: Flag = False,
    lang: Lang = None,
) -> int:
    """Let bots play against each other, and report which is stronger.

    Every deal is played once from every seat, so that luck cancels out.

    Parameters
    ----------
    bots
        Two bots or more. Every pair meets: one bot of one kind against bots of the other kind at all other seats.
    edition
        Which game; can be repeated, and `all` means all of them.
    players
        The number of players, 2 to 10; 2 by default.
    together
        Seat all bots at one table instead.
    challenger
        Test only the first bot, against each of the others.
    deals
        The maximum number of deals for each lineup.
    until_sure
        Stop a lineup as soon as its result is clear, or play all deals anyway.
    seed
        The same seed gives the same deals.
    option
        An option of the game, such as `stacking=same`; can be repeated. `uno_call` is `auto` here, since forgetting UNO
        says nothing about strength.
    fallback
        A built-in bot, such as `random`, that answers in place of a bot that fails, is late or answers with an illegal
        action; such answers are counted. Without a fallback, they end the arena.
    limit
        How many seconds a bot in a process has for an answer; one by default, and ten for the first answer.
    workers
        How many processes to use; by default, all cores. The results do not depend on it.
    keep
        A file that keeps every deal. Run the same command with the same file to continue where it stopped.
    plot
        Save a plot of the win rates in this file, SVG or PNG.
    json
        Print one JSON object instead of tables.
    lang
        The language of the tables; by default, that of the environment.
    """
    language, cores = language_for(lang), os.cpu_count() or 1
    plan = ArenaPlan.of(
        bots,
        edition,
        players,
        together=together,
        challenger=challenger,
        seed=seed,
        options=parse_options(option),
        fallback=fallback,
        limit=limit,
    )
    effort = Effort(deals, until_sure, cores if workers is None else workers)
    plan.check()
    effort.check()
    if plot is not None:
        from sabot.lab.reporting.plot_files import check_plot

        check_plot(plot)
    ledger = Ledger(plan) if keep is None else Ledger.open(keep, plan)
    try:
        answer = _play(plan, effort, ledger, language)
    except KeyboardInterrupt:
        if keep is not None:
            print(language.say("arena-kept", file=keep), file=sys.stderr)
        raise
    _print(answer, language, as_json=json)
    if plot is not None:
        from sabot.lab.contests.arena_plot import plot as draw

        draw(answer, plot, language)
    return 0


def _play(plan: ArenaPlan, effort: Effort, ledger: Ledger, language: Language) -> Answer:
    """Run the arena, with a progress bar in a terminal."""
    if not sys.stderr.isatty():
        return run_arena(plan, effort, ledger, ProgressListener())
    from sabot.lab.contests.progress import progress_bar

    with progress_bar(plan, effort, language) as listener:
        return run_arena(plan, effort, ledger, listener)


def _print(answer: Answer, language: Language, *, as_json: bool) -> None:
    if as_json:
        from json import dumps

        print(dumps(answer.as_json()))
        return
    from sabot.lab.contests.arena_report import report
    from sabot.lab.reporting.report_console import report_console

    with report_console() as console:
        report(answer, console, language)
