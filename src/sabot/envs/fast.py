"""The compiled entry points of the environments: many tables in one call."""

from typing import Any

from numba import njit

from sabot.envs.rules.moves import move_of
from sabot.envs.rules.rewards import reward_of
from sabot.envs.rules.tables import AGENT, carry_out, deal_anew, let_others_play, show
from sabot.kernel.cache import CHECKS, kernel_cache
from sabot.kernel.native import teach
from sabot.kernel.records import Records
from sabot.kernel.table import NOBODY

teach()

SOURCES = ("envs/fast.py", "envs/layout.py", "envs/rules/*.py", "notation/pending.py", "bots/manners.py")
"""What is compiled here besides the kernel, or gives it constants."""

with kernel_cache(*SOURCES):

    @njit(cache=True, nogil=True, boundscheck=CHECKS)
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

        A table whose round has ended is dealt anew instead. Whether it ends now, and what that is worth to the agent,
        is written into ended and gains, what it sees and may do into rows and masks.
        """
        rows[:] = 0
        masks[:] = 0
        lens = lenses[0]
        for index in range(len(actions)):
            table = records[index]
            floor = floors[index]
            gains[index] = 0.0
            if ended[index]:
                ended[index] = False
                deal_anew(table, floor)
            else:
                carry_out(table, floor, move_of(table, floor.seat, lens, actions[index]))
            let_others_play(table, floor, kinds)
            if floor.seat == NOBODY:
                ended[index] = True
                gains[index] = reward_of(table, AGENT, reward)
            show(table, floor, AGENT, lens, rows[index], masks[index])
