"""The compiled entry points of the environments: many tables in one call."""

from typing import Any

from numba import njit

from sabot.envs.rules.moves import move_of
from sabot.envs.rules.rewards import reward_of
from sabot.envs.rules.tables import carry_out, deal_anew, let_others_play, show
from sabot.kernel.cache import CHECKS, kernel_cache
from sabot.kernel.native import teach
from sabot.kernel.records import Records
from sabot.kernel.table import NOBODY

teach()

with kernel_cache("envs/**/*.py", "bots/manners.py"):

    @njit(cache=True, nogil=True, boundscheck=CHECKS)
    def play_on(
        records: Records, floors: Records, lenses: Records, kinds: Any, actions: Any, reward: int, ended: Any, gains: Any
    ) -> None:
        """Carry out an action of the agent asked at each table, and play on until an agent is asked again.

        A table whose round has ended is dealt anew instead. Whether it ends now, and what that is worth to each seat, is
        written into ended and gains.
        """
        for index in range(len(actions)):
            table = records[index]
            floor = floors[index]
            if ended[index]:
                ended[index] = False
                gains[index, :] = 0.0
                deal_anew(table, floor)
            else:
                carry_out(table, floor, move_of(table, floor.seat, lenses[0], actions[index]))
            let_others_play(table, floor, kinds)
            if floor.seat == NOBODY:
                ended[index] = True
                for seat in range(table.seats):
                    gains[index, seat] = reward_of(table, seat, reward)

    @njit(cache=True, nogil=True, boundscheck=CHECKS)
    def look_at_all(records: Records, floors: Records, lenses: Records, viewer: int, rows: Any, masks: Any) -> None:
        """Write what is seen and may be done at each table: by the viewer, or with NOBODY by whoever is asked."""
        rows[:] = 0
        masks[:] = 0
        for index in range(len(records)):
            floor = floors[index]
            seat = viewer if viewer != NOBODY else max(floor.seat, 0)
            show(records[index], floor, seat, lenses[0], rows[index], masks[index])
