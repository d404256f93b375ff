"""The Gymnasium spaces of an edition, and the checks of the environments' arguments."""

from collections.abc import Callable
from importlib.util import find_spec
from operator import index
from typing import Any, TypeVar

import numpy as np
from gymnasium import spaces

from sabot.envs.spaces.from_view import Mask, Observation
from sabot.envs.spaces.layout import LARGEST, MOST_EVENTS, Layout
from sabot.errors import Refused, Unreadable
from sabot.extras import not_installed
from sabot.round import FEWEST, MOST, check_seats

State = TypeVar("State")

KINDS = ("flat", "planes")
"""The forms of an observation."""
HISTORY = {1: "the first"}
"""The changes of each version of the environments."""
VERSION = max(HISTORY)
"""The version of all environments. It changes whenever the meaning of an action or an observation does."""

MaskedObservation = dict[str, Any]
"""An observation with its mask: `observation` and `action_mask`."""


def check_choice(place: str, value: str, values: tuple[str, ...]) -> str:
    """One of the allowed values; raise Unreadable for any other."""
    if value not in values:
        raise Unreadable("choice", place, values=", ".join(values), value=repr(value))
    return value


def check_number(place: str, value: object, most: int) -> int:
    """A whole number from 0 to a maximum, NumPy integers included; raise Unreadable for anything else."""
    number = _as_integer(value)
    if number is None or not 0 <= number <= most:
        raise Unreadable("number", place, most=most, value=repr(value))
    return number


def check_count(key: str, value: object) -> int:
    """A whole number of at least 1; raise Unreadable for anything else."""
    number = _as_integer(value)
    if number is None or number < 1:
        raise Unreadable("key-number", key=key, value=repr(value))
    return number


def check_cycles(value: object) -> int | None:
    """The maximum number of cycles, or None for no limit; raise Unreadable for anything else."""
    return None if value is None else check_count("max_cycles", value)


def check_history(value: object) -> int:
    """How many of the last events an observation contains; raise Unreadable if that is no possible number."""
    return check_number("history", value, MOST_EVENTS)


def check_state(state: object, kind: type[State], is_like: Callable[[State], bool]) -> None:
    """Raise Unreadable if a state does not belong to an environment like this one."""
    if not isinstance(state, kind) or not is_like(state):
        raise Unreadable("state", "state")


def can_compile() -> bool:
    """Whether the compiler for the rules is installed."""
    return find_spec("numba") is not None


def check_compiler(place: str) -> None:
    """Raise Unreadable if no compiler is installed."""
    if not can_compile():
        raise not_installed("fast", place)


def _as_integer(value: Any) -> int | None:
    """A value as an integer, or None if it is not a whole number."""
    try:
        return index(value)
    except TypeError:
        return None


def name_agents(players: object) -> list[str]:
    """The names of a number of agents; raise Unreadable if it is no valid number of players."""
    count = _as_integer(players)
    if count is None:
        raise Unreadable("seats", "players", fewest=FEWEST, most=MOST, count=repr(players))
    check_seats(count, "players")
    return [f"player_{place + 1}" for place in range(count)]


def check_opponents(opponents: object, players: int) -> tuple[str, ...]:
    """The opponents' names, to the left of the agent; one name is for all. Raise Unreadable for anything else."""
    names = (opponents,) * (players - 1) if isinstance(opponents, str) else opponents
    if not isinstance(names, (list, tuple)) or list(map(type, names)) != [str] * (players - 1):
        raise Unreadable("opponents", "opponents", count=players - 1)
    return tuple(names)


def action_space(layout: Layout) -> spaces.Discrete:
    """Every action of the edition."""
    return spaces.Discrete(len(layout.actions.all))


def observation_space(layout: Layout, kind: str) -> spaces.Dict:
    """The space of an agent's observations, with the action mask."""
    shape = (layout.size,) if kind == "flat" else layout.shape
    return spaces.Dict(
        {
            "observation": spaces.Box(0, LARGEST, shape, np.uint8),
            "action_mask": spaces.Box(0, 1, (len(layout.actions.all),), np.int8),
        }
    )


def refusal_info(error: Refused) -> dict[str, Any]:
    """The info for an agent whose action was refused."""
    return {"refused": error.code, "message": error.message}


def masked_observation(layout: Layout, kind: str, row: Observation, mask: Mask) -> MaskedObservation:
    """A flat observation and a mask in the form that the agent asked for."""
    return {"observation": row if kind == "flat" else planes(layout, row), "action_mask": mask}


def planes(layout: Layout, row: Observation) -> Observation:
    """One or many flat observations as planes with an entry for each face; each other number fills a plane."""
    width = layout.width
    cards = sum(part.size for part in layout.planes) // width
    faces = row[..., : cards * width].reshape(*row.shape[:-1], cards, width)
    numbers = np.repeat(row[..., cards * width :, np.newaxis], width, axis=-1)
    return np.concatenate((faces, numbers), axis=-2)
