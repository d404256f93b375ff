"""Gymnasium by the thousand: many tables stepped in one call, an agent against compiled opponents or only agents."""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sabot.envs.rules.compiled_opponents import Opponent
from sabot.envs.rules.rewards import Reward
from sabot.envs.rules.stepping import AGENT
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.spaces.gym_spaces import (
    VERSION,
    Seen,
    action_space,
    check_choice,
    check_compiler,
    check_count,
    check_opponents,
    name_agents,
    observation_space,
)
from sabot.errors import Unreadable
from sabot.kernel.flat import blank
from sabot.kernel.records import load, records_of
from sabot.kernel.rng import reseed
from sabot.kernel.table import Table, new_table

BOTS = ("random", "eager", "sense")
"""Who is compiled with the rules."""
OPPONENTS = (*BOTS, "agent")


class Tables(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """Many tables. A round that is over is dealt anew by the next step, which ignores the action there.

    Where opponents are agents as well, the one asked is shown the table: `info["seat"]` says who that is. Rewards are
    those of seat 0; what the end of a round is worth to every seat is in `info["rewards"]`.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium has it
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "version": VERSION,
    }

    def __init__(
        self,
        num_envs: int,
        edition: str = "deluxe",
        players: int = 4,
        *,
        opponents: str | tuple[str, ...] = "eager",
        reward: str = "win",
        **options: Any,
    ) -> None:
        """Sit down at so many tables. Opponents are all of a kind, or one for each seat to the left of the agent."""
        check_compiler("num_envs")
        self._players = name_agents(players)
        self.num_envs = check_count("num_envs", num_envs)
        self._kit = RoundKit.of(edition, options)
        self._reward = Reward.codes()[check_choice("reward", reward, tuple(Reward.names()))]
        others = check_opponents(opponents, players)
        kinds = [Opponent.codes()[check_choice("opponents", name, OPPONENTS)] for name in others]
        self._kinds = np.array([Opponent.AGENT, *kinds], np.int64)
        layout = self._kit.layout
        self.single_observation_space = observation_space(layout, "flat")
        self.single_action_space = action_space(layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        table = self._kit.lay_out(self._players).table
        table.recording = int(self._kit.edition.is_two_sided)
        self._records = records_of(table, num_envs)
        self._floors = records_of(blank(TurnOrder), num_envs)
        self._lenses = records_of(self._kit.lens, 1)
        self._indices = np.arange(num_envs)
        self._is_dealt = False
        self._ended = np.ones(num_envs, np.bool_)
        self._gains = np.zeros((num_envs, players))
        self._masks = np.zeros((num_envs, layout.actions.nothing + 1), np.int8)

    @property
    def bytes_per_table(self) -> int:
        """How much memory a table takes, observation and mask included."""
        each = (self._records, self._floors, self._gains, self._ended, self._masks)
        return sum(one.nbytes for one in each) // self.num_envs + self._kit.layout.size

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal at every table. The seed determines everything that chance does from here on."""
        super().reset(seed=seed)
        if seed is not None or not self._is_dealt:
            self._seed(int(self.np_random.integers(1 << 63)))
        self._is_dealt = True
        self._ended[:] = True
        return self._play_on(np.zeros(self.num_envs, np.int64)), self._info()

    def _seed(self, seed: int) -> None:
        """Give each table a chance of its own."""
        table = new_table()
        for index in range(self.num_envs):
            reseed(table, seed, index)
            self._records["seed"][index] = table.seed

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carry out an action at each table, and play on until an agent is asked again; or raise Refused."""
        if not self._is_dealt:
            raise self._kit.not_dealt()
        actions = self._read(actions)
        is_legal = self._masks[self._indices, actions].view(np.bool_)
        if not is_legal.all():
            self._check(actions, np.flatnonzero(~is_legal & ~self._ended))
        seen = self._play_on(actions)
        info = self._info()
        return seen, info["rewards"][:, AGENT], self._ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def _read(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """An action for each table, or Unreadable."""
        actions, last = np.asarray(actions), self._kit.layout.actions.nothing
        if (
            actions.dtype.kind not in "iu"
            or actions.shape != (self.num_envs,)
            or ((actions < 0) | (actions > last)).any()
        ):
            raise Unreadable("actions", "actions", count=self.num_envs, last=last)
        return actions.astype(np.int64, copy=False)

    def _info(self) -> dict[str, Any]:
        """Who is asked at each table, or NOBODY when its round is over; what that is worth to each seat."""
        return {"seat": self._floors["seat"].copy(), "rewards": self._gains.copy()}

    def _play_on(self, actions: NDArray[np.int64]) -> Seen:
        from sabot.envs.runtimes.entry_points import step_tables

        rows = np.empty((self.num_envs, self._kit.layout.size), np.uint8)
        self._masks = np.empty_like(self._masks)
        step_tables(
            self._records,
            self._floors,
            self._lenses,
            self._kinds,
            actions,
            self._reward,
            self._ended,
            self._gains,
            rows,
            self._masks,
        )
        return {"observation": rows, "action_mask": self._masks}

    def seated(self, index: int) -> InterpretedTable:
        """One of the tables, as it stands, for the rules interpreted."""
        round_ = self._kit.lay_out(self._players)
        round_.table = load(self._records, index, Table)
        floor = load(self._floors, index, TurnOrder)
        round_.seen = floor.seen[: len(round_.deck)]
        return InterpretedTable(self._kit, round_, floor, None)

    def _check(self, actions: NDArray[np.int64], indices: NDArray[np.intp]) -> None:
        """Raise what the rules say of actions that no mask lists; some they only make expensive."""
        for index in indices:
            self.seated(index).act(int(actions[index]))
