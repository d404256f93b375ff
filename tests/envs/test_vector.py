"""The vector environment plays each table like the interpreted rules."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

from sabot.editions import EDITIONS
from sabot.envs import IDS
from sabot.envs.batches.compiled_batch import CompiledBatch
from sabot.envs.rules.match_play import begin_match, play_match
from sabot.envs.rules.rewards import Reward
from sabot.envs.rules.stepping import AGENT
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.spaces.gym_spaces import planes
from sabot.envs.vector import Tables
from sabot.errors import Refused, Unreadable
from sabot.kernel.codes import Phase
from sabot.kernel.compiled.records import load
from sabot.kernel.match.sheet import Sheet
from sabot.kernel.table import NOBODY, NOTHING, Table
from tests.support.env_cases import HOUSE_RULES

pytest.importorskip("numba", reason="the compiled side needs the extra `fast`")
pytestmark = pytest.mark.compiled


def some_legal(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    actions: NDArray[np.int64] = (masks * chance.random(masks.shape)).argmax(axis=1)
    return actions


FORMATS: dict[str, tuple[int, dict[str, Any] | None]] = {
    "round": (3, None),
    "most": (2, {"target": 100}),
    "lowest": (3, {"scoring": "lowest", "target": 60}),
    "partners": (4, {"scoring": "partners", "target": 100, "dealer": "highcard"}),
    "elimination": (4, {"scoring": "elimination", "target": 40}),
    "rotation": (8, {"scoring": "rotation", "hands_per_partner": 1, "cycles": 1}),
}
"""Formats of matches, each with a number of players; eight in rotation play at two tables."""


def play_interpreted(env: Tables, index: int, action: int, reward: int) -> tuple[Any, Any, Any, list[float]]:
    """Step a copy of a table by the interpreted rules; return its parts and the rewards."""
    batch, kit = env._batch, env._kit
    assert isinstance(batch, CompiledBatch)
    interpreted, sheet, rewards = batch.interpreted(index), load(batch.sheets, index, Sheet), [0.0] * len(env._players)
    table, order, history, kinds = (
        interpreted.round.table,
        interpreted.order,
        interpreted.history,
        batch._kinds.tolist(),
    )
    if env._outputs.ended[index]:
        begin_match(sheet, table, order, history, kit.encoding, kinds)
        action = NOTHING
    play_match(sheet, table, order, history, kit.encoding, kinds, action, reward, rewards)
    return table, order, sheet, rewards


def check_like_interpreted(env: Tables, steps: int, reward: int) -> int:
    """Compare every field of every table, the observations, the masks and the rewards; return how many were paid."""
    chance, batch, rewarded = np.random.default_rng(1), env._batch, 0
    assert isinstance(batch, CompiledBatch)
    seen, _ = env.reset(seed=7)
    for _ in range(steps):
        actions = some_legal(seen["action_mask"], chance)
        expected = [play_interpreted(env, index, int(action), reward) for index, action in enumerate(actions)]
        seen, rewards, ended, _, info = env.step(actions)
        for index, (table, order, sheet, due) in enumerate(expected):
            assert load(batch.records, index, Table) == table
            assert load(batch.orders, index, TurnOrder) == order
            assert load(batch.sheets, index, Sheet) == sheet
            assert ended[index] == bool(sheet.winners)
            assert info["seat"][index] == (NOBODY if ended[index] else order.players[order.seat])
            assert info["rewards"][index].tolist() == pytest.approx(due)
            assert rewards[index] == pytest.approx(due[AGENT])
            rewarded += any(due)
            after = batch.interpreted(index)
            shown = after.seat if not ended[index] else [*order.players, AGENT].index(AGENT)
            if shown < table.seats:
                np.testing.assert_array_equal(seen["observation"][index], after.observe(shown))
            if not ended[index]:
                np.testing.assert_array_equal(seen["action_mask"][index], after.mask(after.seat))
    return rewarded


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("opponents", ["random", "eager", "sense"])
def test_a_batch_is_stepped_like_tables_by_the_rules_interpreted(edition: str, opponents: str) -> None:
    env = Tables(3, edition, 3, opponents=opponents, reward="points", turn_cap=40, **HOUSE_RULES[edition])
    assert check_like_interpreted(env, 120, Reward.POINTS)


@pytest.mark.parametrize("reward", ["win", "points"])
@pytest.mark.parametrize("kind", FORMATS)
def test_matches_of_every_format_are_played_like_by_the_rules_interpreted(kind: str, reward: str) -> None:
    players, chosen = FORMATS[kind]
    env = Tables(2, "potter", players, chosen, opponents="eager", reward=reward, turn_cap=15)
    assert check_like_interpreted(env, 60, Reward.codes()[reward])


@pytest.mark.parametrize("kind", FORMATS)
def test_players_of_a_match_are_all_asked_and_its_end_is_rewarded(kind: str) -> None:
    players, chosen = FORMATS[kind]
    env = Tables(4, "deluxe", players, chosen, opponents="agent", turn_cap=10)
    chance = np.random.default_rng(1)
    seen, info = env.reset(seed=1)
    asked, matches = set(info["seat"].tolist()), 0
    while matches < 6:
        seen, _, ended, _, info = env.step(some_legal(seen["action_mask"], chance))
        asked |= set(info["seat"].tolist())
        matches += int(ended.sum())
        assert info["rewards"].sum() == pytest.approx(0)
        winners = (info["rewards"][ended] > 0).sum(axis=1)
        assert set(winners.tolist()) <= ({2} if kind == "partners" else set(range(players)))
        assert not info["rewards"][~ended].any()
    assert asked == {NOBODY, *range(players)}


BOTS = ["careful", ("careful", "sense", "agent")]


@pytest.mark.parametrize("opponents", BOTS)
@pytest.mark.parametrize("chosen", [None, {"scoring": "partners", "target": 60}])
def test_any_bot_can_be_an_opponent(opponents: str | tuple[str, ...], chosen: dict[str, Any] | None) -> None:
    """The same spaces, refusals, rewards, seeds and states; the results of a seed do not depend on other tables."""
    env = Tables(2, "deluxe", 4, chosen, opponents=opponents, history=2, turn_cap=20)
    chance = np.random.default_rng(1)
    seen, info = env.reset(seed=[3, 3])
    ended, matches, state = np.zeros(2, np.bool_), 0, env.get_state(0)
    agents = {0, 3} if isinstance(opponents, tuple) else {0}
    while not matches or ended[0]:
        assert env.observation_space.contains(seen)
        assert set(info["seat"].tolist()) <= {NOBODY, *agents}
        np.testing.assert_array_equal(seen["observation"][0], seen["observation"][1])
        actions = np.repeat(some_legal(seen["action_mask"], chance)[:1], 2)
        state, copy = env.get_state(0), env.clone()
        seen, rewards, ended, _, info = env.step(actions)
        other, *_ = copy.step(actions)
        np.testing.assert_array_equal(other["observation"], seen["observation"])
        assert info["rewards"].sum() == pytest.approx(0)
        assert rewards[0] == rewards[1]
        matches += int(ended[0])
    env.set_state(1, state)
    illegal = int(np.flatnonzero(env.action_masks()[0] == 0)[0])
    with pytest.raises(Refused):
        env.step(np.array([illegal, illegal]))


def test_the_seed_determines_everything() -> None:
    def played(seed: int) -> list[bytes]:
        env, chance = Tables(4, "wizz", 2), np.random.default_rng(1)
        seen, _ = env.reset(seed=seed)
        results = []
        for _ in range(60):
            seen, rewards, *_ = env.step(some_legal(seen["action_mask"], chance))
            results.append(seen["observation"].tobytes() + rewards.tobytes())
        return results

    assert played(5) == played(5) != played(6)


def test_the_step_after_the_end_of_a_round_deals_the_next() -> None:
    env, chance = Tables(8, "deluxe", 2), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    ended = np.zeros(8, np.bool_)
    over = env._kit.layout.starts["phase"] + Phase.OVER
    for _ in range(200):
        before = ended
        seen, rewards, ended, cut_off, _ = env.step(some_legal(seen["action_mask"], chance))
        assert not cut_off.any()
        assert not (before & ended).any()
        np.testing.assert_array_equal(seen["observation"][:, over], ended)
        assert set(np.abs(rewards[ended])) <= {1.0}
        assert not rewards[~ended].any()


def test_gymnasium_makes_it_by_its_id() -> None:
    env = gymnasium.make_vec(IDS["flip"], num_envs=2, vectorization_mode="vector_entry_point", players=3)
    seen, _ = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert isinstance(env.unwrapped, Tables)


def test_an_illegal_action_at_any_table_is_refused() -> None:
    """A false catch at the first table would be carried out; the illegal action at the second table prevents it."""
    env = Tables(2, "deluxe", 2, false_catch=1)
    seen, _ = env.reset(seed=1)
    false_catch = env._kit.layout.actions.numbers["catch +1"]
    illegal = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    before = env._batch.get(0)
    with pytest.raises(Refused):
        env.step(np.array([false_catch, illegal]))
    assert env._batch.get(0) == before


@pytest.mark.parametrize("actions", [[0], [0, -1], [0, 84], [0.0, 0.0], None, "uno"])
def test_anything_but_an_action_for_each_table_is_unreadable(actions: Any) -> None:
    env = Tables(2, "deluxe", 2)
    env.reset(seed=1)
    with pytest.raises(Unreadable):
        env.step(actions)


def test_nothing_is_done_before_the_deal() -> None:
    with pytest.raises(Refused):
        Tables(2, "deluxe", 2).step(np.zeros(2, np.int64))


@pytest.mark.parametrize("edition", EDITIONS)
def test_where_every_seat_is_an_agent_each_is_asked_and_shown_its_own_table(edition: str) -> None:
    env = Tables(3, edition, 3, opponents="agent", turn_cap=30, **HOUSE_RULES[edition])
    chance = np.random.default_rng(1)
    seen, info = env.reset(seed=7)
    asked = set()
    for _ in range(300):
        for index in range(3):
            interpreted = env._batch.interpreted(index)
            assert info["seat"][index] == interpreted.seat
            if not interpreted.is_over:
                np.testing.assert_array_equal(seen["observation"][index], interpreted.observe(interpreted.seat))
                np.testing.assert_array_equal(seen["action_mask"][index], interpreted.mask(interpreted.seat))
        asked |= set(info["seat"].tolist())
        seen, rewards, ended, _, info = env.step(some_legal(seen["action_mask"], chance))
        np.testing.assert_array_equal(rewards, info["rewards"][:, AGENT])
        np.testing.assert_array_equal(np.sort(info["rewards"][ended])[:, -1], 1.0)
        assert info["rewards"].sum() == pytest.approx(0)
    assert asked == {NOBODY, 0, 1, 2}


COMMON: dict[str, Any] = {"num_envs": 2, "edition": "deluxe", "players": 3}


@pytest.mark.parametrize(
    "wrong",
    [
        {"opponents": "nobody"},
        {"format": "partners"},
        {"format": {"scoring": "partners"}},
        {"opponents": ("eager",)},
        {"reward": "joy"},
        {"players": 11},
        {"players": None},
        {"num_envs": 0},
        {"num_envs": "two"},
    ],
)
def test_wrong_arguments_are_unreadable(wrong: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        Tables(**COMMON | wrong)


def test_only_the_tables_of_the_reset_mask_are_dealt_again() -> None:
    env, chance = Tables(4, "deluxe", 2), np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    ended = np.zeros(4, np.bool_)
    while not ended[1]:
        seen, _, ended, *_ = env.step(some_legal(seen["action_mask"], chance))
    mask = np.array([True, False, False, True])
    before = [env.get_state(index) for index in range(4)]
    again, info = env.reset(options={"reset_mask": mask})
    for index in range(4):
        assert (env.get_state(index) == before[index]) == (not mask[index])
    np.testing.assert_array_equal(again["observation"][~mask], seen["observation"][~mask])
    np.testing.assert_array_equal(again["action_mask"][~mask], seen["action_mask"][~mask])
    assert not info["rewards"].any()
    _, _, ended, *_ = env.step(some_legal(again["action_mask"], chance))
    assert not ended[1]


def test_each_table_can_have_its_own_seed() -> None:
    env = Tables(3, "wizz", 2)
    seen, _ = env.reset(seed=[7, 8, 7])
    rows = [seen["observation"][index].tobytes() for index in range(3)]
    assert rows[0] == rows[2] != rows[1]
    other, _ = Tables(2, "wizz", 2).reset(seed=[8, 7])
    assert [other["observation"][index].tobytes() for index in range(2)] == [rows[1], rows[0]]
    again, _ = env.reset(seed=[None, 7, None])
    assert again["observation"][1].tobytes() == rows[0]


@pytest.mark.parametrize(
    ("keywords", "message"),
    [
        ({"seed": [1]}, "seed: must be one number, or a list of 2"),
        ({"seed": [1, None]}, "seed: must be one number, or a list of 2"),
        ({"seed": [1, -2]}, "seed: must be a whole number"),
        ({"options": {"reset_mask": np.zeros(2, np.bool_)}}, r"reset_mask: must be true or false for each table \(2"),
        ({"options": {"reset_mask": [True, True]}}, r"reset_mask: must be true or false for each table \(2"),
    ],
)
def test_wrong_seeds_and_masks_are_unreadable(keywords: dict[str, Any], message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        Tables(2, "deluxe", 2).reset(**keywords)


def test_tables_cannot_be_left_out_of_the_first_deal() -> None:
    with pytest.raises(Refused, match="not been dealt"):
        Tables(2, "deluxe", 2).reset(options={"reset_mask": np.array([True, False])})


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_check_of_actions_agrees_with_the_masks(edition: str) -> None:
    env = Tables(8, edition, 2, opponents="agent")
    env.reset(seed=1)
    chance = np.random.default_rng(1)
    for step in range(60):
        if step == 40:
            env.set_state(3, env.get_state(5))
        masks = env.action_masks()
        for action in range(masks.shape[1]):
            expected = bool((masks[:, action] | env._outputs.ended).all())
            assert env._batch.are_legal(np.full(8, action)) == expected
        for index, action in np.argwhere(~masks & ~env._outputs.ended[:, np.newaxis]).tolist():
            actions = masks.argmax(axis=1)
            actions[index] = action
            assert not env._batch.are_legal(actions)
        assert env._batch.are_legal(masks.argmax(axis=1))
        env.step(some_legal(env.action_masks().astype(np.int8), chance))


@pytest.mark.parametrize("width", [1, 63, 64, 84, 127, 128, 200])
def test_a_mask_of_any_width_is_packed_into_words(width: int) -> None:
    from numba import njit

    from sabot.envs.runtimes.entry_points import write_legal

    masks = np.random.default_rng(width).integers(0, 2, (3, width), np.int8)
    legal = np.full((3, -(-width // 64)), -1)
    pack = njit(lambda masks, legal: [write_legal(masks, index, legal) for index in range(3)])
    pack(masks, legal)
    bits = np.unpackbits(legal.view(np.uint8), axis=1, bitorder="little")
    np.testing.assert_array_equal(bits[:, :width], masks)
    assert not bits[:, width:].any()


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads: int) -> None:
    tables = 300  # several chunks for each thread, and a shorter one
    one, many = Tables(tables, "flip", 3, history=2), Tables(tables, "flip", 3, history=2, threads=threads)
    seen, _ = one.reset(seed=1)
    many.reset(seed=1)
    chance = np.random.default_rng(1)
    for _ in range(30):
        actions = some_legal(seen["action_mask"], chance)
        seen, rewards, *_ = one.step(actions)
        other, other_rewards, *_ = many.step(actions)
        np.testing.assert_array_equal(other["observation"], seen["observation"])
        np.testing.assert_array_equal(other_rewards, rewards)


def test_planes_are_the_same_numbers_and_nothing_is_copied_for_other_libraries() -> None:
    flat, shaped = Tables(2, "potter", 2, history=3), Tables(2, "potter", 2, history=3, observation="planes")
    row, _ = flat.reset(seed=1)
    seen, _ = shaped.reset(seed=1)
    assert shaped.observation_space.contains(seen)
    np.testing.assert_array_equal(seen["observation"], planes(flat._kit.layout, row["observation"]))
    for array in (*row.values(), *seen.values()):
        assert np.shares_memory(np.from_dlpack(array), array)


def test_masks_can_be_asked_for_beside_the_observation() -> None:
    env = Tables(2, "deluxe", 2)
    seen, _ = env.reset(seed=1)
    np.testing.assert_array_equal(env.action_masks(), seen["action_mask"].astype(bool))
