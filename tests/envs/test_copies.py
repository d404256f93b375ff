"""Copies of an environment, and copies of copies, answer and play on like the original, each independent of the others.

Every environment is tested in both runtimes and every edition.
"""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from sabot.editions import EDITIONS
from sabot.errors import Refused, Unreadable
from tests.support.env_cases import HOUSE_RULES
from tests.support.env_copies import Aec, Parallel, Single, Vector

COMPILED = pytest.param(True, marks=pytest.mark.compiled)


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


def cloned(env: Any) -> Any:
    return env.clone()


def restored(env: Any) -> Any:
    """An environment that was played further, and then set back to a state that was pickled."""
    other, state = env.clone(), env.get_state()
    other.reset(seed=99)
    other.set_state(pickled(state))
    return other


def copies_of(env: Any) -> list[Any]:
    ways: list[Callable[[Any], Any]] = [deepcopy, pickled, cloned]
    if not hasattr(env, "num_envs"):
        ways.append(restored)
    once = [way(env) for way in ways]
    return [*once, *(way(copy) for way in ways for copy in once)]


def check_copies(kind: Any, env: Any, before: int, after: int, times: int) -> None:
    """Copy after random play; play the original on, then every copy with the same choices."""
    chance = np.random.default_rng(before)
    for _ in range(times):
        for _ in range(before):
            kind.step(env, chance)
        copies, answers = copies_of(env), [kind.answers(env)]
        for _ in range(after):
            kind.step(env, np.random.default_rng(len(answers)))
            answers.append(kind.answers(env))
        for copy in copies:
            for step, answer in enumerate(answers):
                assert kind.answers(copy) == answer
                if step < after:
                    kind.step(copy, np.random.default_rng(step + 1))
        assert kind.answers(env) == answers[-1]


CASES: dict[str, Any] = {"aec": Aec(), "parallel": Parallel(), "single": Single("eager")}


@pytest.mark.parametrize("compiled", [False, COMPILED])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("case", CASES)
def test_copies_of_copies_play_on_alike(case: str, edition: str, compiled: bool) -> None:
    kind = CASES[case]
    keywords: dict[str, Any] = {"compiled": compiled, "history": 3, "turn_cap": 12, **HOUSE_RULES[edition]}
    if case == "single":
        keywords["render_mode"] = "ansi"
    check_copies(kind, kind.make(edition, **keywords), 9, 5, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_of_bots_is_copied_with_what_they_heard(edition: str) -> None:
    kind = Single("careful")
    check_copies(kind, kind.make(edition, render_mode="ansi"), 6, 3, 1)


@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
def test_many_tables_are_copied_together(edition: str) -> None:
    kind = Vector()
    check_copies(kind, kind.make(edition, history=2, turn_cap=12, **HOUSE_RULES[edition]), 9, 5, 2)


@pytest.mark.soak(seeds=range(20))
@pytest.mark.compiled
@pytest.mark.parametrize("edition", EDITIONS)
def test_copies_in_long_play(edition: str, seed: int) -> None:
    chance = np.random.default_rng(seed)
    for compiled in (False, True):
        for kind in CASES.values():
            env: Any = kind.make(edition, compiled=compiled, history=int(chance.integers(9)), **HOUSE_RULES[edition])
            env.render_mode = "ansi"
            check_copies(kind, env, int(chance.integers(40)), 10, 5)


@pytest.mark.compiled
def test_a_table_of_many_can_be_set_back_and_moved() -> None:
    """The state of a table, set at another one, plays on as the first did."""
    from sabot.envs.vector import Tables

    env, chance = Tables(3, "flip", 2, history=2), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    for _ in range(12):
        seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
    given = seen["action_mask"].copy()
    state = pickled(env.get_state(0))
    moved = env.set_state(2, state)
    np.testing.assert_array_equal(moved["observation"], seen["observation"][0])
    np.testing.assert_array_equal(moved["action_mask"], seen["action_mask"][0])
    np.testing.assert_array_equal(seen["action_mask"], given)
    for _ in range(30):
        masks = env.action_masks()
        actions = (masks * chance.random(masks.shape)).argmax(axis=1)
        actions[2] = actions[0]
        seen, rewards, *_ = env.step(actions)
        np.testing.assert_array_equal(seen["observation"][2], seen["observation"][0])
        assert rewards[2] == rewards[0]


def test_a_state_of_another_game_is_unreadable() -> None:
    for kind in (Aec(), Parallel(), Single("eager")):
        state = kind.make("deluxe", compiled=False).get_state()
        for other in (kind.make("potter", compiled=False), kind.make("deluxe", compiled=False, jump_in=True)):
            with pytest.raises(Unreadable, match="same edition, options and players"):
                other.set_state(state)
        with pytest.raises(Unreadable, match="same edition, options and players"):
            kind.make("deluxe", compiled=False).set_state("a state")


def test_there_is_no_state_before_the_deal() -> None:
    from sabot.envs import aec

    with pytest.raises(Refused, match="not been dealt"):
        aec("deluxe", 2, compiled=False).get_state()
