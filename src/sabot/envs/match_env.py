"""Rounds to a match, dealt one after the other; one round alone is the shortest match."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Union

from sabot.envs.rules.rewards import Reward, reward_of
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.kernel.match.sheet import Sheet, copy_sheet
from sabot.match.match_loop import MatchLoop

if TYPE_CHECKING:
    from sabot.envs.runtimes.compiled_table import CompiledTable

AnyTable = Union[InterpretedTable, "CompiledTable"]
SitDown = Callable[[InterpretedTable], AnyTable]

ONE_ROUND: Mapping[str, Any] = {"scoring": "none", "dealer": "random"}
"""The format of one round whose dealer chance chooses."""


class MatchEnv:
    """A match under way: the tables of its present round, and what the last step was worth to whom."""

    def __init__(
        self, kit: RoundKit, players: list[str], sheet: Sheet, reward: int, chance: Random, sit_down: SitDown
    ) -> None:
        """Deal the first round. How a table that was dealt is played at is for `sit_down` to say."""
        self._kit = kit
        self._players = players
        self._loop = MatchLoop(copy_sheet(sheet), players, kit.lay_out)
        self._reward = reward
        self._chance = chance
        self._sit_down = sit_down
        self.tables: list[AnyTable] = []
        """The tables of the present round."""
        self.table: AnyTable
        """The table that is played at: where there are two, the first until its round is over."""
        self.rewards: dict[str, float] = {}
        """What the last action was worth, for those to whom it was worth something."""
        self._loop.begin()
        self._deal()

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._loop.is_over

    @property
    def asked(self) -> str:
        """The player who is asked."""
        return self.table.players[self.table.seat]

    def find(self, player: str) -> tuple[AnyTable, int] | None:
        """Where a player sits, or None for one who does not sit anywhere any more."""
        for table in self.tables:
            if player in table.players:
                return table, table.players.index(player)
        return None

    def act(self, action: int) -> None:
        """Carry out an action of whoever is asked; when a round is over count it, and deal the next."""
        self.rewards = {}
        table = self.table
        table.act(action)
        if table.is_over:
            self._reward_round(table)
            if table is self.tables[-1]:
                self._count()
            else:
                self.table = self.tables[-1]

    def _deal(self) -> None:
        seated = self._loop.seat_tables(lambda _: self._chance.getrandbits(64))
        self.tables = [self._sit_down(InterpretedTable.deal(self._kit, round_)) for round_, _ in seated]
        self.table = self.tables[0]

    def _reward_round(self, table: AnyTable) -> None:
        if self._reward == Reward.POINTS:
            self.rewards = {
                player: reward_of(table.round.table, seat, Reward.POINTS) for seat, player in enumerate(table.players)
            }

    def _count(self) -> None:
        self._loop.count(table.round for table in self.tables)
        if not self.is_over:
            self._deal()
        elif self._reward == Reward.WIN:
            self._reward_winners()

    def _reward_winners(self) -> None:
        """Whoever wins gets one, and the others lose it in equal parts; nobody does where all share the win."""
        winners = self._loop.sheet.winners
        losers = len(self._players) - winners.bit_count()
        if losers:
            self.rewards = {
                player: 1.0 if winners >> place & 1 else -winners.bit_count() / losers
                for place, player in enumerate(self._players)
            }
