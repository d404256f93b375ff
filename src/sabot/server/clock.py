"""Time. Durations are measured on the monotonic clock, since the wall clock of a machine may jump at any moment."""

import time

DRIFT = 1_000
"""By how many milliseconds the wall clock may move against ours before it counts as a jump."""


def wall_time() -> int:
    """The time of day in milliseconds: for moments that people are shown, never for durations."""
    return time.time_ns() // 1_000_000


def _elapsed() -> int:
    return time.monotonic_ns() // 1_000_000


class Clock:
    """The clock of a process, in milliseconds. It is set once, and then runs on evenly whatever the wall clock does."""

    def __init__(self) -> None:
        self.set(wall_time())

    def set(self, now: int) -> None:
        """Set the clock."""
        self._ahead = now - _elapsed()
        self._wall_ahead = wall_time() - _elapsed()

    def now(self) -> int:
        """The time in milliseconds."""
        return _elapsed() + self._ahead

    @property
    def has_wall_jumped(self) -> bool:
        """Whether the wall clock has jumped since this clock was set."""
        return abs(wall_time() - _elapsed() - self._wall_ahead) > DRIFT
