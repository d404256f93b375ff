"""Slopes by trying: how a number changes when each of its causes is nudged."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray


def random_numbers(*shape: int, seed: int) -> Any:
    """Numbers in double precision, which nudges need; the learner itself takes single."""
    return np.random.default_rng(seed).standard_normal(shape)


def slopes_by_trying(what: Callable[[], float], causes: NDArray[Any], nudge: float = 1e-6) -> NDArray[np.float64]:
    """The slope of something with each cause; the causes are as before in the end."""
    slopes = np.zeros(causes.size)
    flat = causes.reshape(-1)
    for place, cause in enumerate(flat.copy()):
        flat[place] = cause + nudge
        above = what()
        flat[place] = cause - nudge
        slopes[place] = (above - what()) / (2 * nudge)
        flat[place] = cause
    return slopes.reshape(causes.shape)
