"""Each edition as an OpenSpiel game. Importing this module registers `python_sabot_deluxe` and the others.

    import pyspiel, sabot.envs.spiel
    game = pyspiel.load_game("python_sabot_wizz(players=3,options=turn_cap:200;jump_in:true)")

All randomness comes from one seed: eight chance nodes choose its bytes, and every other random outcome follows from it.
"""

from typing import Any, ClassVar

import numpy as np
import pyspiel

from sabot.editions import EDITIONS, Edition
from sabot.envs.rendering.text_view import write_view
from sabot.envs.rules.rewards import Reward, reward_of
from sabot.envs.runtimes.interpreted_table import InterpretedTable, RoundKit
from sabot.envs.spaces.gym_spaces import check_choice, check_number, name_agents
from sabot.envs.spaces.layout import Layout
from sabot.kernel.rng import below
from sabot.kernel.table import CARDS
from sabot.notation.options import parse_options
from sabot.round import FEWEST, MOST

BYTES = 8
OUTCOMES = 256
LONGEST = 1_000_000
"""An upper bound of the decisions in a round: a turn takes a few, and `turn_cap` limits the turns.

Only players who object again and again could exceed it.
"""
MOST_POINTS = 60 * CARDS
"""An upper bound of the points of all cards."""
DEFAULTS: dict[str, Any] = {"players": 2, "options": "", "reward": "win"}


def game_type(edition: str) -> Any:
    """The OpenSpiel description of an edition."""
    return pyspiel.GameType(
        short_name=f"python_sabot_{edition}",
        long_name=f"Sabot {EDITIONS[edition].title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST,
        min_num_players=FEWEST,
        provides_information_state_string=False,
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
        self.kit = RoundKit.of(self.edition, parse_options(pairs, "options"))
        self.reward = Reward.codes()[check_choice("reward", chosen["reward"], tuple(Reward.names()))]
        self.names = name_agents(chosen["players"])
        most = 1.0 if self.reward == Reward.WIN else float(MOST_POINTS)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.kit.layout.actions.all),
            max_chance_outcomes=OUTCOMES,
            num_players=len(self.names),
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.edition), info, params or {})

    def new_initial_state(self) -> "SpielState":
        """The state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """An observer, which shows a state to a player."""
        return SpielObserver(self.kit.layout)

    def __deepcopy__(self, memo: object) -> "SpielGame":
        """Return the game itself: it is immutable, and copied states share it."""
        return self


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A round being played, or about to be dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._game = game
        self._bytes: list[int] = []
        self.table: InterpretedTable | None = None

    def current_player(self) -> int:
        """The seat that is asked; chance before the deal."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.is_over else self.table.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every byte, equally likely."""
        return [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        legal: list[int] = np.flatnonzero(self.table.mask(player)).tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.act(check_number("action", action, self._game.kit.encoding.pass_action))
            return
        self._bytes.append(check_number("action", action, OUTCOMES - 1))
        if len(self._bytes) == BYTES:
            self._deal()

    def _deal(self) -> None:
        round_ = self._game.kit.new_round(self._game.names)
        round_.table.seed = int.from_bytes(self._bytes, "big")
        round_.table.dealer = below(round_.table, len(self._game.names))
        self.table = InterpretedTable.deal(self._game.kit, round_)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"byte {action}"
        number = check_number("action", action, self._game.kit.encoding.pass_action)
        return self._game.kit.layout.actions.text(number, player, self._game.names)

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self.table is not None and self.table.is_over

    def returns(self) -> list[float]:
        """The reward of each player; zeros until the round is over."""
        if self.table is None or not self.table.is_over:
            return [0.0] * len(self._game.names)
        table = self.table.round.table
        return [reward_of(table, seat, self._game.reward) for seat in range(table.seats)]

    def __str__(self) -> str:
        """The whole position."""
        return " ".join(map(str, self._bytes)) if self.table is None else self.table.game().position()


class SpielObserver:
    """The observation of a player: as a flat tensor, in parts by name, and as text."""

    def __init__(self, layout: Layout) -> None:
        self.tensor = np.zeros(layout.size, np.float32)
        parts = (*layout.planes, *layout.numbers)
        self.dict = {
            part.name: self.tensor[layout.starts[part.name] : layout.starts[part.name] + part.size] for part in parts
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor from a state; it is zero before the deal."""
        self.tensor[:] = 0 if state.table is None else state.table.observe(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The observation of a player as text; empty before the deal."""
        return "" if state.table is None else write_view(state.table.view(player))


def _game_of(edition: Edition) -> type[SpielGame]:
    """The game class of an edition, in this module's namespace because OpenSpiel pickles games by name."""
    attributes = {"__doc__": f"A round of {edition.name}.", "__module__": __name__, "edition": edition.name}
    return type(f"Spiel{edition.name.capitalize()}", (SpielGame,), attributes)


GAMES = tuple(map(_game_of, EDITIONS.values()))
"""The game of each edition. OpenSpiel holds references to them until after the interpreter has shut down."""
globals().update({_game.__name__: _game for _game in GAMES})

for _game in GAMES:
    pyspiel.register_game(game_type(_game.edition), _game)
