"""A table played by the compiled rules: a batch of one table at which every seat is an agent."""

from dataclasses import replace

import numpy as np

from sabot.envs.rules.compiled_opponents import Opponent
from sabot.envs.rules.rewards import Reward
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.runtimes.entry_points import observe_table, step_tables
from sabot.envs.runtimes.interpreted_table import InterpretedTable
from sabot.envs.spaces.from_view import Mask, Observation, pass_only_mask
from sabot.kernel.records import Records, load, records_of
from sabot.kernel.table import CARDS, NOBODY, NOTHING, SEATS, Table
from sabot.round import Round
from sabot.views import View


class CompiledTable:
    """Same interface as `InterpretedTable`. It plays on records, and loads them back when the round is asked for."""

    def __init__(self, encodings: Records, interpreted: InterpretedTable) -> None:
        self._encodings = encodings
        self._interpreted = interpreted
        self.players = interpreted.players
        """The players, clockwise."""
        self._kinds = np.full(SEATS, Opponent.AGENT)
        self._actions = np.full(1, NOTHING)
        self._ended = np.zeros(1, np.bool_)
        self._rewards = np.zeros((1, 0))
        self._to_records()

    def _to_records(self) -> None:
        """Copy the interpreted table into records and find who is asked."""
        interpreted = self._interpreted
        seen = [*interpreted.round.seen, *[0] * CARDS][:CARDS]
        self._records = records_of(interpreted.round.table, 1)
        self._orders = records_of(replace(interpreted.order, seen=seen), 1)
        self._seats = self._orders["seat"]
        self._step_tables(NOTHING)

    def _step_tables(self, action: int) -> None:
        layout = self._interpreted.kit.layout
        self._actions[0] = action
        self._rows = np.empty((1, layout.size), np.uint8)
        self._masks = np.empty((1, layout.actions.pass_action + 1), np.int8)
        step_tables(
            self._records,
            self._orders,
            self._encodings,
            self._kinds,
            self._actions,
            Reward.WIN,
            self._ended,
            self._rewards,
            self._rows,
            self._masks,
        )
        self.seat = int(self._seats[0])
        """The seat that is asked, or NOBODY when the round is over."""
        self._is_loaded = False

    def _from_records(self) -> InterpretedTable:
        """The interpreted table, brought up to date from the records."""
        interpreted = self._interpreted
        if not self._is_loaded:
            order = load(self._orders, 0, TurnOrder)
            interpreted.load(load(self._records, 0, Table), order.seen[: len(interpreted.round.deck)], order)
            self._is_loaded = True
        return interpreted

    @property
    def round(self) -> Round:
        """The current round."""
        return self._from_records().round

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.seat == NOBODY

    def observe(self, seat: int) -> Observation:
        """The observation of a seat."""
        row: Observation = self._rows[0].copy()
        if seat == self.seat:
            return row
        row[:] = 0
        observe_table(self._records, self._orders, self._encodings, seat, row)
        return row

    def mask(self, seat: int) -> Mask:
        """The action mask of a seat; one that is not asked can only pass."""
        return self._masks[0].copy() if seat == self.seat else pass_only_mask(self._interpreted.kit.layout)

    def view(self, seat: int) -> View:
        """The view of a seat, or with NOBODY that of a spectator."""
        return self._from_records().view(seat)

    def act(self, action: int) -> None:
        """Carry out an action of the seat that is asked; raise Refused, without any change, if it is illegal."""
        if self._masks[0, action]:
            self._step_tables(action)
        else:
            self._from_records().act(action)
            self._to_records()
