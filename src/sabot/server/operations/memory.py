"""Keeps the memory of the process small: few arenas, and what a storm of guests has left is given back."""

import asyncio
import ctypes
import gc
from collections.abc import Callable
from contextlib import suppress

M_ARENA_MAX = -8
"""The parameter of `mallopt` for the number of arenas."""
ARENAS = 2
"""One for the event loop, and one for all other threads. By default the C library gives every thread its own, and each
keeps what the connections of that thread to the database have freed: 4 kB for each of 500 tables."""
ENOUGH = 100
"""After how many freed tables it is worth the effort."""


class Reclaimer:
    """Counts the tables that were dropped from memory, and gives their memory back once there are enough."""

    def __init__(self) -> None:
        self._dropped = 0
        self._trim = find_trim()

    async def note(self, dropped: int, left: int) -> None:
        """Note how many tables were dropped from memory and how many are left."""
        self._dropped += dropped
        if self._dropped >= ENOUGH or (self._dropped and not left):
            self._dropped = 0
            if not left:
                gc.collect()  # quick while there are no tables; otherwise it would hold up the players
            await asyncio.to_thread(self._trim)


def share_arenas() -> None:
    """Let the threads that begin from now on share an arena. Other C libraries do as they like."""
    with suppress(OSError, AttributeError, TypeError):
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, ARENAS)


def find_trim() -> Callable[[], object]:
    """The function by which the C library gives back free memory. Where there is none, it does nothing."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):  # another C library, or another system
        return lambda: None
    return lambda: trim(0)
