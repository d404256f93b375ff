"""The public API for matches: rounds, one after the other, until somebody has won."""

from collections.abc import Iterable, Mapping
from copy import copy
from functools import partial
from reprlib import repr as short
from typing import Any, Self

from sabot.editions.rule_codes import SCORED, WON_MATCH, RuleCode
from sabot.errors import Refused, Unreadable
from sabot.game import Game
from sabot.kernel.codes import Verb
from sabot.kernel.deal import deal
from sabot.kernel.match.seating import is_in_pairs
from sabot.kernel.match.sheet import Sheet, new_sheet
from sabot.kernel.setup import check_deck
from sabot.match.formats import check_birthdays, check_format
from sabot.match.habits import Habits
from sabot.match.match_loop import MatchLoop
from sabot.match.played_round import PlayedRound, PlayedTable
from sabot.match.provable_deals import KEYED, SPLITMIX, commitment_to, secret_of, seed_of
from sabot.notation.actions import parse_action, parse_seat
from sabot.notation.events import Event, events_from
from sabot.notation.positions import parse_position
from sabot.options import settings
from sabot.round import (
    LARGEST_SEED,
    REFEREE,
    Round,
    check_options,
    check_players,
    find_edition,
    format_seed,
    make_round,
)

OF_THE_MATCH = ("scored", "eliminated", "final", "won_match")
"""Kinds of events about the match, as a round has changed it."""
LONGEST_TEXT = 200
"""The longest seed or salt."""


class Happened(tuple[Event, ...]):
    """All events of an action, in order: those of the round, then those of the match."""

    round: tuple[Event, ...]
    match: tuple[Event, ...]
    """Empty unless the action ended the round at the last of its tables."""

    def __new__(cls, round_: tuple[Event, ...], match: tuple[Event, ...] = ()) -> Self:
        """Join both parts."""
        happened = super().__new__(cls, round_ + match)
        happened.round, happened.match = round_, match
        return happened


