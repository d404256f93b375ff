"""The spaces of an edition, as Gymnasium describes them; and an observation in planes."""

from importlib.util import find_spec
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces

from sabot.envs.spaces.from_view import Mask, Observation
from sabot.envs.spaces.layout import LARGEST, Layout
from sabot.errors import Refused, Unreadable
from sabot.round import FEWEST, MOST, check_seats

KINDS = ("flat", "planes")
"""How an observation is laid out."""
HISTORY = {1: "the first"}
"""What changed with each version of the environments."""
VERSION = max(HISTORY)
"""The version of all environments: what an action or an observation means changes with it."""

Seen = dict[str, Any]
"""An observation with its mask: `observation` and `action_mask`."""


def check_choice(place: str, value: str, values: tuple[str, ...]) -> str:
    """One of some values, or Unreadable."""
    if value not in values:
        raise Unreadable("choice", place, values=", ".join(values), value=repr(value))
    return value


def check_number(place: str, value: object, most: int) -> int:
    """A whole number from 0 up, such as NumPy has them too; or Unreadable."""
    number = _whole(value)
    if number is None or not 0 <= number <= most:
        raise Unreadable("number", place, most=most, value=repr(value))
    return number


def check_count(key: str, value: object) -> int:
    """A whole number from 1 up, or Unreadable."""
    number = _whole(value)
    if number is None or number < 1:
        raise Unreadable("key-number", key=key, value=repr(value))
    return number


def check_cycles(value: object) -> int | None:
    """How many cycles there are at most, or None for no end of them; or Unreadable."""
    return None if value is None else check_count("max_cycles", value)


def can_compile() -> bool:
    """Whether there is a compiler for the rules."""
    return find_spec("numba") is not None


def check_compiler(place: str) -> None:
    """Raise Unreadable where there is no compiler."""
    if not can_compile():
        raise Unreadable("not-installed", place, extra="fast")


def _whole(value: Any) -> int | None:
    """The whole number that a value is, or None for anything else."""
    try:
        return index(value)
    except TypeError:
        return None


def name_agents(players: object) -> list[str]:
    """What so many agents are called, or Unreadable."""
    count = _whole(players)
    if count is None:
        raise Unreadable("seats", "players", fewest=FEWEST, most=MOST, count=repr(players))
    check_seats(count, "players")
    return [f"player_{place + 1}" for place in range(count)]


def check_opponents(opponents: object, players: int) -> tuple[str, ...]:
    """The name of each opponent, to the left of the agent; one name is for all of them. Or Unreadable."""
    names = (opponents,) * (players - 1) if isinstance(opponents, str) else opponents
    if not isinstance(names, (list, tuple)) or list(map(type, names)) != [str] * (players - 1):
        raise Unreadable("opponents", "opponents", count=players - 1)
    return tuple(names)


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


def told(error: Refused) -> dict[str, Any]:
    """What an agent is told of what it may not do."""
    return {"refused": error.code, "message": error.message}


def shown(layout: Layout, kind: str, row: Observation, mask: Mask) -> Seen:
    """A flat observation and a mask as an agent gets them."""
    return {"observation": row if kind == "flat" else planes(layout, row), "action_mask": mask}


def planes(layout: Layout, row: Observation) -> Observation:
    """A flat observation, or many of them, as planes of one place for each face; each number fills a plane."""
    cards, width = len(layout.planes), layout.width
    faces = row[..., : cards * width].reshape(*row.shape[:-1], cards, width)
    numbers = np.repeat(row[..., cards * width :, np.newaxis], width, axis=-1)
    return np.concatenate((faces, numbers), axis=-2)
