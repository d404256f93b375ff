"""The Gymnasium vector environment: many tables stepped in one compiled call, with agents and compiled opponents."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sabot.envs.rules.compiled_opponents import COMPILED_BOTS, Opponent
from sabot.envs.rules.history import History
from sabot.envs.rules.rewards import Reward
from sabot.envs.rules.stepping import AGENT
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
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
from sabot.kernel.flat import blank
from sabot.kernel.records import Records, copy_records, load, records_from_bytes, records_of
from sabot.kernel.rng import reseed
from sabot.kernel.table import NOBODY, NOTHING, Table, new_table
from sabot.round import LARGEST_SEED

OPPONENTS = (*COMPILED_BOTS, "agent")
RECORDS = {"_records": Table, "_orders": TurnOrder, "_histories": History}
"""The records of all tables, by the attributes that hold them."""
SHARES = 4
"""How many shares of the tables each thread steps, one after the other."""


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    """The threads that step tables. All environments of a process share them."""
    return ThreadPoolExecutor(threads, "sabot-tables")


def _overwrite(records: Records, index: int, content: bytes) -> None:
    """Replace one record by its content in memory."""
    size = len(content)
    records.view(np.uint8)[index * size : (index + 1) * size] = np.frombuffer(content, np.uint8)


@dataclass(frozen=True, slots=True)
class OneTableState:
    """The state of one of the tables. It never changes, and can be pickled and set at any table of such a batch."""

    kit: RoundKit
    players: int
    record: bytes
    order: bytes
    history: bytes
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

    def __init__(
        self,
        num_envs: int,
        edition: str = "deluxe",
        players: int = 4,
        *,
        opponents: str | tuple[str, ...] = "eager",
        observation: str = "flat",
        history: int = 0,
        reward: str = "win",
        threads: int = 1,
        **options: Any,
    ) -> None:
        """Opponents are compiled bots by name: one for all seats, or one for each seat to the left of the agent."""
        check_compiler("num_envs")
        self._players = name_agents(players)
        self.num_envs = check_count("num_envs", num_envs)
        self._kit = RoundKit.of(edition, options, check_history(history))
        self._kind = check_choice("observation", observation, KINDS)
        self._threads = min(check_count("threads", threads), self.num_envs)
        self._reward = Reward.codes()[check_choice("reward", reward, tuple(Reward.names()))]
        others = check_opponents(opponents, players)
        kinds = [Opponent.codes()[check_choice("opponents", name, OPPONENTS)] for name in others]
        self._kinds = np.array([Opponent.AGENT, *kinds], np.int64)
        layout = self._kit.layout
        self.single_observation_space = observation_space(layout, self._kind)
        self.single_action_space = action_space(layout)
        self.single_state_space = self._kit.full_state.space
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        table = self._kit.new_round(self._players).table
        table.recording = self._kit.recording
        self._records = records_of(table, num_envs)
        self._orders = records_of(blank(TurnOrder), num_envs)
        self._histories = records_of(blank(History), num_envs if history else 1)
        self._indices = np.arange(num_envs)
        self._is_dealt = False
        self._ended = np.ones(num_envs, np.bool_)
        self._rewards = np.zeros((num_envs, players))
        self._masks = np.zeros((num_envs, layout.actions.pass_action + 1), np.int8)
        self._is_mask_given = False
        """Whether the agents have the array of masks, so that it must not be changed any more."""

    @property
    def bytes_per_table(self) -> int:
        """The memory of a table in bytes, observation and mask included."""
        arrays: tuple[NDArray[Any], ...] = (self._records, self._orders, self._rewards, self._ended, self._masks)
        arrays += (self._histories,) if self._kit.layout.history else ()
        return sum(array.nbytes for array in arrays) // self.num_envs + self._kit.layout.size

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
        self._ended[:] = mask
        seen = self._step_tables(np.full(self.num_envs, NOTHING))
        self._rewards[:] = 0.0
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
        table, fields = new_table(), self._records["seed"]
        for index, number, stream in streams:
            if number is not None:
                reseed(table, number, stream)
                fields[index] = table.seed

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
        masks = np.empty_like(self._masks)

        def step_some(some: slice) -> None:
            step_tables(
                self._records[some],
                self._orders[some],
                self._histories[some] if self._kit.layout.history else self._histories,
                self._kit.encodings,
                self._kinds,
                actions[some],
                self._reward,
                self._ended[some],
                self._rewards[some],
                rows[some],
                masks[some],
            )

        if self._threads == 1:
            step_some(slice(None))
        else:
            list(_pool(self._threads).map(step_some, self._shares()))
        self._masks, self._is_mask_given = masks, True
        return masked_observation(self._kit.layout, self._kind, rows, masks)

    def _shares(self) -> list[slice]:
        """The tables of each thread: so many that no thread waits long for the others."""
        count = self._threads * SHARES
        bounds = [self.num_envs * share // count for share in range(count + 1)]
        return [slice(start, stop) for start, stop in pairwise(bounds) if start < stop]

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks of all tables, where a learner asks for them beside the observations."""
        return self._masks.astype(np.bool_)

    def state(self) -> Observation:
        """All that is hidden at every table, for critics; no agent may act on it. Raise Refused before the deal."""
        if not self._is_dealt:
            raise self._kit.not_dealt()
        return self._kit.full_state.write(self._records, self._orders["seat"])

    def get_state(self, index: int) -> OneTableState:
        """The state of one of the tables, for `set_state`; raise Refused before the first deal."""
        here = self._place(index)
        return OneTableState(
            self._kit,
            len(self._players),
            self._records[here].tobytes(),
            self._orders[here].tobytes(),
            self._histories[here].tobytes(),
            self._masks[here].tobytes(),
            bool(self._ended[index]),
        )

    def set_state(self, index: int, state: OneTableState) -> MaskedObservation:
        """Put one of the tables into a state, also one of another table or batch; return its observation."""
        here = self._place(index)
        check_state(state, OneTableState, self._is_like)
        _overwrite(self._records, index, state.record)
        _overwrite(self._orders, index, state.order)
        if state.history:
            _overwrite(self._histories, index, state.history)
        if self._is_mask_given:
            self._masks, self._is_mask_given = self._masks.copy(), False
        self._masks[index] = np.frombuffer(state.mask, np.int8)
        self._ended[index] = state.is_over
        self._rewards[index] = 0.0
        return self._observe_one(here)

    def _is_like(self, state: OneTableState) -> bool:
        return state.kit.is_like(self._kit) and state.players == len(self._players)

    def _place(self, index: int) -> slice:
        """The place of one of the tables; raise Refused before the first deal."""
        if not self._is_dealt:
            raise self._kit.not_dealt()
        number = check_number("index", index, self.num_envs - 1)
        return slice(number, number + 1)

    def _observe_one(self, here: slice) -> MaskedObservation:
        from sabot.envs.runtimes.entry_points import observe_table

        row = np.zeros(self._kit.layout.size, np.uint8)
        seat = int(self._orders["seat"][here.start])
        seat = AGENT if seat == NOBODY else seat
        histories = self._histories[here] if self._kit.layout.history else self._histories
        observe_table(self._records[here], self._orders[here], histories, self._kit.encodings, seat, row)
        return masked_observation(self._kit.layout, self._kind, row, self._masks[here.start].copy())

    def clone(self) -> "Tables":
        """An independent copy of all tables. Only the spaces are shared, as nothing is sampled from them."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._records = copy_records(self._records)
        other._orders = copy_records(self._orders)
        other._histories = copy_records(self._histories)
        other._ended = self._ended.copy()
        other._rewards = self._rewards.copy()
        other._masks = self._masks.copy()
        other._np_random = deepcopy(self._np_random)
        return other

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {name: getattr(self, name).tobytes() for name in RECORDS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        unpacked = {name: records_from_bytes(state[name], kind) for name, kind in RECORDS.items()}
        self.__dict__.update(state | unpacked)

    def interpreted(self, index: int) -> InterpretedTable:
        """A copy of one of the tables, for the interpreted rules."""
        return InterpretedTable.load(
            self._kit,
            self._players,
            load(self._records, index, Table),
            load(self._orders, index, TurnOrder),
            load(self._histories, index if self._kit.layout.history else 0, History),
        )

    def _refuse_illegal(self, actions: NDArray[np.int64], indices: NDArray[np.intp]) -> None:
        """Raise Refused for illegal actions. Some actions outside the mask only cost cards, such as a false catch."""
        for index in indices:
            self.interpreted(index).act(int(actions[index]))
