"""Rate limits, and the other limits on what a client may ask for."""

import time
from dataclasses import dataclass

POLICY_VIOLATION = 1008
"""The close code for a client that does not stop sending."""
PRUNE_ABOVE = 1000
"""Below this number of rate limiters, idle ones are not looked for."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits for clients. Bursts may be twice as large as a rate."""

    requests_per_second: int = 50
    """For one address."""
    tables_per_minute: int = 20
    """For one guest, and for one address."""
    rare_requests_per_minute: int = 5
    """For one address: downloads and deletions of what is kept of a guest."""
    tables_per_guest: int = 20
    """Tables that a guest has opened and that are neither over nor deserted."""
    tables_per_address: int = 100
    hints_per_minute: int = 30
    """For one guest; an address may have a few times as many."""
    chat_per_minute: int = 60
    """For one guest; an address may have a few times as many."""
    codes_per_ten_minutes: int = 20
    """Codes that one guest tries; an address may try a few times as many."""
    sockets_per_guest: int = 20
    sockets_per_second: int = 50
    """New ones, of one address."""
    sockets_per_address: int = 200
    connections_per_address: int = 300
    """Sockets and requests together. It does not hold for a trusted proxy."""
    connections_per_second: int = 50
    """New ones, of one address; so many browsers may come at once that bursts are four times as large. Neither does
    this hold for a trusted proxy."""
    connections: int = 20_000
    """In all, or fewer if the process may not open so many files."""
    messages_per_second: int = 30
    """For one socket."""
    message_bytes: int = 4096
    chat_lines_per_guest: int = 5
    """In five seconds."""
    chat_lines_per_table: int = 10
    """In five seconds, and as many again for spectators, who cannot silence the players."""
    abuse_reports_per_minute: int = 5
    """For one guest, and for one address."""


class RateLimiter:
    """Allows so many events in some seconds, and bursts of twice as many."""

    __slots__ = ("_burst", "_idle_at", "_interval")

    def __init__(self, number: int, seconds: float = 1) -> None:
        self._interval = seconds / number
        self._burst = 2 * seconds + self._interval / 2  # half an interval makes up for rounding of floats
        self._idle_at = 0.0
        """When a full burst is allowed again."""

    def wait(self, now: float) -> float:
        """Count one more event and return 0; or, if it is too early, return the seconds to wait."""
        idle_at = max(self._idle_at, now) + self._interval
        if idle_at - now > self._burst:
            return idle_at - now - self._burst
        self._idle_at = idle_at
        return 0

    def allows(self) -> bool:
        """Count one more event, if it is allowed now."""
        return not self.wait(time.monotonic())

    def is_idle(self, now: float) -> bool:
        """Whether the limiter is as good as new, so that it can be dropped."""
        return self._idle_at <= now


class RateLimiters:
    """A rate limiter for each key, such as an address. Idle ones are dropped."""

    def __init__(self, number: int, seconds: float = 1) -> None:
        self._number = number
        self._seconds = seconds
        self._limiters: dict[str, RateLimiter] = {}
        self._prune_at = PRUNE_ABOVE

    def __len__(self) -> int:
        return len(self._limiters)

    def wait(self, who: str, now: float) -> float:
        """Count one more event of a key and return 0; or, if it is too early, return the seconds to wait."""
        limiter = self._limiters.get(who)
        if limiter is None:
            if len(self._limiters) >= self._prune_at:
                self._prune(now)
            limiter = self._limiters[who] = RateLimiter(self._number, self._seconds)
        return limiter.wait(now)

    def _prune(self, now: float) -> None:
        self._limiters = {who: limiter for who, limiter in self._limiters.items() if not limiter.is_idle(now)}
        self._prune_at = max(PRUNE_ABOVE, 2 * len(self._limiters))
