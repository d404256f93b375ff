"""The compiled entry points of the environments: many tables in one call."""

from typing import Any

import numpy as np

from sabot.envs.rules.observe import observe, write
from sabot.envs.rules.rewards import reward_of
from sabot.envs.rules.stepping import deal_anew, play_on, show
from sabot.envs.runtimes.prefetch import prefetch
from sabot.kernel.cache import kernel_cache
from sabot.kernel.native import entry, teach, twin
from sabot.kernel.records import Records
from sabot.kernel.table import NOBODY, NOTHING

teach()


@twin(write, boundscheck=False)
def _write(numbers: Any, count: Any, start: Any, row: Any) -> None:
    if not 0 <= start <= start + count <= len(row) or count > len(numbers):
        raise IndexError("index is out of bounds")
    for place in range(np.uint64(count)):  # what is known not to be negative is copied many at a time
        row[np.uint64(start) + place] = numbers[place]


SOURCES = (
    "envs/runtimes/prefetch.py",
    "envs/runtimes/entry_points.py",
    "envs/spaces/layout.py",
    "envs/rules/*.py",
    "notation/pending.py",
    "bots/manners.py",
)
"""What is compiled here besides the kernel, or gives it constants."""

with kernel_cache(*SOURCES):

    @entry
    def step_tables(  # noqa: PLR0913, PLR0917  # a batch is its arrays
        records: Records,
        floors: Records,
        lenses: Records,
        kinds: Any,
        actions: Any,
        reward: int,
        ended: Any,
        gains: Any,
        rows: Any,
        masks: Any,
    ) -> None:
        """Carry out an action of the agent asked at each table, play on until an agent is asked, and show it the table.

        A table whose round has ended is dealt anew instead. Whether it ends now, and what that is worth to each seat,
        is written into ended and gains, what whoever is asked sees and may do into rows and masks.
        """
        lens = lenses[0]
        for index in range(len(actions)):
            if index + 1 < len(actions):
                prefetch(records, index + 1)  # type: ignore[call-arg]  # Numba passes the context itself
            table = records[index]
            asked = floors[index]
            action = actions[index]
            gain = gains[index]
            gain[:] = 0.0
            if ended[index]:
                ended[index] = False
                deal_anew(table, asked, lens)
                action = NOTHING
            play_on(table, asked, lens, kinds, action)
            if asked.seat == NOBODY:
                ended[index] = True
                for seat in range(len(gain)):
                    gain[seat] = reward_of(table, seat, reward)
            row = rows[index]
            mask = masks[index]
            row[:] = 0
            mask[:] = 0
            show(table, asked, lens, row, mask)

    @entry
    def observe_table(records: Records, floors: Records, lenses: Records, seat: int, row: Any) -> None:
        """Show a seat the first table."""
        observe(records[0], seat, lenses[0], floors[0], floors[0].seen, row)
