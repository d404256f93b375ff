"""PettingZoo: two to ten agents at a table, asked one by one."""

from collections.abc import Mapping
from functools import partial
from random import Random
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from sabot.envs.match_env import ONE_ROUND, MatchEnv, SitDown
from sabot.envs.rendering import RENDER_MODES, render
from sabot.envs.rules.rewards import Reward
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.spaces.from_view import silence
from sabot.envs.spaces.gym_spaces import (
    KINDS,
    VERSION,
    Seen,
    action_space,
    can_compile,
    check_choice,
    check_compiler,
    check_cycles,
    check_number,
    name_agents,
    observation_space,
    shown,
)
from sabot.errors import Unreadable
from sabot.kernel.match.sheet import new_sheet
from sabot.match.formats import check_format
from sabot.round import LARGEST_SEED


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of agents. Whoever is selected is asked for one decision: in turn, or out of it and then it may pass."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo has it
        "render_modes": list(RENDER_MODES),
        "name": f"sabot_v{VERSION}",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = "deluxe",
        players: int = 4,
        format: Mapping[str, Any] | None = None,  # noqa: A002  # what the table calls it
        *,
        observation: str = "flat",
        reward: str = "win",
        max_cycles: int | None = None,
        compiled: bool | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.possible_agents = name_agents(players)
        seats = len(self.possible_agents)
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.kit = RoundKit.of(edition, options)
        """What its rounds are played with."""
        if not isinstance(format, Mapping | None):
            raise Unreadable("mapping", "format")
        self._sheet = new_sheet(check_format(edition, seats, format or ONE_ROUND), seats)
        self._kind = check_choice("observation", observation, KINDS)
        self._reward = Reward.codes()[check_choice("reward", reward, tuple(Reward.names()))]
        self.render_mode = None if render_mode is None else check_choice("render_mode", render_mode, RENDER_MODES)
        self._max_cycles = check_cycles(max_cycles)
        self._chance = Random()
        self._sit_down = _swiftly(self.kit) if (can_compile() if compiled is None else compiled) else _by_the_rules
        self.metadata = self.metadata | {"name": f"sabot_{edition}_v{VERSION}"}
        self._course: MatchEnv | None = None
        layout = self.kit.layout
        self.action_spaces = {agent: action_space(layout) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(layout, self._kind) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is given: an observation and a mask of actions."""
        self._check_agent(agent)
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action of the edition."""
        self._check_agent(agent)
        return self.action_spaces[agent]

    def _check_agent(self, agent: str) -> None:
        if agent not in self.possible_agents:
            raise Unreadable("not-a-player", "agent", name=repr(agent))

    @property
    def course(self) -> MatchEnv:
        """The match under way; or Refused before anything is dealt."""
        if self._course is None:
            raise self.kit.not_dealt()
        return self._course

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. The seed determines everything that chance does from here on."""
        if seed is not None:
            self._chance = Random(check_number("seed", seed, LARGEST_SEED))
        self.agents = self.possible_agents.copy()
        self._course = MatchEnv(self.kit, self.possible_agents, self._sheet, self._reward, self._chance, self._sit_down)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self.agent_selection = self.course.asked

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and may do if it is selected; one that is not can only pass."""
        layout = self.kit.layout
        place = self.course.find(agent)
        if place is None:
            self._check_agent(agent)
            return shown(layout, self._kind, np.zeros(layout.size, np.uint8), silence(layout))
        table, seat = place
        return shown(layout, self._kind, table.observe(seat), table.mask(seat))

    def step(self, action: SupportsIndex | None) -> None:
        """Carry out an action of the selected agent; or raise Refused, and nothing has changed."""
        if not self.agents:
            raise self.kit.not_dealt()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        course = self.course
        course.act(check_number("action", action, self.kit.lens.nothing))
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if course.rewards:
            self.rewards |= course.rewards
        if course.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and self._cycles >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = course.asked
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as whoever is asked sees it: text, printed text, or a picture; a spectator sees what is over."""
        table = self.course.table
        return render(table.view(table.seat), self.render_mode)

    def close(self) -> None:
        """Nothing to put away."""


def _by_the_rules(seated: InterpretedTable) -> InterpretedTable:
    return seated


def _swiftly(kit: RoundKit) -> SitDown:
    """By the rules compiled, or Unreadable where nothing can be compiled."""
    check_compiler("compiled")
    from sabot.envs.runtimes.compiled_table import CompiledTable
    from sabot.kernel.records import records_of

    return partial(CompiledTable, records_of(kit.lens, 1))
