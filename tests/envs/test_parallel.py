"""PettingZoo's own tests of the parallel environment, and tests of whose answer counts."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import max_cycles_test, parallel_api_test, parallel_seed_test
from pettingzoo.utils import parallel_to_aec

from sabot.editions import EDITIONS
from sabot.envs import actions_of, aec, parallel
from sabot.envs.parallel import Together
from sabot.errors import Refused, Unreadable
from tests.support.env_cases import CASES, HOUSE_RULES

DELUXE = actions_of("deluxe")
PASS = DELUXE.pass_action


def in_turns(make: Callable[..., Together], **keywords: Any) -> Any:
    """The same environment, its agents asked one after the other in each cycle."""
    return parallel_to_aec(make(**keywords))


def dealt(players: int = 3, **keywords: Any) -> tuple[Together, str]:
    """A dealt table of deluxe with a number on top, and the agent that is asked first."""
    env = parallel("deluxe", players, **keywords)
    seen, _ = env.reset(seed=2)
    (asked,) = (agent for agent in seen if not seen[agent]["action_mask"][PASS])
    return env, asked


@pytest.mark.parametrize(("edition", "players", "options"), CASES)
def test_pettingzoo_finds_nothing_wrong(edition: str, players: int, options: dict[str, Any]) -> None:
    make = partial(parallel, edition, players, **options)
    parallel_api_test(make(), num_cycles=20)
    parallel_seed_test(make, num_cycles=20 // players)
    max_cycles_test(SimpleNamespace(parallel_env=make, env=partial(in_turns, make)))


def test_a_round_is_played_to_its_end_and_then_worth_something() -> None:
    env = parallel("deluxe", 3, uno_call="auto")
    seen, _ = env.reset(seed=3)
    rewards = dict.fromkeys(env.agents, 0.0)
    terminations = dict.fromkeys(env.agents, False)
    while env.agents:
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents}
        seen, rewards, terminations, truncations, infos = env.step(actions)
        assert infos == {"player_1": {}, "player_2": {}, "player_3": {}}
        assert not any(truncations.values())
    assert all(terminations.values())
    assert sorted(rewards.values()) == [-0.5, -0.5, 1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_decisions_lead_to_the_same_round_as_one_by_one(edition: str) -> None:
    one_by_one = aec(edition, 3, **HOUSE_RULES[edition])
    one_by_one.reset(seed=5)
    together = parallel(edition, 3, **HOUSE_RULES[edition])
    seen, _ = together.reset(seed=5)
    chance = np.random.default_rng(1)
    for _ in range(80):
        for agent in one_by_one.agents:
            for part, expected in one_by_one.observe(agent).items():
                np.testing.assert_array_equal(seen[agent][part], expected)
        asked = one_by_one.agent_selection
        action = int(chance.choice(np.flatnonzero(seen[asked]["action_mask"])))
        one_by_one.step(action)
        pass_action = actions_of(edition).pass_action
        seen, rewards, _, _, infos = together.step({**dict.fromkeys(seen, pass_action), asked: action})
        assert not any(infos.values())
        assert rewards == one_by_one.rewards


def test_only_the_answer_of_the_asked_agent_counts() -> None:
    env, asked = dealt()
    draw = DELUXE.numbers["draw"]
    seen, _, _, _, infos = env.step(dict.fromkeys(env.agents, draw))
    hands = {agent: int(seen[agent]["observation"][:54].sum()) for agent in env.agents}
    assert hands == {agent: 8 if agent == asked else 7 for agent in env.agents}
    assert infos.pop(asked) == {}
    message = f"Not now: {asked.capitalize()} must play or draw."
    assert list(infos.values()) == [{"refused": "act/not-asked", "message": message}] * 2


def test_what_the_rules_refuse_changes_nothing_and_takes_a_cycle() -> None:
    env, asked = dealt(max_cycles=2)
    seen, rewards, _, truncations, infos = env.step(dict.fromkeys(env.agents, PASS))
    assert infos[asked]["refused"] == "pass/not-now"
    assert not any(rewards.values())
    assert not any(truncations.values())
    again, _, terminations, truncations, _ = env.step(dict.fromkeys(env.agents, PASS))
    for agent in env.possible_agents:
        np.testing.assert_array_equal(again[agent]["observation"], seen[agent]["observation"])
    assert all(truncations.values())
    assert not any(terminations.values())
    assert env.agents == []


@pytest.mark.parametrize("mode", ["ansi", "rgb_array"])
def test_it_renders_like_the_aec_environment(mode: str) -> None:
    env, _ = dealt(render_mode=mode)
    assert env.render_mode == mode
    assert isinstance(env.render(), str if mode == "ansi" else np.ndarray)


@pytest.mark.parametrize("wrong", [{"players": 1}, {"max_cycles": 0}, {"reward": "joy"}, {"jump": True}])
def test_wrong_arguments_are_unreadable(wrong: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        parallel(**wrong)


def test_a_missing_answer_is_unreadable() -> None:
    env, asked = dealt()
    with pytest.raises(Unreadable, match="action: must be a whole number from 0 to 83, not None"):
        env.step({asked: PASS})
    with pytest.raises(Unreadable, match="actions: must be a mapping"):
        env.step([PASS, PASS, PASS])  # type: ignore[arg-type]


def test_nothing_can_be_done_before_the_deal_and_after_the_end() -> None:
    env = parallel("deluxe", 2, max_cycles=1)
    with pytest.raises(Refused, match="not been dealt"):
        env.step({})
    env.reset(seed=1)
    env.step(dict.fromkeys(env.agents, PASS))
    with pytest.raises(Refused, match="not been dealt"):
        env.step(dict.fromkeys(env.possible_agents, PASS))
