"""How much anybody may ask of the house."""

import time
from dataclasses import dataclass

POLICY_VIOLATION = 1008
"""Why the server hangs up on a client that does not stop sending."""
PRUNE_ABOVE = 1000
"""How many a gate remembers at least before it forgets those who have not come for long."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What the house puts up with; twice as much may come at once."""

    requests_per_second: int = 50
    """Of one address."""
    tables_per_minute: int = 20
    """Opened by one guest, or from one address."""
    sockets_per_address: int = 200
    messages_per_second: int = 30
    """Over one socket."""
    message_bytes: int = 4096


class RateLimiter:
    """Lets so many things through in some seconds; twice as many may come at once."""

    __slots__ = ("_burst", "_idle_at", "_interval")

    def __init__(self, number: int, seconds: float = 1) -> None:
        self._interval = seconds / number
        self._burst = 2 * seconds + self._interval / 2  # the half is for what sums of floats round up
        self._idle_at = 0.0
        """When as much as ever may come at once."""

    def wait(self, now: float) -> float:
        """Let one more thing through, and tell 0; or tell for how many seconds it must wait."""
        idle_at = max(self._idle_at, now) + self._interval
        if idle_at - now > self._burst:
            return idle_at - now - self._burst
        self._idle_at = idle_at
        return 0

    def allows(self) -> bool:
        """Whether one more thing may come now."""
        return not self.wait(time.monotonic())

    def is_idle(self, now: float) -> bool:
        """Whether it is as if nothing had ever come."""
        return self._idle_at <= now


class RateLimiters:
    """A pacer for each who comes; those who have not come for long are forgotten."""

    def __init__(self, number: int, seconds: float = 1) -> None:
        self._number = number
        self._seconds = seconds
        self._limiters: dict[str, RateLimiter] = {}
        self._prune_at = PRUNE_ABOVE

    def __len__(self) -> int:
        return len(self._limiters)

    def wait(self, who: str, now: float) -> float:
        """Let somebody through, and tell 0; or tell for how many seconds they must wait."""
        limiter = self._limiters.get(who)
        if limiter is None:
            if len(self._limiters) >= self._prune_at:
                self._prune(now)
            limiter = self._limiters[who] = RateLimiter(self._number, self._seconds)
        return limiter.wait(now)

    def _prune(self, now: float) -> None:
        self._limiters = {who: limiter for who, limiter in self._limiters.items() if not limiter.is_idle(now)}
        self._prune_at = max(PRUNE_ABOVE, 2 * len(self._limiters))
