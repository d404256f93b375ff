"""PettingZoo's own tests of the AEC environment, and tests of its other promises."""

import warnings
from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from sabot.editions import EDITIONS
from sabot.envs import actions_of, aec
from sabot.envs.aec import Table
from sabot.envs.spaces import gym_spaces
from sabot.errors import Refused, Unreadable
from tests.support.env_cases import CASES, HOUSE_RULES

pytestmark = [
    # An observation with its mask is a mapping, as PettingZoo's own card games have it.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
]


def first_legal(env: Table) -> int:
    return int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])


def play_out(env: Table) -> dict[str, float]:
    """Play to the end with the first legal action each time; return the total reward of each agent."""
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        sums[agent] += reward
        env.step(None if terminated or truncated else first_legal(env))
    return sums


@pytest.mark.parametrize("compiled", [False, None])
@pytest.mark.parametrize(("edition", "players", "options"), CASES)
def test_pettingzoo_finds_nothing_wrong(
    edition: str, players: int, options: dict[str, Any], compiled: bool | None
) -> None:
    make = partial(aec, edition, players, compiled=compiled, **options)
    api_test(make(), num_cycles=80 // players)
    seed_test(make, num_cycles=40 // players)


@pytest.mark.parametrize(("edition", "players", "options"), CASES)
def test_pettingzoo_can_show_every_mode(
    edition: str, players: int, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    render_test(partial(aec, edition, players, **options))
    assert f"{edition}, turn 0" in capsys.readouterr().out


@pytest.mark.parametrize("edition", EDITIONS)
def test_planes_pass_too(edition: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        api_test(aec(edition, 3, observation="planes"), num_cycles=10)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4, 10])
def test_after_the_most_cycles_everybody_is_cut_off(edition: str, players: int) -> None:
    env = aec(edition, players, max_cycles=4)
    env.reset(seed=1)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(first_legal(env))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_win_is_worth_what_the_others_lose(edition: str) -> None:
    env = aec(edition, 4, uno_call="auto")
    env.reset(seed=3)
    sums = play_out(env)
    assert sorted(sums.values()) == pytest.approx([-1 / 3] * 3 + [1])


def test_points_go_to_the_winner() -> None:
    env = aec("deluxe", 3, reward="points", uno_call="auto")
    env.reset(seed=3)
    table = env.match.table
    sums = play_out(env)
    hands = dict(zip(env.possible_agents, table.round.points(), strict=True))
    winner = env.possible_agents[table.round.table.winner]
    assert sums == {agent: sum(hands.values()) if agent == winner else -hands[agent] for agent in hands}


@pytest.mark.parametrize(("scoring", "winners"), [("winner", 1), ("lowest", 1), ("elimination", 1), ("partners", 2)])
def test_a_whole_match_is_played_to_its_end(scoring: str, winners: int) -> None:
    env = aec("deluxe", 4, {"scoring": scoring, "target": 40}, uno_call="auto")
    env.reset(seed=1)
    losers = 4 - winners
    assert sorted(play_out(env).values()) == pytest.approx([-winners / losers] * losers + [1] * winners)


def test_eight_in_rotation_play_at_two_tables() -> None:
    env = aec("deluxe", 8, {"scoring": "rotation", "hands_per_partner": 1}, reward="points", uno_call="auto")
    env.reset(seed=1)
    assert [len(table.round.players) for table in env.match.tables] == [4, 4]
    assert sum(play_out(env).values()) == pytest.approx(0)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec("deluxe", 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(Refused):
        env.step(illegal)
    np.testing.assert_array_equal(env.observe(env.agent_selection)["observation"], before["observation"])


def test_an_agent_that_the_table_waits_for_cannot_pass() -> None:
    env = aec("potter", 2)
    env.reset(seed=1)
    message = f"“pass” is not possible: {env.agent_selection.capitalize()} must play or draw. \\(P-"
    with pytest.raises(Refused, match=message):
        env.step(actions_of("potter").pass_action)


def test_nobody_sits_further_to_the_left_than_there_are_players() -> None:
    """With two players, three places to the left would be the other one, but only by counting a player twice."""
    env = aec("deluxe", 2, false_catch=1)
    env.reset(seed=1)
    with pytest.raises(Refused, match=r"There is no seat \+3"):
        env.step(actions_of("deluxe").numbers["catch +3"])


@pytest.mark.parametrize("action", [84, -1, 2.5, None, "draw"])
def test_an_unknown_action_is_unreadable(action: Any) -> None:
    env = aec("deluxe", 2)
    env.reset(seed=1)
    with pytest.raises(Unreadable, match="action: must be a whole number from 0 to 83"):
        env.step(action)


def test_numpy_integers_are_accepted() -> None:
    two, one, seed = np.array([2, 1, 7])
    env = aec("deluxe", two, max_cycles=one)
    env.reset(seed=seed)
    env.step(np.array(first_legal(env)))
    assert all(env.truncations.values())


def test_an_unknown_agent_is_unreadable() -> None:
    env = aec("deluxe", 2)
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(Unreadable, match="“player_3” is not a player"):
            ask("player_3")


@pytest.mark.parametrize("seed", [-1, "x", 0.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(Unreadable, match="seed: must be a whole number"):
        aec("deluxe", 2).reset(seed=seed)


def test_nothing_can_be_done_before_the_deal_and_after_the_end() -> None:
    env = aec("deluxe", 2, max_cycles=1)
    for do in (lambda: env.step(77), env.last, env.render):
        with pytest.raises(Refused, match="not been dealt"):
            do()
    env.reset(seed=1)
    play_out(env)
    with pytest.raises(Refused, match="not been dealt"):
        env.step(None)


@pytest.mark.parametrize(
    "wrong",
    [
        {"players": 1},
        {"players": 11},
        {"players": 2.5},
        {"edition": "chess"},
        {"format": 3},
        {"format": {"scoring": "joy"}},
        {"observation": "cubes"},
        {"reward": "joy"},
        {"max_cycles": 0},
        {"max_cycles": "4"},
        {"jump": True},
    ],
)
def test_wrong_arguments_are_unreadable(wrong: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        aec(**wrong)


def test_compiled_rules_need_the_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gym_spaces, "find_spec", lambda name: None)
    with pytest.raises(Unreadable, match="make setup"):
        aec("deluxe", 2, compiled=True)


@pytest.mark.compiled
@pytest.mark.parametrize(("edition", "options"), HOUSE_RULES.items())
def test_compiled_rules_play_the_same_rounds(edition: str, options: dict[str, Any]) -> None:
    pytest.importorskip("numba", reason="the compiled side needs the extra `fast`")
    slow, fast = (
        aec(edition, 3, {"scoring": "winner", "target": 40}, compiled=flag, **options) for flag in (False, True)
    )
    slow.reset(seed=5)
    fast.reset(seed=5)
    chance = np.random.default_rng(1)
    for _ in range(300):
        assert fast.agent_selection == slow.agent_selection
        assert (fast.rewards, fast.terminations) == (slow.rewards, slow.terminations)
        if slow.terminations[slow.agent_selection]:
            break
        for agent in slow.agents:
            for part, seen in slow.observe(agent).items():
                np.testing.assert_array_equal(fast.observe(agent)[part], seen)
        action = int(chance.choice(np.flatnonzero(slow.observe(slow.agent_selection)["action_mask"])))
        slow.step(action)
        fast.step(action)


@pytest.mark.compiled
def test_compiled_rules_handle_actions_outside_the_mask_alike() -> None:
    """A false catch is never in the mask, but with `false_catch` it is carried out and costs a card."""
    pytest.importorskip("numba", reason="the compiled side needs the extra `fast`")
    env = aec("deluxe", 2, compiled=True, false_catch=1)
    env.reset(seed=1)
    agent = env.agent_selection
    with pytest.raises(Refused):
        env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    env.step(actions_of("deluxe").numbers["catch +1"])
    assert env.agent_selection == agent
    assert env.observe(agent)["observation"][:54].sum() == 8
