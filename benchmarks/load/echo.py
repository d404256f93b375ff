"""Load on a bare echo server: each client sends a message again as soon as it comes back."""

from time import perf_counter

from benchmarks.load.heat import Load
from benchmarks.load.wire import Wire


class Echoes(Load):
    """The load of all echo clients."""

    payload = b"x"


class Echoed(Wire):
    """A client that gets back what it sends."""

    def __init__(self, echoes: Echoes) -> None:
        super().__init__(echoes)
        echoes.loops += 1
        self._echoes = echoes
        self._said = 0.0

    def open(self) -> None:
        """Send the first message when the load starts."""
        self.load.next(self._act)

    def hear(self, payload: bytes) -> None:
        """Measure the delay, and send the next message."""
        self.load.delays.append(perf_counter() - self._said)
        self.load.next(self._act)

    def _act(self) -> None:
        self._said = perf_counter()
        self.say(self._echoes.payload)
