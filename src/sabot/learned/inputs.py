"""Encodes observations and masks for the network: without empty seats, scaled, and with the colours in order."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sabot.envs.spaces.from_view import Mask, Observation
from sabot.envs.spaces.layout import Layout, Part, layout_of
from sabot.learned.colours import Side, reorder_colours
from sabot.learned.network import Floats

LARGE = {"sizes": 10, "draw_size": 100, "discard_size": 100, "turns": 100, "due": 5}
"""Parts with large numbers, and their divisor."""
BY_SEAT = ("sizes", "turn", "dealer", "waiting", "owes_uno", "called_uno", "victim", "following", "out", "choices")
"""Parts with an entry for every possible seat."""


class NetworkInput(NamedTuple):
    """The input of the network, a row for each table, and the meaning of its answers."""

    inputs: Floats
    masks: NDArray[np.bool_]
    """The legal answers."""
    numbers: NDArray[np.int16]
    """The action number of each answer."""


@dataclass(frozen=True)
class Inputs:
    """The inputs for an edition and a number of players."""

    edition: str
    players: int

    @cached_property
    def layout(self) -> Layout:
        """The layout of the observations."""
        return layout_of(self.edition)

    @property
    def actions(self) -> int:
        """The number of actions."""
        return len(self.layout.actions.all)

    @property
    def size(self) -> int:
        """The number of inputs."""
        return len(self.places) + self.actions

    @cached_property
    def places(self) -> NDArray[np.int64]:
        """The indices of an observation that are used, without empty seats."""
        starts = self.layout.starts
        parts = (*self.layout.planes, *self.layout.numbers)
        return np.concatenate([starts[part.name] + np.arange(self._width(part)) for part in parts])

    def _width(self, part: Part) -> int:
        """How many entries of a part are used."""
        whose = part.name.removeprefix("hand_")
        if whose.isdigit():
            return part.size if int(whose) < self.players else 0
        return self.players if part.name in BY_SEAT else part.size

    @cached_property
    def scales(self) -> Floats:
        """The factor for each of these entries."""
        scales = np.ones(self.layout.size, np.float32)
        for part in self.layout.numbers:
            start = self.layout.starts[part.name]
            scales[start : start + part.size] /= LARGE.get(part.name, 1)
        return scales[self.places]

    @cached_property
    def sides(self) -> list[Side]:
        """The sides of the cards, whose colours are reordered."""
        planes = tuple(part.name for part in self.layout.planes if self._width(part))
        backs = (False, True) if self.layout.actions.edition.is_two_sided else (False,)
        return [Side(self.layout, planes, is_back) for is_back in backs]

    def encode(self, observations: Observation, masks: Mask) -> NetworkInput:
        """Encode rows of observations and masks. The mask is an input too, since it shows which cards fit."""
        numbers = np.tile(np.arange(self.actions, dtype=np.int16), (len(masks), 1))
        for side in self.sides:
            order = side.order(observations)
            observations = reorder_colours(observations, side.in_observation, order)
            masks = reorder_colours(masks, side.in_actions, order)
            numbers = reorder_colours(numbers, side.in_actions, order)
        inputs = np.empty((len(masks), self.size), np.float32)
        np.multiply(observations[:, self.places], self.scales, out=inputs[:, : len(self.places)])
        inputs[:, len(self.places) :] = masks
        return NetworkInput(inputs, masks.view(np.bool_), numbers)
