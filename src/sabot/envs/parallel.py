"""The PettingZoo parallel environment: every agent answers in each cycle; only the asked agent's answer counts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from sabot.envs.aec import Table, TableState
from sabot.envs.spaces.from_view import Observation
from sabot.envs.spaces.gym_spaces import MaskedObservation, check_cycles, check_number, check_state, refusal_info
from sabot.errors import Refused, Unreadable
from sabot.notation.refusals import not_asked

Cycle = tuple[
    dict[str, MaskedObservation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


@dataclass(frozen=True, slots=True)
class TogetherState:
    """All that the rest of an episode depends on. It never changes, and can be pickled."""

    table: TableState
    agents: tuple[str, ...]
    cycles: int


class Together(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A table whose agents all answer in each cycle. A cycle is one decision, of the agent whose mask has a choice.

    An illegal action, and any answer but a pass from the other agents, changes nothing and has reward 0; `infos` says
    what was wrong.
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
        """All other keywords are those of `Table`."""
        self._table = Table(edition, players, format, **keywords)
        self._max_cycles = check_cycles(max_cycles)
        self.metadata = self._table.metadata
        self.render_mode = self._table.render_mode
        self.state_space = self._table.state_space
        self.possible_agents = self._table.possible_agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations: an observation and a mask of actions."""
        return self._table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action of the edition."""
        return self._table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, MaskedObservation], dict[str, dict[str, Any]]]:
        """Start a new match. The seed determines every random outcome from here on."""
        self._table.reset(seed, options)
        self.agents = self.possible_agents.copy()
        self._cycles = 0
        return self._observe(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, SupportsIndex]) -> Cycle:
        """Carry out the answer of the agent that is asked."""
        if not self.agents:
            raise self._table.kit.not_dealt()
        if not isinstance(actions, Mapping):
            raise Unreadable("mapping", "actions")
        pass_action, asked = self._table.kit.encoding.pass_action, self._table.agent_selection
        answers = {agent: check_number("action", actions.get(agent), pass_action) for agent in self.agents}
        rewards = dict.fromkeys(self.agents, 0.0)
        infos = {
            agent: {} if agent == asked or answer == pass_action else self._not_asked_info()
            for agent, answer in answers.items()
        }
        try:
            self._table.step(answers[asked])
            rewards |= self._table.rewards
        except Refused as error:
            infos[asked] = refusal_info(error)
        return self._close_cycle(rewards, infos)

    def _not_asked_info(self) -> dict[str, Any]:
        """The info for an agent that answers without being asked; everybody may know whom the table waits for."""
        return refusal_info(not_asked(self._table.match.table.round, "act"))

    def _close_cycle(self, rewards: dict[str, float], infos: dict[str, dict[str, Any]]) -> Cycle:
        """Count the cycle and collect what it returns; after the last one there are no agents left."""
        self._cycles += 1
        is_over = self._table.match.is_over
        is_cut_off = not is_over and self._cycles == self._max_cycles
        terminations, truncations = (dict.fromkeys(self.agents, flag) for flag in (is_over, is_cut_off))
        seen = self._observe()
        if is_over or is_cut_off:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def _observe(self) -> dict[str, MaskedObservation]:
        return {agent: self._table.observe(agent) for agent in self.agents}

    def state(self) -> Observation:
        """All that is hidden at the table that is played at, for critics; no agent may act on it."""
        return self._table.state()

    def get_state(self) -> TogetherState:
        """The state of the episode, for `set_state`; raise Refused before the first deal."""
        return TogetherState(self._table.get_state(), tuple(self.agents), self._cycles)

    def set_state(self, state: TogetherState) -> None:
        """Continue from a state of this environment, or of one that was made with the same arguments."""
        check_state(state, TogetherState, lambda _: True)
        self._table.set_state(state.table)
        self.agents = list(state.agents)
        self._cycles = state.cycles

    def clone(self) -> "Together":
        """An independent copy that plays on from here. Only the spaces are shared, as nothing is sampled from them."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.agents = self.agents.copy()
        other._table = self._table.clone()
        return other

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the asked agent sees it, or as a spectator does when all is over: text or a picture."""
        return self._table.render()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""
