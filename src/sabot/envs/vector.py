"""The Gymnasium vector environment: many tables at once, for rounds or whole matches, with agents and any bots."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sabot.envs.batches.batch import Batch, BatchPlan, Outputs
from sabot.envs.batches.bot_batch import BotBatch
from sabot.envs.batches.compiled_batch import CompiledBatch
from sabot.envs.match_env import match_sheet
from sabot.envs.rules.compiled_opponents import COMPILED_BOTS
from sabot.envs.rules.rewards import Reward
from sabot.envs.rules.stepping import AGENT
from sabot.envs.runtimes.interpreted_table import RoundKit
from sabot.envs.spaces.from_view import Observation
from sabot.envs.spaces.gym_spaces import (
    KINDS,
    VERSION,
    MaskedObservation,
    action_space,
    check_choice,
    check_compiler,
    check_count,
    check_history,
    check_number,
    check_opponents,
    check_state,
    masked_observation,
    name_agents,
    observation_space,
)
from sabot.errors import Unreadable
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.table import NOTHING
from sabot.round import LARGEST_SEED

AGENTS = "agent"
"""The name of opponents that are agents too."""


@dataclass(frozen=True, slots=True)
class OneTableState:
    """The state of one of the tables. It never changes, and can be pickled and set at any table of such a batch."""

    kit: RoundKit
    sheet: Sheet
    """The format of the match."""
    table: Any
    """The state of the table, as its batch writes it."""
    mask: bytes
    is_over: bool


class Tables(VectorEnv[MaskedObservation, NDArray[np.int64], NDArray[Any]]):
    """Many tables. At a table whose round is over, the next step deals a new round and ignores the action.

    If opponents are agents as well, the observation is that of the agent asked; `info["seat"]` says which seat that is.
    Rewards are those of seat 0; `info["rewards"]` has the rewards of every seat at the end of a round.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium has it
        "autoreset_mode": AutoresetMode.NEXT_STEP,
        "version": VERSION,
    }

    def __init__(  # noqa: PLR0913  # each is a keyword that a user may want to set
        self,
        num_envs: int,
        edition: str = "deluxe",
        players: int = 4,
        format: Mapping[str, Any] | None = None,  # noqa: A002  # what the table calls it
        *,
        opponents: str | tuple[str, ...] = "eager",
        observation: str = "flat",
        history: int = 0,
        reward: str = "win",
        threads: int = 1,
        **options: Any,
    ) -> None:
        """Opponents are bots by name: one for all seats, or one for each seat to the left of the agent."""
        self._players = name_agents(players)
        self.num_envs = check_count("num_envs", num_envs)
        self._kit = RoundKit.of(edition, options, check_history(history))
        self._kind = check_choice("observation", observation, KINDS)
        self._sheet = match_sheet(edition, players, format)
        plan = BatchPlan(
            self._kit,
            self._players,
            self._sheet,
            check_opponents(opponents, players),
            Reward.codes()[check_choice("reward", reward, tuple(Reward.names()))],
            self.num_envs,
            min(check_count("threads", threads), self.num_envs),
        )
        layout = self._kit.layout
        self.single_observation_space = observation_space(layout, self._kind)
        self.single_action_space = action_space(layout)
        self.single_state_space = self._kit.full_state.space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._is_dealt = False
        self._batch = _batch_of(plan)

    @property
    def bytes_per_table(self) -> int:
        """The memory of a table in bytes, observation and mask included."""
        outputs = self._outputs
        arrays: tuple[NDArray[Any], ...] = (outputs.rewards, outputs.ended, outputs.masks)
        return (self._batch.nbytes + sum(array.nbytes for array in arrays)) // self.num_envs + self._kit.layout.size

    @property
    def _outputs(self) -> Outputs:
        return self._batch.outputs

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Deal at every table, or at those of `options["reset_mask"]`; the others stay as they are.

        A seed determines every random outcome from here on. With a seed for each table (None leaves a table as it is),
        tables with the same seed play the same.
        """
        mask = self._check_reset_mask((options or {}).get("reset_mask"))
        self._seed(seed, np.flatnonzero(mask).tolist())
        self._is_dealt = True
        self._own_outputs().ended[:] = mask
        seen = self._step_tables(np.full(self.num_envs, NOTHING))
        self._outputs.rewards[:] = 0.0  # they are not given yet
        return seen, self._info()

    def _seed(self, seed: int | Sequence[int | None] | None, indices: list[int]) -> None:
        """Seed the random generators of some tables: all from one number, or each from its own."""
        if isinstance(seed, Sequence | np.ndarray):
            seeds = self._check_seeds(seed)
            streams = [(index, seeds[index], 0) for index in indices]
        else:
            super().reset(seed=seed)
            if seed is None and self._is_dealt:
                return
            common = int(self.np_random.integers(1 << 63))
            streams = [(index, common, index) for index in indices]
        self._batch.seed([(index, number, stream) for index, number, stream in streams if number is not None])

    def _check_seeds(self, seeds: Sequence[int | None]) -> list[int | None]:
        """A seed or None for each table; raise Unreadable for anything else."""
        if len(seeds) != self.num_envs or (not self._is_dealt and None in seeds):
            raise Unreadable("seeds", "seed", count=self.num_envs)
        return [None if seed is None else check_number("seed", seed, LARGEST_SEED) for seed in seeds]

    def _check_reset_mask(self, mask: object) -> NDArray[np.bool_]:
        """The tables to deal at, all by default; raise Unreadable if the mask is none."""
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        if (
            not isinstance(mask, np.ndarray)
            or mask.dtype != np.bool_
            or mask.shape != (self.num_envs,)
            or not mask.any()
        ):
            raise Unreadable("reset-mask", "reset_mask", count=self.num_envs)
        if not self._is_dealt and not mask.all():
            raise self._kit.not_dealt()
        return mask

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[MaskedObservation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Carry out an action at each table and play until an agent is asked; raise Refused if one is illegal."""
        if not self._is_dealt:
            raise self._kit.not_dealt()
        actions = self._check_actions(actions)
        if not self._batch.are_legal(actions):
            self._refuse_illegal(actions)
        seen = self._step_tables(actions)
        info = self._info()
        return seen, info["rewards"][:, AGENT], self._outputs.ended.copy(), np.zeros(self.num_envs, np.bool_), info

    def _check_actions(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """The actions as integers, one for each table; raise Unreadable if they are not."""
        actions, last = np.asarray(actions), self._kit.layout.actions.pass_action
        if (
            actions.dtype.kind not in "iu"
            or actions.shape != (self.num_envs,)
            or actions.max() > last
            or actions.min() < 0
        ):
            raise Unreadable("actions", "actions", count=self.num_envs, last=last)
        return actions.astype(np.int64, copy=False)

    def _info(self) -> dict[str, Any]:
        """The player asked at each table, or NOBODY when its episode is over, and the rewards of each player."""
        return {"seat": self._outputs.asked, "rewards": self._outputs.rewards}

    def _step_tables(self, actions: NDArray[np.int64]) -> MaskedObservation:
        rows = self._batch.step(actions)
        self._outputs.is_given = True
        return masked_observation(self._kit.layout, self._kind, rows, self._outputs.masks)

    def _own_outputs(self) -> Outputs:
        """The outputs, in arrays that may be changed."""
        if self._outputs.is_given:
            self._batch.outputs = self._outputs.copy()
        return self._outputs

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of all tables, where a learner asks for them beside the observations."""
        return self._outputs.masks.astype(np.bool_)

    def state(self) -> Observation:
        """All that is hidden at every table, for critics; no agent may act on it. Raise Refused before the deal."""
        if not self._is_dealt:
            raise self._kit.not_dealt()
        return self._batch.state()

    def get_state(self, index: int) -> OneTableState:
        """The state of one of the tables, for `set_state`; raise Refused before the first deal."""
        self._check_index(index)
        outputs = self._outputs
        mask, is_over = outputs.masks[index].tobytes(), bool(outputs.ended[index])
        return OneTableState(self._kit, self._sheet, self._batch.get(index), mask, is_over)

    def set_state(self, index: int, state: OneTableState) -> MaskedObservation:
        """Put one of the tables into a state, also one of another table or batch; return its observation."""
        self._check_index(index)
        check_state(state, OneTableState, self._is_like)
        outputs = self._own_outputs()
        outputs.masks[index] = np.frombuffer(state.mask, np.int8)
        outputs.ended[index] = state.is_over
        outputs.rewards[index] = 0.0
        self._batch.set(index, state.table)
        row, mask = self._batch.observe(index), outputs.masks[index].copy()
        return masked_observation(self._kit.layout, self._kind, row, mask)

    def _is_like(self, state: OneTableState) -> bool:
        is_compiled = isinstance(self._batch, CompiledBatch)
        is_same_kind = isinstance(state.table, tuple) == is_compiled
        return state.kit.is_like(self._kit) and state.sheet == self._sheet and is_same_kind

    def _check_index(self, index: int) -> None:
        """Raise Unreadable for what is no table, and Refused before the first deal."""
        if not self._is_dealt:
            raise self._kit.not_dealt()
        check_number("index", index, self.num_envs - 1)

    def clone(self) -> "Tables":
        """An independent copy of all tables. Only the spaces are shared, as nothing is sampled from them."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._batch = self._batch.copy()
        other._np_random = deepcopy(self._np_random)
        return other

    def _refuse_illegal(self, actions: NDArray[np.int64]) -> None:
        """Raise Refused for illegal actions. Some actions outside the mask only cost cards, such as a false catch."""
        for index in self._outputs.illegal(actions):
            self._batch.interpreted(index).act(int(actions[index]))


def _batch_of(plan: BatchPlan) -> Batch:
    """The tables: compiled, unless a bot plays that is not. Raise Unreadable if there is no such bot or no compiler."""
    if set(plan.opponents) <= {*COMPILED_BOTS, AGENTS}:
        check_compiler("num_envs")
        return CompiledBatch(plan)
    return BotBatch(plan)
