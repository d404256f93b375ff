"""The network in NumPy: outputs, gradient, saving, and the optimiser."""

from pathlib import Path

import numpy as np

from sabot.learned.network import Adam, Network
from tests.learning.numerical_gradient import numerical_gradient, random_numbers


def test_the_outputs_are_those_of_the_layers() -> None:
    parameters = [1, -1, 2, 0, 0.5, 0.5, 3, 4, -1]
    network = Network((2, 2, 1), np.array(parameters, np.float32))
    # Hidden: 1·1 + 2·2 + 0.5 = 5.5 and -1·1 + 0·2 + 0.5, which is below zero; output: 3·5.5 + 4·0 - 1.
    assert network.outputs(np.array([[1, 2]], np.float32)).tolist() == [[15.5]]


def test_the_gradient_equals_the_numerical_one() -> None:
    network = Network((5, 7, 6, 4), random_numbers(6 * 7 + 8 * 6 + 7 * 4, seed=1))
    inputs, output_gradient = random_numbers(9, 5, seed=2), random_numbers(9, 4, seed=3)
    gradient = network.gradient(network.activations(inputs), output_gradient)
    tried = numerical_gradient(lambda: float((network.outputs(inputs) * output_gradient).sum()), network.parameters)
    np.testing.assert_allclose(gradient, tried, atol=1e-6)


def test_an_untrained_network_has_hardly_any_preferences() -> None:
    network = Network.blank((20, 32, 32, 5), np.random.default_rng(1))
    outputs = network.outputs(np.eye(20, dtype=np.float32))
    assert 0 < np.abs(outputs).max() < 0.05
    assert network.parameters.dtype == np.float32


def test_a_saved_network_has_the_same_outputs(tmp_path: Path) -> None:
    network = Network.blank((20, 32, 5), np.random.default_rng(1))
    file, again = tmp_path / "new" / "one.npz", tmp_path / "two.npz"
    network.save(file, history=3)
    loaded, history = Network.load(file)
    assert history == 3
    inputs = np.eye(20, dtype=np.float32)
    np.testing.assert_allclose(loaded.outputs(inputs), network.outputs(inputs), atol=1e-4)
    loaded.save(again)
    np.testing.assert_array_equal(Network.load(again)[0].parameters, loaded.parameters)


def test_the_first_step_goes_downhill_by_the_rate_in_every_direction() -> None:
    parameters = np.array([1, 2, 3], np.float32)
    Adam(parameters).step(np.array([5, -0.01, 0], np.float32), 0.5)
    np.testing.assert_allclose(parameters, [0.5, 2.5, 3], rtol=1e-5)
