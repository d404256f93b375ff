"""Rates bots with OpenSkill: one number for each bot, whatever its opponents."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from sabot.lab.contests.deals import DealResult, RoundResult
from sabot.lab.contests.lineups import Lineup


class Rating(NamedTuple):
    """The estimated strength of a bot."""

    bot: str
    rounds: int
    mu: float
    sigma: float
    ordinal: float
    """A conservative estimate: mu - 3 sigma."""

    def as_json(self) -> dict[str, Any]:
        """The rating as plain data."""
        return self._asdict()


def rate(bots: Sequence[str], dealt: Mapping[Lineup, Sequence[DealResult]]) -> list[Rating]:
    """Rate bots by all rounds, the strongest first. Rounds are counted in a fixed order: deal by deal, all lineups."""
    model = PlackettLuce(tau=0, gamma=_constant_gamma)
    ratings = {bot: model.rating() for bot in bots}
    rounds = dict.fromkeys(bots, 0)
    for lineup, played in in_order(dealt):
        teams = [[ratings[bot]] for bot in lineup.bots]
        ranks = [float(place != played.winner) for place in range(len(teams))]
        rated = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in dict.fromkeys(lineup.bots):  # a bot in several seats gets the mean of their ratings
            own = [new for name, new in zip(lineup.bots, rated, strict=True) if name == bot]
            ratings[bot] = model.rating(mu=fmean(new.mu for new in own), sigma=fmean(new.sigma for new in own))
            rounds[bot] += 1
    found = [Rating(bot, rounds[bot], one.mu, one.sigma, one.ordinal()) for bot, one in ratings.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def _constant_gamma(*_: object) -> float:
    """How fast sigma shrinks. It is not damped, because bots do not improve with time."""
    return 1.0


def in_order(dealt: Mapping[Lineup, Sequence[DealResult]]) -> Iterable[tuple[Lineup, RoundResult]]:
    """All rounds: those of the first deal of every lineup, then of the second, and so on."""
    for same in zip_longest(*dealt.values()):
        for lineup, deal in zip(dealt, same, strict=True):
            for played in deal.rounds if deal else ():
                yield lineup, played