class Match:
    """A match of an edition. Each round is dealt, played by text, and counted when it is over.

    >>> match = Match("deluxe", ["ana", "bo"], seed=7, format={"target": 200})
    >>> [event.kind for event in match.deal()]
    ['drew_high', 'drew_high', 'drew_high', 'drew_high', 'deals', 'turned_up']
    >>> match.games[0].waiting
    ['bo']
    """

    def __init__(
        self,
        edition: str,
        players: Iterable[str],
        *,
        seed: int | str = 0,
        options: Mapping[str, Any] | None = None,
        format: Mapping[str, Any] | None = None,  # noqa: A002  # the name players use
        birthdays: Mapping[str, str] | None = None,
        bots: Mapping[str, str] | None = None,
        chance: str = KEYED,
    ) -> None:
        """Set up a match, or raise Unreadable; nothing is dealt yet.

        The options are those of the edition, the format those of a match. Birthdays such as `07-31` are given for all
        players or for none. The bots are only noted for the record. `chance` is how cards are shuffled, as a record
        names it.
        """
        self._edition = find_edition(edition)
        self._codes = check_options(self._edition, options or {})
        deck = self._edition.deck(self._codes)
        check_deck(deck)
        self.players = check_players(list(players))
        """All players, clockwise."""
        self._format = check_format(edition, len(self.players), format or {})
        self.seed = check_match_seed(seed)
        self.chance = check_chance(chance)
        """Where the chance of a round comes from: KEYED, or SPLITMIX in older records."""
        days = check_birthdays(self.players, birthdays or {})
        self.birthdays = dict(birthdays or {})
        self.bots = check_bots(self.players, bots or {})
        self._loop = MatchLoop(
            new_sheet(self._format, len(self.players), days),
            self.players,
            partial(make_round, self._edition, self._codes, deck=deck),
        )
        self._loop.begin()
        self.games: tuple[Game, ...] = ()
        """The game at each table of the current round; empty between rounds."""
        self._seated: list[Round] = []
        """The rounds of the games."""
        self.rounds: list[PlayedRound] = []
        """All rounds; the last one is in progress or about to be dealt."""
        self.is_arranged = False
        """Whether a round began from a set position. Then its seed cannot replay the match, which has no record."""
        self._open()

    @property
    def edition(self) -> str:
        """The name of the edition."""
        return self._edition.name

    @property
    def options(self) -> dict[str, Any]:
        """The options of the edition as they were chosen: what differs from its defaults, or a sheet and more."""
        return dict(self._codes.chosen)

    @property
    def settings(self) -> dict[str, Any]:
        """Every option of the edition, whether it was chosen, comes with a sheet or is a default."""
        return settings(self.edition, self._codes.chosen)

    @property
    def format(self) -> dict[str, Any]:
        """The options of the match that differ from the defaults."""
        return dict(self._format.chosen)

    @property
    def scoring(self) -> str:
        """How rounds count: `winner`, `lowest`, `none`, `elimination`, `partners` or `rotation`."""
        return self._loop.scoring

    @property
    def announces_points(self) -> bool:
        """Whether the end of a round announces the winner's points: they count in one kind of match only."""
        return self.scoring == "winner"

    @property
    def target(self) -> int:
        """How many points end the match, or eliminate a player; 0 if no number of points does."""
        return self._loop.target

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return self._loop.is_over

    @property
    def is_in_pairs(self) -> bool:
        """Whether partners play together."""
        return is_in_pairs(self._sheet)

    @property
    def winners(self) -> list[str]:
        """The winners: several after a tie, and partners win together."""
        return self._names(self._sheet.winners)

    @property
    def playing(self) -> list[str]:
        """The players who have not been eliminated."""
        return self._names(self._sheet.playing)

    @property
    def totals(self) -> dict[str, int]:
        """The points of every player so far."""
        return self._loop.totals

    @property
    def habits(self) -> dict[str, Habits]:
        """What the players did with wild draw cards in the rounds before the one that is played."""
        return self._loop.habits

    @property
    def finished(self) -> list[PlayedRound]:
        """The rounds that have been played to the end."""
        return [played for played in self.rounds if played.is_finished]

    @property
    def _sheet(self) -> Sheet:
        return self._loop.sheet

    @property
    def seated(self) -> tuple[Round, ...]:
        """The rounds that are played at the tables; empty between rounds."""
        return tuple(self._seated)

    def _names(self, players: int) -> list[str]:
        return [name for player, name in enumerate(self.players) if players >> player & 1]

    def _player(self, name: str) -> str:
        return self.players[parse_seat(name, self.players)]

    def _cite(self, law: int) -> str:
        return self._edition.cite(law)

    def table_of(self, player: str) -> int | None:
        """The number of the table at which a player sits in the current round, or None."""
        name = self._player(player)
        return next((which for which, game in enumerate(self.games) if name in game.players), None)

    def game_of(self, player: str) -> Game:
        """The game that a player takes part in; raises Unreadable or Refused."""
        return self._game_of(self._player(player))

    def _game_of(self, name: str) -> Game:
        if not self.games:
            raise self._not_dealt()
        for game in self.games:
            if name in game.players:
                return game
        raise Refused("act/eliminated", self._cite(RuleCode.ELIMINATED), player=name)

    def add_salt(self, player: str, salt: str) -> None:
        """Add a player's salt to the seed of the next round; or raise Refused or Unreadable."""
        name = self._player(player)
        if self.games or self.is_over:
            raise Refused("salt/too-late", self._cite(RuleCode.DEAL))
        self.rounds[-1].salts.append((name, check_text(salt, "salt")))

    def deal(self) -> tuple[Event, ...]:
        """Deal the next round at every table, and return the events: who drew, who deals, which card was turned up."""
        if self.is_over:
            raise self._not_dealt()
        if self.games:
            raise Refused("deal/too-early", self._cite(RuleCode.DEAL))
        played = self.rounds[-1]
        seated = self._loop.seat_tables(lambda which: self._seed_for("dealer", which))
        for which, (round_, noted) in enumerate(seated):
            self._deal_at(which, round_, events_from(round_, noted))
        return tuple(event for table in played.tables for event in table.opening)

    def start_from(self, position: Mapping[str, Any]) -> tuple[Event, ...]:
        """Begin the next round from a set position instead of a deal, at one table, and return its first events.

        The position names the players of the match, and nothing of its edition or options.
        """
        if self.is_over or self.games:
            raise self._not_dealt() if self.is_over else Refused("deal/too-early", self._cite(RuleCode.DEAL))
        ((seat, _),) = self._loop.seat_tables(lambda which: self._seed_for("dealer", which))
        seed = format_seed(self._seed_for("deal", 0))
        setting = {"edition": self.edition, "options": self.options, "players": list(seat.players), "seed": seed}
        round_ = parse_position({**position, **setting})
        start = events_from(round_, round_.collect())
        played, self.is_arranged = self.rounds[-1], True
        self._sit_at(played, round_, start)
        return start

    def _sit_at(self, played: PlayedRound, round_: Round, opening: tuple[Event, ...], start: int = 0) -> None:
        """Add the game of a table. Its opening has the events before anybody could act; the first choose the dealer."""
        self.games += (Game(round_, opening[start:]),)
        self._seated.append(round_)
        played.tables.append(PlayedTable(round_.players, round_.players[round_.table.dealer], opening))
        played.add_events(opening)

    def _deal_at(self, which: int, round_: Round, drawn: tuple[Event, ...]) -> None:
        """Deal at a table whose dealer has been chosen."""
        played, table = self.rounds[-1], round_.table
        table.seed = self._seed_for("deal", which)
        deal(table)
        self._sit_at(played, round_, drawn + events_from(round_, round_.collect()), len(drawn))

    def _seed_for(self, purpose: str, which: int) -> int:
        """The seed for a purpose at a table of the current round."""
        played = self.rounds[-1]
        return seed_of(played.secret, played.salts, f"{purpose} {which + 1}", self.chance)

    def legal(self, player: str) -> list[str]:
        """The legal actions of a player."""
        which = self.table_of(player)
        return [] if which is None else self.games[which].legal(player)

    def act(self, player: str, action: str) -> Happened:
        """Carry out an action and return its events; or raise Refused or Unreadable and change nothing.

        The last action of a round also returns the events of the match.
        """
        if player == REFEREE:
            said = parse_action(action, self.edition, self.players)
            if said.verb != Verb.SUGGESTION or said.seat is None:
                raise Unreadable("not-for-referee", action=repr(action))
            name, game = REFEREE, self.game_of(self.players[said.seat])
        else:
            name = self._player(player)
            game = self._game_of(name)
        events = game.act(name, action)
        played = self.rounds[-1]
        played.actions.append((name, " ".join(action.split())))
        played.add_events(events)
        self._loop.habit_counts.add_events(events, self.games.index(game))
        if not all(game.is_over for game in self.games):
            return Happened(events)
        counted = self._count(played)
        played.add_events(counted)
        return Happened(events, counted)

    def _count(self, played: PlayedRound) -> tuple[Event, ...]:
        """Score the round, and return the events of the match."""
        sheet = self._sheet
        before = sheet.playing
        self._loop.count(self._seated)
        sat = [player for table in played.tables for player in table.players]
        points = dict(zip(self.players, sheet.scored, strict=False))
        played.points = {player: points[player] for player in self.players if player in sat}
        played.totals = self.totals
        played.won = tuple(round_.players[round_.table.winner] for round_ in self._seated)
        played.eliminated = tuple(self._names(before & ~sheet.playing & ~sheet.winners))
        self.games, self._seated = (), []
        events = [
            Event("scored", player, number=number, rule=self._cite(SCORED + sheet.scoring))
            for player, number in played.points.items()
            if number
        ]
        events += [Event("eliminated", player, rule=self._cite(RuleCode.ELIMINATED)) for player in played.eliminated]
        if self.is_over:
            rule = self._cite(WON_MATCH + sheet.scoring)
            events += [Event("won_match", player, number=played.totals[player], rule=rule) for player in self.winners]
        else:
            if before != sheet.playing and sheet.playing.bit_count() == 2:
                events += [Event("final", player, rule=self._cite(RuleCode.FINAL)) for player in self.playing]
            self._open()
        return tuple(events)

    def _open(self) -> None:
        """Fix the secret of the next round and its commitment."""
        number = len(self.rounds) + 1
        secret = secret_of(self.seed, number)
        self.rounds.append(PlayedRound(number, secret, commitment_to(secret)))

    def copy(self) -> "Match":
        """An independent copy; finished rounds never change and are shared."""
        other = copy(self)
        other._loop = self._loop.copy()
        other._seated = [round_.copy() for round_ in self._seated]
        other.games = tuple(Game(round_, game.start) for round_, game in zip(other._seated, self.games, strict=True))
        other.rounds = [*self.rounds[:-1], self.rounds[-1].copy()]
        return other

    def _not_dealt(self) -> Refused:
        if self.is_over:
            rule = self._cite(WON_MATCH + self._sheet.scoring)
            return Refused("match/over", rule)
        return Refused("act/not-dealt", self._cite(RuleCode.DEAL))


