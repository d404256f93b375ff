"""How much anybody may ask of the house."""

import time
from dataclasses import dataclass

POLICY_VIOLATION = 1008
"""Why the server hangs up on a client that does not stop sending."""
FORGETFUL = 1000
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

    __slots__ = ("_each", "_most", "_rested")

    def __init__(self, number: int, seconds: float = 1) -> None:
        self._each = seconds / number
        self._most = 2 * seconds + self._each / 2  # the half is for what sums of floats round up
        self._rested = 0.0
        """When as much as ever may come at once."""

    def wait(self, now: float) -> float:
        """Let one more thing through, and tell 0; or tell for how many seconds it must wait."""
        rested = max(self._rested, now) + self._each
        if rested - now > self._most:
            return rested - now - self._most
        self._rested = rested
        return 0

    def allows(self) -> bool:
        """Whether one more thing may come now."""
        return not self.wait(time.monotonic())

    def is_rested(self, now: float) -> bool:
        """Whether it is as if nothing had ever come."""
        return self._rested <= now


class RateLimiters:
    """A pacer for each who comes; those who have not come for long are forgotten."""

    def __init__(self, number: int, seconds: float = 1) -> None:
        self._number = number
        self._seconds = seconds
        self._pacers: dict[str, RateLimiter] = {}
        self._room = FORGETFUL

    def __len__(self) -> int:
        return len(self._pacers)

    def wait(self, who: str, now: float) -> float:
        """Let somebody through, and tell 0; or tell for how many seconds they must wait."""
        pacer = self._pacers.get(who)
        if pacer is None:
            if len(self._pacers) >= self._room:
                self._forget(now)
            pacer = self._pacers[who] = RateLimiter(self._number, self._seconds)
        return pacer.wait(now)

    def _forget(self, now: float) -> None:
        self._pacers = {who: pacer for who, pacer in self._pacers.items() if not pacer.is_rested(now)}
        self._room = max(FORGETFUL, 2 * len(self._pacers))
