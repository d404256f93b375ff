"""The bounds on connections: how many there may be from one address, how many new ones a second, and in all."""

import sys
import time
from collections import Counter

import structlog
from uvicorn.middleware.proxy_headers import _TrustedHosts

from sabot.server.access.limits import Limits, RateLimiters
from sabot.server.access.origin import rate_limit_key

LOG_INTERVAL = 60
"""How many seconds pass at least between two log lines about refused connections."""
RESERVED_FILES = 200
"""How many file descriptors are left for databases, the bus, logs and pages."""
MOST_FILES = 65_536

log = structlog.get_logger()


class ConnectionBounds:
    """Counts connections by address, and refuses those above the bounds.

    A trusted proxy opens the connections of all its clients, so only the bound on all connections holds for it. Which
    client a socket belongs to is known when its headers are read (`serve_socket`).
    """

    def __init__(self, limits: Limits, proxies: str | list[str] = "") -> None:
        self._most = min(limits.connections, allowed_files() - RESERVED_FILES)
        self._most_per_address = limits.connections_per_address
        self._new = RateLimiters(2 * limits.connections_per_second, 2)
        self._proxies = _TrustedHosts(proxies)
        self._open: Counter[str] = Counter()
        self._total = 0
        self._refused = 0
        self._logged_at = 0.0

    def __len__(self) -> int:
        return self._total

    def enter(self, host: str) -> str | None:
        """Count a connection and return the key to release it with; None if it is refused."""
        address = rate_limit_key(host)
        if self._total >= self._most or (host not in self._proxies and not self._has_room(address)):
            self._log_refusal()
            return None
        self._open[address] += 1
        self._total += 1
        return address

    def _has_room(self, address: str) -> bool:
        """Whether an address may open one more connection now."""
        return self._open.get(address, 0) < self._most_per_address and not self._new.wait(address, time.monotonic())

    def leave(self, address: str) -> None:
        """Release a connection."""
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def _log_refusal(self) -> None:
        """Log how many connections were refused, once in a while: a line for each would be a second flood."""
        self._refused += 1
        now = time.monotonic()
        if not self._logged_at or now - self._logged_at >= LOG_INTERVAL:
            log.warning("connections refused", refused=self._refused, open=self._total)
            self._refused, self._logged_at = 0, now


def allowed_files() -> int:
    """How many files this process may open, after raising its own limit as far as it may."""
    if sys.platform == "win32":  # it has no such limit
        return MOST_FILES
    import resource

    few, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if most == resource.RLIM_INFINITY else min(MOST_FILES, most)
    if few != resource.RLIM_INFINITY and few < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    return wanted
