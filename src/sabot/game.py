"""The public API for one round: deal it or read a position, act by text, ask for views and legal actions."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sabot.errors import Refused, Unreadable
from sabot.kernel.codes import Ending, Phase, Verb
from sabot.kernel.table import NOBODY, copy_table
from sabot.notation.actions import Action, parse_action, parse_seat
from sabot.notation.events import Event, events_from
from sabot.notation.moves import legal_actions, move_for
from sabot.notation.named_colours import CALLED_AT_ONCE, check_named_colour
from sabot.notation.positions import describe, parse_position, write_position
from sabot.notation.refusals import icon_by_chance, no_colour_asked
from sabot.round import REFEREE, Round, deal_round
from sabot.views import Look, View, resample, view_of

__all__ = ["Event", "Game", "Outcome", "Refused", "Unreadable"]


class Outcome(NamedTuple):
    """How a round ended."""

    winner: str
    points: int
    """The points of the winner."""
    caught: dict[str, int]
    """The points in every hand."""
    ending: str
    """`laid`, `discarded`, `answered` or `capped`."""


class Game:
    """One round of an edition.

    >>> game = Game.deal("potter", ["ana", "bo", "cy"], seed=7, howlers=4)
    >>> game.waiting
    ['ana']
    """

    def __init__(self, round_: Round, start: tuple[Event, ...] = ()) -> None:
        self._round = round_
        self.start = start
        """The events before anybody could act: the first card turned up."""

    @classmethod
    def deal(
        cls, edition: str, players: Iterable[str], *, seed: int = 0, dealer: str | None = None, **options: Any
    ) -> "Game":
        """Deal a round. The dealer is the last player unless named; options are those of the edition."""
        round_ = deal_round(edition, list(players), seed, dealer, options)
        return cls(round_, events_from(round_, round_.collect()))

    @classmethod
    def from_position(cls, position: str | Mapping[str, Any]) -> "Game":
        """The round that a position shows: its text, or the mapping that the text stands for."""
        round_ = parse_position(position)
        return cls(round_, events_from(round_, round_.collect()))

    @property
    def edition(self) -> str:
        """The name of the edition."""
        return self._round.edition.name

    @property
    def players(self) -> tuple[str, ...]:
        """The players, clockwise."""
        return self._round.players

    @property
    def phase(self) -> str:
        """The decision that the table waits for: `turn`, `drawn`, `colour` … `over`."""
        return Phase.name_of(self._round.table.phase)

    @property
    def is_over(self) -> bool:
        """Whether the round is over."""
        return self._round.table.phase == Phase.OVER

    @property
    def waiting(self) -> list[str]:
        """The players asked for a decision."""
        return [self.players[seat] for seat in self._round.waiting()]

    @property
    def must_decide(self) -> str | None:
        """The player whose decision play needs to go on; None in a race, where any waiting player may act.

        >>> Game.deal("potter", ["ana", "bo", "cy"], seed=7).must_decide
        'ana'
        """
        return self._round.name(self._round.table.asked)

    @property
    def moves(self) -> int:
        """How many moves have been carried out in the round; a card and the colour named with it are two."""
        return self._round.acts

    @property
    def owes_uno(self) -> list[str]:
        """The players who can be caught."""
        return list(self._round.names(self._round.table.owes))

    @property
    def outcome(self) -> Outcome | None:
        """How the round ended, or None while it goes on."""
        if not self.is_over:
            return None
        table = self._round.table
        points = self._round.points()
        return Outcome(
            self.players[table.winner],
            sum(points) - points[table.winner],
            dict(zip(self.players, points, strict=True)),
            Ending.name_of(table.ending),
        )

    def legal(self, player: str) -> list[str]:
        """The legal actions of a player, as sorted text; empty if the player may do nothing now."""
        return legal_actions(self._round, parse_seat(player, self.players))

    def act(self, player: str, action: str, *, scripted: bool = False) -> tuple[Event, ...]:
        """Carry out an action and return its events; or raise Refused or Unreadable and change nothing.

        Only a scripted action may name the icon that a spin shows.
        """
        round_ = self._round
        seat = NOBODY if player == REFEREE else parse_seat(player, round_.players)
        listed = round_.moves.get(seat)
        move = listed.get(action) if listed else None
        if move is None:
            said = self._read(action, scripted=scripted)
            move = move_for(round_, seat, said)
            if said.colour is not None and said.verb == Verb.PLAY:
                return events_from(round_, self._play_and_call(seat, move, said.colour))
        return events_from(round_, round_.act(seat, move))

    def check(self, player: str, action: str) -> None:
        """Raise Refused or Unreadable if an action is not possible now.

        It reads only what the player may know, so neither the answer nor its time tells anything of hidden cards.
        """
        seat, said = self._seat_of(player), self._read(action)
        move = move_for(self._round, seat, said)
        if said.colour is not None and said.verb == Verb.PLAY:
            check_named_colour(self._round, seat, move, said.colour)

    def _seat_of(self, player: str) -> int:
        return NOBODY if player == REFEREE else parse_seat(player, self.players)

    def _read(self, action: str, *, scripted: bool = False) -> Action:
        said = parse_action(action, self._round.edition.name, self._round.players)
        if said.icon is not None and not scripted:
            raise icon_by_chance(self._round)
        return said

    def _play_and_call(self, seat: int, move: int, colour: int) -> list[tuple[int, int, int, int, int]]:
        """Play a card and call its colour in one action; a colour named with the last card is ignored."""
        round_ = self._round
        before, seen = copy_table(round_.table), round_.seen.copy()
        noted = round_.act(seat, move)
        table = round_.table
        try:
            if table.phase == Phase.COLOUR and table.asked == seat and table.effect in CALLED_AT_ONCE:
                call = move_for(round_, seat, Action(Verb.COLOUR, colour=colour))
                return noted + round_.act(seat, call)
            if table.phase == Phase.OVER or table.out == seat:
                return noted
            raise no_colour_asked()
        except Refused:
            round_.table, round_.seen = before, seen
            raise

    def view(self, player: str | None) -> View:
        """The view of a player; None is a spectator."""
        seat = NOBODY if player is None else parse_seat(player, self.players)
        return view_of(self._round, seat)

    def look(self) -> Look:
        """A builder for the views of several viewers of this position."""
        return Look(self._round)

    def resample(self, player: str | None, seed: int) -> "Game":
        """A copy of the round with the cards hidden from the player reshuffled, and a new random seed."""
        seat = NOBODY if player is None else parse_seat(player, self.players)
        return Game(resample(self._round, seat, seed))

    def describe(self) -> dict[str, Any]:
        """The full position as the referee prints it, with all hidden cards: not for players."""
        return describe(self._round)

    def position(self) -> str:
        """The position as text, random state included: parsing it gives the same game."""
        return write_position(self._round)

    def copy(self) -> "Game":
        """An independent copy."""
        return Game(self._round.copy(), self.start)

    def _repr_html_(self) -> str:
        """The table in a notebook, as a spectator sees it; `game.view(player)` shows it to a player."""
        return self.view(None)._repr_html_()

    def __repr__(self) -> str:
        return f"Game.from_position({self.position()!r})"
