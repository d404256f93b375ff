"""Puts the colours into a canonical order, so that what is learnt for one colour holds for all."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from sabot.envs.spaces.from_view import Observation
from sabot.envs.spaces.layout import Layout
from sabot.kernel.codes import Verb

Order = NDArray[np.int64]
"""The order of a side's colours, for each row."""
Span = tuple[int, int]
"""A range with the colours of a side one after the other: its start, and the width of each colour."""
Rows = TypeVar("Rows", bound=NDArray[Any])
MORE_THAN_A_HAND = 1000


@dataclass(frozen=True)
class Side:
    """The colours of one side of the cards."""

    layout: Layout
    planes: tuple[int, ...]
    """The starts of the planes in use."""
    is_back: bool

    @cached_property
    def colours(self) -> int:
        """How many colours the side has: four, but fewer in a game for research."""
        return self.layout.actions.colours // (1 + self.layout.actions.edition.is_two_sided)

    @cached_property
    def faces(self) -> Span:
        """The span of the colours in a plane; the wilds come last."""
        edition = self.layout.actions.edition
        faces = edition.backs if self.is_back else edition.fronts
        return len(edition.fronts) * self.is_back, sum(not face.is_wild for face in faces) // self.colours

    @cached_property
    def in_observation(self) -> list[Span]:
        """The spans of the colours in an observation."""
        start, width = self.faces
        starts, shift = self.layout.starts, self.colours * self.is_back
        marks = [starts[name] for name in ("colour", "former", "fixed_colour") if name in starts]
        events = range(self.layout.history)
        marks += [starts["event_colours"] + event * self.layout.actions.colours for event in events]
        return [*((plane + start, width) for plane in self.planes), *((mark + shift, 1) for mark in marks)]

    @cached_property
    def in_actions(self) -> list[Span]:
        """The spans of the colours among the actions."""
        start, width = self.faces
        verbs = [meaning.verb for meaning in self.layout.actions.all]
        cards = [(verbs.index(verb) + start, width) for verb in (Verb.PLAY, Verb.DISCARD) if verb in verbs]
        return [*cards, (verbs.index(Verb.COLOUR) + self.colours * self.is_back, 1)]

    def order(self, observations: Observation) -> Order:
        """The colour in force first, then the others by the number of cards in hand."""
        (start, width), force = self.faces, self.layout.starts["colour"] + self.colours * self.is_back
        cards = observations[:, start : start + self.colours * width].reshape(-1, self.colours, width)
        in_force = observations[:, force : force + self.colours].astype(np.int64)
        return np.argsort(-cards.sum(axis=2, dtype=np.int64) - MORE_THAN_A_HAND * in_force, axis=1, kind="stable")


def reorder_colours(rows: Rows, spans: list[Span], order: Order) -> Rows:
    """Rows with the colours of some spans in another order."""
    ordered, each = rows.copy(), np.arange(len(rows))[:, np.newaxis]
    count = order.shape[1]
    for start, width in spans:
        end = start + count * width
        colours = rows[:, start:end].reshape(-1, count, width)
        ordered[:, start:end] = colours[each, order].reshape(len(rows), -1)
    return ordered
