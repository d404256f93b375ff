"""The Gymnasium vector environment: many tables stepped in one compiled call, with agents and compiled opponents."""

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
    MaskedObservation,
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
"""The bots that are compiled with the rules."""
OPPONENTS = (*BOTS, "agent")


class Tables(VectorEnv[MaskedObservation, NDArray[np.int64], NDArray[Any]]):
    """Many tables. At a table whose round is over, the next step deals a new round and ignores the action.

    If opponents are agents as well, the observation is that of the agent asked; `info["seat"]` says which seat that is.
    Rewards are those of seat 0; `info["rewards"]` has the rewards of every seat at the end of a round.
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
        """Opponents are compiled bots by name: one for all seats, or one for each seat to the left of the agent."""
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
        table = self._kit.new_round(self._players).table
        table.recording = int(self._kit.edition.is_two_sided)
        self._records = records_of(table, num_envs)
        self._orders = records_of(blank(TurnOrder), num_envs)
        self._encodings = records_of(self._kit.encoding, 1)
        self._indices = np.arange(num_envs)
        self._is_dealt = False
        self._ended = np.ones(num_envs, np.bool_)
        self._rewards = np.zeros((num_envs, players))
        self._masks = np.zeros((num_envs, layout.actions.pass_action + 1), np.int8)

    @property
    def bytes_per_table(self) -> int:
        """The memory of a table in bytes, observation and mask included."""
        arrays = (self._records, self._orders, self._rewards, self._ended, self._masks)
        return sum(array.nbytes for array in arrays) // self.num_envs + self._kit.layout.size

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Deal at every table. The seed determines every random outcome from here on."""
        super().reset(seed=seed)
        if seed is not None or not self._is_dealt:
            self._seed(int(self.np_random.integers(1 << 63)))
        self._is_dealt = True
        self._ended[:] = True
        return self._step_tables(np.zeros(self.num_envs, np.int64)), self._info()

    def _seed(self, seed: int) -> None:
        """Seed the random generator of each table."""
        table = new_table()
        for index in range(self.num_envs):
            reseed(table, seed, index)
            self._records["seed"][index] = table.seed

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[MaskedObservation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carry out an action at each table and play until an agent is asked; raise Refused if one is illegal."""
        if not self._is_dealt:
            raise self._kit.not_dealt()
        actions = self._check_actions(actions)
        is_legal = self._masks[self._indices, actions].view(np.bool_)
        if not is_legal.all():
            self._refuse_illegal(actions, np.flatnonzero(~is_legal & ~self._ended))
        seen = self._step_tables(actions)
        info = self._info()
        return seen, info["rewards"][:, AGENT], self._ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def _check_actions(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """The actions as integers, one for each table; raise Unreadable if they are not."""
        actions, last = np.asarray(actions), self._kit.layout.actions.pass_action
        if (
            actions.dtype.kind not in "iu"
            or actions.shape != (self.num_envs,)
            or ((actions < 0) | (actions > last)).any()
        ):
            raise Unreadable("actions", "actions", count=self.num_envs, last=last)
        return actions.astype(np.int64, copy=False)

    def _info(self) -> dict[str, Any]:
        """The seat asked at each table, or NOBODY when its round is over, and the rewards of each seat."""
        return {"seat": self._orders["seat"].copy(), "rewards": self._rewards.copy()}

    def _step_tables(self, actions: NDArray[np.int64]) -> MaskedObservation:
        from sabot.envs.runtimes.entry_points import step_tables

        rows = np.empty((self.num_envs, self._kit.layout.size), np.uint8)
        self._masks = np.empty_like(self._masks)
        step_tables(
            self._records,
            self._orders,
            self._encodings,
            self._kinds,
            actions,
            self._reward,
            self._ended,
            self._rewards,
            rows,
            self._masks,
        )
        return {"observation": rows, "action_mask": self._masks}

    def interpreted(self, index: int) -> InterpretedTable:
        """A copy of one of the tables, for the interpreted rules."""
        round_ = self._kit.new_round(self._players)
        round_.table = load(self._records, index, Table)
        order = load(self._orders, index, TurnOrder)
        round_.seen = order.seen[: len(round_.deck)]
        return InterpretedTable(self._kit, round_, order, None)

    def _refuse_illegal(self, actions: NDArray[np.int64], indices: NDArray[np.intp]) -> None:
        """Raise Refused for illegal actions. Some actions outside the mask only cost cards, such as a false catch."""
        for index in indices:
            self.interpreted(index).act(int(actions[index]))
