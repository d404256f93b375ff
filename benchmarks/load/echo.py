"""Those who say something to a bare echo, and say it again as soon as it comes back."""

from time import perf_counter

from benchmarks.load.heat import Load
from benchmarks.load.wire import Wire


class Echoes(Load):
    """All of them, and what they say."""

    payload = b"x"


class Echoed(Wire):
    """Somebody who hears nothing but their own words."""

    def __init__(self, echoes: Echoes) -> None:
        super().__init__(echoes)
        echoes.loops += 1
        self._echoes = echoes
        self._said = 0.0

    def open(self) -> None:
        """Wait for the start."""
        self.load.next(self._act)

    def hear(self, payload: bytes) -> None:
        """Go on."""
        self.load.delays.append(perf_counter() - self._said)
        self.load.next(self._act)

    def _act(self) -> None:
        self._said = perf_counter()
        self.say(self._echoes.payload)
