"""Many tables in records, stepped in one compiled call by one or several threads."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sabot.envs.batches.batch import BatchPlan, Outputs
from sabot.envs.rules.compiled_opponents import Opponent
from sabot.envs.rules.history import History
from sabot.envs.rules.stepping import AGENT
from sabot.envs.rules.turn_order import TurnOrder, new_turn_order
from sabot.envs.runtimes.interpreted_table import InterpretedTable
from sabot.envs.spaces.from_view import Observation
from sabot.kernel.compiled.records import Records, copy_records, load, records_from_bytes, records_of
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.primitives.flat import blank
from sabot.kernel.primitives.rng import reseed
from sabot.kernel.table import NOBODY, Table, new_table

RECORDS = {"records": Table, "orders": TurnOrder, "histories": History, "sheets": Sheet}
"""The records of all tables, by the attributes that hold them."""
SHARES = 4
"""How many shares of the tables there are for each thread. One that is slowed down by others takes fewer of them."""


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

    @property
    def _has_history(self) -> bool:
        return self._plan.kit.layout.history > 0

    def seed(self, index: int, seed: int, stream: int) -> None:
        """Seed the chance of a table: one stream of a seed."""
        table = new_table()
        reseed(table, seed, stream)
        self.records["seed"][index] = table.seed

    def step(self, actions: NDArray[np.int64]) -> Observation:
        """Carry out an action at each table, or begin an episode where one has ended; return the observations."""
        from sabot.envs.runtimes.entry_points import step_tables

        plan, outputs = self._plan, self.outputs
        rows = np.empty((plan.tables, plan.kit.layout.size), np.uint8)
        masks = np.empty_like(outputs.masks)

        def step_some(some: slice) -> None:
            step_tables(
                self.records[some],
                self.orders[some],
                self._histories_of(some),
                self.sheets[some],
                plan.kit.encodings,
                self._kinds,
                actions[some],
                plan.reward,
                outputs.ended[some],
                outputs.asked[some],
                outputs.rewards[some],
                rows[some],
                masks[some],
            )

        if plan.threads == 1:
            step_some(slice(None))
        else:
            shares = iter(self._shares())

            def step_shares() -> None:
                for some in shares:
                    step_some(some)

            helpers = [_pool(plan.threads - 1).submit(step_shares) for _ in range(plan.threads - 1)]
            try:
                step_shares()
            finally:
                for helper in helpers:
                    helper.result()
        outputs.masks, outputs.is_mask_given = masks, True
        return rows

    def _histories_of(self, some: slice) -> Records:
        """The histories of some tables, or an unused one."""
        return self.histories[some] if self._has_history else self.histories

    def _shares(self) -> list[slice]:
        """The tables of each thread: so many that no thread waits long for the others."""
        count, tables = self._plan.threads * SHARES, self._plan.tables
        bounds = [tables * share // count for share in range(count + 1)]
        return [slice(start, stop) for start, stop in pairwise(bounds) if start < stop]

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
        """Put one of the tables into a state."""
        for name, content in zip(RECORDS, state, strict=True):
            if content:
                _overwrite(getattr(self, name), index, content)
        order, seats = self.orders[index], int(self.records["seats"][index])
        order["kinds"][:seats] = self._kinds[order["players"][:seats]]
        seat = int(order["seat"])
        self.outputs.asked[index] = NOBODY if seat == NOBODY else order["players"][seat]

    def copy(self) -> "CompiledBatch":
        """An independent copy."""
        other = object.__new__(CompiledBatch)
        other.__dict__.update(self.__dict__)
        other.__dict__.update({name: copy_records(getattr(self, name)) for name in RECORDS})
        other.outputs = self.outputs.copy()
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
        return sum(getattr(self, name).nbytes for name in used)
