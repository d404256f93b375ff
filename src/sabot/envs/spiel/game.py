"""A round of an edition as an OpenSpiel game, its states and its observers."""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from sabot.envs.match_env import table_factory
from sabot.envs.rendering.text_view import write_view
from sabot.envs.rules.rewards import Reward
from sabot.envs.runtimes.interpreted_table import RoundKit
from sabot.envs.spaces.actions import find_edition
from sabot.envs.spaces.gym_spaces import check_choice, check_number, name_agents
from sabot.envs.spaces.layout import Layout
from sabot.envs.spiel.play import BYTE, Play, Setting
from sabot.kernel.table import CARDS, NOBODY
from sabot.notation.options import parse_options
from sabot.round import FEWEST, MOST

LONGEST = 1_000_000
"""An upper bound of the decisions in a round: a turn takes a few, and `turn_cap` limits the turns.

Only players who object again and again could exceed it.
"""
MOST_POINTS = 60 * CARDS
"""An upper bound of the points of all cards."""
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
DEFAULTS: dict[str, Any] = {"players": 2, "options": "", "reward": "win", "interpreted": False}


def game_type(edition: str) -> Any:
    """The OpenSpiel description of an edition."""
    return pyspiel.GameType(
        short_name=f"python_sabot_{edition}",
        long_name=f"Sabot {find_edition(edition).title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST,
        min_num_players=FEWEST,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A round of an edition."""

    edition: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Options are written `name:value`, several with `;` between them."""
        chosen = DEFAULTS | (params or {})
        pairs = [pair.replace(":", "=", 1) for pair in chosen["options"].split(";") if pair]
        kit = RoundKit.of(self.edition, parse_options(pairs, "options"))
        reward = Reward.codes()[check_choice("reward", chosen["reward"], tuple(Reward.names()))]
        names = name_agents(chosen["players"])
        make_table = table_factory(False if chosen["interpreted"] else None)
        self.start = Play.begin(Setting.of(kit, names, make_table, reward))
        """The state before the deal."""
        self.layout = kit.layout
        most = 1.0 if reward == Reward.WIN else float(MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(kit.layout.actions.all),
            max_chance_outcomes=BYTE,
            num_players=len(names),
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.edition), info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver | RecallObserver":
        """An observer, which shows a state to a player: what it sees now, or all that it has observed."""
        if iig_obs_type is not None and iig_obs_type.perfect_recall:
            return RecallObserver()
        return SpielObserver(self.layout)

    def __deepcopy__(self, memo: object) -> "SpielGame":
        """Return the game itself: it is immutable, and copied states share it."""
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A round being played, or about to be dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = game.start

    def current_player(self) -> int:
        """The seat that is asked, or chance."""
        play = self.play
        if play.action is not None:
            return CHANCE
        assert play.table is not None
        seat = play.table.seat
        return TERMINAL if seat == NOBODY else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can decide: the dealer, a card, or a byte."""
        return self.play.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        table = self.play.table
        assert table is not None
        return table.legal() if player == table.seat else [self.play.setting.last_action]

    def is_chance_node(self) -> bool:
        """Whether chance decides. Here and below Python is answered directly, which saves the way through OpenSpiel."""
        return self.play.action is not None

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a player may do, or chance; nothing for a player who is not asked."""
        play = self.play
        table = play.table
        if play.action is None and table is not None and table.seat != NOBODY and player in (None, table.seat):
            return table.legal()
        legal: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return legal

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """What a player sees now, by default the one asked, as a flat list of numbers."""
        table, number = self.play.table, self.current_player() if player is None else player
        if table is None or not 0 <= number < len(table.players):
            tensor: list[float] = super().observation_tensor(number)
        else:
            tensor = table.observe(number).astype(np.float64).tolist()
        return tensor

    def _apply_action(self, action: int) -> None:
        play = self.play
        self.play = play.act(action) if play.action is None else play.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        play = self.play
        if player == CHANCE:
            return play.name_outcome(action)
        number = check_number("action", action, play.setting.last_action)
        return play.setting.kit.layout.actions.text(number, player, play.setting.players)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        play = self.play
        return play.action is None and play.table is not None and play.table.seat == NOBODY

    def returns(self) -> list[float]:
        """The reward of each player; zeros until the round is over."""
        table = self.play.table
        seats = len(self.play.setting.players)
        if table is None or not self.is_terminal():
            return [0.0] * seats
        return [table.reward(seat) for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """A state that the player cannot tell from this one: the cards that it does not see are dealt again."""
        state: SpielState = self.clone()
        state.play = self.play.imagined(player, int(sampler() * (1 << 53)))
        return state

    def __str__(self) -> str:
        """The whole position."""
        play = self.play
        position = "" if play.table is None else play.table.game().position()
        if not play.is_chance:
            return position
        cards = tuple(play.needed.cards)
        return f"{position}action {play.action}, dealer {play.dealer}, cards {cards}, seed {play.seed.hex()}"


class SpielObserver:
    """What a player sees now: as a flat tensor, in parts by name, and as text."""

    def __init__(self, layout: Layout) -> None:
        self.tensor = np.zeros(layout.size, np.float32)
        self._row = np.empty(layout.size, np.uint8)
        parts = (*layout.planes, *layout.numbers)
        self.dict = {
            part.name: self.tensor[layout.starts[part.name] : layout.starts[part.name] + part.size] for part in parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor from a state; it is zero before the deal."""
        table = state.play.table
        if table is None:
            self.tensor[:] = 0
        else:
            table.show_tensor(player, self._row, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees as text; empty before the deal."""
        table = state.play.table
        return "" if table is None else write_view(table.view(player))


class RecallObserver:
    """All that a player has observed, in order, as text: its information state, with perfect recall."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Do nothing: a memory has no fixed length."""

    def string_from(self, state: SpielState, player: int) -> str:
        """The memory of a player, and what it may do if it is asked; empty before the deal."""
        play = state.play
        if play.recall is None:
            return ""
        memory = play.recall.text(player)
        if play.is_chance or play.table is None or play.table.seat != player:
            return memory
        return f"{memory}asked {' '.join(map(str, play.table.legal()))}"
