"""A table played by the interpreted rules, and the turn order at it. Used by all environments but the vector one."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Union

import numpy as np
from numpy.typing import NDArray

from sabot.cards import Card
from sabot.editions import Edition
from sabot.editions.rule_codes import RuleCode
from sabot.envs.rules.action_mask import mark_moves, move_of
from sabot.envs.rules.compiled_opponents import ONLY_AGENTS, Opponent, decide, react
from sabot.envs.rules.encoding import Encoding, encoding_of
from sabot.envs.rules.history import History, copy_history, remember, write_history
from sabot.envs.rules.observe import observe
from sabot.envs.rules.rewards import Reward, reward_of
from sabot.envs.rules.stepping import count_discard, deal_next_round
from sabot.envs.rules.turn_order import TurnOrder, advance, begin_moment, copy_turn_order, new_turn_order
from sabot.envs.rules.undecided import (
    NEEDS_CARD,
    NO_CARD,
    Needed,
    cards_left,
    chance_needed,
    list_kinds,
    stack,
)
from sabot.envs.runtimes.notes import pack_notes
from sabot.envs.spaces.actions import PASS, find_edition
from sabot.envs.spaces.from_view import Mask, Observation, pass_only_mask
from sabot.envs.spaces.full_state import FullState
from sabot.envs.spaces.layout import Layout, layout_of
from sabot.errors import Refused
from sabot.game import Game
from sabot.kernel.codes import Event as Kind
from sabot.kernel.compiled.records import Records, records_of
from sabot.kernel.deal import deal, gather, hand_out
from sabot.kernel.piles import reshuffle
from sabot.kernel.primitives.flat import blank
from sabot.kernel.setup import check_deck
from sabot.kernel.table import CARDS, NOBODY, NOTHING, Table
from sabot.notation.actions import parse_action
from sabot.notation.events import Event, events_from
from sabot.notation.moves import move_for
from sabot.notation.refusals import not_now
from sabot.options import ResolvedOptions
from sabot.round import Noted, Round, check_options, make_round
from sabot.views import View, resample, view_of

if TYPE_CHECKING:
    from sabot.envs.runtimes.compiled_table import CompiledTable

Tensor = NDArray[np.float32]
Attempt = Union["InterpretedTable", "CompiledTable", Needed]
"""The table after an action, or what chance must decide before it."""


@dataclass(frozen=True, slots=True)
class RoundKit:
    """The parts that all rounds of an environment share: edition, options, deck, layout and encoding."""

    edition: Edition
    options: ResolvedOptions
    deck: tuple[Card, ...]
    layout: Layout
    encoding: Encoding
    encodings: Records
    """The encoding for the compiled rules."""
    full_state: FullState
    """Writes what is hidden, for critics."""
    templates: dict[int, Round] = field(init=False, compare=False, default_factory=dict)
    """Cache: an undealt round for each number of players, to be copied."""

    @classmethod
    def of(cls, edition: str, options: Mapping[str, object], history: int = 0) -> "RoundKit":
        """The kit of an edition; raise Unreadable if it or an option is unknown.

        Observations contain so many of the last events.
        """
        game = find_edition(edition)
        codes = check_options(game, options)
        deck, layout = game.deck(codes), layout_of(edition, history)
        check_deck(deck)
        encoding = encoding_of(layout, deck, codes)
        return cls(game, codes, deck, layout, encoding, records_of(encoding, 1), FullState(encoding))

    def __deepcopy__(self, memo: object) -> "RoundKit":
        """Return the kit itself: all copies of an environment share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return RoundKit.of, (self.edition.name, self.options.chosen, self.layout.history)

    def new_round(self, players: list[str]) -> Round:
        """An undealt round."""
        template = self.templates.get(len(players))
        if template is None:
            template = self.templates[len(players)] = make_round(self.edition, self.options, players, self.deck)
        round_ = template.copy()
        round_.players = tuple(players)
        return round_

    def is_like(self, other: "RoundKit") -> bool:
        """Whether rounds of both kits have the same edition, options and observations."""
        return self.layout == other.layout and self.options == other.options

    @property
    def recording(self) -> int:
        """1 if the rules have to note events: for the faces that were seen of two-sided cards, or for the history."""
        return int(self.edition.is_two_sided or bool(self.layout.history))

    def not_dealt(self) -> Refused:
        """The refusal of an action before the deal or after the end."""
        return Refused("act/not-dealt", self.edition.cite(RuleCode.DEAL))


