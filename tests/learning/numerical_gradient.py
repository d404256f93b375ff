"""Numerical gradients, by finite differences."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray


def random_numbers(*shape: int, seed: int) -> Any:
    """Random numbers in double precision, which finite differences need; the learner itself uses single."""
    return np.random.default_rng(seed).standard_normal(shape)


def numerical_gradient(
    function: Callable[[], float], variables: NDArray[Any], step_size: float = 1e-6
) -> NDArray[np.float64]:
    """The gradient of a function of some variables, which are restored at the end."""
    gradient = np.zeros(variables.size)
    flat = variables.reshape(-1)
    for place, value in enumerate(flat.copy()):
        flat[place] = value + step_size
        above = function()
        flat[place] = value - step_size
        gradient[place] = (above - function()) / (2 * step_size)
        flat[place] = value
    return gradient.reshape(variables.shape)
