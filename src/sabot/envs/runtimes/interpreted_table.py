"""A round with somebody to ask: the rules interpreted, and who has the floor. All environments but the vector one."""

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
from sabot.envs.rules.turn_order import TurnOrder, begin_moment, copy_floor, move_on
from sabot.envs.spaces.actions import SAY_NOTHING
from sabot.envs.spaces.from_view import Mask, Observation, silence
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
    """What every round of an environment is played with."""

    edition: Edition
    options: ResolvedOptions
    deck: tuple[Card, ...]
    layout: Layout
    lens: Encoding
    blanks: dict[int, Round] = field(init=False, compare=False, default_factory=dict)
    """A round with nothing on the table yet, for each number of players that has sat down."""

    @classmethod
    def of(cls, edition: str, options: Mapping[str, object]) -> "RoundKit":
        """The kit of an edition, or Unreadable."""
        game = find_edition(edition)
        codes = check_options(game, options)
        deck, layout = game.deck(codes), layout_of(edition)
        check_deck(deck)
        return cls(game, codes, deck, layout, encoding_of(layout, deck, codes))

    def lay_out(self, players: list[str]) -> Round:
        """A round with nothing on the table yet."""
        blank = self.blanks.get(len(players))
        if blank is None:
            blank = self.blanks[len(players)] = make_round(self.edition, self.options, players, self.deck)
        round_ = blank.copy()
        round_.players = tuple(players)
        return round_

    def not_dealt(self) -> Refused:
        """There is nothing to play at, or no more."""
        return Refused("act/not-dealt", self.edition.cite(RuleCode.DEAL))


class InterpretedTable:
    """One round under way. Its seats are asked one by one; an action is a number."""

    def __init__(self, kit: RoundKit, round_: Round, floor: TurnOrder, events: list[Event] | None) -> None:
        self.kit = kit
        self.round = round_
        self.floor = floor
        """Who has the floor."""
        self._mask: Mask | None = None
        self.events = events
        """What has happened so far, where somebody listens."""

    @classmethod
    def deal(cls, kit: RoundKit, round_: Round, listens: bool = False) -> "InterpretedTable":
        """Deal at a table whose chance and dealer are settled. Events are only told if somebody listens."""
        round_.table.recording = int(listens or kit.edition.is_two_sided)
        deal(round_.table)
        noted = round_.collect()
        floor = blank(TurnOrder)
        begin_moment(round_.table, floor)
        count_discard(round_.table, floor, kit.lens)
        return cls(kit, round_, floor, list(events_from(round_, noted)) if listens else None)

    def take(self, table: Table, seen: list[int], floor: TurnOrder) -> None:
        """Go on with a round that was played on elsewhere."""
        self.round = replace(self.round, table=table, seen=seen)
        self.floor = floor
        self._mask = None

    @property
    def players(self) -> tuple[str, ...]:
        """The players, clockwise."""
        return self.round.players

    @property
    def seat(self) -> int:
        """Who is asked, or NOBODY when the round is over."""
        return self.floor.seat

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self.floor.seat == NOBODY

    @property
    def is_waited_for(self) -> bool:
        """Whether the table waits for whoever is asked; else it may say nothing."""
        return self.floor.seat == self.floor.waited

    def observe(self, seat: int) -> Observation:
        """What a seat sees."""
        row = bytearray(self.kit.layout.size)
        observe(self.round.table, seat, self.kit.lens, self.floor, self.round.seen, row)
        return np.frombuffer(row, np.uint8)

    def mask(self, seat: int) -> Mask:
        """What a seat may do now; one that is not asked can only say nothing."""
        return self._marked().copy() if seat == self.floor.seat else silence(self.kit.layout)

    def _marked(self) -> Mask:
        """What whoever is asked may do."""
        if self._mask is None:
            lens, floor = self.kit.lens, self.floor
            row = bytearray(lens.nothing + 1)
            mark_moves(self.round.table, floor.seat, lens, row)
            row[lens.nothing] = int(floor.seat != floor.waited)
            self._mask = np.frombuffer(row, np.int8)
        return self._mask

    def view(self, seat: int) -> View:
        """What a seat, or with NOBODY a spectator, may see."""
        return view_of(self.round, seat)

    def act(self, action: int) -> None:
        """Carry out an action of whoever is asked; or raise Refused, and nothing has changed."""
        seat = self.floor.seat
        if self._marked()[action]:
            self._carry_out(move_of(self.round.table, seat, self.kit.lens, action))
        elif action == self.kit.lens.nothing:
            raise not_now(self.round, SAY_NOTHING)
        else:
            self.say(self.kit.layout.actions.text(action, seat, list(self.players)))

    def say(self, action: str | None) -> None:
        """Carry out an action by its text, or None to say nothing; or raise Refused."""
        if action is None:
            self._carry_out(NOTHING)
            return
        round_ = self.round
        said = parse_action(action, round_.edition.name, round_.players)
        self._carry_out(move_for(round_, self.floor.seat, said))

    def _carry_out(self, move: int) -> None:
        round_ = self.round
        if move != NOTHING:
            noted = round_.act(self.floor.seat, move)
            if self.events is not None:
                self.events += events_from(round_, noted)
            count_discard(round_.table, self.floor, self.kit.lens)
        self._mask = None
        move_on(round_.table, self.floor)

    def copy(self) -> "InterpretedTable":
        """An independent copy."""
        events = None if self.events is None else self.events.copy()
        return InterpretedTable(self.kit, self.round.copy(), copy_floor(self.floor), events)

    def __deepcopy__(self, memo: object) -> "InterpretedTable":
        return self.copy()

    def game(self) -> Game:
        """The round as the object that people program against."""
        return Game(self.round)
