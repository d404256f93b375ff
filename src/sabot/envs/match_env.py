"""Plays the rounds of a match one after the other; a single round is the shortest match."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Union

from sabot.bots import MatchSoFar
from sabot.envs.rules.compiled_opponents import Opponent
from sabot.envs.rules.rewards import Reward, reward_of
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.shared_random import SharedRandom
from sabot.envs.spaces.gym_spaces import can_compile, check_compiler
from sabot.errors import Unreadable
from sabot.kernel.match.sheet import Sheet, copy_sheet, new_sheet
from sabot.match.formats import check_format
from sabot.match.match_loop import MatchLoop
from sabot.round import Round

if TYPE_CHECKING:
    from sabot.envs.runtimes.compiled_table import CompiledTable

AnyTable = Union[InterpretedTable, "CompiledTable"]
TableFactory = Callable[[InterpretedTable], AnyTable]


def table_factory(compiled: bool | None) -> TableFactory:
    """Decides the runtime of tables: compiled if that is possible, or as chosen.

    Raise Unreadable if there is no compiler.
    """
    if not (can_compile() if compiled is None else compiled):
        return interpreted_tables
    check_compiler("compiled")
    from sabot.envs.runtimes.compiled_table import CompiledTable

    return CompiledTable


def interpreted_tables(table: InterpretedTable) -> InterpretedTable:
    """The factory of tables that stay interpreted."""
    return table


ONE_ROUND: Mapping[str, Any] = {"scoring": "none", "dealer": "random"}
"""The format of a single round with a random dealer."""


def match_sheet(edition: str, players: int, chosen: object) -> Sheet:
    """The sheet of a match in a format, or by default of one round; raise Unreadable if it is no format."""
    if not isinstance(chosen, Mapping | None):
        raise Unreadable("mapping", "format")
    return new_sheet(check_format(edition, players, chosen or ONE_ROUND), players)


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
        *,
        kinds: Mapping[str, int] | None = None,
        keeps_events: bool = False,
    ) -> None:
        """Deal the first round. `make_table` decides which runtime plays at a dealt table.

        `kinds` has the opponent that each player is; by default all are agents. Bots need the events.
        """
        self.kit = kit
        """Edition, options and deck of all rounds."""
        self._players = players
        self._loop = MatchLoop(copy_sheet(sheet), players, kit.new_round)
        self._reward = reward
        self.chance = chance
        """The source of the seeds of all rounds."""
        self._make_table = make_table
        self._kinds = kinds or {}
        self._keeps_events = keeps_events
        self.tables: list[AnyTable] = []
        """The tables of the current round."""
        self.table: AnyTable
        """The table that is played at: of two tables, the first until its round is over."""
        self.rewards: dict[str, float] = {}
        """The rewards of the last action; empty unless it ended a round or the match."""
        self._loop.begin()
        self._deal()
        self._advance()

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self._loop.is_over

    @property
    def so_far(self) -> MatchSoFar:
        """What everybody knows of the match before the current round."""
        return MatchSoFar.of(self._loop)

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
        self.table.act(action)
        self._advance()

    def act_by_text(self, action: str | None) -> None:
        """The same for an action as text, or None to pass, at an interpreted table."""
        assert isinstance(self.table, InterpretedTable)
        self.rewards = {}
        self.table.act_by_text(action)
        self._advance()

    def _advance(self) -> None:
        """Go on to the next table or round as long as the round is over: without agents it is when it is dealt."""
        while self.table.is_over and not self.is_over:
            self._reward_round(self.table)
            if self.table is self.tables[-1]:
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
        self.tables = [self._make_table(self._dealt(round_)) for round_, _ in seated]
        self.table = self.tables[0]

    def _dealt(self, round_: Round) -> InterpretedTable:
        kinds = [self._kinds.get(player, Opponent.AGENT) for player in round_.players]
        return InterpretedTable.deal(self.kit, round_, self._keeps_events, kinds=kinds)

    def _reward_round(self, table: AnyTable) -> None:
        if self._reward == Reward.POINTS:
            for seat, player in enumerate(table.players):
                points = reward_of(table.round.table, seat, Reward.POINTS)
                self.rewards[player] = self.rewards.get(player, 0.0) + points

    def _count(self) -> None:
        if self._keeps_events:
            for which, table in enumerate(self.tables):
                assert isinstance(table, InterpretedTable)
                self._loop.habit_counts.add_events(table.events or (), which)
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
