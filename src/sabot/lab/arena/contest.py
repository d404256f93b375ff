"""Play an arena: lineup after lineup, each until its answer is clear or all its deals are played."""

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from sabot.errors import Unreadable
from sabot.lab.arena.arena_plan import ArenaPlan
from sabot.lab.arena.deal_workers import MOST_WORKERS, Workers, workers
from sabot.lab.arena.deals import Deal
from sabot.lab.arena.ledger import Ledger
from sabot.lab.arena.lineups import Lineup
from sabot.lab.arena.ratings import Rating, rate
from sabot.lab.arena.results import Result, Tally


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played for an answer."""

    deals: int = 1000
    """At most, for each lineup."""
    until_sure: bool = True
    """Whether to stop as soon as the answer is clear."""
    workers: int = 1

    def check(self) -> None:
        """Raise Unreadable if so much can not be played."""
        if self.deals < 1:
            raise Unreadable("at-least-one", "deals")
        if not 1 <= self.workers <= MOST_WORKERS:
            raise Unreadable("threads", "workers", most=MOST_WORKERS, count=self.workers)


@dataclass(frozen=True, slots=True)
class Answer:
    """What an arena showed."""

    question: ArenaPlan
    effort: Effort
    results: list[Result]
    ratings: list[Rating]
    seconds: float

    @property
    def rounds(self) -> int:
        """How many rounds count."""
        return sum(result.deals * result.seats for result in self.results if result.bot == result.lineup.bots[0])

    def as_json(self) -> dict[str, Any]:
        """The answer as plain data."""
        return {
            **self.question.as_json(),
            "deals": self.effort.deals,
            "until_sure": self.effort.until_sure,
            "results": [result.as_json() for result in self.results],
            "ratings": [rating.as_json() for rating in self.ratings],
            "seconds": self.seconds,
        }


class Watcher:
    """Whoever follows an arena; this one does not care."""

    def played(self, lineup: Lineup) -> None:
        """One more deal of a lineup counts."""

    def settled(self, results: list[Result]) -> None:
        """No more deals of a lineup are needed."""


def settle(question: ArenaPlan, effort: Effort, ledger: Ledger, watcher: Watcher) -> Answer:
    """Play an arena, and note every deal in the ledger; or Unreadable if a bot fails."""
    began = perf_counter()
    results: list[Result] = []
    counted: dict[Lineup, list[Deal]] = {}
    with workers(effort.workers) as players:
        for lineup in question.lineups():
            tallies = [Tally(lineup, bot, at_any_time=effort.until_sure) for bot in lineup.watched]
            counted[lineup] = []
            with closing(_deals(question, effort, lineup, ledger, players)) as deals:
                for deal in deals:
                    counted[lineup].append(deal)
                    for tally in tallies:
                        tally.add(deal)
                    watcher.played(lineup)
                    if effort.until_sure and all(tally.is_clear for tally in tallies):
                        break
            settled = [tally.result() for tally in tallies]
            watcher.settled(settled)
            results += settled
    return Answer(question, effort, results, rate(question.bots, counted), perf_counter() - began)


def _deals(
    question: ArenaPlan, effort: Effort, lineup: Lineup, ledger: Ledger, players: Workers
) -> Generator[Deal, None, None]:
    """The deals of a lineup in order: those that are kept, then those that are played now."""
    kept = ledger.deals[lineup][: effort.deals]
    yield from kept
    with closing(players.play(question, lineup, range(len(kept), effort.deals))) as played:
        for deal in played:
            ledger.note(lineup, deal)
            yield deal
