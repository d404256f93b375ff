"""Gives memory back to the system after a storm of guests."""

import asyncio
import ctypes
import gc
from collections.abc import Callable

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


def find_trim() -> Callable[[], object]:
    """The function by which the C library gives back free memory. Where there is none, it does nothing."""
    try:
        trim = ctypes.CDLL(None).malloc_trim
    except (OSError, AttributeError, TypeError):  # another C library, or another system
        return lambda: None
    return lambda: trim(0)
