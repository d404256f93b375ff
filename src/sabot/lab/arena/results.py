"""What the deals of a lineup add up to."""

from dataclasses import dataclass
from math import inf
from typing import Any

from sabot.lab.arena.confidence import Estimate, Running, estimate
from sabot.lab.arena.deals import Deal
from sabot.lab.arena.lineups import Lineup

VERDICTS = {1: "stronger", 0: "unclear", -1: "weaker"}


@dataclass(frozen=True, slots=True)
class Result:
    """How one bot did in a lineup."""

    lineup: Lineup
    bot: str
    deals: int
    wins: Estimate
    """The share of rounds that it won."""
    points: Estimate
    """What it scored by winning, over all rounds."""

    @property
    def seats(self) -> int:
        """How many sat at the table."""
        return len(self.lineup.bots)

    @property
    def fair(self) -> float:
        """What it would win if all were alike."""
        return 1 / self.seats

    @property
    def verdict(self) -> str:
        """Whether the bot is `stronger` or `weaker` than the others, or `unclear`."""
        return VERDICTS[self.wins.side_of(self.fair)]

    def as_json(self) -> dict[str, Any]:
        """The result as plain data."""
        return {
            "edition": self.lineup.edition,
            "bot": self.bot,
            "against": list(self.lineup.against(self.bot)),
            "deals": self.deals,
            "rounds": self.deals * self.seats,
            "wins": _plain(self.wins, most=1),
            "fair": self.fair,
            "difference": self.wins.mean - self.fair,
            "points": _plain(self.points, most=inf),
            "verdict": self.verdict,
        }


class Tally:
    """The wins and points of one bot of a lineup, deal by deal."""

    def __init__(self, lineup: Lineup, bot: str, *, at_any_time: bool) -> None:
        self.lineup = lineup
        self.bot = bot
        self.at_any_time = at_any_time
        self.place = lineup.bots.index(bot)
        self.wins = Running(doubt=len(lineup.bots) ** 2 / 2)  # as if one more deal were all won, and one all lost
        self.points = Running()

    def add(self, deal: Deal) -> None:
        """Count a deal."""
        won = [played.points for played in deal if played.winner == self.place]
        self.wins.add(len(won))
        self.points.add(sum(won))

    @property
    def is_clear(self) -> bool:
        """Whether the bot is stronger or weaker, and no more deals are needed to tell."""
        return self.result().verdict != "unclear"

    def result(self) -> Result:
        """What they add up to so far."""
        wins, points = (
            estimate(numbers, len(self.lineup.bots), at_any_time=self.at_any_time)
            for numbers in (self.wins, self.points)
        )
        return Result(self.lineup, self.bot, self.wins.count, wins, points)


def _plain(found: Estimate, most: float) -> dict[str, float | None]:
    """An estimate as plain data; no interval reaches where nothing can lie."""
    if found.reach is None:
        return {"mean": found.mean, "low": None, "high": None}
    return {
        "mean": found.mean,
        "low": max(0.0, found.mean - found.reach),
        "high": min(most, found.mean + found.reach),
    }
