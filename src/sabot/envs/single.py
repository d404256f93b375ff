"""Gymnasium: one agent at a table, against any bots."""

from random import Random
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sabot.bots import prepared_bot
from sabot.bots.sight import Heard, Sight
from sabot.envs.rendering import RENDER_MODES, render
from sabot.envs.rules.rewards import Reward, reward_of
from sabot.envs.rules.stepping import AGENT
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.spaces.gym_spaces import (
    KINDS,
    Seen,
    action_space,
    check_choice,
    check_number,
    check_opponents,
    name_agents,
    observation_space,
    shown,
    told,
)
from sabot.errors import Refused


class Seat(gymnasium.Env[Seen, np.int64]):
    """A seat at a table of bots. An episode is a round.

    What the rules refuse changes nothing and is worth nothing; `info` says what was wrong.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # as Gymnasium has it
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = "deluxe",
        players: int = 4,
        *,
        opponents: str | tuple[str, ...] = "careful",
        observation: str = "flat",
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Sit down. Opponents are bots by name: one for all, or one for each seat to the left of the agent."""
        self._players = name_agents(players)
        self._kit = RoundKit.of(edition, options)
        self._kind = check_choice("observation", observation, KINDS)
        self._reward = Reward.codes()[check_choice("reward", reward, tuple(Reward.names()))]
        self.render_mode = None if render_mode is None else check_choice("render_mode", render_mode, RENDER_MODES)
        self._bots = [prepared_bot(name) for name in check_opponents(opponents, players)]
        self._dealt: InterpretedTable | None = None
        self.action_space = action_space(self._kit.layout)
        self.observation_space = observation_space(self._kit.layout, self._kind)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal; chance chooses the dealer. The seed determines everything that chance and the bots do."""
        super().reset(seed=seed)
        self._chance = Random(int(self.np_random.integers(1 << 63)))
        round_ = self._kit.lay_out(self._players)
        round_.table.seed = self._chance.getrandbits(64)
        round_.table.dealer = self._chance.randrange(len(self._players))
        self._dealt = InterpretedTable.deal(self._kit, round_, listens=True)
        self._let_bots_play()
        return self._seen(), {}

    def step(self, action: SupportsIndex) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the bots play until the agent is asked again."""
        seated = self._under_way()
        number = check_number("action", action, self._kit.lens.nothing)
        try:
            seated.act(number)
        except Refused as error:
            return self._seen(), 0.0, False, False, told(error)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        is_over = seated.is_over
        return self._seen(), reward_of(seated.round.table, AGENT, self._reward) if is_over else 0.0, is_over, False, {}

    @property
    def _seated(self) -> InterpretedTable:
        """The round; or Refused before the first one is dealt."""
        if self._dealt is None:
            raise self._kit.not_dealt()
        return self._dealt

    def _under_way(self) -> InterpretedTable:
        """The round; or Refused when it is over."""
        if self._seated.is_over:
            raise self._kit.not_dealt()
        return self._seated

    def _let_bots_play(self) -> None:
        """A bot that is waited for reacts before it decides; out of turn it only reacts."""
        seated = self._seated
        while not seated.is_over and seated.seat != AGENT:
            bot = self._bots[seated.seat - 1]
            sight = self._sight(seated.seat)
            action = bot.react(sight, self._chance)
            if action is None and seated.is_waited_for:
                action = bot.choose(sight, self._chance)
            seated.say(action)

    def _sight(self, seat: int) -> Sight:
        assert self._seated.events is not None
        return Sight(self._seated.view(seat), Heard(self._seated.events, self._players[seat]))

    def _seen(self) -> Seen:
        seated = self._seated
        return shown(self._kit.layout, self._kind, seated.observe(AGENT), seated.mask(AGENT))

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent sees it: text, printed text, or a picture."""
        return render(self._seated.view(AGENT), self.render_mode)
