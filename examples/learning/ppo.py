"""Proximal policy optimisation (J. Schulman and others, arXiv:1707.06347) with masked actions."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from sabot.learned.network import Adam, Floats, Network


class Settings(NamedTuple):
    """The hyperparameters."""

    epochs: int = 2
    minibatch: int = 2048
    gae_lambda: float = 0.85
    """The lambda of the generalised advantage estimation."""
    clip: float = 0.2
    """The clipping range of the probability ratio."""
    entropy_weight: float = 0.01
    """The weight of the entropy bonus."""
    value_weight: float = 0.5
    max_gradient: float = 0.5
    """The maximum norm of the gradient."""


class Batch(NamedTuple):
    """Decisions, one a row: inputs, mask, action and its log probability, advantage and return."""

    inputs: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    log_probabilities: Floats
    advantages: Floats
    returns: Floats

    def rows(self, which: NDArray[np.bool_] | NDArray[np.int64]) -> "Batch":
        """Some of the rows."""
        return Batch(
            self.inputs[which],
            self.masks[which],
            self.actions[which],
            self.log_probabilities[which],
            self.advantages[which],
            self.returns[which],
        )

    def shuffled(self, size: int, chance: np.random.Generator) -> Iterator["Batch"]:
        """All rows once, in random order, in batches of a size."""
        order = chance.permutation(len(self.actions))
        for start in range(0, len(order), size):
            yield self.rows(order[start : start + size])


def log_probabilities_of(scores: Floats, masks: NDArray[np.bool_]) -> Floats:
    """The log probability of each action; illegal actions have probability zero."""
    scores = np.where(masks, scores, np.float32(-1e9))
    scores -= scores.max(axis=1, keepdims=True)
    scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
    return scores


def sample(log_probabilities: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """A random action for each row, by its probabilities."""
    reached = np.exp(log_probabilities).cumsum(axis=1)
    actions: NDArray[np.int64] = (reached > chance.random((len(reached), 1)) * reached[:, -1:]).argmax(axis=1)
    return actions


def advantages_of(rewards: Floats, values: Floats, over: NDArray[np.bool_], gae_lambda: float) -> Floats:
    """The generalised advantages (arXiv:1506.02438), undiscounted.

    Rows are steps; `values` and `over` have one more row, for the state after the last step. The value of a finished
    round is zero.
    """
    continues = ~over
    errors = rewards + values[1:] * continues[1:] - values[:-1]
    advantages = np.zeros_like(errors)
    advantage = np.zeros_like(errors[0])
    for step in reversed(range(len(errors))):
        advantage = errors[step] + np.float32(gae_lambda) * continues[step + 1] * advantage
        advantages[step] = advantage
    return advantages


def loss_gradient(outputs: Floats, batch: Batch, settings: Settings) -> Floats:
    """The gradient of the loss with respect to the outputs: the score of each action, and the value."""
    rows = np.arange(len(batch.actions))
    log_probabilities = log_probabilities_of(outputs[:, :-1], batch.masks)
    probabilities = np.exp(log_probabilities)
    ratios = np.exp(log_probabilities[rows, batch.actions] - batch.log_probabilities)
    bounded = np.where(batch.advantages > 0, ratios > 1 + settings.clip, ratios < 1 - settings.clip)
    gains = np.where(bounded, 0, ratios * batch.advantages)
    entropies = -(probabilities * log_probabilities).sum(axis=1, keepdims=True)
    output_gradient = np.empty_like(outputs)
    output_gradient[:, :-1] = probabilities * (
        gains[:, np.newaxis] + settings.entropy_weight * (log_probabilities + entropies)
    )
    output_gradient[rows, batch.actions] -= gains
    output_gradient[:, -1] = settings.value_weight * (outputs[:, -1] - batch.returns)
    output_gradient /= len(rows)
    return output_gradient


def improve(
    network: Network, adam: Adam, batch: Batch, settings: Settings, rate: float, chance: np.random.Generator
) -> None:
    """Learn from a batch."""
    for _ in range(settings.epochs):
        for rows in batch.shuffled(settings.minibatch, chance):
            normalised = rows._replace(advantages=normalise(rows.advantages))
            activations = network.activations(rows.inputs)
            gradient = network.gradient(activations, loss_gradient(activations[-1], normalised, settings))
            gradient *= settings.max_gradient / max(settings.max_gradient, float(np.linalg.norm(gradient)))
            adam.step(gradient, rate)


def normalise(advantages: Floats) -> Floats:
    """Advantages with mean 0 and deviation 1."""
    normalised: Floats = (advantages - advantages.mean()) / (advantages.std() + np.float32(1e-8))
    return normalised
