"""Many tables in records, stepped in one compiled call by one or several threads."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sabot.envs.batches.batch import BatchPlan, Outputs
from sabot.envs.rules.action_mask import MASK_WORD
from sabot.envs.rules.compiled_opponents import Opponent
from sabot.envs.rules.history import History
from sabot.envs.rules.stepping import AGENT
from sabot.envs.rules.turn_order import TurnOrder, new_turn_order
from sabot.envs.runtimes.interpreted_table import InterpretedTable
from sabot.envs.spaces.from_view import Observation
from sabot.kernel.compiled.records import Records, copy_records, load, records_from_bytes, records_of
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.primitives.flat import blank
from sabot.kernel.table import NOBODY, Table

RECORDS = {"records": Table, "orders": TurnOrder, "histories": History, "sheets": Sheet}
"""The records of all tables, by the attributes that hold them."""


@cache
def _pool(helpers: int) -> ThreadPoolExecutor:
    """The threads that help the caller to step tables. All environments of a process share them."""
    return ThreadPoolExecutor(helpers, "sabot-tables")


def _overwrite(records: Records, index: int, content: bytes) -> None:
    """Replace one record by its content in memory."""
    size = len(content)
    records.view(np.uint8)[index * size : (index + 1) * size] = np.frombuffer(content, np.uint8)


class CompiledBatch:
    """Tables at which everybody is an agent or a compiled opponent."""

    def __init__(self, plan: BatchPlan) -> None:
        self._plan = plan
        self.outputs = Outputs(plan)
        kinds = [Opponent.AGENT, *(Opponent.codes()[name] for name in plan.opponents)]
        self._kinds = np.array(kinds, np.int64)
        table = plan.kit.new_round(plan.players).table
        table.recording = plan.kit.recording
        self.records = records_of(table, plan.tables)
        self.orders = records_of(new_turn_order(kinds), plan.tables)
        self.histories = records_of(blank(History), plan.tables if self._has_history else 1)
        self.sheets = records_of(plan.sheet, plan.tables)
        self._legal = np.zeros((plan.tables, -(-self.outputs.masks.shape[1] // MASK_WORD)), np.int64)
        """The masks as bits."""

    @property
    def _has_history(self) -> bool:
        return self._plan.kit.layout.history > 0

    def seed(self, seeds: Sequence[tuple[int, int, int]]) -> None:
        """Seed the chance of tables: of each index, by a seed and which of its streams."""
        from sabot.envs.runtimes.entry_points import seed_tables

        if seeds:
            seed_tables(self.records, *np.ascontiguousarray(np.array(seeds, np.uint64).T))

    def step(self, actions: NDArray[np.int64]) -> Observation:
        """Carry out an action at each table, or begin an episode where one has ended; return the observations."""
        from sabot.envs.runtimes.entry_points import TAKEN_WIDTH, step_tables

        plan, outputs = self._plan, self.outputs.next()
        rows = np.empty((plan.tables, plan.kit.layout.size), np.uint8)
        arguments = (
            np.zeros(plan.threads * TAKEN_WIDTH, np.int64),
            self.records,
            self.orders,
            self.histories,
            self.sheets,
            plan.kit.encodings,
            self._kinds,
            actions,
            plan.reward,
            outputs.ended,
            outputs.asked,
            outputs.rewards,
            rows,
            outputs.masks,
            self._legal,
        )
        helpers = [_pool(plan.threads - 1).submit(step_tables, own, *arguments) for own in range(1, plan.threads)]
        try:
            step_tables(0, *arguments)
        finally:
            for helper in helpers:
                helper.result()
        self.outputs = outputs
        return rows

    def are_legal(self, actions: NDArray[np.int64]) -> bool:
        """Whether every action is in the mask of its table, or does not matter, since the episode there has ended."""
        from sabot.envs.runtimes.entry_points import are_legal

        return bool(are_legal(self._legal, self.outputs.ended, actions))

    def interpreted(self, index: int) -> InterpretedTable:
        """A copy of one of the tables, for the interpreted rules."""
        table, order = load(self.records, index, Table), load(self.orders, index, TurnOrder)
        players = [self._plan.players[player] for player in order.players[: table.seats]]
        history = load(self.histories, index if self._has_history else 0, History)
        return InterpretedTable.load(self._plan.kit, players, table, order, history)

    def observe(self, index: int) -> Observation:
        """The observation at one of the tables."""
        table = self.interpreted(index)
        seats = [seat for seat, player in enumerate(table.players) if player == self._plan.players[AGENT]]
        shown = [table.seat] if table.seat != NOBODY else seats
        return table.observe(shown[0]) if shown else np.zeros(self._plan.kit.layout.size, np.uint8)

    def state(self) -> Observation:
        """All that is hidden at every table."""
        return self._plan.kit.full_state.write(self.records, self.orders["seat"])

    def get(self, index: int) -> Any:
        """The state of one of the tables: its records."""
        return tuple(
            b"" if name == "histories" and not self._has_history else getattr(self, name)[index : index + 1].tobytes()
            for name in RECORDS
        )

    def set(self, index: int, state: Any) -> None:
        """Put one of the tables into a state, whose mask is in the outputs by now."""
        for name, content in zip(RECORDS, state, strict=True):
            if content:
                _overwrite(getattr(self, name), index, content)
        bits = np.packbits(self.outputs.masks[index], bitorder="little")
        self._legal[index].view(np.uint8)[: bits.size] = bits
        order, seats = self.orders[index], int(self.records["seats"][index])
        order["kinds"][:seats] = self._kinds[order["players"][:seats]]
        seat = int(order["seat"])
        self.outputs.asked[index] = NOBODY if seat == NOBODY else order["players"][seat]

    def copy(self) -> "CompiledBatch":
        """An independent copy."""
        other = object.__new__(CompiledBatch)
        other.__dict__.update(self.__dict__)
        other.__dict__.update({name: copy_records(getattr(self, name)) for name in RECORDS})
        other.outputs, other._legal = self.outputs.copy(), self._legal.copy()
        return other

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {name: getattr(self, name).tobytes() for name in RECORDS}

    def __setstate__(self, state: dict[str, Any]) -> None:
        unpacked = {name: records_from_bytes(state[name], kind) for name, kind in RECORDS.items()}
        self.__dict__.update(state | unpacked)

    @property
    def nbytes(self) -> int:
        """The memory of all tables in bytes."""
        used = [name for name in RECORDS if name != "histories" or self._has_history]
        return self._legal.nbytes + sum(int(getattr(self, name).nbytes) for name in used)
