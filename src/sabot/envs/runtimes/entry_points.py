"""The compiled entry points of the environments, which step many tables in one call."""

from typing import Any

import numpy as np

from sabot.envs.rules.history import write_history
from sabot.envs.rules.observe import observe, write_numbers
from sabot.envs.rules.rewards import reward_of
from sabot.envs.rules.stepping import deal_next_round, play_until_agent, write_observation
from sabot.envs.runtimes.prefetch import prefetch
from sabot.kernel.cache import kernel_cache
from sabot.kernel.native import entry, teach, twin
from sabot.kernel.records import Records
from sabot.kernel.table import NOBODY, NOTHING

teach()


@twin(write_numbers, boundscheck=False)
def _write_numbers(numbers: Any, count: Any, start: Any, row: Any) -> None:
    if not 0 <= start <= start + count <= len(row) or count > len(numbers):
        raise IndexError("index is out of bounds")
    for place in range(np.uint64(count)):  # unsigned, so that the loop is vectorised
        row[np.uint64(start) + place] = numbers[place]


SOURCES = (
    "envs/runtimes/prefetch.py",
    "envs/runtimes/entry_points.py",
    "envs/spaces/layout.py",
    "envs/rules/*.py",
    "notation/pending.py",
    "bots/manners.py",
)
"""Source files, other than the kernel, that the compiled code depends on."""

with kernel_cache(*SOURCES):

    @entry
    def step_tables(  # noqa: PLR0913, PLR0917  # a batch is its arrays
        records: Records,
        orders: Records,
        histories: Records,
        encodings: Records,
        kinds: Any,
        actions: Any,
        reward: int,
        ended: Any,
        rewards: Any,
        rows: Any,
        masks: Any,
    ) -> None:
        """Carry out an action of the agent asked at each table and play until an agent is asked again.

        A new round is dealt instead at a table whose round has ended. The output goes to `ended` (whether the round
        ends now), `rewards` (of each seat), `rows` and `masks` (observation and mask of the seat asked). There is a
        history for each table only if observations contain it.
        """
        encoding = encodings[0]
        for index in range(len(actions)):
            if index + 1 < len(actions):
                prefetch(records, index + 1)  # type: ignore[call-arg]  # Numba passes the context itself
            table = records[index]
            order = orders[index]
            history = histories[index if encoding.history else 0]
            action = actions[index]
            seat_rewards = rewards[index]
            seat_rewards[:] = 0.0
            if ended[index]:
                ended[index] = False
                deal_next_round(table, order, history, encoding)
                action = NOTHING
            play_until_agent(table, order, history, encoding, kinds, action)
            if order.seat == NOBODY:
                ended[index] = True
                for seat in range(len(seat_rewards)):
                    seat_rewards[seat] = reward_of(table, seat, reward)
            row = rows[index]
            mask = masks[index]
            row[:] = 0
            mask[:] = 0
            write_observation(table, order, history, encoding, row, mask)

    @entry
    def observe_table(
        records: Records, orders: Records, histories: Records, encodings: Records, seat: int, row: Any
    ) -> None:
        """Write the observation of a seat at the first table into a row of zeros."""
        observe(records[0], seat, encodings[0], orders[0], orders[0].seen, row)
        if encodings[0].history:
            write_history(records[0], seat, encodings[0], histories[0], row)
