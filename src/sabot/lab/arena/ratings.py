"""Ratings by OpenSkill: one number for each bot, whoever it met."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from statistics import fmean
from typing import Any, NamedTuple

from openskill.models import PlackettLuce

from sabot.lab.arena.deals import Deal, Played
from sabot.lab.arena.lineups import Lineup


class Rating(NamedTuple):
    """How strong a bot is taken to be."""

    bot: str
    rounds: int
    mu: float
    sigma: float
    ordinal: float
    """What it is worth almost surely: mu less three sigma."""

    def as_json(self) -> dict[str, Any]:
        """The rating as plain data."""
        return self._asdict()


def rate(bots: Sequence[str], dealt: Mapping[Lineup, Sequence[Deal]]) -> list[Rating]:
    """Rate bots by all rounds, the strongest first. The order is always the same: deal by deal, through all lineups."""
    model = PlackettLuce(tau=0, gamma=_alike)
    ratings = {bot: model.rating() for bot in bots}
    rounds = dict.fromkeys(bots, 0)
    for lineup, played in in_order(dealt):
        teams = [[ratings[bot]] for bot in lineup.bots]
        ranks = [float(place != played.winner) for place in range(len(teams))]
        rated = [team[0] for team in model.rate(teams, ranks=ranks)]
        for bot in dict.fromkeys(lineup.bots):  # who sits at several seats becomes the mean of them
            own = [new for name, new in zip(lineup.bots, rated, strict=True) if name == bot]
            ratings[bot] = model.rating(mu=fmean(new.mu for new in own), sigma=fmean(new.sigma for new in own))
            rounds[bot] += 1
    found = [Rating(bot, rounds[bot], one.mu, one.sigma, one.ordinal()) for bot, one in ratings.items()]
    return sorted(found, key=lambda rating: -rating.mu)


def _alike(*_: object) -> float:
    """How fast doubt goes away: as fast as rounds tell, for bots get neither better nor worse with time."""
    return 1.0


def in_order(dealt: Mapping[Lineup, Sequence[Deal]]) -> Iterable[tuple[Lineup, Played]]:
    """All rounds: the first deal of every lineup, then the second, as far as each has been played."""
    for same in zip_longest(*dealt.values()):
        for lineup, deal in zip(dealt, same, strict=True):
            for played in deal or ():
                yield lineup, played
