"""Made-up deals and answers."""

from collections.abc import Sequence

from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.conduct import Conduct
from sabot.lab.contests.contest import Answer, Effort
from sabot.lab.contests.deals import DealResult, RoundResult
from sabot.lab.contests.lineups import Lineup
from sabot.lab.contests.ratings import rate
from sabot.lab.contests.results import DealTally, Result


def deal_won(*winners: int, points: int = 10, **conduct: Conduct) -> DealResult:
    """A deal with the given winners of its rounds, all with the same points, and the conduct of its bots."""
    return DealResult([RoundResult(winner, points) for winner in winners], conduct)


def results_of(lineup: Lineup, deals: Sequence[DealResult], *, until_sure: bool = False) -> list[Result]:
    """The results of these deals."""
    results = []
    for bot in lineup.measured:
        tally = DealTally(lineup, bot, at_any_time=until_sure)
        for deal in deals:
            tally.add(deal)
        results.append(tally.result())
    return results


def answer_of(plan: ArenaPlan, deals: list[DealResult]) -> Answer:
    """The answer if every lineup played these deals, in two seconds."""
    lineups = plan.lineups()
    results = [result for lineup in lineups for result in results_of(lineup, deals)]
    ratings = rate(plan.bots, dict.fromkeys(lineups, deals))
    conduct = {bot: Conduct() for bot in plan.bots}
    for deal in deals * len(lineups):
        for bot, more in deal.conduct.items():
            conduct[bot].add(more)
    return Answer(plan, Effort(len(deals), until_sure=False), results, ratings, conduct, 2.0)
