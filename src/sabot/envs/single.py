"""The Gymnasium environment: one agent at a table against any bots."""

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
    MaskedObservation,
    action_space,
    check_choice,
    check_number,
    check_opponents,
    masked_observation,
    name_agents,
    observation_space,
    refusal_info,
)
from sabot.errors import Refused


class Seat(gymnasium.Env[MaskedObservation, np.int64]):
    """A seat at a table of bots. An episode is a round.

    An illegal action changes nothing and has reward 0; `info` says what was wrong.
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
        """Opponents are bots by name: one for all seats, or one for each seat to the left of the agent."""
        self._players = name_agents(players)
        self._kit = RoundKit.of(edition, options)
        self._kind = check_choice("observation", observation, KINDS)
        self._reward = Reward.codes()[check_choice("reward", reward, tuple(Reward.names()))]
        self.render_mode = None if render_mode is None else check_choice("render_mode", render_mode, RENDER_MODES)
        self._bots = [prepared_bot(name) for name in check_opponents(opponents, players)]
        self._dealt: InterpretedTable | None = None
        self.action_space = action_space(self._kit.layout)
        self.observation_space = observation_space(self._kit.layout, self._kind)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Deal a round with a random dealer. The seed determines every random outcome, those of the bots included."""
        super().reset(seed=seed)
        self._chance = Random(int(self.np_random.integers(1 << 63)))
        round_ = self._kit.new_round(self._players)
        round_.table.seed = self._chance.getrandbits(64)
        round_.table.dealer = self._chance.randrange(len(self._players))
        self._dealt = InterpretedTable.deal(self._kit, round_, keeps_events=True)
        self._let_bots_play()
        return self._observe(), {}

    def step(self, action: SupportsIndex) -> tuple[MaskedObservation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the bots play until the agent is asked again."""
        table = self._table_under_way()
        number = check_number("action", action, self._kit.encoding.pass_action)
        try:
            table.act(number)
        except Refused as error:
            return self._observe(), 0.0, False, False, refusal_info(error)
        self._let_bots_play()
        if self.render_mode == "human":
            self.render()
        is_over = table.is_over
        return (
            self._observe(),
            reward_of(table.round.table, AGENT, self._reward) if is_over else 0.0,
            is_over,
            False,
            {},
        )

    @property
    def _table(self) -> InterpretedTable:
        """The table; raise Refused before the first round is dealt."""
        if self._dealt is None:
            raise self._kit.not_dealt()
        return self._dealt

    def _table_under_way(self) -> InterpretedTable:
        """The table; raise Refused when its round is over."""
        if self._table.is_over:
            raise self._kit.not_dealt()
        return self._table

    def _let_bots_play(self) -> None:
        """Play the bots until the agent is asked. In turn a bot reacts, then decides; out of turn it only reacts."""
        table = self._table
        while not table.is_over and table.seat != AGENT:
            bot = self._bots[table.seat - 1]
            sight = self._sight(table.seat)
            action = bot.react(sight, self._chance)
            if action is None and table.is_waited_for:
                action = bot.choose(sight, self._chance)
            table.act_by_text(action)

    def _sight(self, seat: int) -> Sight:
        assert self._table.events is not None
        return Sight(self._table.view(seat), Heard(self._table.events, self._players[seat]))

    def _observe(self) -> MaskedObservation:
        table = self._table
        return masked_observation(self._kit.layout, self._kind, table.observe(AGENT), table.mask(AGENT))

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent sees it: text, printed text or a picture."""
        return render(self._table.view(AGENT), self.render_mode)
