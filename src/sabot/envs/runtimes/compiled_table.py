"""A table played by the compiled rules, in a record of its own, at which every seat may be an agent."""

from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sabot.envs.rules.history import History
from sabot.envs.rules.stepping import DEAL
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.rules.undecided import ILLEGAL
from sabot.envs.runtimes.entry_points import (
    choose_card,
    count_cards,
    deal_stacked,
    find_legal,
    reward_table,
    show_table,
    step_table,
    try_action,
)
from sabot.envs.runtimes.interpreted_table import Attempt, InterpretedTable, Outcomes
from sabot.envs.spaces.from_view import Mask, Observation, pass_only_mask
from sabot.game import Game
from sabot.kernel.compiled.records import Records, copy_records, load, record_of, records_of
from sabot.kernel.table import EVENT_WIDTH, NOBODY, NOTHING, Table
from sabot.round import Noted, Round
from sabot.views import View

PARTS = {"table": Table, "order": TurnOrder, "history": History}
STATE = np.dtype([(name, record_of(kind)) for name, kind in PARTS.items()], align=True)
"""All that changes at a table, in one record: one copy, and one argument for the compiled rules."""
FIELDS: Any = STATE["table"].fields
EVENT_COUNT_START, EVENTS_START = FIELDS["event_count"][1], FIELDS["events"][1]
"""Where the events of the last action are in a record, which begins with the table."""
EVENT_COUNT, EVENT = Struct("=q"), Struct(f"={EVENT_WIDTH}h")


