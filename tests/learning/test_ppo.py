"""Proximal policy optimisation: advantages by hand, gradients by finite differences, and that it learns."""

from typing import Any

import numpy as np
import pytest

from examples.learning.ppo import (
    Batch,
    Settings,
    advantages_of,
    improve,
    log_probabilities_of,
    loss_gradient,
    normalise,
    sample,
)
from sabot.learned.network import Adam, Network
from tests.learning.numerical_gradient import numerical_gradient, random_numbers


def test_an_advantage_ends_with_its_round() -> None:
    rewards = np.array([[0], [1], [0], [0]], np.float32)
    values = np.array([[0.5], [0.2], [9], [0.4], [0.6]], np.float32)
    over = np.array([[False], [False], [True], [False], [False]])
    advantages = advantages_of(rewards, values, over, 0.5)
    # The second step wins, 1 - 0.2; the first led there, 0.2 - 0.5 and half of 0.8; the last one is better off by 0.2.
    np.testing.assert_allclose(advantages[[0, 1, 3], 0], [0.1, 0.8, 0.2], rtol=1e-5)


def test_illegal_actions_have_probability_zero() -> None:
    scores = np.array([[np.log(3), 50, 0], [7, 7, 7]], np.float32)
    masks = np.array([[True, False, True], [False, False, True]])
    log_probabilities = log_probabilities_of(scores, masks)
    np.testing.assert_allclose(np.exp(log_probabilities), [[0.75, 0.0, 0.25], [0.0, 0.0, 1.0]], rtol=1e-5)
    picked = sample(np.repeat(log_probabilities, 4000, axis=0), np.random.default_rng(1))
    assert set(picked[:4000].tolist()) == {0, 2}
    assert (picked[:4000] == 0).mean() == pytest.approx(0.75, abs=0.03)
    assert set(picked[4000:].tolist()) == {2}


def some_batch(outputs: Any) -> Batch:
    """Decisions with these outputs; some actions were twice or half as likely before."""
    chance, rows = np.random.default_rng(1), len(outputs)
    masks = chance.random((rows, outputs.shape[1] - 1)) < 0.6
    masks[:, 0] = True
    log_probabilities = log_probabilities_of(outputs[:, :-1], masks)
    actions = sample(log_probabilities, chance)
    before = log_probabilities[np.arange(rows), actions] + np.log(chance.choice([0.5, 1, 1.1, 2], rows))
    return Batch(outputs, masks, actions, before, random_numbers(rows, seed=2), random_numbers(rows, seed=3))


def test_the_gradient_of_the_loss_equals_the_numerical_one() -> None:
    settings = Settings(entropy_weight=0.3, value_weight=0.7)
    outputs = random_numbers(40, 7, seed=1)
    batch = some_batch(outputs)

    def loss() -> float:
        """As the paper has it, negative: the clipped objective, the entropy, and the error of the value."""
        log_probabilities = log_probabilities_of(outputs[:, :-1], batch.masks)
        ratios = np.exp(log_probabilities[np.arange(40), batch.actions] - batch.log_probabilities)
        clipped = np.clip(ratios, 0.8, 1.2)
        gains = np.minimum(ratios * batch.advantages, clipped * batch.advantages)
        entropies = -(np.exp(log_probabilities) * log_probabilities).sum(axis=1)
        errors = (outputs[:, -1] - batch.returns) ** 2 / 2
        return float((-gains - 0.3 * entropies + 0.7 * errors).mean())

    np.testing.assert_allclose(loss_gradient(outputs, batch, settings), numerical_gradient(loss, outputs), atol=1e-8)


def test_normalised_advantages_have_mean_0_and_deviation_1() -> None:
    np.testing.assert_allclose(normalise(np.array([1, 3, 1, 3], np.float32)), [-1, 1, -1, 1], rtol=1e-5)


def test_an_action_that_is_rewarded_becomes_likely() -> None:
    """Two situations with different rewarded actions; the third action is never legal."""
    chance = np.random.default_rng(1)
    network = Network.blank((2, 16, 4), chance)
    adam, settings = Adam(network.parameters), Settings(minibatch=64)
    inputs = np.eye(2, dtype=np.float32)[np.arange(256) % 2]
    masks = np.tile([True, True, False], (256, 1))
    for _ in range(40):
        outputs = network.outputs(inputs)
        log_probabilities = log_probabilities_of(outputs[:, :-1], masks)
        actions = sample(log_probabilities, chance)
        returns = (actions == inputs[:, 1]).astype(np.float32)
        chosen = log_probabilities[np.arange(256), actions]
        improve(
            network,
            adam,
            Batch(inputs, masks, actions, chosen, returns - outputs[:, -1], returns),
            settings,
            1e-2,
            chance,
        )
    outputs = network.outputs(np.eye(2, dtype=np.float32))
    assert np.exp(log_probabilities_of(outputs[:, :-1], masks[:2]))[[0, 1], [0, 1]].min() > 0.9
    np.testing.assert_allclose(outputs[:, -1], 1, atol=0.2)
