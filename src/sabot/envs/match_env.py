"""Plays the rounds of a match one after the other; a single round is the shortest match."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Union

from sabot.envs.rules.rewards import Reward, reward_of
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.shared_random import SharedRandom
from sabot.envs.spaces.gym_spaces import can_compile, check_compiler
from sabot.kernel.match.sheet import Sheet, copy_sheet
from sabot.match.match_loop import MatchLoop

if TYPE_CHECKING:
    from sabot.envs.runtimes.compiled_table import CompiledTable

AnyTable = Union[InterpretedTable, "CompiledTable"]
TableFactory = Callable[[InterpretedTable], AnyTable]


def table_factory(compiled: bool | None) -> TableFactory:
    """Decides the runtime of tables: compiled if that is possible, or as chosen.

    Raise Unreadable if there is no compiler.
    """
    if not (can_compile() if compiled is None else compiled):
        return _interpreted
    check_compiler("compiled")
    from sabot.envs.runtimes.compiled_table import CompiledTable

    return CompiledTable


def _interpreted(table: InterpretedTable) -> InterpretedTable:
    return table


ONE_ROUND: Mapping[str, Any] = {"scoring": "none", "dealer": "random"}
"""The format of a single round with a random dealer."""


class MatchEnv:
    """A match being played: the tables of the current round, and the rewards of the last action."""

    def __init__(
        self,
        kit: RoundKit,
        players: list[str],
        sheet: Sheet,
        reward: int,
        chance: SharedRandom,
        make_table: TableFactory,
    ) -> None:
        """Deal the first round. `make_table` decides which runtime plays at a dealt table."""
        self.kit = kit
        """Edition, options and deck of all rounds."""
        self._players = players
        self._loop = MatchLoop(copy_sheet(sheet), players, kit.new_round)
        self._reward = reward
        self.chance = chance
        """The source of the seeds of all rounds."""
        self._make_table = make_table
        self.tables: list[AnyTable] = []
        """The tables of the current round."""
        self.table: AnyTable
        """The table that is played at: of two tables, the first until its round is over."""
        self.rewards: dict[str, float] = {}
        """The rewards of the last action; empty unless it ended a round or the match."""
        self._loop.begin()
        self._deal()

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._loop.is_over

    @property
    def asked(self) -> str:
        """The player to decide."""
        return self.table.players[self.table.seat]

    def find(self, player: str) -> tuple[AnyTable, int] | None:
        """The table and seat of a player, or None for a player who has left the match."""
        for table in self.tables:
            if player in table.players:
                return table, table.players.index(player)
        return None

    def act(self, action: int) -> None:
        """Carry out an action of the player who is asked; at the end of a round count it and deal the next."""
        self.rewards = {}
        table = self.table
        table.act(action)
        if table.is_over:
            self._reward_round(table)
            if table is self.tables[-1]:
                self._count()
            else:
                self.table = self.tables[-1]

    def is_like(self, kit: RoundKit, players: list[str]) -> bool:
        """Whether a match of these players with such rounds is played."""
        return self.kit.is_like(kit) and self._players == players

    def copy(self) -> "MatchEnv":
        """An independent copy."""
        other = object.__new__(MatchEnv)
        other.__dict__.update(self.__dict__)
        other._loop = self._loop.copy()
        other.chance = self.chance.copy()
        other.tables = [table.copy() for table in self.tables]
        other.table = other.tables[self.tables.index(self.table)]
        other.rewards = self.rewards.copy()
        return other

    def __deepcopy__(self, memo: object) -> "MatchEnv":
        return self.copy()

    def _deal(self) -> None:
        seated = self._loop.seat_tables(lambda _: self.chance.random.getrandbits(64))
        self.tables = [self._make_table(InterpretedTable.deal(self.kit, round_)) for round_, _ in seated]
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
        """Each winner gets 1, paid by the losers in equal parts; if all share the win there are no rewards."""
        winners = self._loop.sheet.winners
        losers = len(self._players) - winners.bit_count()
        if losers:
            self.rewards = {
                player: 1.0 if winners >> place & 1 else -winners.bit_count() / losers
                for place, player in enumerate(self._players)
            }
