"""What the network is shown: an observation and its mask, with no empty seats and no number far above 1."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from examples.learning.colours import Side, put_in_order
from examples.learning.network import Floats
from sabot.envs.spaces.from_view import Mask, Observation
from sabot.envs.spaces.layout import Layout, Part, layout_of

LARGE = {"sizes": 10, "draw_size": 100, "discard_size": 100, "turns": 100, "due": 5}
"""Parts whose numbers are large, and about how large they are."""
BY_SEAT = ("sizes", "turn", "dealer", "waiting", "owes_uno", "called_uno", "victim", "following", "out", "choices")
"""Parts with a place for every seat that there could be."""


class Look(NamedTuple):
    """What the network is shown of many tables, one a row, and what its answers stand for."""

    inputs: Floats
    masks: NDArray[np.bool_]
    """Which of its answers are legal."""
    numbers: NDArray[np.int16]
    """The action that each of its answers stands for."""


@dataclass(frozen=True)
class Inputs:
    """The inputs for an edition and a number of players."""

    edition: str
    players: int

    @cached_property
    def layout(self) -> Layout:
        """What an observation says where."""
        return layout_of(self.edition)

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.layout.actions.all)

    @property
    def size(self) -> int:
        """How many inputs there are."""
        return len(self.places) + self.actions

    @cached_property
    def places(self) -> NDArray[np.int64]:
        """The places of an observation that matter: nobody sits at the other seats."""
        starts = self.layout.starts
        parts = (*self.layout.planes, *self.layout.numbers)
        return np.concatenate([starts[part.name] + np.arange(self._width(part)) for part in parts])

    def _width(self, part: Part) -> int:
        """How many places of a part matter, from its first."""
        whose = part.name.removeprefix("hand_")
        if whose.isdigit():
            return part.size if int(whose) < self.players else 0
        return self.players if part.name in BY_SEAT else part.size

    @cached_property
    def scales(self) -> Floats:
        """What each of these places is multiplied by."""
        scales = np.ones(self.layout.size, np.float32)
        for part in self.layout.numbers:
            start = self.layout.starts[part.name]
            scales[start : start + part.size] /= LARGE.get(part.name, 1)
        return scales[self.places]

    @cached_property
    def sides(self) -> list[Side]:
        """The sides of the cards, whose colours are put in order."""
        planes = tuple(part.name for part in self.layout.planes if self._width(part))
        backs = (False, True) if self.layout.actions.edition.is_two_sided else (False,)
        return [Side(self.layout, planes, is_back) for is_back in backs]

    def look(self, observations: Observation, masks: Mask) -> Look:
        """What rows of observations and of masks look like. The mask is shown too: which cards fit says much."""
        numbers = np.tile(np.arange(self.actions, dtype=np.int16), (len(masks), 1))
        for side in self.sides:
            order = side.order(observations)
            observations = put_in_order(observations, side.observed, order)
            masks = put_in_order(masks, side.done, order)
            numbers = put_in_order(numbers, side.done, order)
        inputs = np.empty((len(masks), self.size), np.float32)
        np.multiply(observations[:, self.places], self.scales, out=inputs[:, : len(self.places)])
        inputs[:, len(self.places) :] = masks
        return Look(inputs, masks.view(np.bool_), numbers)
