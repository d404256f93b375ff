"""A multilayer perceptron in NumPy: what it makes of its inputs, and how that changes with its parameters."""

from itertools import pairwise
from pathlib import Path
from typing import Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Layer = tuple[Floats, Floats]
"""Weights and biases."""


class Network:
    """Layers one after the other; all but the last end in a rectifier. All parameters are one row of numbers."""

    def __init__(self, sizes: tuple[int, ...], parameters: Floats) -> None:
        self.sizes, self.parameters = sizes, parameters
        self.layers = _layers(sizes, parameters)

    @classmethod
    def blank(cls, sizes: tuple[int, ...], chance: np.random.Generator) -> Self:
        """A network that has learnt nothing: all that it says is close to zero."""
        network = cls(sizes, np.zeros(sum((before + 1) * after for before, after in pairwise(sizes)), np.float32))
        for weights, _ in network.layers:
            weights[:] = chance.normal(0, np.sqrt(2 / len(weights)), weights.shape)
        network.layers[-1][0][:] *= 0.01
        return network

    def activations(self, inputs: Floats) -> list[Floats]:
        """Rows of inputs, what each layer makes of them, and in the end the outputs."""
        values = [inputs]
        for weights, biases in self.layers:
            if len(values) > 1:
                np.maximum(values[-1], 0, out=values[-1])
            values.append(values[-1] @ weights + biases)
        return values

    def outputs(self, inputs: Floats) -> Floats:
        """What comes out in the end."""
        return self.activations(inputs)[-1]

    def gradient(self, activations: list[Floats], slopes: Floats) -> Floats:
        """How something changes with each parameter, if one knows how it changes with each output: backpropagation."""
        gradient = np.empty_like(self.parameters)
        for place, (weights, biases) in reversed([*enumerate(_layers(self.sizes, gradient))]):
            np.matmul(activations[place].T, slopes, out=weights)
            np.sum(slopes, axis=0, out=biases)
            if place:
                slopes = slopes @ self.layers[place][0].T * (activations[place] > 0)
        return gradient

    def save(self, file: Path) -> None:
        """Write it down in half precision, which is enough to play."""
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(file, sizes=np.array(self.sizes), parameters=self.parameters.astype(np.float16))

    @classmethod
    def load(cls, file: Path) -> Self:
        """Read it again."""
        with np.load(file) as saved:
            return cls(tuple(saved["sizes"].tolist()), saved["parameters"].astype(np.float32))


def _layers(sizes: tuple[int, ...], parameters: Floats) -> list[Layer]:
    """A row of parameters, seen as layers."""
    layers, start = [], 0
    for before, after in pairwise(sizes):
        middle, end = start + before * after, start + (before + 1) * after
        layers.append((parameters[start:middle].reshape(before, after), parameters[middle:end]))
        start = end
    return layers


class Adam:
    """Moves parameters against their gradient, each at a pace of its own (D. P. Kingma, J. Ba, arXiv:1412.6980)."""

    def __init__(self, parameters: Floats, memory: float = 0.9, long_memory: float = 0.999) -> None:
        self.parameters = parameters
        self.mean, self.square = np.zeros_like(parameters), np.zeros_like(parameters)
        self.memory, self.long_memory = memory, long_memory
        self.steps = 0

    def step(self, gradient: Floats, rate: float) -> None:
        """One step downhill."""
        self.steps += 1
        self.mean += (1 - self.memory) * (gradient - self.mean)
        self.square += (1 - self.long_memory) * (gradient**2 - self.square)
        mean = self.mean / (1 - self.memory**self.steps)
        square = self.square / (1 - self.long_memory**self.steps)
        self.parameters -= rate * mean / (np.sqrt(square) + 1e-8)
