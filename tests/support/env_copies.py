"""Every environment behind one interface, to test that copies of it answer and play alike."""

from typing import Any

import numpy as np

from sabot.envs import aec, parallel
from sabot.envs.single import Seat
from sabot.envs.vector import Tables

Answer = list[Any]


def _plain(value: Any) -> Any:
    """An answer of an environment as something that can be compared by ==."""
    if isinstance(value, np.ndarray):
        return (value.shape, value.tobytes())
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return value


class Aec:
    """An agent acts at a time; the answers are those to all agents."""

    def make(self, edition: str, **keywords: Any) -> Any:
        env = aec(edition, 3, {"scoring": "winner", "target": 30}, **keywords)
        env.reset(seed=5)
        return env

    def answers(self, env: Any) -> Answer:
        seen = {agent: env.observe(agent) for agent in env.possible_agents}
        return [
            _plain(each)
            for each in (env.agent_selection, seen, env.rewards, env._cumulative_rewards, env.terminations, env.agents)
        ]

    def step(self, env: Any, chance: np.random.Generator) -> None:
        if env.terminations[env.agent_selection]:
            env.reset()
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))


class Parallel:
    """All agents answer at once."""

    def make(self, edition: str, **keywords: Any) -> Any:
        env = parallel(edition, 2, **keywords)
        env.reset(seed=5)
        return env

    def answers(self, env: Any) -> Answer:
        return [_plain(env._observe()), env.agents]

    def step(self, env: Any, chance: np.random.Generator) -> None:
        if not env.agents:
            env.reset()
        masks = {agent: seen["action_mask"] for agent, seen in env._observe().items()}
        env.step({agent: int(chance.choice(np.flatnonzero(mask))) for agent, mask in masks.items()})


class Single:
    """One agent against bots."""

    def __init__(self, opponents: str) -> None:
        self.opponents = opponents

    def make(self, edition: str, **keywords: Any) -> Any:
        env = Seat(edition, 3, opponents=self.opponents, **keywords)
        env.reset(seed=5)
        return env

    def answers(self, env: Any) -> Answer:
        return [_plain(env._observe()), _plain(env.action_masks()), env._table.is_over, env.render()]

    def step(self, env: Any, chance: np.random.Generator) -> None:
        if env._table.is_over:
            env.reset()
        env.step(int(chance.choice(np.flatnonzero(env.action_masks()))))


class Vector:
    """Three tables at once."""

    def make(self, edition: str, **keywords: Any) -> Any:
        env = Tables(3, edition, 2, **keywords)
        env.reset(seed=5)
        return env

    def answers(self, env: Any) -> Answer:
        states = [env.get_state(index) for index in range(3)]
        return [_plain(env._info()), _plain(env.action_masks()), [state.table for state in states]]

    def step(self, env: Any, chance: np.random.Generator) -> None:
        masks = env.action_masks()
        env.step((masks * chance.random(masks.shape)).argmax(axis=1))
