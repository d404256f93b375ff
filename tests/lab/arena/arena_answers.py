"""Deals and answers made up by hand."""

from collections.abc import Sequence

from sabot.lab.arena.arena_plan import ArenaPlan
from sabot.lab.arena.contest import Answer, Effort
from sabot.lab.arena.deals import Deal, Played
from sabot.lab.arena.lineups import Lineup
from sabot.lab.arena.ratings import rate
from sabot.lab.arena.results import Result, Tally


def deal_won(*winners: int, points: int = 10) -> Deal:
    """A deal by who won each of its rounds, all worth the same."""
    return [Played(winner, points) for winner in winners]


def results_of(lineup: Lineup, deals: Sequence[Deal], *, until_sure: bool = False) -> list[Result]:
    """What these deals add up to."""
    results = []
    for bot in lineup.watched:
        tally = Tally(lineup, bot, at_any_time=until_sure)
        for deal in deals:
            tally.add(deal)
        results.append(tally.result())
    return results


def answer_of(question: ArenaPlan, deals: Sequence[Deal]) -> Answer:
    """The answer if every lineup played these deals, in two seconds."""
    lineups = question.lineups()
    results = [result for lineup in lineups for result in results_of(lineup, deals)]
    ratings = rate(question.bots, dict.fromkeys(lineups, deals))
    return Answer(question, Effort(len(deals), until_sure=False), results, ratings, 2.0)
