"""The spaces of an edition, as Gymnasium describes them; and an observation in planes."""

from typing import Any

import numpy as np
from gymnasium import spaces

from sabot.envs.layout import LARGEST, Layout
from sabot.envs.reading import Mask, Observation
from sabot.errors import Unreadable

KINDS = ("flat", "planes")
"""How an observation is laid out."""
VERSION = 1
"""The version of all environments: what an action or an observation means changes with it."""

Seen = dict[str, Any]
"""An observation with its mask: `observation` and `action_mask`."""


def check_choice(place: str, value: str, values: tuple[str, ...]) -> str:
    """One of some values, or Unreadable."""
    if value not in values:
        raise Unreadable("choice", place, values=", ".join(values), value=repr(value))
    return value


def check_opponents(opponents: str | tuple[str, ...], players: int) -> tuple[str, ...]:
    """The name of each opponent, to the left of the agent; one name is for all of them. Or Unreadable."""
    if isinstance(opponents, str):
        return (opponents,) * (players - 1)
    if len(opponents) != players - 1:
        raise Unreadable("opponents", "opponents", count=players - 1)
    return tuple(opponents)


def action_space(layout: Layout) -> spaces.Discrete:
    """Every action of the edition."""
    return spaces.Discrete(len(layout.actions.all))


def observation_space(layout: Layout, kind: str) -> spaces.Dict:
    """What an agent is given."""
    shape = (layout.size,) if kind == "flat" else layout.shape
    return spaces.Dict(
        {
            "observation": spaces.Box(0, LARGEST, shape, np.uint8),
            "action_mask": spaces.Box(0, 1, (len(layout.actions.all),), np.int8),
        }
    )


def shown(layout: Layout, kind: str, row: Observation, mask: Mask) -> Seen:
    """A flat observation and a mask as an agent gets them."""
    return {"observation": row if kind == "flat" else planes(layout, row), "action_mask": mask}


def planes(layout: Layout, row: Observation) -> Observation:
    """A flat observation, or many of them, as planes of one place for each face; each number fills a plane."""
    cards, width = len(layout.planes), layout.width
    faces = row[..., : cards * width].reshape(*row.shape[:-1], cards, width)
    numbers = np.repeat(row[..., cards * width :, np.newaxis], width, axis=-1)
    return np.concatenate((faces, numbers), axis=-2)