def _rebuild(  # the parts of a pickle
    kit: RoundKit, players: Sequence[str], table: Table, seen: bytearray, acts: int, *rest: Any
) -> "InterpretedTable":
    """The table that was pickled."""
    round_ = replace(kit.new_round(list(players)), table=table, seen=seen, acts=acts)
    return InterpretedTable(kit, round_, *rest)


class InterpretedTable:
    """A round being played. Its seats are asked one by one; an action is a number."""

    def __init__(  # a round, and how it is played
        self,
        kit: RoundKit,
        round_: Round,
        order: TurnOrder,
        events: list[Event] | None = None,
        reward: int = Reward.WIN,
        history: History | None = None,
    ) -> None:
        """Seats that are no agents play until an agent is asked."""
        self.kit = kit
        self.round = round_
        self.order = order
        """Which seat is asked."""
        self._mask: Mask | None = None
        self.events = events
        """The events so far, if they are kept."""
        self.reward_kind = reward
        self.history = history or blank(History)
        """What has happened; it stays empty if observations do not contain it."""
        self.noted: list[Noted] = []
        """The events of the last action, as the kernel notes them."""
        self._play_opponents()

    @classmethod
    def deal(
        cls,
        kit: RoundKit,
        round_: Round,
        keeps_events: bool = False,
        reward: int = Reward.WIN,
        *,
        kinds: Sequence[int] = ONLY_AGENTS,
        is_stacked: bool = False,
    ) -> "InterpretedTable":
        """Deal a round whose seed and dealer are set; `kinds` has the opponent at each seat.

        Events are only kept on request. A stacked deck is dealt from the draw pile as it lies.
        """
        round_.table.recording = int(keeps_events) | kit.recording
        if is_stacked:
            hand_out(round_.table)
        else:
            deal(round_.table)
        events = round_.collect()
        order = new_turn_order(kinds)
        begin_moment(round_.table, order)
        count_discard(round_.table, order, kit.encoding)
        history = blank(History)
        if kit.layout.history:
            remember(round_.table, history, kit.encoding, len(events))
        told = list(events_from(round_, events)) if keeps_events else None
        table = cls(kit, round_, order, told, reward, history)
        table.noted = table.noted or events
        return table

    @classmethod
    def deal_from(
        cls, kit: RoundKit, players: list[str], seed: int, kinds: Sequence[int], reward: int
    ) -> "InterpretedTable":
        """Deal a round with everything by chance from a seed, the dealer and the opponents included."""
        round_, order, history = kit.new_round(players), new_turn_order(kinds), blank(History)
        round_.table.seed = seed
        round_.table.recording = kit.recording
        deal_next_round(round_.table, order, history, kit.encoding)
        round_.table.event_count = 0
        round_.seen = bytearray(order.seen[: len(round_.deck)])
        return cls(kit, round_, order, None, reward, history)

    @classmethod
    def load(  # the parts of a record
        cls,
        kit: RoundKit,
        players: Sequence[str],
        table: Table,
        order: TurnOrder,
        history: History,
        reward: int = Reward.WIN,
    ) -> "InterpretedTable":
        """The table of a round that compiled rules have played so far."""
        table.event_count = 0
        round_ = replace(kit.new_round(list(players)), table=table, seen=bytearray(order.seen[: len(kit.deck)]))
        return cls(kit, round_, order, None, reward, history)

    def parts(self) -> tuple[Table, TurnOrder, History]:
        """The table, the turn order and the history, for the compiled rules."""
        seen = [*self.round.seen, *[0] * CARDS][:CARDS]
        return self.round.table, replace(self.order, seen=seen), self.history

    @property
    def players(self) -> tuple[str, ...]:
        """The players, clockwise."""
        return self.round.players

    @property
    def seat(self) -> int:
        """The seat that is asked, or NOBODY when the round is over."""
        return self.order.seat

    @property
    def is_two_sided(self) -> bool:
        """Whether the cards have two sides."""
        return self.kit.edition.is_two_sided

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.order.seat == NOBODY

    @property
    def is_waited_for(self) -> bool:
        """Whether the table waits for the seat that is asked; otherwise it may pass."""
        return self.order.seat == self.order.awaited

    def observe(self, seat: int) -> Observation:
        """The observation of a seat."""
        row = bytearray(self.kit.layout.size)
        observe(self.round.table, seat, self.kit.encoding, self.order, self.round.seen, row)
        if self.kit.layout.history:
            write_history(self.round.table, seat, self.kit.encoding, self.history, row)
        return np.frombuffer(row, np.uint8)

    def show_tensor(self, seat: int, row: Observation, tensor: Tensor) -> None:
        """Write the observation of a seat into a tensor, and into a row of bytes on the way."""
        row[:] = tensor[:] = self.observe(seat)

    @property
    def notes(self) -> bytes:
        """The events of the last action as bytes."""
        return pack_notes(self.noted)

    def mask(self, seat: int) -> Mask:
        """The action mask of a seat; one that is not asked can only pass."""
        return self._current_mask().copy() if seat == self.order.seat else pass_only_mask(self.kit.layout)

    def _current_mask(self) -> Mask:
        """The action mask of the seat that is asked, cached until the next move."""
        if self._mask is None:
            encoding, order = self.kit.encoding, self.order
            row = bytearray(encoding.pass_action + 1)
            mark_moves(self.round.table, order.seat, encoding, row)
            row[encoding.pass_action] = int(order.seat != order.awaited)
            self._mask = np.frombuffer(row, np.int8)
        return self._mask

    def view(self, seat: int) -> View:
        """The view of a seat, or with NOBODY that of a spectator."""
        return view_of(self.round, seat)

    def act(self, action: int) -> None:
        """Carry out an action of the seat that is asked; raise Refused, without any change, if it is illegal."""
        seat = self.order.seat
        if self._current_mask()[action]:
            self._apply_move(move_of(self.round.table, seat, self.kit.encoding, action))
        elif action == self.kit.encoding.pass_action:
            raise not_now(self.round, PASS)
        else:
            self._apply_text(self.kit.layout.actions.text(action, seat, list(self.players)))
        self._play_opponents()

    def _play_opponents(self) -> None:
        """Play the seats that are no agents until an agent is asked."""
        table, order = self.round.table, self.order
        while order.seat != NOBODY and (kind := order.kinds[order.seat]) < Opponent.AGENT:
            is_awaited = order.seat == order.awaited
            self._apply_move(decide(table, order.seat, kind) if is_awaited else react(table, order.seat))

    def reward(self, seat: int) -> float:
        """The reward of a seat for a round that is over."""
        return reward_of(self.round.table, seat, self.reward_kind)

    def legal(self) -> list[int]:
        """The legal actions of the seat that is asked."""
        legal: list[int] = np.flatnonzero(self._current_mask()).tolist()
        return legal

    def act_by_text(self, action: str | None) -> None:
        """Carry out an action given as text, or None to pass; raise Refused if it is illegal."""
        if action is None:
            self._apply_move(NOTHING)
        else:
            self._apply_text(action)
        self._play_opponents()

    def _apply_text(self, action: str) -> None:
        round_ = self.round
        parsed = parse_action(action, round_.edition.name, round_.players)
        self._apply_move(move_for(round_, self.order.seat, parsed))

    def _apply_move(self, move: int) -> None:
        round_ = self.round
        self.noted = []
        if move != NOTHING:
            self.noted = events = round_.act(self.order.seat, move)
            if self.events is not None:
                self.events += events_from(round_, events)
            count_discard(round_.table, self.order, self.kit.encoding)
            if self.kit.layout.history:
                remember(round_.table, self.history, self.kit.encoding, len(events))
        self._mask = None
        advance(round_.table, self.order)

    def copy(self) -> "InterpretedTable":
        """An independent copy."""
        events = None if self.events is None else self.events.copy()
        round_, order = self.round.copy(), copy_turn_order(self.order)
        history = copy_history(self.history)
        return InterpretedTable(self.kit, round_, order, events, self.reward_kind, history)

    def __deepcopy__(self, memo: object) -> "InterpretedTable":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle only what distinguishes the table from a new one of the same kit."""
        round_ = self.round
        parts = (round_.players, round_.table, round_.seen, round_.acts)
        return _rebuild, (self.kit, *parts, self.order, self.events, self.reward_kind, self.history)

    def chance_used(self) -> tuple[int, int]:
        """The state of chance, and the size of the draw pile: they tell whether an action depended on chance."""
        return self.round.table.seed, self.round.table.draw_size

    def draw_pile(self) -> list[int]:
        """The draw pile; the top is the last card."""
        return self.round.table.draw_pile[: self.round.table.draw_size]

    def rearrange(self, draw_pile: list[int], seed: int) -> None:
        """Put the draw pile into another order, and set the state of chance."""
        self.round.table.draw_pile[: len(draw_pile)] = draw_pile
        self.round.table.seed = seed

    def attempt(self, action: int, cards: bytes = b"", kind: int = NOTHING) -> Attempt:
        """Carry out an action on a copy, drawing decided cards and one of a kind; or say what chance must decide first.

        Raise Refused if the action is illegal.
        """
        other, encoding, decided = self.copy(), self.kit.encoding, _with_room(cards)
        table = other.round.table
        count = stack(table, decided, len(cards), encoding, kind)
        if count == NO_CARD:
            return Needed(NO_CARD)
        seed, size = table.seed, table.draw_size
        other.act(action)
        first = other.noted[0][0] if other.noted else NOTHING
        needed = chance_needed(table, seed, size, count, first, encoding.two_sided)
        if needed == NOTHING:
            return other
        left = cards_left(self.round.table, decided, count)
        return Needed(needed, bytes(decided[:count]), _kinds_in(left, encoding))

    def deal_stacked(self, dealer: int, cards: bytes = b"", kind: int = NOTHING) -> Attempt:
        """Deal decided cards from a table that is not dealt yet; or say that chance must decide more of them."""
        round_, encoding, decided = self.round.copy(), self.kit.encoding, _with_room(cards)
        round_.table.dealer = dealer
        gather(round_.table)
        count = stack(round_.table, decided, len(cards), encoding, kind)
        if count == NO_CARD:
            return Needed(NO_CARD)
        left = cards_left(round_.table, decided, count)
        table = InterpretedTable.deal(self.kit, round_, True, self.reward_kind, is_stacked=True)
        table.events = None
        put_back = sum(event[0] == Kind.PUT_BACK for event in table.noted)
        is_short = round_.table.deck_size - round_.table.draw_size + put_back > count
        return Needed(NEEDS_CARD, bytes(decided[:count]), _kinds_in(left, encoding)) if is_short else table

    def state(self) -> Observation:
        """All that is hidden at the table, for critics; no agent may act on it."""
        table = self.round.table
        fields = {name: np.array([getattr(table, name)]) for name in FullState.FIELDS}
        row: Observation = self.kit.full_state.write(fields, np.array([self.seat]))[0]
        return row

    def resampled(self, seat: int, seed: int) -> "InterpretedTable":
        """A copy with the cards that a seat cannot see dealt again, consistent with all that it sees."""
        other = self.copy()
        other.round = resample(self.round, seat, seed)
        return other

    def reshuffled(self) -> "InterpretedTable":
        """A copy in which the discards have become the draw pile, as before the next card is drawn."""
        other = self.copy()
        other.round.table.recording = 1
        reshuffle(other.round.table)
        other.noted = other.round.collect()
        count_discard(other.round.table, other.order, self.kit.encoding)
        return other

    def game(self) -> Game:
        """The round as a `Game`, the public interface."""
        return Game(self.round)


def _with_room(cards: bytes) -> bytearray:
    """Cards that are decided, with room for more."""
    return bytearray(cards).ljust(CARDS, b"\0")


def _kinds_in(cards: tuple[int, int], encoding: Encoding) -> bytes:
    """Which kinds of cards are in a set, for `Needed`."""
    choices = bytearray(CARDS + 1)
    return bytes(choices[: list_kinds(*cards, encoding, choices)])
