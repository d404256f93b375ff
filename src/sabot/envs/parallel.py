"""PettingZoo, all at once: every agent answers in each cycle, and whoever has the floor is heard."""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from sabot.envs.aec import Table
from sabot.envs.spaces.gym_spaces import Seen, check_cycles, check_number, told
from sabot.errors import Refused, Unreadable
from sabot.notation.refusals import not_asked

Cycle = tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Together(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table whose agents all answer at once. A cycle is one decision: that of the agent whose mask has a choice.

    What the rules refuse, and what is said by those who are not asked, changes nothing and is worth nothing; `infos`
    says what was wrong.
    """

    def __init__(
        self,
        edition: str = "deluxe",
        players: int = 4,
        format: Mapping[str, Any] | None = None,  # noqa: A002  # what the table calls it
        *,
        max_cycles: int | None = None,
        **keywords: Any,
    ) -> None:
        """Keywords are those of a table whose agents are asked one by one."""
        self._table = Table(edition, players, format, **keywords)
        self._max_cycles = check_cycles(max_cycles)
        self.metadata = self._table.metadata
        self.render_mode = self._table.render_mode
        self.possible_agents = self._table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent is given: an observation and a mask of actions."""
        return self._table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action of the edition."""
        return self._table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Deal. The seed determines everything that chance does from here on."""
        self._table.reset(seed, options)
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, SupportsIndex]) -> Cycle:
        """Carry out the answer of whoever is asked."""
        if not self.agents:
            raise self._table.kit.not_dealt()
        if not isinstance(actions, Mapping):
            raise Unreadable("mapping", "actions")
        nothing, asked = self._table.kit.lens.nothing, self._table.agent_selection
        answers = {agent: check_number("action", actions.get(agent), nothing) for agent in self.agents}
        rewards = dict.fromkeys(self.agents, 0.0)
        infos = {
            agent: {} if agent == asked or answer == nothing else self._wave_off() for agent, answer in answers.items()
        }
        try:
            self._table.step(answers[asked])
            rewards |= self._table.rewards
        except Refused as error:
            infos[asked] = told(error)
        return self._close_cycle(rewards, infos)

    def _wave_off(self) -> dict[str, Any]:
        """What those are told who are not asked and do not keep silent; whom the table waits for is no secret."""
        return told(not_asked(self._table.course.table.round, "act"))

    def _close_cycle(self, rewards: dict[str, float], infos: dict[str, dict[str, Any]]) -> Cycle:
        """Count the cycle; after the last one everybody leaves."""
        self._cycles += 1
        is_over = self._table.course.is_over
        is_cut_off = not is_over and self._cycles == self._max_cycles
        terminations, truncations = (dict.fromkeys(self.agents, flag) for flag in (is_over, is_cut_off))
        seen = self._observe()
        if is_over or is_cut_off:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def _observe(self) -> dict[str, Seen]:
        return {agent: self._table.observe(agent) for agent in self.agents}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as whoever is asked sees it: text, printed text, or a picture; a spectator sees what is over."""
        return self._table.render()

    def close(self) -> None:
        """Nothing to put away."""
