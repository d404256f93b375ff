"""A table played by the compiled rules, in a record of its own, at which every seat may be an agent."""

from dataclasses import dataclass
from struct import Struct
from typing import Any

import numpy as np

from sabot.envs.rules.history import History
from sabot.envs.rules.stepping import DEAL
from sabot.envs.rules.turn_order import TurnOrder
from sabot.envs.rules.undecided import ILLEGAL, Needed
from sabot.envs.runtimes.entry_points import (
    deal_stacked,
    find_legal,
    reward_table,
    show_table,
    show_tensor,
    step_table,
    try_action,
)
from sabot.envs.runtimes.interpreted_table import Attempt, InterpretedTable, RoundKit, Tensor
from sabot.envs.runtimes.notes import EVENT_SIZE, unpack_notes
from sabot.envs.spaces.from_view import Mask, Observation, pass_only_mask
from sabot.game import Game
from sabot.kernel.compiled.records import Records, load, record_of, records_of
from sabot.kernel.table import CARDS, NOBODY, NOTHING, Table
from sabot.round import Noted, Round
from sabot.views import View

PARTS = {"table": Table, "order": TurnOrder, "history": History}
MOST_ACTIONS = 255
"""An upper bound of the actions of an edition: a byte numbers them."""
STATE = np.dtype(
    [
        *((name, record_of(kind)) for name, kind in PARTS.items()),
        ("card_count", np.uint8),
        ("cards", np.uint8, (CARDS,)),
        ("choice_count", np.uint8),
        ("choices", np.uint8, (MOST_ACTIONS,)),
        ("mask", np.int8, (MOST_ACTIONS,)),
    ],
    align=True,
)
"""All that changes at a table, in one record: one copy, and one argument for the compiled rules.

What the seat asked may do is part of it, so that a new state and its choices are one piece of memory. While chance has
to decide, the choices are its own, and `cards` are those that it has decided.
"""
PLACES: Any = STATE.fields
MASK = PLACES["mask"][1]
CARD_COUNT, DECIDED = PLACES["card_count"][1], PLACES["cards"][1]
CHOICE_COUNT, CHOICES = PLACES["choice_count"][1], PLACES["choices"][1]
FIELDS: Any = STATE["table"].fields
EVENT_COUNT_START, EVENTS_START = FIELDS["event_count"][1], FIELDS["events"][1]
"""Where the events of the last action are in a record, which begins with the table."""
EVENT_COUNT = Struct("=q")


@dataclass(frozen=True, slots=True)
class Common:
    """What a table shares with all that follow from it."""

    kit: RoundKit
    encodings: Records
    players: tuple[str, ...]
    reward: int
    is_two_sided: bool

    @classmethod
    def of(cls, kit: RoundKit, players: tuple[str, ...], reward: int) -> "Common":
        """What is the same for a kit, players and kind of reward."""
        return cls(kit, kit.encodings, players, reward, kit.edition.is_two_sided)


