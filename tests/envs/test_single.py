"""The single environment: Gymnasium's own check, and whole rounds."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from sabot.editions import EDITIONS
from sabot.envs import IDS
from sabot.envs.single import Seat
from sabot.errors import Refused, Unreadable


@pytest.mark.parametrize("edition", EDITIONS)
def test_gymnasium_finds_nothing_wrong(edition: str) -> None:
    env = gymnasium.make(IDS[edition], players=3, opponents="eager", render_mode="ansi")
    check_env(env.unwrapped)


def play_out(env: Seat, seed: int) -> tuple[float, list[bytes]]:
    """Play a round with the first legal action each time; return the reward and all observations."""
    seen, _ = env.reset(seed=seed)
    observations, reward, is_over = [seen["observation"].tobytes()], 0.0, False
    while not is_over:
        seen, reward, is_over, _, info = env.step(int(seen["action_mask"].argmax()))
        assert info == {}
        observations.append(seen["observation"].tobytes())
    return reward, observations


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_seed_determines_a_round_against_careful_bots(edition: str) -> None:
    env = Seat(edition, 3, opponents=("careful", "random"))
    reward, observations = play_out(env, 5)
    assert reward in (1.0, -0.5)
    assert play_out(Seat(edition, 3, opponents=("careful", "random")), 5) == (reward, observations)
    assert play_out(env, 6)[1] != observations


def test_an_illegal_action_changes_nothing_and_is_explained() -> None:
    env = Seat("deluxe", 2, opponents="eager")
    seen, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    again, reward, is_over, _, info = env.step(illegal)
    assert (reward, is_over) == (0.0, False)
    assert "/" in info["refused"]
    assert info["message"]
    np.testing.assert_array_equal(again["observation"], seen["observation"])


def test_an_unknown_action_is_unreadable() -> None:
    env = Seat("deluxe", 2, opponents="eager")
    env.reset(seed=1)
    for wrong in (84, -1, 2.5, None, "draw"):
        with pytest.raises(Unreadable, match="action: must be a whole number from 0 to 83"):
            env.step(wrong)  # type: ignore[arg-type]


def test_nothing_can_be_done_before_the_deal_and_when_the_round_is_over() -> None:
    env = Seat("deluxe", 2, opponents="eager")
    for do in (lambda: env.step(77), env.render):
        with pytest.raises(Refused, match="not been dealt"):
            do()
    play_out(env, 1)
    for action in (77, 83):
        with pytest.raises(Refused, match="not been dealt"):
            env.step(action)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": "3"},
        {"opponents": "nobody"},
        {"opponents": ("eager",)},
        {"opponents": ("eager", 3)},
        {"opponents": None},
        {"render_mode": "smoke"},
    ],
)
def test_wrong_arguments_are_unreadable(wrong: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        Seat("deluxe", **{"players": 3, **wrong})


@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
def test_compiled_rules_play_the_same_rounds(edition: str) -> None:
    pytest.importorskip("numba", reason="the compiled side needs the extra `fast`")
    slow, fast = (Seat(edition, 3, opponents=("eager", "sense"), compiled=flag, history=2) for flag in (False, True))
    for seed in (5, 6, None):
        seen, _ = slow.reset(seed=seed)
        other, _ = fast.reset(seed=seed)
        chance, is_over = np.random.default_rng(1), False
        while not is_over:
            for part in seen:
                np.testing.assert_array_equal(other[part], seen[part])
            action = int(chance.choice(np.flatnonzero(slow.action_masks())))
            seen, reward, is_over, *_ = slow.step(action)
            other, *rest = fast.step(action)
            assert rest[:2] == [reward, is_over]


def test_compiled_rules_have_compiled_opponents() -> None:
    with pytest.raises(Unreadable, match="opponents"):
        Seat("deluxe", 2, opponents="careful", compiled=True)


@pytest.mark.parametrize("observation", ["flat", "planes"])
def test_a_learner_with_masks_takes_the_environment_as_it_is(observation: str) -> None:
    """It learns at two tables at once, and then plays a whole round legally."""
    contrib: Any = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed")
    vectors: Any = pytest.importorskip("stable_baselines3.common.vec_env")

    def make() -> gymnasium.Env[Any, Any]:
        return gymnasium.make(
            IDS["deluxe"], players=2, opponents="eager", compiled=False, observation=observation, history=2, turn_cap=20
        )

    tables = vectors.DummyVecEnv([make, make])
    model = contrib.MaskablePPO("MultiInputPolicy", tables, n_steps=32, batch_size=16, n_epochs=1, seed=1)
    model.learn(128)
    env = make()
    seen, _ = env.reset(seed=1)
    is_over = False
    while not is_over:
        action, _ = model.predict(seen, action_masks=env.get_wrapper_attr("action_masks")())
        seen, _, is_over, _, info = env.step(action)
        assert info == {}


def test_a_round_in_which_the_agent_is_never_asked_is_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """About one round in 80,000 against one opponent: it plays skips and draw cards until it is out."""
    env = Seat("deluxe", 2, opponents="eager", compiled=False)
    env.reset(seed=1)
    seeds = iter((54616115817879708, 5))
    monkeypatch.setattr(env._chance.random, "getrandbits", lambda _: next(seeds), raising=False)
    env.reset()
    assert next(seeds, None) is None
    assert env.action_masks().any()


def test_a_mask_allows_what_the_observation_allows() -> None:
    env = Seat("deluxe", 2, opponents="careful")
    seen, _ = env.reset(seed=1)
    assert env.action_masks().dtype == np.bool_
    np.testing.assert_array_equal(env.action_masks(), seen["action_mask"])
