"""The lab from Python: the same studies and arenas as the commands, with results as tables."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sabot.bots import Bot, forget_custom_bots
from sabot.lab.result_table import ResultTable
from sabot.lab.running.rows import Row, columns_of
from sabot.lab.study import Study

if TYPE_CHECKING:
    from sabot.lab.contests.contest import Answer
    from sabot.lab.measures.summary import Summary
    from sabot.lab.recorded.statistics import RecordStatistics
    from sabot.lab.variation import Comparison

AnyBot = str | type[Bot]
"""A bot by its name, as on the command line, or a class of one's own."""
Progress = Callable[[int], None]


def simulate(
    *, rows: bool = False, policy: AnyBot = "eager", on_progress: Progress = lambda played: None, **study: Any
) -> "Summary":
    """Simulate many rounds or matches; raise Unreadable if the study is not valid.

    The other arguments are the fields of `Study`: `edition`, `players`, `rounds` or `matches`, `seed`, `threads`,
    `cluster` and `options`. With `rows`, the result has a table with a row for each round or match.

    >>> found = simulate(edition="wizz", players=3, rounds=20, policy="random", rows=True)
    >>> found.table.columns[:3], len(found.rows)
    (('edition', 'players', 'policy'), 20)
    """
    from dataclasses import replace

    from sabot.lab.simulation import simulate_all

    asked = Study(policy=bot_name(policy), **study)
    taken: list[Row] = []
    (summary,) = simulate_all([asked], on_progress, on_rows=(lambda new: taken.extend(new[0])) if rows else None)
    return replace(summary, rows=ResultTable(columns_of(asked.unit), taken)) if rows else summary


def compare(
    name: str,
    values: Iterable[Any],
    *,
    rows: bool = False,
    policy: AnyBot = "eager",
    on_progress: Progress = lambda played: None,
    **study: Any,
) -> "Comparison":
    """Simulate the same seeds with each value of an option, or of `edition`, `players` or `policy`.

    The other arguments are those of `simulate`.

    >>> found = compare("stacking", ["off", "same"], rounds=20)
    >>> found.to_dict()["vary"], len(found.table)
    ('stacking', 2)
    """
    from sabot.lab.simulation import simulate_all
    from sabot.lab.variation import Comparison, Variation

    known = [bot_name(value) if name == "policy" else value for value in values]
    variation = Variation(name, tuple(known), tuple(map(str, known)))
    studies = variation.studies(Study(policy=bot_name(policy), **study))
    taken: list[list[Row]] = [[] for _ in studies]

    def take(new: list[list[Row]]) -> None:
        for written, more in zip(taken, new, strict=True):
            written.extend(more)

    summaries = simulate_all(studies, on_progress, on_rows=take if rows else None)
    if not rows:
        return Comparison(variation, summaries)
    labelled = [(text, *row) for text, written in zip(variation.texts, taken, strict=True) for row in written]
    return Comparison(variation, summaries, ResultTable((name, *columns_of(studies[0].unit)), labelled))


def arena(  # noqa: PLR0913  # one for each option of the command
    *bots: AnyBot,
    edition: str | Sequence[str] = "deluxe",
    players: int | None = None,
    together: bool = False,
    challenger: bool = False,
    deals: int = 1000,
    until_sure: bool = True,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    fallback: str | None = None,
    limit: float | None = None,
    workers: int = 1,
    keep: str | None = None,
) -> "Answer":
    """Let bots play against each other, as `sabot arena` does; raise Unreadable if that is not possible.

    >>> found = arena("eager", "random", deals=2)
    >>> found.table.to_dict()["bot"], found.rounds
    (['eager'], 4)
    """
    from sabot.lab.contests.arena_plan import ArenaPlan
    from sabot.lab.contests.contest import Effort, ProgressListener, run_arena
    from sabot.lab.contests.ledger import Ledger

    plan = ArenaPlan.of(
        map(bot_name, bots),
        (edition,) if isinstance(edition, str) else edition,
        players,
        together=together,
        challenger=challenger,
        seed=seed,
        options=options or {},
        fallback=fallback,
        limit=limit,
    )
    effort = Effort(deals, until_sure, workers)
    plan.check()
    effort.check()
    ledger = Ledger(plan) if keep is None else Ledger.open(keep, plan)
    return run_arena(plan, effort, ledger, ProgressListener())


def records(*places: str | Path, by: str = "edition", rows: bool = False) -> "RecordStatistics":
    """Count what happened in all records in some files or directories, as `sabot records` does.

    A file that cannot be read is in `broken`, and does not stop the rest.

    >>> found = records("tests/match/records", by="bot")
    >>> found.table.columns[:3]
    ('bot', 'matches', 'matches_won')
    """
    from sabot.lab.recorded.record_stream import COLUMNS, read_records
    from sabot.lab.recorded.statistics import RecordStatistics, check_group

    found = RecordStatistics(check_group(by))
    taken: list[Row] = []
    for record in read_records(*places, on_broken=found.add_broken):
        found.add(record)
        if rows:
            taken.extend(record.rows())
    if rows:
        found.rows = ResultTable(COLUMNS, taken)
    return found


def bot_name(bot: AnyBot) -> str:
    """The name by which a bot is found; a class is found again after it was changed in a notebook."""
    if isinstance(bot, str):
        return bot
    forget_custom_bots()
    return f"{bot.__module__}:{bot.__qualname__}"
