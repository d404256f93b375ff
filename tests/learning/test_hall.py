"""Experience at many tables, and what is learnt from it."""

import numpy as np
import pytest

from examples.learning.hall import Hall
from examples.learning.inputs import Inputs
from examples.learning.network import Network
from examples.learning.train import OPTIONS, learn

pytestmark = pytest.mark.compiled


def blank(inputs: Inputs) -> Network:
    return Network.blank((inputs.size, 8, inputs.actions + 1), np.random.default_rng(1))


def test_every_decision_is_learnt_from_once_and_no_deal() -> None:
    hall = Hall(Inputs("deluxe", 2), ("eager", "sense"), tables=6, seed=1, options=OPTIONS)
    first = hall.look.inputs.copy()
    batch = hall.collect(blank(hall.inputs), 100, trust=0.9)
    assert hall.played.sum() > 6
    ended = hall.played.sum() - hall.over.sum()
    assert len(batch.actions) == 600 - ended
    np.testing.assert_array_equal(batch.inputs[:6], first)
    assert batch.masks[np.arange(len(batch.actions)), batch.actions].all()
    assert np.abs(batch.returns).max() < 1.2


def test_the_same_seed_meets_the_same() -> None:
    def met(seed: int) -> bytes:
        hall = Hall(Inputs("wizz", 3), ("random", "sense"), tables=4, seed=seed, options=OPTIONS)
        return hall.collect(blank(hall.inputs), 30, trust=0.9).inputs.tobytes()

    assert met(5) == met(5) != met(6)


def test_rounds_won_are_told_by_kind_and_counted_anew() -> None:
    hall = Hall(Inputs("deluxe", 2), ("random", "sense", "sense"), tables=3, seed=1, options=OPTIONS)
    hall.won[:], hall.played[:] = (3, 1, 2), (4, 4, 6)
    assert hall.shares() == {"random": 0.75, "sense": 0.3}
    assert hall.shares() == {"random": 0.0, "sense": 0.0}


def test_the_same_seed_learns_the_same() -> None:
    def learnt(seed: int) -> bytes:
        hall = Hall(Inputs("potter", 2), ("eager",), tables=16, seed=seed, options=OPTIONS)
        return learn(hall, steps=2048, hidden=8, rate=1e-3, seed=seed).parameters.tobytes()

    assert learnt(5) == learnt(5) != learnt(6)


def test_a_short_training_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    hall = Hall(Inputs("deluxe", 2), ("random",), tables=128, seed=1, options=OPTIONS)
    network = learn(hall, steps=164_000, hidden=32, rate=3e-3, seed=1)
    told = capsys.readouterr().out.splitlines()
    assert len(told) == 20
    assert told[-1].startswith("     163,840 steps: wins ")
    hall.shares()
    hall.collect(network, 100, trust=0.9)
    assert hall.shares()["random"] > 0.9
