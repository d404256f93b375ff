"""The runner that plays rounds or matches with bots, which see only what their seat sees."""

from dataclasses import dataclass
from random import Random
from typing import ClassVar

from sabot.bots import prepared_bot
from sabot.bots.bot_round import BotRound
from sabot.bots.sight import ROUND_ALONE, MatchSoFar
from sabot.game import Game
from sabot.kernel.deal import deal
from sabot.kernel.match.playing import add_match
from sabot.kernel.match.sheet import Sheet, copy_sheet
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.sums import Sums, add_round, add_winners
from sabot.kernel.table import new_table
from sabot.lab.running.runners import PythonRunner
from sabot.match.match_loop import MatchLoop
from sabot.notation.events import Event, events_from
from sabot.options import ResolvedOptions
from sabot.round import Round, find_edition, make_round


@dataclass(frozen=True, slots=True)
class BotRunner(PythonRunner):
    """Plays tables of bots of one kind. The first deal is the same as for the built-in policies."""

    rounds_at_once: ClassVar[int] = 2
    """About a tenth of a second; a bot that thinks takes longer."""

    edition: str
    options: ResolvedOptions
    players: int
    sheet: Sheet | None
    seed: int
    bot: str

    def warm_up(self) -> None:
        """Prepare the bot."""
        prepared_bot(self.bot)

    def play_one(self, index: int, sums: Sums) -> int:
        """Deal and play a round or match; return its length."""
        chance, scratch = Random(f"{self.seed} {index}"), new_table()
        reseed(scratch, self.seed, index)
        if self.sheet is None:
            round_ = self._make_round(self._names)
            round_.table.seed = scratch.seed
            self._play_round(round_, chance, sums)
            add_winners(sums, 1 << round_.table.winner)
            return round_.table.turns
        return self._play_match(copy_sheet(self.sheet), scratch.seed, chance, sums)

    @property
    def _names(self) -> list[str]:
        return [f"bot{number}" for number in range(1, self.players + 1)]

    def _make_round(self, names: list[str]) -> Round:
        edition = find_edition(self.edition)
        return make_round(edition, self.options, names, edition.deck(self.options))

    def _play_round(self, round_: Round, chance: Random, sums: Sums, match: MatchSoFar = ROUND_ALONE) -> list[Event]:
        """Deal a round, play it to its end, and return its events."""
        deal(round_.table)
        bots = dict.fromkeys(round_.players, prepared_bot(self.bot))
        bot_round = BotRound(Game(round_, events_from(round_, round_.collect())), bots, chance, match)
        add_round(sums, round_.table, moves=sum(1 for _ in bot_round.steps()))
        return bot_round.events

    def _play_match(self, sheet: Sheet, seed: int, chance: Random, sums: Sums) -> int:
        """Play a match with one seed carried through all rounds, as the kernel does; return the number of rounds."""
        loop = MatchLoop(sheet, self._names, self._make_round)
        loop.begin()

        def same_seed(_: int) -> int:
            return seed

        while not loop.is_over:
            rounds = []
            for round_, _ in loop.seat_tables(same_seed):
                loop.habit_counts.add_events(self._play_round(round_, chance, sums, MatchSoFar.of(loop)))
                seed = round_.table.seed
                rounds.append(round_)
            loop.count(rounds)
        add_match(sums, sheet)
        return sheet.rounds