class CompiledTable:
    """Same interface as `InterpretedTable`. It plays on a record, and loads it back when the round is asked for.

    The record is read from its bytes: NumPy would take ten times as long for a field.
    """

    __slots__ = ("_common", "_content", "_interpreted", "_knows_legal", "_mask", "_row", "_state", "seat")

    _content: bytearray
    _state: Records
    """The record, in the bytes of `_content`."""
    _knows_legal: bool
    """Whether the record says what the seat asked may do."""
    seat: int
    """The seat that is asked, or NOBODY when the round is over."""

    def __init__(self, interpreted: InterpretedTable) -> None:
        """Continue from an interpreted table, with the same opponents."""
        self._common = Common.of(interpreted.kit, interpreted.players, interpreted.reward_kind)
        self._to_record(interpreted)

    @classmethod
    def _of(cls, common: Common, content: bytearray, state: Records, seat: int, knows_legal: bool) -> "CompiledTable":
        """A table in a state."""
        table = cls.__new__(cls)
        table._common = common
        table._content = content
        table._state = state
        table.seat = seat
        table._knows_legal = knows_legal
        table._row = table._mask = table._interpreted = None
        return table

    def _to_record(self, interpreted: InterpretedTable) -> None:
        """Copy an interpreted table into a record."""
        self._content, self._state = _new_state()
        for name, part in zip(PARTS, interpreted.parts(), strict=True):
            self._state[name] = records_of(part, 1)
        self._moved(interpreted.order.seat)

    def _moved(self, seat: int) -> None:
        """Note who is asked after a move; what was computed before it is out of date."""
        self.seat = seat
        self._knows_legal = False
        self._row: Observation | None = None
        self._mask: Mask | None = None
        self._interpreted: InterpretedTable | None = None

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
        layout = self._common.kit.layout
        row = np.empty(layout.size, np.uint8)
        mask = np.empty(len(layout.actions.all), np.int8)
        seat = step_table(self._state, self._common.encodings, action, row, mask)
        if seat == ILLEGAL:
            return False
        self._moved(seat)
        self._row, self._mask = row, mask
        return True

    def _from_record(self) -> InterpretedTable:
        """The interpreted table, brought up to date from the record."""
        if self._interpreted is None:
            common = self._common
            table = load(self._state["table"], 0, Table)
            order, history = load(self._state["order"], 0, TurnOrder), load(self._state["history"], 0, History)
            self._interpreted = InterpretedTable.load(common.kit, common.players, table, order, history, common.reward)
        return self._interpreted

    @property
    def players(self) -> tuple[str, ...]:
        """The players, clockwise."""
        return self._common.players

    @property
    def round(self) -> Round:
        """The current round."""
        return self._from_record().round

    @property
    def is_two_sided(self) -> bool:
        """Whether the cards have two sides."""
        return self._common.is_two_sided

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.seat == NOBODY

    def observe(self, seat: int) -> Observation:
        """The observation of a seat. The array belongs to the caller, so it is computed again for the next call."""
        row, self._row = self._row, None
        if row is None or seat != max(self.seat, 0):
            row = np.empty(self._common.kit.layout.size, np.uint8)
            self.show(seat, row)
        return row

    def show(self, seat: int, row: Observation) -> None:
        """Write the observation of a seat into an array."""
        show_table(self._state, self._common.encodings, seat, row)

    def show_tensor(self, seat: int, row: Observation, tensor: Tensor) -> None:
        """Write the observation of a seat into a tensor, and into a row of bytes on the way."""
        show_tensor(self._state, self._common.encodings, seat, row, tensor)

    def mask(self, seat: int) -> Mask:
        """The action mask of a seat, which belongs to the caller; one that is not asked can only pass."""
        layout = self._common.kit.layout
        if seat != self.seat:
            return pass_only_mask(layout)
        mask, self._mask = self._mask, None
        if mask is None:
            self._find_legal()
            mask = np.frombuffer(self._content[MASK : MASK + len(layout.actions.all)], np.int8)
        return mask

    def legal(self) -> list[int]:
        """The legal actions of the seat that is asked."""
        self._find_legal()
        content = self._content
        return list(content[CHOICES : CHOICES + content[CHOICE_COUNT]])

    def _find_legal(self) -> None:
        """Let the record say what the seat asked may do."""
        if not self._knows_legal:
            find_legal(self._state, self._common.encodings)
            self._knows_legal = True

    def reward(self, seat: int) -> float:
        """The reward of a seat, once the round is over."""
        rewards = np.empty(len(self.players))
        reward_table(self._state, self._common.reward, rewards)
        return float(rewards[seat])

    def view(self, seat: int) -> View:
        """The view of a seat, or with NOBODY that of a spectator."""
        return self._from_record().view(seat)

    def state(self) -> Observation:
        """All that is hidden at the table, for critics; no agent may act on it."""
        row: Observation = self._common.kit.full_state.write(self._state["table"], self._state["order"]["seat"])[0]
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
        return unpack_notes(self.notes)

    @property
    def notes(self) -> bytes:
        """The same as bytes."""
        content = self._content
        (count,) = EVENT_COUNT.unpack_from(content, EVENT_COUNT_START)
        return bytes(content[EVENTS_START : EVENTS_START + count * EVENT_SIZE])

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

    def attempt(self, action: int, cards: bytes = b"", kind: int = NOTHING) -> Attempt:
        """Carry out an action on a copy, drawing decided cards and one of a kind; or say what chance must decide first.

        Raise Refused if the action is illegal.
        """
        content, common = bytearray(self._content), self._common
        if cards:
            _set_decided(content, cards)
        after = np.frombuffer(content, STATE)
        seat = try_action(self._state, after, common.encodings, action, kind)
        if seat >= NOBODY:
            return CompiledTable._of(common, content, after, seat, True)
        if seat == ILLEGAL:
            attempt = self._from_record().attempt(action, cards, kind)
            return CompiledTable(attempt) if isinstance(attempt, InterpretedTable) else attempt
        return _needed(content, seat)

    def deal_stacked(self, dealer: int, cards: bytes = b"", kind: int = NOTHING) -> Attempt:
        """Deal decided cards from a table that is not dealt yet; or say that chance must decide more of them."""
        content, after = _as_state(self._content)
        _set_decided(content, cards)
        seat = deal_stacked(after, self._common.encodings, dealer, kind)
        return CompiledTable._of(self._common, content, after, seat, True) if seat >= NOBODY else _needed(content, seat)

    def copy(self) -> "CompiledTable":
        """An independent copy."""
        content, state = _as_state(self._content)
        return CompiledTable._of(self._common, content, state, self.seat, self._knows_legal)

    def __deepcopy__(self, memo: object) -> "CompiledTable":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        common = self._common
        return _unpickled, (common.kit, common.players, common.reward, bytes(self._content), self.seat)


def _new_state() -> tuple[bytearray, Records]:
    """Zeros, and the record in them. NumPy would take ten times as long to make one."""
    content = bytearray(STATE.itemsize)
    return content, np.frombuffer(content, STATE)


def _as_state(content: bytes | bytearray) -> tuple[bytearray, Records]:
    """A copy of some bytes, and the record in it. NumPy itself would copy field by field."""
    copied = bytearray(content)
    return copied, np.frombuffer(copied, STATE)


def _set_decided(content: bytearray, cards: bytes) -> None:
    """Write the cards that are decided into a record."""
    content[CARD_COUNT] = len(cards)
    content[DECIDED : DECIDED + len(cards)] = cards


def _needed(content: bytearray, what: int) -> Needed:
    """What chance must decide, from the record of an action that could not be carried out."""
    cards, choices = content[CARD_COUNT], content[CHOICE_COUNT]
    return Needed(what, bytes(content[DECIDED : DECIDED + cards]), bytes(content[CHOICES : CHOICES + choices]))


def _unpickled(kit: RoundKit, players: tuple[str, ...], reward: int, content: bytes, seat: int) -> CompiledTable:
    """The table that was pickled."""
    copied, state = _as_state(content)
    return CompiledTable._of(Common.of(kit, players, reward), copied, state, seat, False)
