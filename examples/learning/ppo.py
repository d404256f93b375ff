"""Proximal policy optimisation (J. Schulman and others, arXiv:1707.06347), where what is illegal has no chance."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from examples.learning.network import Adam, Floats, Network


class Settings(NamedTuple):
    """What one may turn."""

    epochs: int = 2
    minibatch: int = 2048
    trust: float = 0.85
    """How far an advantage looks beyond the next step: lambda."""
    clip: float = 0.2
    """How much more or less likely an action may become at a time."""
    curiosity: float = 0.01
    """What entropy is worth."""
    value_weight: float = 0.5
    steepest: float = 0.5
    """The longest gradient."""


class Batch(NamedTuple):
    """Decisions, one a row: what was seen, could be done, was done, how likely that was, and what came of it."""

    inputs: Floats
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    log_chances: Floats
    advantages: Floats
    returns: Floats

    def rows(self, which: NDArray[np.bool_] | NDArray[np.int64]) -> "Batch":
        """Some of the rows."""
        return Batch(
            self.inputs[which],
            self.masks[which],
            self.actions[which],
            self.log_chances[which],
            self.advantages[which],
            self.returns[which],
        )

    def shuffled(self, size: int, chance: np.random.Generator) -> Iterator["Batch"]:
        """All rows once, so many at a time."""
        order = chance.permutation(len(self.actions))
        for start in range(0, len(order), size):
            yield self.rows(order[start : start + size])


def log_chances_of(scores: Floats, masks: NDArray[np.bool_]) -> Floats:
    """The logarithm of how likely each action is; what is not legal has no chance."""
    scores = np.where(masks, scores, np.float32(-1e9))
    scores -= scores.max(axis=1, keepdims=True)
    scores -= np.log(np.exp(scores).sum(axis=1, keepdims=True))
    return scores


def pick(log_chances: Floats, chance: np.random.Generator) -> NDArray[np.int64]:
    """An action for each row, as likely as it says."""
    reached = np.exp(log_chances).cumsum(axis=1)
    actions: NDArray[np.int64] = (reached > chance.random((len(reached), 1)) * reached[:, -1:]).argmax(axis=1)
    return actions


def advantages_of(rewards: Floats, values: Floats, over: NDArray[np.bool_], trust: float) -> Floats:
    """How much better each step went than was expected (generalised advantages, arXiv:1506.02438), undiscounted.

    Rows are steps; `values` and `over` have one more, for what came after the last. Nothing is expected of a round
    that is over.
    """
    goes_on = ~over
    surprises = rewards + values[1:] * goes_on[1:] - values[:-1]
    advantages = np.zeros_like(surprises)
    coming = np.zeros_like(surprises[0])
    for step in reversed(range(len(surprises))):
        coming = surprises[step] + np.float32(trust) * goes_on[step + 1] * coming
        advantages[step] = coming
    return advantages


def slopes_of(outputs: Floats, batch: Batch, settings: Settings) -> Floats:
    """How the loss changes with what the network says: with the score of each action, and with the value."""
    rows = np.arange(len(batch.actions))
    log_chances = log_chances_of(outputs[:, :-1], batch.masks)
    chances = np.exp(log_chances)
    ratios = np.exp(log_chances[rows, batch.actions] - batch.log_chances)
    bounded = np.where(batch.advantages > 0, ratios > 1 + settings.clip, ratios < 1 - settings.clip)
    gains = np.where(bounded, 0, ratios * batch.advantages)
    entropies = -(chances * log_chances).sum(axis=1, keepdims=True)
    slopes = np.empty_like(outputs)
    slopes[:, :-1] = chances * (gains[:, np.newaxis] + settings.curiosity * (log_chances + entropies))
    slopes[rows, batch.actions] -= gains
    slopes[:, -1] = settings.value_weight * (outputs[:, -1] - batch.returns)
    slopes /= len(rows)
    return slopes


def improve(
    network: Network, adam: Adam, batch: Batch, settings: Settings, rate: float, chance: np.random.Generator
) -> None:
    """Learn from a batch."""
    for _ in range(settings.epochs):
        for rows in batch.shuffled(settings.minibatch, chance):
            levelled = rows._replace(advantages=level(rows.advantages))
            activations = network.activations(rows.inputs)
            gradient = network.gradient(activations, slopes_of(activations[-1], levelled, settings))
            gradient *= settings.steepest / max(settings.steepest, float(np.linalg.norm(gradient)))
            adam.step(gradient, rate)


def level(advantages: Floats) -> Floats:
    """Advantages with mean 0 and deviation 1."""
    levelled: Floats = (advantages - advantages.mean()) / (advantages.std() + np.float32(1e-8))
    return levelled
