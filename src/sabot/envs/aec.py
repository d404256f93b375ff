"""The PettingZoo AEC environment: two to ten agents at a table, asked one by one."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from sabot.envs.match_env import MatchEnv, match_sheet, table_factory
from sabot.envs.rendering import RENDER_MODES, render
from sabot.envs.rules.rewards import Reward
from sabot.envs.runtimes.interpreted_table import RoundKit
from sabot.envs.shared_random import SharedRandom
from sabot.envs.spaces.from_view import Observation, pass_only_mask
from sabot.envs.spaces.gym_spaces import (
    KINDS,
    VERSION,
    MaskedObservation,
    action_space,
    check_choice,
    check_cycles,
    check_history,
    check_number,
    check_state,
    masked_observation,
    name_agents,
    observation_space,
)
from sabot.errors import Unreadable
from sabot.round import LARGEST_SEED


@dataclass(frozen=True, slots=True)
class TableState:
    """All that the rest of an episode depends on. It never changes, and can be pickled."""

    match: MatchEnv
    agents: tuple[str, ...]
    selection: str
    cycles: int
    rewards: dict[str, float]
    cumulative_rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]


class Table(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table of agents. The selected agent makes one decision: in turn, or out of turn, when it may also pass."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # as PettingZoo has it
        "render_modes": list(RENDER_MODES),
        "name": f"sabot_v{VERSION}",
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(  # noqa: PLR0913  # each is a keyword that a user may want to set
        self,
        edition: str = "deluxe",
        players: int = 4,
        format: Mapping[str, Any] | None = None,  # noqa: A002  # what the table calls it
        *,
        observation: str = "flat",
        history: int = 0,
        reward: str = "win",
        max_cycles: int | None = None,
        compiled: bool | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.possible_agents = name_agents(players)
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]
        self.kit = RoundKit.of(edition, options, check_history(history))
        """Edition, options and deck of all rounds, with their encoding."""
        self._sheet = match_sheet(edition, len(self.possible_agents), format)
        self._kind = check_choice("observation", observation, KINDS)
        self._reward = Reward.codes()[check_choice("reward", reward, tuple(Reward.names()))]
        self.render_mode = None if render_mode is None else check_choice("render_mode", render_mode, RENDER_MODES)
        self._max_cycles = check_cycles(max_cycles)
        self._chance = SharedRandom()
        self._make_table = table_factory(compiled)
        self.metadata = self.metadata | {"name": f"sabot_{edition}_v{VERSION}"}
        self._match: MatchEnv | None = None
        layout = self.kit.layout
        self.state_space = self.kit.full_state.space
        self.action_spaces = {agent: action_space(layout) for agent in self.possible_agents}
        self.observation_spaces = {agent: observation_space(layout, self._kind) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations: an observation and a mask of actions."""
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
    def match(self) -> MatchEnv:
        """The match being played; raise Refused before the first deal."""
        if self._match is None:
            raise self.kit.not_dealt()
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new match. The seed determines every random outcome from here on."""
        if seed is not None:
            self._chance = SharedRandom(check_number("seed", seed, LARGEST_SEED))
        elif self._match is not None:
            self._chance = self._match.chance
        self.agents = self.possible_agents.copy()
        self._match = MatchEnv(
            self.kit, self.possible_agents, self._sheet, self._reward, self._chance, self._make_table
        )
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._cycles = 0
        self.agent_selection = self.match.asked

    def observe(self, agent: str) -> MaskedObservation:
        """An agent's observation and action mask; an agent that is not selected can only pass."""
        layout = self.kit.layout
        place = self.match.find(agent)
        if place is None:
            self._check_agent(agent)
            return masked_observation(layout, self._kind, np.zeros(layout.size, np.uint8), pass_only_mask(layout))
        table, seat = place
        return masked_observation(layout, self._kind, table.observe(seat), table.mask(seat))

    def step(self, action: SupportsIndex | None) -> None:
        """Carry out an action of the selected agent; raise Refused, without any change, if it is illegal."""
        if not self.agents:
            raise self.kit.not_dealt()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.match
        match.act(check_number("action", action, self.kit.encoding.pass_action))
        self._cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if match.rewards:
            self.rewards |= match.rewards
        if match.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._max_cycles is not None and self._cycles >= self._max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = match.asked
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def state(self) -> Observation:
        """All that is hidden at the table that is played at, for critics; no agent may act on it."""
        return self.match.table.state()

    def get_state(self) -> TableState:
        """The state of the episode, for `set_state`; raise Refused before the first deal."""
        return TableState(
            self.match.copy(),
            tuple(self.agents),
            self.agent_selection,
            self._cycles,
            self.rewards.copy(),
            self._cumulative_rewards.copy(),
            self.terminations.copy(),
            self.truncations.copy(),
        )

    def set_state(self, state: TableState) -> None:
        """Continue from a state of this environment, or of one that was made with the same arguments."""
        check_state(state, TableState, lambda state: state.match.is_like(self.kit, self.possible_agents))
        self._match = state.match.copy()
        self.agents = list(state.agents)
        self.agent_selection = state.selection
        self._cycles = state.cycles
        self.rewards = state.rewards.copy()
        self._cumulative_rewards = state.cumulative_rewards.copy()
        self.terminations = state.terminations.copy()
        self.truncations = state.truncations.copy()
        self.infos = {agent: {} for agent in self.agents}

    def clone(self) -> "Table":
        """An independent copy that plays on from here. Only the spaces are shared, as nothing is sampled from them."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        if self._match is not None:
            other.set_state(self.get_state())
        return other

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the selected agent sees it, or as a spectator does when all is over: text or a picture."""
        table = self.match.table
        return render(table.view(table.seat), self.render_mode)

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
