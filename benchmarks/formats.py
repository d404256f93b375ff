"""What it is worth to the search bot to be told the format of the match: points a round, in paired deals.

Every deal is played from every seat, or by either team. A bot that is told the format plays for what it pays; the same
bot without that plays to win the round. Both meet at two seats and as teams; and each meets careful bots, in `lowest`
alone among three of them.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple

from benchmarks.row import Row
from sabot.bots import Bot, MatchSoFar, Sight, prepared_bot
from sabot.bots.bot_round import BotRound
from sabot.bots.sight import ROUND_ALONE
from sabot.game import Game, Outcome
from sabot.lab.measures.counts import Z

FAR = 10**6
"""A target that no round comes near to."""


class Untold(Bot):
    """A bot that is not told the format."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def choose(self, sight: Sight, chance: Random) -> str:
        """What the bot does in a round that is played alone."""
        return self._bot.choose(sight._replace(match=ROUND_ALONE), chance)


class Contest(NamedTuple):
    """A format, and who meets whom in how many deals."""

    edition: str
    scoring: str
    seats: int
    deals: int
    is_told: bool = True
    against: str = "search"

    @property
    def name(self) -> str:
        """What is measured."""
        who = f"search:320 {'told' if self.is_told else 'not told'} the format"
        against = "careful" if self.against == "careful" else "search:320 not told"
        return f"{self.edition}, {self.scoring}, {self.seats} seats: {who}, against {against}"


CONTESTS = (
    Contest("deluxe", "winner", 2, 150),
    Contest("flip", "winner", 2, 100),
    Contest("deluxe", "winner", 2, 150, against="careful"),
    Contest("deluxe", "winner", 2, 150, is_told=False, against="careful"),
    Contest("deluxe", "partners", 4, 100),
    Contest("deluxe", "lowest", 4, 60, against="careful"),
    Contest("deluxe", "lowest", 4, 60, is_told=False, against="careful"),
)


def rows() -> list[Row]:
    """How many points a round the bot is ahead of the others, on average, in each contest."""
    return [row for contest in CONTESTS for row in measured(contest)]


def measured(contest: Contest) -> Iterator[Row]:
    """The points a round of a contest, and its 95 % interval."""
    leads = [lead_in_deal(contest, deal) for deal in range(contest.deals)]
    error = Z * stdev(leads) / sqrt(len(leads))
    yield Row(f"{contest.name}, ± {error:.1f}", mean(leads), " points a round")


def lead_in_deal(contest: Contest, deal: int) -> float:
    """How many points a round the bot is ahead of the others, on average over all its seats in a deal."""
    partner = contest.seats // 2 if contest.scoring == "partners" else 0
    return mean(
        lead_in_round(contest, deal, {seat, (seat + partner) % contest.seats})
        for seat in range(partner or contest.seats)
    )


def lead_in_round(contest: Contest, deal: int, own: set[int]) -> float:
    """How many points the bot at its own seats is ahead of the others after a round."""
    search = prepared_bot("search:320")
    bot = search if contest.is_told else Untold(search)
    other = Untold(search) if contest.against == "search" else prepared_bot(contest.against)
    chance = Random(f"pay {deal}")
    names = [f"s{seat}" for seat in range(contest.seats)]
    game = Game.deal(contest.edition, names, seed=chance.getrandbits(64), uno_call="auto")
    bots = {name: bot if seat in own else other for seat, name in enumerate(names)}
    outcome = BotRound(game, bots, chance, MatchSoFar(contest.scoring, FAR)).play_out()
    points = points_of(contest, names, outcome)
    others = [seat for seat in range(contest.seats) if seat not in own]
    return sum(points[seat] for seat in own) / len(own) - sum(points[seat] for seat in others) / len(others)


def points_of(contest: Contest, names: Sequence[str], outcome: Outcome) -> list[int]:
    """The points of every seat; where the lowest total wins, they are negative."""
    caught = [outcome.caught[name] for name in names]
    if contest.scoring == "lowest":
        return [-points for points in caught]
    partner = contest.seats // 2 if contest.scoring == "partners" else 0
    winner = names.index(outcome.winner)
    winners = {winner, (winner + partner) % contest.seats}
    paid = sum(points for seat, points in enumerate(caught) if seat not in winners)
    return [paid if seat in winners else 0 for seat in range(contest.seats)]
