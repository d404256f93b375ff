"""Puts the colours into a canonical order, so that what is learnt for one colour holds for all."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from sabot.cards import SIDE_COLOURS
from sabot.envs.spaces.from_view import Observation
from sabot.envs.spaces.layout import Layout
from sabot.kernel.codes import Verb

Order = NDArray[np.int64]
"""The order of a side's four colours, for each row."""
Span = tuple[int, int]
"""A range with the four colours one after the other: its start, and the width of each colour."""
Rows = TypeVar("Rows", bound=NDArray[Any])
MORE_THAN_A_HAND = 1000


@dataclass(frozen=True)
class Side:
    """The colours of one side of the cards."""

    layout: Layout
    planes: tuple[str, ...]
    """The planes in use."""
    is_back: bool

    @cached_property
    def faces(self) -> Span:
        """The span of the colours in a plane; the wilds come last."""
        edition = self.layout.actions.edition
        faces = edition.backs if self.is_back else edition.fronts
        return len(edition.fronts) * self.is_back, sum(not face.is_wild for face in faces) // SIDE_COLOURS

    @cached_property
    def in_observation(self) -> list[Span]:
        """The spans of the colours in an observation."""
        start, width = self.faces
        starts = self.layout.starts
        marks = [name for name in ("colour", "former", "fixed_colour") if name in starts]
        return [
            *((starts[name] + start, width) for name in self.planes),
            *((starts[name] + SIDE_COLOURS * self.is_back, 1) for name in marks),
        ]

    @cached_property
    def in_actions(self) -> list[Span]:
        """The spans of the colours among the actions."""
        start, width = self.faces
        verbs = [meaning.verb for meaning in self.layout.actions.all]
        cards = [(verbs.index(verb) + start, width) for verb in (Verb.PLAY, Verb.DISCARD) if verb in verbs]
        return [*cards, (verbs.index(Verb.COLOUR) + SIDE_COLOURS * self.is_back, 1)]

    def order(self, observations: Observation) -> Order:
        """The colour in force first, then the others by the number of cards in hand."""
        (start, width), force = self.faces, self.layout.starts["colour"] + SIDE_COLOURS * self.is_back
        cards = observations[:, start : start + SIDE_COLOURS * width].reshape(-1, SIDE_COLOURS, width)
        in_force = observations[:, force : force + SIDE_COLOURS].astype(np.int64)
        return np.argsort(-cards.sum(axis=2, dtype=np.int64) - MORE_THAN_A_HAND * in_force, axis=1, kind="stable")


def reorder_colours(rows: Rows, spans: list[Span], order: Order) -> Rows:
    """Rows with the colours of some spans in another order."""
    ordered, each = rows.copy(), np.arange(len(rows))[:, np.newaxis]
    for start, width in spans:
        end = start + SIDE_COLOURS * width
        colours = rows[:, start:end].reshape(-1, SIDE_COLOURS, width)
        ordered[:, start:end] = colours[each, order].reshape(len(rows), -1)
    return ordered
