"""The rounds or matches of a seed, played by bots that see what a seat sees."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import ClassVar

from sabot.bots import Bot, find_bot
from sabot.bots.bot_round import BotRound
from sabot.game import Game
from sabot.kernel.deal import deal
from sabot.kernel.match.dealers import choose_dealer
from sabot.kernel.match.playing import add_match
from sabot.kernel.match.scoring import begin, close, score
from sabot.kernel.match.seating import sit_down, tables
from sabot.kernel.match.sheet import Sheet, copy_sheet
from sabot.kernel.rng import reseed
from sabot.kernel.sums import Sums, add_round, add_winners
from sabot.kernel.table import SEATS, new_table
from sabot.lab.running.runners import PythonRunner
from sabot.notation.events import events_from
from sabot.options import Code
from sabot.round import Round, find_edition, make_round


@dataclass(frozen=True, slots=True)
class BotRunner(PythonRunner):
    """Tables of bots of one kind. What is dealt first is what the built-in policies are dealt as well."""

    rounds_at_once: ClassVar[int] = 2
    """About a tenth of a second; a bot that thinks takes longer."""

    edition: str
    options: Mapping[str, Code]
    players: int
    sheet: Sheet | None
    seed: int
    bot: str

    def warm_up(self) -> None:
        """Let the bot get ready."""
        ready_bot(self.bot)

    def play_one(self, index: int, sums: Sums) -> int:
        """Deal and play one."""
        chance, scratch = Random(f"{self.seed} {index}"), new_table()
        reseed(scratch, self.seed, index)
        if self.sheet is None:
            round_ = self._sit_down(range(self.players), scratch.seed)
            self._play_round(round_, chance, sums)
            add_winners(sums, 1 << round_.table.winner)
            return round_.table.turns
        return self._play_match(copy_sheet(self.sheet), scratch.seed, chance, sums)

    def _sit_down(self, players: range | list[int], seed: int) -> Round:
        edition = find_edition(self.edition)
        names = [f"bot{player + 1}" for player in players]
        round_ = make_round(edition, self.options, names, edition.deck(self.options))
        round_.table.seed = seed
        return round_

    def _play_round(self, round_: Round, chance: Random, sums: Sums) -> None:
        """Deal a round and play it to its end."""
        deal(round_.table)
        bots = dict.fromkeys(round_.players, ready_bot(self.bot))
        party = BotRound(Game(round_, events_from(round_, round_.collect())), bots, chance)
        add_round(sums, round_.table, moves=sum(1 for _ in party.steps()))

    def _play_match(self, sheet: Sheet, seed: int, chance: Random, sums: Sums) -> int:
        """Play a match to its end, as the kernel does; how many rounds it took."""
        begin(sheet)
        scratch = new_table()
        while not sheet.winners:
            for which in range(tables(sheet)):
                sit_down(sheet, scratch, which)
                round_ = self._sit_down(sheet.sitting[which * SEATS : which * SEATS + scratch.seats], seed)
                choose_dealer(sheet, round_.table, which)
                round_.collect()
                self._play_round(round_, chance, sums)
                score(sheet, round_.table, which)
                seed = round_.table.seed
            close(sheet)
        add_match(sums, sheet)
        return sheet.rounds


@cache
def ready_bot(name: str) -> Bot:
    """A bot, found and made ready once in every process."""
    bot = find_bot(name)
    bot.prepare()
    return bot
