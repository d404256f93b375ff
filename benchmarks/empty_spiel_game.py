"""A Python game of OpenSpiel that does nothing: the floor below which no Python game can get.

Its tree has the shape of a round of deluxe with two players: as many nodes of chance for each decision, as many
outcomes, as many legal actions and a tensor of the same length. Everything that it answers is made in advance.
"""

from typing import Any

import numpy as np
import pyspiel

DECISIONS = 94
"""Decisions of a round."""
CHANCE_NODES = 2 / 3
"""Nodes of chance for each decision."""
OUTCOMES = [(outcome, 1 / 44) for outcome in range(44)]
LEGAL = [1, 14, 44, 77]
TENSOR = 376


def _game_type() -> Any:
    return pyspiel.GameType(
        short_name="python_empty",
        long_name="A game that does nothing",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
    )


class EmptyGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """The game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=84,
            max_chance_outcomes=256,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=1000,
        )
        super().__init__(_game_type(), info, params or {})

    def new_initial_state(self) -> "EmptyState":
        """The first decision."""
        return EmptyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "EmptyObserver":
        """The observer."""
        return EmptyObserver()


class EmptyState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state: how many decisions there have been, and whether chance is to decide."""

    def __init__(self, game: EmptyGame) -> None:
        super().__init__(game)
        self.decisions = 0
        self.chance_due = 0.0

    def current_player(self) -> int:
        """The first player, or chance."""
        if self.chance_due >= 1:
            return -1
        return -4 if self.decisions >= DECISIONS else 0

    def _legal_actions(self, player: int) -> list[int]:
        return LEGAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes."""
        return OUTCOMES

    def _apply_action(self, action: int) -> None:
        if self.chance_due >= 1:
            self.chance_due -= 1
        else:
            self.decisions += 1
            self.chance_due += CHANCE_NODES

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.decisions >= DECISIONS and self.chance_due < 1

    def returns(self) -> list[float]:
        """Nothing for anybody."""
        return [0.0, 0.0]

    def __str__(self) -> str:
        return str(self.decisions)


class EmptyObserver:
    """An observer that sees nothing."""

    def __init__(self) -> None:
        self.tensor = np.zeros(TENSOR, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: EmptyState, player: int) -> None:
        """Do nothing."""

    def string_from(self, state: EmptyState, player: int) -> str:
        """Nothing."""
        return ""
