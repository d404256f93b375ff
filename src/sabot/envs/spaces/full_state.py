"""All that is hidden at a table, for critics that are trained with full information. No agent may act on it."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sabot.envs.rules.encoding import Encoding
from sabot.envs.spaces.layout import LARGEST
from sabot.kernel.compiled.records import Records
from sabot.kernel.table import CARDS, SEATS, WORD

Numbers = NDArray[np.int64]


class FullState:
    """Writes every hand, the draw pile, its top card and the seat that is asked; seats from the first on, not turned.

    With the observations of the agents this is everything. Cards are counted by face, with two sides by both.
    """

    FIELDS = ("low", "high", "draw_pile", "draw_size")
    """The fields of a table that it reads."""

    def __init__(self, encoding: Encoding) -> None:
        self._encoding = encoding
        self.size = (SEATS + 2) * encoding.width + SEATS
        """The length of a state."""

    @property
    def space(self) -> spaces.Box:
        """The space of a state."""
        return spaces.Box(0, LARGEST, (self.size,), np.uint8)

    @cached_property
    def _faces(self) -> NDArray[np.uint8]:
        """A row for each card, that counts its faces; an empty row for no card."""
        faces = np.zeros((CARDS + 1, self._encoding.width), np.uint8)
        for side in range(1 + self._encoding.two_sided):
            places = self._encoding.faces[side * CARDS : (side + 1) * CARDS]
            faces[np.arange(CARDS), places] += 1
        return faces

    def write(self, fields: Mapping[str, NDArray[Any]] | Records, asked: Numbers) -> NDArray[np.uint8]:
        """The states of several tables, from fields of the kernel's tables and the seats that are asked."""
        low, high, piles, sizes = (fields[name] for name in self.FIELDS)
        tables = len(sizes)
        bits = np.concatenate(
            (low[..., np.newaxis] >> np.arange(WORD) & 1, high[..., np.newaxis] >> np.arange(CARDS - WORD) & 1), axis=-1
        )
        hands = bits.astype(np.uint8) @ self._faces[:CARDS]
        cards = np.where(np.arange(CARDS) < sizes[:, np.newaxis], piles, CARDS)
        pile = self._faces[cards].sum(axis=1, dtype=np.uint8)
        top = self._faces[np.where(sizes > 0, piles[np.arange(tables), sizes - 1], CARDS)]
        seats = asked[:, np.newaxis] == np.arange(SEATS)
        return np.concatenate((hands.reshape(tables, -1), pile, top, seats.astype(np.uint8)), axis=1)
