"""Experience collected at many tables, and training on it."""

import numpy as np
import pytest

from examples.learning.train import OPTIONS, learn
from examples.learning.training_tables import TrainingTables
from sabot.learned.inputs import Inputs
from sabot.learned.network import Network

pytestmark = pytest.mark.compiled


def blank(inputs: Inputs) -> Network:
    return Network.blank((inputs.size, 8, inputs.actions + 1), np.random.default_rng(1))


def test_a_batch_has_every_decision_once_and_no_deal() -> None:
    training = TrainingTables(Inputs("deluxe", 2), ("eager", "sense"), tables=6, seed=1, options=OPTIONS)
    first = training.encoded.inputs.copy()
    batch = training.collect(blank(training.inputs), 100, gae_lambda=0.9)
    assert training.played.sum() > 6
    ended = training.played.sum() - training.over.sum()
    assert len(batch.actions) == 600 - ended
    np.testing.assert_array_equal(batch.inputs[:6], first)
    assert batch.masks[np.arange(len(batch.actions)), batch.actions].all()
    assert np.abs(batch.returns).max() < 1.2


def test_the_same_seed_collects_the_same_batch() -> None:
    def batch(seed: int) -> bytes:
        training = TrainingTables(Inputs("wizz", 3), ("random", "sense"), tables=4, seed=seed, options=OPTIONS)
        return training.collect(blank(training.inputs), 30, gae_lambda=0.9).inputs.tobytes()

    assert batch(5) == batch(5) != batch(6)


def test_wins_are_reported_by_kind_since_the_last_report() -> None:
    training = TrainingTables(Inputs("deluxe", 2), ("random", "sense", "sense"), tables=3, seed=1, options=OPTIONS)
    training.won[:], training.played[:] = (3, 1, 2), (4, 4, 6)
    assert training.shares() == {"random": 0.75, "sense": 0.3}
    assert training.shares() == {"random": 0.0, "sense": 0.0}


def test_the_same_seed_learns_the_same() -> None:
    def learnt(seed: int) -> bytes:
        training = TrainingTables(Inputs("potter", 2), ("eager",), tables=16, seed=seed, options=OPTIONS)
        return learn(training, steps=2048, hidden=8, rate=1e-3, seed=seed).parameters.tobytes()

    assert learnt(5) == learnt(5) != learnt(6)


def test_a_short_training_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    training = TrainingTables(Inputs("deluxe", 2), ("random",), tables=128, seed=1, options=OPTIONS)
    network = learn(training, steps=164_000, hidden=32, rate=3e-3, seed=1)
    results = capsys.readouterr().out.splitlines()
    assert len(results) == 20
    assert results[-1].startswith("     163,840 steps: wins ")
    training.shares()
    training.collect(network, 100, gae_lambda=0.9)
    assert training.shares()["random"] > 0.9
