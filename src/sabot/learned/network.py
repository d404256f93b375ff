"""A multilayer perceptron in NumPy, with its gradient, and the Adam optimiser."""

from itertools import pairwise
from pathlib import Path
from typing import Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Layer = tuple[Floats, Floats]
"""Weights and biases."""


class Network:
    """Fully connected layers, all but the last with a ReLU. All parameters are in one array."""

    def __init__(self, sizes: tuple[int, ...], parameters: Floats) -> None:
        self.sizes, self.parameters = sizes, parameters
        self.layers = _layers(sizes, parameters)

    @classmethod
    def blank(cls, sizes: tuple[int, ...], chance: np.random.Generator) -> Self:
        """An untrained network, whose outputs are close to zero."""
        network = cls(sizes, np.zeros(sum((before + 1) * after for before, after in pairwise(sizes)), np.float32))
        for weights, _ in network.layers:
            weights[:] = chance.normal(0, np.sqrt(2 / len(weights)), weights.shape)
        network.layers[-1][0][:] *= 0.01
        return network

    def activations(self, inputs: Floats) -> list[Floats]:
        """The inputs, the activations of each layer, and the outputs."""
        values = [inputs]
        for weights, biases in self.layers:
            if len(values) > 1:
                np.maximum(values[-1], 0, out=values[-1])
            values.append(values[-1] @ weights + biases)
        return values

    def outputs(self, inputs: Floats) -> Floats:
        """The outputs of the network."""
        return self.activations(inputs)[-1]

    def gradient(self, activations: list[Floats], output_gradient: Floats) -> Floats:
        """The gradient with respect to the parameters, from that with respect to the outputs: backpropagation."""
        gradient = np.empty_like(self.parameters)
        for place, (weights, biases) in reversed([*enumerate(_layers(self.sizes, gradient))]):
            np.matmul(activations[place].T, output_gradient, out=weights)
            np.sum(output_gradient, axis=0, out=biases)
            if place:
                output_gradient = output_gradient @ self.layers[place][0].T * (activations[place] > 0)
        return gradient

    def save(self, file: Path, history: int = 0) -> None:
        """Save the network in half precision, which is enough to play, and how many events its inputs contain."""
        file.parent.mkdir(parents=True, exist_ok=True)
        parameters = self.parameters.astype(np.float16)
        np.savez_compressed(file, sizes=np.array(self.sizes), parameters=parameters, history=np.array(history))

    @classmethod
    def load(cls, file: Path) -> tuple[Self, int]:
        """A saved network, and how many events its inputs contain."""
        with np.load(file) as saved:
            history = int(saved["history"]) if "history" in saved else 0
            return cls(tuple(saved["sizes"].tolist()), saved["parameters"].astype(np.float32)), history


def _layers(sizes: tuple[int, ...], parameters: Floats) -> list[Layer]:
    """The layers as views of the parameters."""
    layers, start = [], 0
    for before, after in pairwise(sizes):
        middle, end = start + before * after, start + (before + 1) * after
        layers.append((parameters[start:middle].reshape(before, after), parameters[middle:end]))
        start = end
    return layers


class Adam:
    """The Adam optimiser (D. P. Kingma, J. Ba, arXiv:1412.6980)."""

    def __init__(self, parameters: Floats, beta1: float = 0.9, beta2: float = 0.999) -> None:
        self.parameters = parameters
        self.mean, self.square = np.zeros_like(parameters), np.zeros_like(parameters)
        self.beta1, self.beta2 = beta1, beta2
        self.steps = 0

    def step(self, gradient: Floats, rate: float) -> None:
        """Make a step against the gradient."""
        self.steps += 1
        self.mean += (1 - self.beta1) * (gradient - self.mean)
        self.square += (1 - self.beta2) * (gradient**2 - self.square)
        mean = self.mean / (1 - self.beta1**self.steps)
        square = self.square / (1 - self.beta2**self.steps)
        self.parameters -= rate * mean / (np.sqrt(square) + 1e-8)
