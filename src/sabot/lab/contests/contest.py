"""Runs an arena: one lineup after the other, each until its result is clear or all its deals are played."""

from collections.abc import Generator, Mapping
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from sabot.errors import Unreadable
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.conduct import Conduct
from sabot.lab.contests.deal_workers import MOST_WORKERS, Workers, workers
from sabot.lab.contests.deals import DealResult
from sabot.lab.contests.ledger import Ledger
from sabot.lab.contests.lineups import Lineup
from sabot.lab.contests.ratings import Rating, rate
from sabot.lab.contests.results import DealTally, Result
from sabot.lab.result_table import ResultTable, Tabular


@dataclass(frozen=True, slots=True)
class Effort:
    """How many deals to play, and with how many workers."""

    deals: int = 1000
    """The maximum for each lineup."""
    until_sure: bool = True
    """Whether to stop a lineup as soon as its result is clear."""
    workers: int = 1

    def check(self) -> None:
        """Raise Unreadable if the numbers are out of range."""
        if self.deals < 1:
            raise Unreadable("at-least-one", "deals")
        if not 1 <= self.workers <= MOST_WORKERS:
            raise Unreadable("threads", "workers", most=MOST_WORKERS, count=self.workers)


@dataclass(frozen=True, slots=True)
class Answer(Tabular):
    """The results of an arena."""

    plan: ArenaPlan
    effort: Effort
    results: list[Result]
    ratings: list[Rating]
    conduct: Mapping[str, Conduct]
    """How each bot answered in all lineups."""
    seconds: float

    @property
    def rounds(self) -> int:
        """The number of rounds played."""
        return sum(result.deals * result.seats for result in self.results if result.bot == result.lineup.bots[0])

    @property
    def table(self) -> ResultTable:
        """The results as a table with a row for each."""
        return ResultTable.of(result.record() for result in self.results)

    def as_json(self) -> dict[str, Any]:
        """The answer as plain data."""
        return {
            **self.plan.as_json(),
            "deals": self.effort.deals,
            "until_sure": self.effort.until_sure,
            "results": [result.as_json() for result in self.results],
            "ratings": [rating.as_json() for rating in self.ratings],
            "conduct": [{"bot": bot} | conduct.as_json() for bot, conduct in self.conduct.items()],
            "seconds": self.seconds,
        }


class ProgressListener:
    """Receives the progress of an arena; this one ignores it."""

    def on_deal(self, lineup: Lineup) -> None:
        """Called after each deal of a lineup."""

    def on_results(self, results: list[Result]) -> None:
        """Called when a lineup is finished."""


def run_arena(plan: ArenaPlan, effort: Effort, ledger: Ledger, listener: ProgressListener) -> Answer:
    """Run an arena and append every deal to the ledger; raise Unreadable if a bot fails."""
    began = perf_counter()
    results: list[Result] = []
    counted: dict[Lineup, list[DealResult]] = {}
    conduct = {bot: Conduct() for bot in plan.bots}
    with workers(effort.workers) as pool:
        for lineup in plan.lineups():
            tallies = [DealTally(lineup, bot, at_any_time=effort.until_sure) for bot in lineup.measured]
            counted[lineup] = []
            with closing(_deals(plan, effort, lineup, ledger, pool)) as deals:
                for deal in deals:
                    counted[lineup].append(deal)
                    for tally in tallies:
                        tally.add(deal)
                    for bot, more in deal.conduct.items():
                        conduct[bot].add(more)
                    listener.on_deal(lineup)
                    if effort.until_sure and all(tally.is_clear for tally in tallies):
                        break
            finished = [tally.result() for tally in tallies]
            listener.on_results(finished)
            results += finished
    return Answer(plan, effort, results, rate(plan.bots, counted), conduct, perf_counter() - began)


def _deals(
    plan: ArenaPlan, effort: Effort, lineup: Lineup, ledger: Ledger, pool: Workers
) -> Generator[DealResult, None, None]:
    """The deals of a lineup in order: those in the ledger, then new ones."""
    kept = ledger.deals[lineup][: effort.deals]
    yield from kept
    with closing(pool.play(plan, lineup, range(len(kept), effort.deals))) as played:
        for deal in played:
            ledger.append(lineup, deal)
            yield deal
