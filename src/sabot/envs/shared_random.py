"""A random generator that is cheap to copy."""

from copy import copy
from random import Random


class SharedRandom:
    """Copies share one generator until one of them needs a number: copying its state takes as long as several moves."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = Random(seed)
        self._is_shared = False

    @property
    def random(self) -> Random:
        """The generator, for this copy alone."""
        if self._is_shared:
            self._random = copy(self._random)
            self._is_shared = False
        return self._random

    def copy(self) -> "SharedRandom":
        """An independent copy: it gives the same numbers from here on."""
        self._is_shared = True
        other = object.__new__(SharedRandom)
        other._random = self._random
        other._is_shared = True
        return other

    def __deepcopy__(self, memo: object) -> "SharedRandom":
        return self.copy()
