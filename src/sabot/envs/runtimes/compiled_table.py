"""A round with somebody to ask, by the rules compiled: a batch of one table at which everybody is an agent."""

from dataclasses import replace

import numpy as np

from sabot.envs.rules.compiled_opponents import Opponent
from sabot.envs.rules.rewards import Reward
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.runtimes.entry_points import observe_table, step_tables
from sabot.envs.runtimes.interpreted_table import InterpretedTable
from sabot.envs.spaces.from_view import Mask, Observation, silence
from sabot.kernel.records import Records, load, records_of
from sabot.kernel.table import CARDS, NOBODY, NOTHING, SEATS, Table
from sabot.round import Round
from sabot.views import View


class CompiledTable:
    """Does what `InterpretedTable` does: takes its round over, and gives it back when the whole round is asked for."""

    def __init__(self, lenses: Records, seated: InterpretedTable) -> None:
        self._lenses = lenses
        self._seated = seated
        self.players = seated.players
        """The players, clockwise."""
        self._kinds = np.full(SEATS, Opponent.AGENT)
        self._actions = np.full(1, NOTHING)
        self._ended = np.zeros(1, np.bool_)
        self._gains = np.zeros((1, 0))
        self._take_over()

    def _take_over(self) -> None:
        """Play on from what the round is now."""
        seated = self._seated
        seen = [*seated.round.seen, *[0] * CARDS][:CARDS]
        self._records = records_of(seated.round.table, 1)
        self._floors = records_of(replace(seated.floor, seen=seen), 1)
        self._seats = self._floors["seat"]
        self._play_on(NOTHING)

    def _play_on(self, action: int) -> None:
        layout = self._seated.kit.layout
        self._actions[0] = action
        self._rows = np.empty((1, layout.size), np.uint8)
        self._masks = np.empty((1, layout.actions.nothing + 1), np.int8)
        step_tables(
            self._records,
            self._floors,
            self._lenses,
            self._kinds,
            self._actions,
            Reward.WIN,
            self._ended,
            self._gains,
            self._rows,
            self._masks,
        )
        self.seat = int(self._seats[0])
        """Who is asked, or NOBODY when the round is over."""
        self._is_given_back = False

    def _give_back(self) -> InterpretedTable:
        """The round by the rules interpreted, as it lies there."""
        seated = self._seated
        if not self._is_given_back:
            floor = load(self._floors, 0, TurnOrder)
            seated.take(load(self._records, 0, Table), floor.seen[: len(seated.round.deck)], floor)
            self._is_given_back = True
        return seated

    @property
    def round(self) -> Round:
        """The round as it lies there."""
        return self._give_back().round

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.seat == NOBODY

    def observe(self, seat: int) -> Observation:
        """What a seat sees."""
        row: Observation = self._rows[0].copy()
        if seat == self.seat:
            return row
        row[:] = 0
        observe_table(self._records, self._floors, self._lenses, seat, row)
        return row

    def mask(self, seat: int) -> Mask:
        """What a seat may do now; one that is not asked can only say nothing."""
        return self._masks[0].copy() if seat == self.seat else silence(self._seated.kit.layout)

    def view(self, seat: int) -> View:
        """What a seat, or with NOBODY a spectator, may see."""
        return self._give_back().view(seat)

    def act(self, action: int) -> None:
        """Carry out an action of whoever is asked; or raise Refused, and nothing has changed."""
        if self._masks[0, action]:
            self._play_on(action)
        else:
            self._give_back().act(action)
            self._take_over()