def check_match_seed(seed: object) -> int | str:
    """Check the seed of a match, a number or any text, or raise Unreadable."""
    if isinstance(seed, str):
        return check_text(seed, "seed")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LARGEST_SEED:
        raise Unreadable("seed", "seed", most=LARGEST_SEED, value=short(seed))
    return seed


def check_chance(chance: object) -> str:
    """Check where the chance of a match comes from, or raise Unreadable."""
    if chance not in (KEYED, SPLITMIX):
        raise Unreadable("choice", "chance", values=f"{KEYED}, {SPLITMIX}", value=short(chance))
    return str(chance)


def check_text(text: object, place: str) -> str:
    """Check a short line of text, or raise Unreadable."""
    if not isinstance(text, str) or not 1 <= len(text) <= LONGEST_TEXT or not text.isprintable():
        raise Unreadable("one-line", place, most=LONGEST_TEXT, value=short(text))
    return text


def check_bots(players: tuple[str, ...], bots: object) -> dict[str, str]:
    """Check which players are bots, or raise Unreadable; whether such a bot exists is not checked."""
    if not isinstance(bots, Mapping):
        raise Unreadable("bots", "bots")
    for player, bot in bots.items():
        if player not in players:
            raise Unreadable("not-a-player", "bots", name=short(player))
        check_text(bot, "bots")
    return {player: bots[player] for player in players if player in bots}