class CompiledTable:
    """Same interface as `InterpretedTable`. It plays on a record, and loads it back when the round is asked for."""

    def __init__(self, interpreted: InterpretedTable) -> None:
        """Continue from an interpreted table, with the same opponents."""
        self._kit = interpreted.kit
        self._encodings = interpreted.kit.encodings
        self.players = interpreted.players
        """The players, clockwise."""
        self._reward = interpreted.reward_kind
        self._row_size, self._mask_size = self._kit.layout.size, len(self._kit.layout.actions.all)
        self._to_record(interpreted)

    def _to_record(self, interpreted: InterpretedTable) -> None:
        """Copy an interpreted table into a record."""
        self._state = np.zeros(1, STATE)
        for name, part in zip(PARTS, interpreted.parts(), strict=True):
            self._state[name] = records_of(part, 1)
        self._moved(interpreted.order.seat)

    def _moved(self, seat: int) -> None:
        """Note who is asked after a move; what was computed before it is out of date."""
        self.seat = seat
        """The seat that is asked, or NOBODY when the round is over."""
        self._row: Observation | None = None
        self._mask: Mask | None = None
        self._legal: NDArray[np.int64] | None = None
        """How many actions are legal, then each."""
        self._interpreted: InterpretedTable | None = None

    def _with(self, state: Records, seat: int) -> "CompiledTable":
        """A table like this one in another state."""
        other = object.__new__(CompiledTable)
        other._kit = self._kit
        other._encodings = self._encodings
        other.players = self.players
        other._reward = self._reward
        other._row_size = self._row_size
        other._mask_size = self._mask_size
        other._state = state
        other._moved(seat)
        return other

    def deal(self, seed: int) -> None:
        """Deal a new round, with everything by chance from a seed."""
        self._state["table"]["seed"] = seed
        self._step(DEAL)

    def act(self, action: int) -> None:
        """Carry out an action of the seat that is asked; raise Refused, without any change, if it is illegal."""
        if not self._step(action):
            interpreted = self._from_record()
            interpreted.act(action)
            self._to_record(interpreted)

    def _step(self, action: int) -> bool:
        """Carry out an action, and compute what the next agent sees; return False if it is illegal."""
        row = np.empty(self._row_size, np.uint8)
        mask = np.empty(self._mask_size, np.int8)
        seat = step_table(self._state, self._encodings, action, row, mask)
        if seat == ILLEGAL:
            return False
        self.seat = seat
        self._row, self._mask = row, mask
        self._legal = self._interpreted = None
        return True

    def _from_record(self) -> InterpretedTable:
        """The interpreted table, brought up to date from the record."""
        if self._interpreted is None:
            table = load(self._state["table"], 0, Table)
            order, history = load(self._state["order"], 0, TurnOrder), load(self._state["history"], 0, History)
            self._interpreted = InterpretedTable.load(self._kit, self.players, table, order, history, self._reward)
        return self._interpreted

    @property
    def round(self) -> Round:
        """The current round."""
        return self._from_record().round

    @property
    def is_two_sided(self) -> bool:
        """Whether the cards have two sides."""
        return self._kit.edition.is_two_sided

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.seat == NOBODY

    def observe(self, seat: int) -> Observation:
        """The observation of a seat. The array belongs to the caller, so it is computed again for the next call."""
        row, self._row = self._row, None
        if row is None or seat != max(self.seat, 0):
            row = np.zeros(self._row_size, np.uint8)
            show_table(self._state, self._encodings, seat, row)
        return row

    def mask(self, seat: int) -> Mask:
        """The action mask of a seat, which belongs to the caller; one that is not asked can only pass."""
        if seat != self.seat:
            return pass_only_mask(self._kit.layout)
        mask, self._mask = self._mask, None
        return self._find_legal() if mask is None else mask

    def legal(self) -> list[int]:
        """The legal actions of the seat that is asked."""
        if self._legal is None:
            self._find_legal()
        assert self._legal is not None
        legal: list[int] = self._legal[1 : self._legal[0] + 1].tolist()
        return legal

    def _find_legal(self) -> Mask:
        mask, self._legal = np.empty(self._mask_size, np.int8), np.empty(self._mask_size + 1, np.int64)
        find_legal(self._state, self._encodings, mask, self._legal)
        return mask

    def reward(self, seat: int) -> float:
        """The reward of a seat, once the round is over."""
        rewards = np.empty(len(self.players))
        reward_table(self._state, self._reward, rewards)
        return float(rewards[seat])

    def view(self, seat: int) -> View:
        """The view of a seat, or with NOBODY that of a spectator."""
        return self._from_record().view(seat)

    def state(self) -> Observation:
        """All that is hidden at the table, for critics; no agent may act on it."""
        row: Observation = self._kit.full_state.write(self._state["table"], self._state["order"]["seat"])[0]
        return row

    def resampled(self, seat: int, seed: int) -> InterpretedTable:
        """An interpreted copy with the cards that a seat cannot see dealt again, consistent with all that it sees."""
        return self._from_record().resampled(seat, seed)

    def reshuffled(self) -> InterpretedTable:
        """An interpreted copy in which the discards have become the draw pile, as before the next card is drawn."""
        return self._from_record().reshuffled()

    def game(self) -> Game:
        """The round as a `Game`, the public interface."""
        return self._from_record().game()

    @property
    def noted(self) -> list[Noted]:
        """The events of the last action, as the kernel notes them."""
        content = self._state.tobytes()  # fields of a structured array would take twice as long
        (count,) = EVENT_COUNT.unpack_from(content, EVENT_COUNT_START)
        return list(EVENT.iter_unpack(content[EVENTS_START : EVENTS_START + count * EVENT.size]))

    def chance_used(self) -> tuple[int, int]:
        """The state of chance, and the size of the draw pile: they tell whether an action depended on chance."""
        table = self._state["table"]
        return int(table["seed"][0]), int(table["draw_size"][0])

    def draw_pile(self) -> list[int]:
        """The draw pile; the top is the last card."""
        table = self._state["table"]
        pile: list[int] = table["draw_pile"][0, : table["draw_size"][0]].tolist()
        return pile

    def rearrange(self, draw_pile: list[int], seed: int) -> None:
        """Put the draw pile into another order, and set the state of chance."""
        self._state["table"]["draw_pile"][0, : len(draw_pile)] = draw_pile
        self._state["table"]["seed"] = seed
        self._moved(self.seat)

    def outcomes(self, cards: tuple[int, ...], kind_of: NDArray[np.int64], kinds: int) -> Outcomes:
        """The kinds of cards that can be drawn after some that are decided, and how likely each is."""
        counts, found, odds = np.empty(kinds, np.int64), np.empty(kinds, np.int64), np.empty(kinds)
        count = count_cards(self._state, _as_array(cards), kind_of, counts, found, odds)
        return list(zip(found[:count].tolist(), odds[:count].tolist(), strict=True))

    def card_of(self, cards: tuple[int, ...], kind_of: NDArray[np.int64], kind: int) -> int:
        """The card that is drawn after some that are decided, if chance decides its kind; NOTHING if none is left."""
        return choose_card(self._state, _as_array(cards), kind_of, kind)

    def attempt(self, action: int, cards: tuple[int, ...]) -> Attempt:
        """Carry out an action on a copy, drawing decided cards; or say what chance must decide first.

        Raise Refused if the action is illegal.
        """
        after, mask, legal = _new_state(), np.empty(self._mask_size, np.int8), np.empty(self._mask_size + 1, np.int64)
        seat = try_action(self._state, after, self._encodings, action, _as_array(cards), mask, legal)
        if seat >= NOBODY:
            table = self._with(after, seat)
            table._mask, table._legal = mask, legal
            return NOTHING, table
        if seat == ILLEGAL:
            needed, table = self._from_record().attempt(action, cards)
            return needed, None if table is None else CompiledTable(table)
        return seat, None

    def deal_stacked(self, dealer: int, cards: tuple[int, ...]) -> Attempt:
        """Deal decided cards from a table that is not dealt yet; or say that chance must decide more of them."""
        after = _new_state()
        seat = deal_stacked(self._state, after, self._encodings, dealer, _as_array(cards))
        return (NOTHING, self._with(after, seat)) if seat >= NOBODY else (seat, None)

    def copy(self) -> "CompiledTable":
        """An independent copy."""
        return self._with(copy_records(self._state), self.seat)

    def __deepcopy__(self, memo: object) -> "CompiledTable":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self._kit, self.players, self._reward, self._state.tobytes(), self.seat)


def _new_state() -> Records:
    """A record to be filled. NumPy would take ten times as long to make an empty one."""
    return np.frombuffer(bytearray(STATE.itemsize), STATE)


@lru_cache(maxsize=4096)
def _as_array(cards: tuple[int, ...]) -> NDArray[np.int64]:
    """Cards as an array, which is only read."""
    return np.array(cards, np.int64)


def _unpickled(kit: Any, players: tuple[str, ...], reward: int, content: bytes, seat: int) -> CompiledTable:
    """The table that was pickled."""
    table = object.__new__(CompiledTable)
    table._kit, table._encodings, table.players, table._reward = kit, kit.encodings, players, reward
    table._row_size, table._mask_size = kit.layout.size, len(kit.layout.actions.all)
    table._state = np.frombuffer(bytearray(content), STATE)
    table._moved(seat)
    return table
