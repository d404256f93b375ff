"""Many tables one by one, by the interpreted rules, for bots that are not compiled: they need views and events."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sabot.bots import Bot, prepared_bot
from sabot.envs.batches.batch import BatchPlan, Outputs
from sabot.envs.bot_seat import bot_action
from sabot.envs.match_env import MatchEnv, interpreted_tables
from sabot.envs.rules.compiled_opponents import COMPILED_BOTS, Opponent
from sabot.envs.rules.stepping import AGENT
from sabot.envs.runtimes.interpreted_table import InterpretedTable
from sabot.envs.shared_random import SharedRandom
from sabot.envs.spaces.from_view import Observation
from sabot.kernel.table import NOBODY

AGENT_NAME = "agent"


class BotBatch:
    """Tables at which bots play too. All others, compiled opponents included, play by the interpreted rules."""

    def __init__(self, plan: BatchPlan) -> None:
        self._plan = plan
        self.outputs = Outputs(plan)
        names = dict(zip(plan.players, (AGENT_NAME, *plan.opponents), strict=True))
        rules = (*COMPILED_BOTS, AGENT_NAME)
        self._bots: dict[str, Bot] = {player: prepared_bot(name) for player, name in names.items() if name not in rules}
        self._kinds = {
            player: Opponent.codes()[name] if name in rules else Opponent.BOT for player, name in names.items()
        }
        self._chances = [SharedRandom() for _ in range(plan.tables)]
        self._matches: list[MatchEnv | None] = [None] * plan.tables

    def seed(self, seeds: Sequence[tuple[int, int, int]]) -> None:
        """Seed the chance of tables: of each index, by a seed and which of its streams."""
        for index, seed, stream in seeds:
            self._chances[index] = SharedRandom(seed << 32 | stream)

    def step(self, actions: NDArray[np.int64]) -> Observation:
        """Carry out an action at each table, or begin an episode where one has ended; return the observations."""
        outputs = self.outputs = self.outputs.next()
        rows = np.empty((self._plan.tables, self._plan.kit.layout.size), np.uint8)
        outputs.rewards[:] = 0.0
        for index, action in enumerate(actions.tolist()):
            if outputs.ended[index]:
                self._begin(index)
            elif not self._match(index).is_over and action >= 0:
                match = self._match(index)
                match.act(action)
                self._reward(index, match)
            self._let_bots_play(index)
            self._write(index, rows)
        return rows

    def _begin(self, index: int) -> None:
        plan = self._plan
        match = MatchEnv(
            plan.kit,
            plan.players,
            plan.sheet,
            plan.reward,
            self._chances[index],
            interpreted_tables,
            kinds=self._kinds,
            keeps_events=True,
        )
        self._matches[index] = match
        self._reward(index, match)

    def _match(self, index: int) -> MatchEnv:
        match = self._matches[index]
        if match is None:
            raise self._plan.kit.not_dealt()
        return match

    def _let_bots_play(self, index: int) -> None:
        match = self._match(index)
        while not match.is_over and (bot := self._bots.get(match.asked)):
            assert isinstance(match.table, InterpretedTable)
            match.act_by_text(bot_action(bot, match.table, match.chance.random, match.so_far))
            self._reward(index, match)
        self._chances[index] = match.chance

    def _reward(self, index: int, match: MatchEnv) -> None:
        for place, player in enumerate(self._plan.players):
            self.outputs.rewards[index, place] += match.rewards.get(player, 0.0)

    def _write(self, index: int, rows: Observation) -> None:
        match, outputs, players = self._match(index), self.outputs, self._plan.players
        outputs.ended[index] = match.is_over
        outputs.asked[index] = NOBODY if match.is_over else players.index(match.asked)
        rows[index] = self.observe(index)
        outputs.masks[index] = 0
        if match.is_over:
            outputs.masks[index, self._plan.kit.encoding.pass_action] = 1
        else:
            outputs.masks[index] = match.table.mask(match.table.seat)

    def are_legal(self, actions: NDArray[np.int64]) -> bool:
        """Whether every action is in the mask of its table, or does not matter, since the episode there has ended."""
        return not self.outputs.illegal(actions)

    def interpreted(self, index: int) -> InterpretedTable:
        """A copy of one of the tables."""
        table = self._match(index).table.copy()
        assert isinstance(table, InterpretedTable)
        return table

    def observe(self, index: int) -> Observation:
        """The observation at one of the tables."""
        match = self._match(index)
        place = match.find(self._plan.players[AGENT] if match.is_over else match.asked)
        if place is None:
            return np.zeros(self._plan.kit.layout.size, np.uint8)
        table, seat = place
        return table.observe(seat)

    def state(self) -> Observation:
        """All that is hidden at every table."""
        return np.stack([self._match(index).table.state() for index in range(self._plan.tables)])

    def get(self, index: int) -> Any:
        """The state of one of the tables."""
        return self._match(index).copy()

    def set(self, index: int, state: Any) -> None:
        """Put one of the tables into a state."""
        match: MatchEnv = state.copy()
        self._matches[index], self._chances[index] = match, match.chance
        self.outputs.asked[index] = NOBODY if match.is_over else self._plan.players.index(match.asked)

    def copy(self) -> "BotBatch":
        """An independent copy."""
        other = object.__new__(BotBatch)
        other.__dict__.update(self.__dict__)
        other._matches = [None if match is None else match.copy() for match in self._matches]
        other._chances = [
            chance.copy() if match is None else match.chance
            for chance, match in zip(self._chances, other._matches, strict=True)
        ]
        other.outputs = self.outputs.copy()
        return other

    def __deepcopy__(self, memo: object) -> "BotBatch":
        return self.copy()

    @property
    def nbytes(self) -> int:
        """Not known: the tables are Python objects."""
        return 0
