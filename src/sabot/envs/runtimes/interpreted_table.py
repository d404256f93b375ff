"""A table played by the interpreted rules, and the turn order at it. Used by all environments but the vector one."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np

from sabot.cards import Card
from sabot.editions import Edition
from sabot.editions.rule_codes import RuleCode
from sabot.envs.rules.action_mask import mark_moves, move_of
from sabot.envs.rules.encoding import Encoding, encoding_of
from sabot.envs.rules.observe import observe
from sabot.envs.rules.stepping import count_discard
from sabot.envs.rules.turn_order import TurnOrder, advance, begin_moment, copy_turn_order
from sabot.envs.spaces.actions import PASS
from sabot.envs.spaces.from_view import Mask, Observation, pass_only_mask
from sabot.envs.spaces.layout import Layout, layout_of
from sabot.errors import Refused
from sabot.game import Game
from sabot.kernel.deal import deal
from sabot.kernel.flat import blank
from sabot.kernel.setup import check_deck
from sabot.kernel.table import NOBODY, NOTHING, Table
from sabot.notation.actions import parse_action
from sabot.notation.events import Event, events_from
from sabot.notation.moves import move_for
from sabot.notation.refusals import not_now
from sabot.options import ResolvedOptions
from sabot.round import Round, check_options, find_edition, make_round
from sabot.views import View, view_of


@dataclass(frozen=True, slots=True)
class RoundKit:
    """The parts that all rounds of an environment share: edition, options, deck, layout and encoding."""

    edition: Edition
    options: ResolvedOptions
    deck: tuple[Card, ...]
    layout: Layout
    encoding: Encoding
    templates: dict[int, Round] = field(init=False, compare=False, default_factory=dict)
    """Cache: an undealt round for each number of players, to be copied."""

    @classmethod
    def of(cls, edition: str, options: Mapping[str, object]) -> "RoundKit":
        """The kit of an edition; raise Unreadable if it or an option is unknown."""
        game = find_edition(edition)
        codes = check_options(game, options)
        deck, layout = game.deck(codes), layout_of(edition)
        check_deck(deck)
        return cls(game, codes, deck, layout, encoding_of(layout, deck, codes))

    def new_round(self, players: list[str]) -> Round:
        """An undealt round."""
        template = self.templates.get(len(players))
        if template is None:
            template = self.templates[len(players)] = make_round(self.edition, self.options, players, self.deck)
        round_ = template.copy()
        round_.players = tuple(players)
        return round_

    def not_dealt(self) -> Refused:
        """The refusal of an action before the deal or after the end."""
        return Refused("act/not-dealt", self.edition.cite(RuleCode.DEAL))


class InterpretedTable:
    """A round being played. Its seats are asked one by one; an action is a number."""

    def __init__(self, kit: RoundKit, round_: Round, order: TurnOrder, events: list[Event] | None) -> None:
        self.kit = kit
        self.round = round_
        self.order = order
        """Which seat is asked."""
        self._mask: Mask | None = None
        self.events = events
        """The events so far, if they are kept."""

    @classmethod
    def deal(cls, kit: RoundKit, round_: Round, keeps_events: bool = False) -> "InterpretedTable":
        """Deal a round whose seed and dealer are set. Events are only kept on request."""
        round_.table.recording = int(keeps_events or kit.edition.is_two_sided)
        deal(round_.table)
        events = round_.collect()
        order = blank(TurnOrder)
        begin_moment(round_.table, order)
        count_discard(round_.table, order, kit.encoding)
        return cls(kit, round_, order, list(events_from(round_, events)) if keeps_events else None)

    def load(self, table: Table, seen: list[int], order: TurnOrder) -> None:
        """Replace the state by that of the same round played further."""
        self.round = replace(self.round, table=table, seen=seen)
        self.order = order
        self._mask = None

    @property
    def players(self) -> tuple[str, ...]:
        """The players, clockwise."""
        return self.round.players

    @property
    def seat(self) -> int:
        """The seat that is asked, or NOBODY when the round is over."""
        return self.order.seat

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
        return np.frombuffer(row, np.uint8)

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
            self.act_by_text(self.kit.layout.actions.text(action, seat, list(self.players)))

    def act_by_text(self, action: str | None) -> None:
        """Carry out an action given as text, or None to pass; raise Refused if it is illegal."""
        if action is None:
            self._apply_move(NOTHING)
            return
        round_ = self.round
        parsed = parse_action(action, round_.edition.name, round_.players)
        self._apply_move(move_for(round_, self.order.seat, parsed))

    def _apply_move(self, move: int) -> None:
        round_ = self.round
        if move != NOTHING:
            events = round_.act(self.order.seat, move)
            if self.events is not None:
                self.events += events_from(round_, events)
            count_discard(round_.table, self.order, self.kit.encoding)
        self._mask = None
        advance(round_.table, self.order)

    def copy(self) -> "InterpretedTable":
        """An independent copy."""
        events = None if self.events is None else self.events.copy()
        return InterpretedTable(self.kit, self.round.copy(), copy_turn_order(self.order), events)

    def __deepcopy__(self, memo: object) -> "InterpretedTable":
        return self.copy()

    def game(self) -> Game:
        """The round as a `Game`, the public interface."""
        return Game(self.round)
