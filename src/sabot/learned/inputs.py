"""Encodes observations and masks for the network: without empty seats, scaled, and with the colours in order."""

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sabot.envs.spaces.from_view import Mask, Observation
from sabot.envs.spaces.layout import Layout, Part, layout_of
from sabot.kernel.table import SEATS
from sabot.learned.colours import Side, reorder_colours
from sabot.learned.network import Floats

LARGE = {
    "sizes": 10,
    "draw_size": 100,
    "discard_size": 100,
    "turns": 100,
    "due": 5,
    "event_numbers": 5,
    "drew_count": 10,
    "uno_count": 5,
    "caught_count": 5,
    "challenged_count": 5,
}
"""Parts with large numbers, and their divisor."""
BY_SEAT = frozenset(
    {
        "sizes",
        "turn",
        "dealer",
        "waiting",
        "owes_uno",
        "called_uno",
        "victim",
        "following",
        "out",
        "choices",
        "event_seats",
        "event_others",
        "drew_count",
        "uno_count",
        "caught_count",
        "challenged_count",
    }
)
"""Parts with an entry for every possible seat, once or for each event."""


class NetworkInput(NamedTuple):
    """The input of the network, a row for each table, and the meaning of its answers."""

    inputs: Floats
    masks: NDArray[np.bool_]
    """The legal answers."""
    numbers: NDArray[np.int16]
    """The action number of each answer."""


@dataclass(frozen=True)
class Inputs:
    """The inputs for an edition and a number of players, with so many of the last events and counts of all of them."""

    edition: str
    players: int
    history: int = 0

    @cached_property
    def layout(self) -> Layout:
        """The layout of the observations."""
        return layout_of(self.edition, self.history)

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
        return np.concatenate([starts[part.name] + self._used(part) for part in parts])

    def _used(self, part: Part) -> NDArray[np.int64]:
        """The entries of a part that are used."""
        entries = np.arange(part.size)
        if part.name in BY_SEAT:
            return entries[entries % SEATS < self.players]
        if part.name == "played":
            return entries[entries < self.players * self.layout.width]
        whose = part.name.removeprefix("hand_")
        return entries[:0] if whose.isdigit() and int(whose) >= self.players else entries

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
        width, starts = self.layout.width, self.layout.starts
        planes = tuple(
            starts[part.name] + first for part in self.layout.planes for first in range(0, len(self._used(part)), width)
        )
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
