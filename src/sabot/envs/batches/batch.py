"""What the vector environment needs of its tables."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.spaces.from_view import Observation
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.table import NOBODY


@dataclass(frozen=True, slots=True)
class BatchPlan:
    """How all tables of a batch are played."""

    kit: RoundKit
    players: list[str]
    sheet: Sheet
    """The sheet of a match that has not begun."""
    opponents: tuple[str, ...]
    """The bots to the left of the first player by name; `agent` for agents."""
    reward: int
    tables: int
    threads: int


class Outputs:
    """What the agents are told after a step, an entry or a row for each table."""

    def __init__(self, plan: BatchPlan) -> None:
        self.ended = np.ones(plan.tables, np.bool_)
        """Whether the episode ended with the last step; the next one then begins another."""
        self.asked = np.full(plan.tables, NOBODY)
        """The player who is asked, or NOBODY when the episode is over."""
        self.rewards = np.zeros((plan.tables, len(plan.players)))
        self.masks = np.zeros((plan.tables, len(plan.kit.layout.actions.all)), np.int8)
        self.is_given = False
        """Whether the agents have these arrays, so that they must not be changed any more."""

    def next(self) -> "Outputs":
        """New arrays for the next step, still to be written, except for which episodes have ended before."""
        other = object.__new__(Outputs)
        other.ended, other.is_given = self.ended.copy(), False
        other.asked, other.rewards = np.empty_like(self.asked), np.empty_like(self.rewards)
        other.masks = np.empty_like(self.masks)
        return other

    def illegal(self, actions: NDArray[np.int64]) -> list[int]:
        """The tables whose action is outside the mask, and matters, since the episode there has not ended."""
        is_legal = np.take_along_axis(self.masks, actions[:, np.newaxis], axis=1)[:, 0] != 0
        return np.flatnonzero(~(is_legal | self.ended)).tolist()

    def copy(self) -> "Outputs":
        """An independent copy."""
        other = object.__new__(Outputs)
        other.ended, other.asked, other.rewards = self.ended.copy(), self.asked.copy(), self.rewards.copy()
        other.masks, other.is_given = self.masks.copy(), False
        return other


class Batch(Protocol):
    """Many tables that are stepped together."""

    outputs: Outputs

    def seed(self, seeds: Sequence[tuple[int, int, int]]) -> None:
        """Seed the chance of tables: of each index, by a seed and which of its streams."""

    def step(self, actions: NDArray[np.int64]) -> Observation:
        """Carry out an action at each table, or begin an episode where one has ended; return the observations."""

    def are_legal(self, actions: NDArray[np.int64]) -> bool:
        """Whether every action is in the mask of its table, or does not matter, since the episode there has ended."""

    def interpreted(self, index: int) -> InterpretedTable:
        """A copy of one of the tables, for the interpreted rules."""

    def observe(self, index: int) -> Observation:
        """The observation at one of the tables."""

    def state(self) -> Observation:
        """All that is hidden at every table."""

    def get(self, index: int) -> Any:
        """The state of one of the tables."""

    def set(self, index: int, state: Any) -> None:
        """Put one of the tables into a state, whose mask is in the outputs by now."""

    def copy(self) -> "Batch":
        """An independent copy."""

    @property
    def nbytes(self) -> int:
        """The memory of all tables in bytes."""
