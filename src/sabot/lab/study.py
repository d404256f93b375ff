"""Describes a simulation: edition, players, options and policy, and validates it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sabot.bots import find_bot
from sabot.errors import Unreadable
from sabot.kernel.match.sheet import Sheet, new_sheet
from sabot.kernel.policies.built_in import Policy
from sabot.kernel.setup import set_table
from sabot.lab.running.bot_runner import BotRunner
from sabot.lab.running.runners import Runner, choose_runner
from sabot.match.formats import check_format, sorted_out
from sabot.options import Scoring
from sabot.round import check_options, check_seats, find_edition

LARGEST_SEED = (1 << 63) - 1
"""Compiled code takes the seed as a signed 64-bit integer."""
MOST_THREADS = 256
USUAL_ROUNDS = 10_000
USUAL_ROUNDS_OF_BOTS = 1_000
"""Bots are slow."""


@dataclass(frozen=True, slots=True)
class Study:
    """Which rounds or matches to simulate."""

    edition: str = "deluxe"
    players: int = 4
    rounds: int | None = None
    """The number of rounds; None for the default number, or if matches are played."""
    matches: int | None = None
    """The number of matches to play instead of rounds."""
    policy: str = "eager"
    """A built-in policy, or a bot."""
    seed: int = 0
    threads: int = 1
    """The number of threads or processes on this machine."""
    cluster: str | None = None
    """The address of a dask cluster to use instead, or `local`."""
    options: Mapping[str, Any] | None = None
    """Options of the edition and the match that differ from the defaults; `uno_call` is `auto` unless given."""

    @property
    def unit(self) -> str:
        """The unit of the study: `rounds` or `matches`."""
        return "rounds" if self.matches is None else "matches"

    @property
    def count(self) -> int:
        """The number of rounds or matches to play."""
        if self.matches is not None:
            return self.matches
        if self.rounds is not None:
            return self.rounds
        return USUAL_ROUNDS if self.policy in Policy.codes() else USUAL_ROUNDS_OF_BOTS

    @property
    def chosen(self) -> dict[str, Any]:
        """The options in use, as far as they differ from the edition's defaults."""
        of_edition, _ = sorted_out(self.options or {})
        return {"uno_call": "auto"} | of_edition

    @property
    def format(self) -> dict[str, Any]:
        """The options of the match, as far as they differ from the defaults."""
        _, of_match = sorted_out(self.options or {})
        return of_match

    @property
    def scoring(self) -> str | None:
        """The scoring of the match; None if single rounds are played."""
        sheet = self.sheet()
        return None if sheet is None else Scoring.name_of(sheet.scoring)

    def runner(self) -> Runner:
        """The runner for these rounds or matches; raise Unreadable if the study is not valid."""
        edition = find_edition(self.edition)
        check_seats(self.players, "players")
        if self.matches is not None and self.rounds is not None:
            raise Unreadable("matches-or-rounds", "matches")
        if self.count < 1:
            raise Unreadable("at-least-one", self.unit)
        if not 1 <= self.threads <= MOST_THREADS:
            raise Unreadable("threads", "threads", most=MOST_THREADS, count=self.threads)
        if not 0 <= self.seed <= LARGEST_SEED:
            raise Unreadable("number", "seed", most=LARGEST_SEED, value=str(self.seed))
        options, sheet = check_options(edition, self.chosen), self.sheet()
        if self.policy not in Policy.codes():
            check_bot(self.policy)
            return BotRunner(self.edition, options, self.players, sheet, self.seed, self.policy)
        table = set_table(edition, options, self.players, edition.deck(options))
        return choose_runner(table, sheet, self.seed, Policy.codes()[self.policy])

    def sheet(self) -> Sheet | None:
        """The empty score sheet of a match; None if single rounds are played. Raise Unreadable if it is not valid."""
        if self.matches is not None:
            return new_sheet(check_format(self.edition, self.players, self.format), self.players)
        if self.format:
            raise Unreadable("option-of-match", "options", option=next(iter(self.format)))
        return None


def check_bot(name: str) -> None:
    """Raise Unreadable if there is no such bot."""
    try:
        find_bot(name)
    except Unreadable as error:
        raise error.at("policy") from None
