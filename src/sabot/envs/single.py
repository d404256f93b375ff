"""The Gymnasium environment: one agent at a table against any bots."""

from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sabot.bots import prepared_bot
from sabot.envs.bot_seat import bot_action
from sabot.envs.match_env import AnyTable, table_factory
from sabot.envs.rendering import RENDER_MODES, render
from sabot.envs.rules.compiled_opponents import COMPILED_BOTS, Opponent
from sabot.envs.rules.rewards import Reward
from sabot.envs.rules.stepping import AGENT
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.shared_random import SharedRandom
from sabot.envs.spaces.from_view import Observation
from sabot.envs.spaces.gym_spaces import (
    KINDS,
    MaskedObservation,
    action_space,
    check_choice,
    check_history,
    check_number,
    check_opponents,
    check_state,
    masked_observation,
    name_agents,
    observation_space,
    refusal_info,
)
from sabot.errors import Refused
from sabot.kernel.table import NOBODY


@dataclass(frozen=True, slots=True)
class SeatState:
    """All that the rest of an episode depends on. It never changes, and can be pickled."""

    kit: RoundKit
    table: AnyTable
    chance: SharedRandom


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
        history: int = 0,
        reward: str = "win",
        compiled: bool | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Opponents are bots by name: one for all seats, or one for each seat to the left of the agent."""
        self._players = name_agents(players)
        self._kit = RoundKit.of(edition, options, check_history(history))
        self._kind = check_choice("observation", observation, KINDS)
        self._reward = Reward.codes()[check_choice("reward", reward, tuple(Reward.names()))]
        self.render_mode = None if render_mode is None else check_choice("render_mode", render_mode, RENDER_MODES)
        names = check_opponents(opponents, players)
        self._make_table = table_factory(compiled)
        if compiled:
            names = tuple(check_choice("opponents", name, COMPILED_BOTS) for name in names)
        self._kinds: tuple[int, ...] = ()
        """The opponents, if all of them are written as rules; otherwise the bots play."""
        self._bots = []
        if all(name in COMPILED_BOTS for name in names):
            self._kinds = (Opponent.AGENT, *(Opponent.codes()[name] for name in names))
        else:
            self._bots = [prepared_bot(name) for name in names]
        self._dealt: AnyTable | None = None
        self._chance = SharedRandom()
        """Deals, and decides for the bots."""
        self.action_space = action_space(self._kit.layout)
        self.state_space = self._kit.full_state.space
        self.observation_space = observation_space(self._kit.layout, self._kind)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[MaskedObservation, dict[str, Any]]:
        """Deal a round with a random dealer. The seed determines every random outcome, those of the bots included."""
        super().reset(seed=seed)
        if seed is not None or self._dealt is None:
            self._chance = SharedRandom(int(self.np_random.integers(1 << 63)))
        self._deal()
        while self._table.is_over:  # about one round in 80,000 against one opponent ends before the agent is asked
            self._deal()
        return self._observe(), {}

    def _deal(self) -> None:
        if self._kinds:
            self._deal_with_rules(self._chance.random.getrandbits(64))
        else:
            self._deal_with_bots(self._chance.random)

    def _deal_with_rules(self, seed: int) -> None:
        """Deal a round in which the opponents are part of the rules."""
        if self._dealt is not None and not isinstance(self._dealt, InterpretedTable):
            self._dealt.deal(seed)
            return
        table = InterpretedTable.deal_from(self._kit, self._players, seed, self._kinds, self._reward)
        self._dealt = self._make_table(table)

    def _deal_with_bots(self, chance: Random) -> None:
        """Deal a round in which bots play, who need views and events."""
        round_ = self._kit.new_round(self._players)
        round_.table.seed = chance.getrandbits(64)
        round_.table.dealer = chance.randrange(len(self._players))
        self._dealt = InterpretedTable.deal(self._kit, round_, keeps_events=True, reward=self._reward)
        self._let_bots_play(self._dealt)

    def step(self, action: SupportsIndex) -> tuple[MaskedObservation, float, bool, bool, dict[str, Any]]:
        """Carry out an action, and let the bots play until the agent is asked again."""
        table = self._dealt
        if table is None or table.seat == NOBODY:
            raise self._kit.not_dealt()
        number = check_number("action", action, self._kit.encoding.pass_action)
        try:
            table.act(number)
        except Refused as error:
            return self._observe(), 0.0, False, False, refusal_info(error)
        if self._bots and isinstance(table, InterpretedTable):
            self._let_bots_play(table)
        if self.render_mode == "human":
            self.render()
        is_over = table.is_over
        return self._observe(), table.reward(AGENT) if is_over else 0.0, is_over, False, {}

    @property
    def _table(self) -> AnyTable:
        """The table; raise Refused before the first round is dealt."""
        if self._dealt is None:
            raise self._kit.not_dealt()
        return self._dealt

    def _let_bots_play(self, table: InterpretedTable) -> None:
        """Play the bots until the agent is asked."""
        chance = self._chance.random
        while not table.is_over and table.seat != AGENT:
            table.act_by_text(bot_action(self._bots[table.seat - 1], table, chance))

    def _observe(self) -> MaskedObservation:
        table = self._table
        return masked_observation(self._kit.layout, self._kind, table.observe(AGENT), table.mask(AGENT))

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask of the actions, where a learner asks for it beside the observation (sb3-contrib's MaskablePPO)."""
        return self._table.mask(AGENT).astype(np.bool_)

    def state(self) -> Observation:
        """All that is hidden at the table, for critics; the agent may not act on it."""
        return self._table.state()

    def get_state(self) -> SeatState:
        """The state of the round, for `set_state`; raise Refused before the first deal."""
        return SeatState(self._kit, self._table.copy(), self._chance.copy())

    def set_state(self, state: SeatState) -> MaskedObservation:
        """Continue from a state of this environment, or of one made with the same arguments; return the observation."""
        check_state(state, SeatState, self._is_like)
        self._dealt = state.table.copy()
        self._chance = state.chance.copy()
        return self._observe()

    def _is_like(self, state: SeatState) -> bool:
        return state.kit.is_like(self._kit) and state.table.players == tuple(self._players)

    def clone(self) -> "Seat":
        """An independent copy that plays on from here. Only the spaces are shared, as nothing is sampled from them."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._np_random = deepcopy(self._np_random)
        if self._dealt is not None:
            other.set_state(self.get_state())
        return other

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the agent sees it: text, printed text or a picture."""
        return render(self._table.view(AGENT), self.render_mode)
