"""The result of a bot in a lineup, its tally over the deals, and its text."""

from collections import Counter
from dataclasses import dataclass
from math import inf
from typing import Any

from sabot.lab.contests.conduct import Conduct
from sabot.lab.contests.confidence import Estimate, RunningStats, estimate
from sabot.lab.contests.deals import DealResult
from sabot.lab.contests.lineups import Lineup
from sabot.lab.row_files import Value
from sabot.words.language import Language

VERDICTS = {1: "stronger", 0: "unclear", -1: "weaker"}


@dataclass(frozen=True, slots=True)
class Result:
    """The result of one bot in a lineup."""

    lineup: Lineup
    bot: str
    deals: int
    wins: Estimate
    """The share of rounds won."""
    points: Estimate
    """The points won per round."""
    conduct: Conduct
    """How the bot answered."""

    @property
    def seats(self) -> int:
        """The number of players at the table."""
        return len(self.lineup.bots)

    @property
    def fair(self) -> float:
        """The share of wins if all were equally strong."""
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
            **self.conduct.as_json(),
        }

    def record(self) -> dict[str, Value]:
        """The result under the names of columns."""
        return {
            "edition": self.lineup.edition,
            "bot": self.bot,
            "against": ", ".join(self.lineup.against(self.bot)),
            "deals": self.deals,
            "rounds": self.deals * self.seats,
            **_columns("wins", _plain(self.wins, most=1)),
            "fair": self.fair,
            "difference": self.wins.mean - self.fair,
            **_columns("points", _plain(self.points, most=inf)),
            "verdict": self.verdict,
            **self.conduct.record(),
        }


class DealTally:
    """The wins, points and conduct of one bot of a lineup, deal by deal."""

    def __init__(self, lineup: Lineup, bot: str, *, at_any_time: bool) -> None:
        self.lineup = lineup
        self.bot = bot
        self.at_any_time = at_any_time
        self.place = lineup.bots.index(bot)
        self.wins = RunningStats(
            prior_squares=len(lineup.bots) ** 2 / 2
        )  # as if there were two more deals, one all won and one all lost
        self.points = RunningStats()
        self.conduct = Conduct()

    def add(self, deal: DealResult) -> None:
        """Count a deal."""
        won = [played.points for played in deal.rounds if played.winner == self.place]
        self.wins.add(len(won))
        self.points.add(sum(won))
        self.conduct.add(deal.conduct.get(self.bot, Conduct()))

    @property
    def is_clear(self) -> bool:
        """Whether the bot is clearly stronger or weaker, so that no more deals are needed."""
        return self.result().verdict != "unclear"

    def result(self) -> Result:
        """The result so far."""
        wins, points = (
            estimate(numbers, len(self.lineup.bots), at_any_time=self.at_any_time)
            for numbers in (self.wins, self.points)
        )
        return Result(self.lineup, self.bot, self.wins.count, wins, points, self.conduct)


def opponents_text(result: Result, language: Language) -> str:
    """The other bots at the table, such as `3 × eager`."""
    others = Counter(result.lineup.against(result.bot))
    if len(others) > 1:
        return language.say("arena-others")
    ((bot, times),) = others.items()
    return bot if times == 1 else f"{times} × {bot}"


def result_text(result: Result, language: Language) -> str:
    """Edition, bot and opponents of a result."""
    return language.say(
        "arena-label", edition=result.lineup.edition, bot=result.bot, others=opponents_text(result, language)
    )


def _plain(found: Estimate, most: float) -> dict[str, float | None]:
    """An estimate as plain data; the interval is cut at 0 and at the maximum."""
    if found.reach is None:
        return {"mean": found.mean, "low": None, "high": None}
    return {
        "mean": found.mean,
        "low": max(0.0, found.mean - found.reach),
        "high": min(most, found.mean + found.reach),
    }


def _columns(name: str, plain: dict[str, float | None]) -> dict[str, float | None]:
    """An estimate as three columns of a table."""
    return {name: plain["mean"], f"{name}_low": plain["low"], f"{name}_high": plain["high"]}
