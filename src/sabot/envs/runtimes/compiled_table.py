"""A table played by the compiled rules: a batch of one table, at which every seat may be an agent."""

from dataclasses import replace
from typing import Any

import numpy as np

from sabot.envs.rules.history import History
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.runtimes.entry_points import observe_table, step_tables
from sabot.envs.runtimes.interpreted_table import InterpretedTable
from sabot.envs.spaces.from_view import Mask, Observation, pass_only_mask
from sabot.game import Game
from sabot.kernel.records import copy_records, load, records_from_bytes, records_of
from sabot.kernel.table import CARDS, EVENT_WIDTH, NOBODY, NOTHING, Table
from sabot.round import Noted, Round
from sabot.views import View

RECORDS = {"_records": Table, "_orders": TurnOrder, "_histories": History}
"""The records of a table, by the attributes that hold them."""


class CompiledTable:
    """Same interface as `InterpretedTable`. It plays on records, and loads them back when the round is asked for."""

    def __init__(self, interpreted: InterpretedTable) -> None:
        """Continue from an interpreted table, with the same opponents."""
        self._kit = interpreted.kit
        self._interpreted: InterpretedTable | None = None
        """The same table for the interpreted rules, once it is needed."""
        self.players = interpreted.players
        """The players, clockwise."""
        self._kinds = np.array(interpreted.kinds, np.int64)
        self._reward = interpreted.reward_kind
        self._actions = np.full(1, NOTHING)
        self._ended = np.zeros(1, np.bool_)
        self._rewards = np.zeros((1, len(self.players)))
        self._to_records(interpreted)

    def _to_records(self, interpreted: InterpretedTable) -> None:
        """Copy an interpreted table into records and find who is asked."""
        seen = [*interpreted.round.seen, *[0] * CARDS][:CARDS]
        self._records = records_of(interpreted.round.table, 1)
        self._orders = records_of(replace(interpreted.order, seen=seen), 1)
        self._histories = records_of(interpreted.history, 1)
        self._seats = self._orders["seat"]
        self._step_tables(NOTHING)

    def deal(self, seed: int) -> None:
        """Deal a new round, with everything by chance from a seed."""
        self._records["seed"][0] = seed
        self._ended[0] = True
        self._step_tables(NOTHING)

    def _step_tables(self, action: int) -> None:
        layout = self._kit.layout
        self._actions[0] = action
        self._rows = np.empty((1, layout.size), np.uint8)
        self._masks = np.empty((1, layout.actions.pass_action + 1), np.int8)
        step_tables(
            self._records,
            self._orders,
            self._histories,
            self._kit.encodings,
            self._kinds,
            self._actions,
            self._reward,
            self._ended,
            self._rewards,
            self._rows,
            self._masks,
        )
        self.seat = int(self._seats[0])
        """The seat that is asked, or NOBODY when the round is over."""
        self._interpreted = None

    def _from_records(self) -> InterpretedTable:
        """The interpreted table, brought up to date from the records."""
        if self._interpreted is None:
            self._interpreted = InterpretedTable.load(
                self._kit,
                self.players,
                load(self._records, 0, Table),
                load(self._orders, 0, TurnOrder),
                load(self._histories, 0, History),
            )
        return self._interpreted

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
        if seat == self.seat:
            asked: Observation = self._rows[0].copy()
            return asked
        row = np.zeros(self._kit.layout.size, np.uint8)
        observe_table(self._records, self._orders, self._histories, self._kit.encodings, seat, row)
        return row

    def mask(self, seat: int) -> Mask:
        """The action mask of a seat; one that is not asked can only pass."""
        return self._masks[0].copy() if seat == self.seat else pass_only_mask(self._kit.layout)

    def reward(self, seat: int) -> float:
        """The reward of a seat, once the round is over."""
        return float(self._rewards[0, seat])

    def view(self, seat: int) -> View:
        """The view of a seat, or with NOBODY that of a spectator."""
        return self._from_records().view(seat)

    def act(self, action: int) -> None:
        """Carry out an action of the seat that is asked; raise Refused, without any change, if it is illegal."""
        if self._masks[0, action]:
            self._step_tables(action)
        else:
            interpreted = self._from_records()
            interpreted.act(action)
            self._to_records(interpreted)

    def state(self) -> Observation:
        """All that is hidden at the table, for critics; no agent may act on it."""
        row: Observation = self._kit.full_state.write(self._records, self._orders["seat"])[0]
        return row

    def resampled(self, seat: int, seed: int) -> InterpretedTable:
        """An interpreted copy with the cards that a seat cannot see dealt again, consistent with all that it sees."""
        return self._from_records().resampled(seat, seed)

    def reshuffled(self) -> InterpretedTable:
        """An interpreted copy in which the discards have become the draw pile, as before the next card is drawn."""
        return self._from_records().reshuffled()

    def game(self) -> Game:
        """The round as a `Game`, the public interface."""
        return self._from_records().game()

    @property
    def noted(self) -> list[Noted]:
        """The events of the last action, as the kernel notes them."""
        count = int(self._records["event_count"][0])
        flat = iter(self._records["events"][0, : count * EVENT_WIDTH].tolist())
        return list(zip(flat, flat, flat, flat, flat, strict=True))

    def chance_used(self) -> tuple[int, int]:
        """The state of chance, and the size of the draw pile: they tell whether an action depended on chance."""
        return int(self._records["seed"][0]), int(self._records["draw_size"][0])

    def draw_pile(self) -> list[int]:
        """The draw pile; the top is the last card."""
        pile: list[int] = self._records["draw_pile"][0, : self._records["draw_size"][0]].tolist()
        return pile

    def rearrange(self, draw_pile: list[int], seed: int) -> None:
        """Put the draw pile into another order, and set the state of chance."""
        self._records["draw_pile"][0, : len(draw_pile)] = draw_pile
        self._records["seed"][0] = seed
        self._interpreted = None

    def copy(self) -> "CompiledTable":
        """An independent copy. Observations and masks are never written to again, so the copies share them."""
        other = object.__new__(CompiledTable)
        other.__dict__.update(self.__dict__)
        other._records = copy_records(self._records)
        other._orders = copy_records(self._orders)
        other._histories = copy_records(self._histories)
        other._seats = other._orders["seat"]  # a view, which belongs to the records of this copy
        other._actions = self._actions.copy()
        other._ended = self._ended.copy()
        other._rewards = self._rewards.copy()
        other._interpreted = None
        return other

    def __deepcopy__(self, memo: object) -> "CompiledTable":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        packed = {name: getattr(self, name).tobytes() for name in RECORDS}
        return self.__dict__ | packed | {"_interpreted": None, "_seats": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        unpacked = {name: records_from_bytes(state[name], kind) for name, kind in RECORDS.items()}
        self.__dict__.update(state | unpacked)
        self._seats = self._orders["seat"]
