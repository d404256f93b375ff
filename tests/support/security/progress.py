"""Shows on standard error how far a long part has come."""

import sys
import time

INTERVAL = 5
"""How many seconds pass between two lines."""


class Progress:
    """Counts steps, and prints every few seconds how many are done, and how long the rest will take."""

    def __init__(self, what: str, total: int) -> None:
        self._what = what
        self._total = total
        self._done = 0
        self._began = self._shown = time.monotonic()

    def add(self, number: int = 1) -> None:
        """Some more steps are done."""
        self.reach(self._done + number)

    def out_of(self, done: int, total: int) -> None:
        """So many steps of a total are done."""
        self._total = total
        self.reach(done)

    def reach(self, done: int) -> None:
        """So many steps are done."""
        self._done = done
        now = time.monotonic()
        if now >= self._shown + INTERVAL:
            self._shown = now
            rate = self._done / (now - self._began)
            left = f", {(self._total - self._done) / rate:.0f} s left" if rate else ""
            print(f"{self._what}: {self._done:,} of {self._total:,} ({rate:,.1f}/s{left})", file=sys.stderr, flush=True)
