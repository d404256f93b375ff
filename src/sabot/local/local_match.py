"""Runs local matches for any front end: people, bots, the record, and the seeds of consecutive matches."""

import re
import secrets
from collections.abc import Iterator
from random import Random

from sabot.local.opponents import Opponents
from sabot.local.salts import new_salt
from sabot.match import Match
from sabot.match.journal import Journal
from sabot.match.record import format_record
from sabot.match.replay import Replay
from sabot.notation.events import Event

DRAWN = re.compile("[0-9a-f]{64}")
"""The form of a seed that was drawn at random."""


class LocalMatch:
    """A match, its people and bots, and its record if there is one. Every player who is not a bot is a person."""

    def __init__(self, match: Match, journal: Journal | None = None, *, is_salted: bool = False) -> None:
        self.match = match
        self.is_salted = is_salted
        """Whether people add random salt to every deal. Not if the seed was given: then the match can be repeated."""
        self._salts: dict[str, str] = {}
        self._salted_round = 0
        self.journal = journal
        self.people = [player for player in match.players if player not in match.bots]
        self.opponents = Opponents(match.bots, match.seed, match)
        self.match_events: tuple[Event, ...] = ()
        """The events of the match after the last round."""

    def commit(self) -> None:
        """Write everything that has happened to the record."""
        if self.journal is not None:
            self.journal.commit()

    @property
    def salts(self) -> dict[str, str]:
        """The random salt of each person for the next deal, unless they have added some of their own."""
        number = len(self.match.rounds)
        if self._salted_round != number:
            self._salted_round = number
            salted = [player for player, _ in self.match.rounds[-1].salts]
            people = [player for player in self.people if player in self.match.playing and player not in salted]
            self._salts = {player: new_salt() for player in people} if self.is_salted else {}
        return self._salts

    def add_salt(self, player: str, salt: str) -> None:
        """Add salt to the seed of the next deal, instead of random salt."""
        proposed = self.salts
        self.match.add_salt(player, salt)
        proposed.pop(self.match.rounds[-1].salts[-1][0], None)
        self.commit()

    def open_round(self) -> None:
        """Deal a round."""
        for player, salt in self.salts.items():
            self.match.add_salt(player, salt)
        self.match.deal()
        self.commit()

    def act(self, player: str, action: str) -> tuple[Event, ...]:
        """Carry out an action, write it to the record, and then return its events."""
        happened = self.match.act(player, action)
        if self.people:
            self.commit()
        self.match_events = happened.match
        return tuple(event for event in happened.round if self.match.announces_points or event.kind != "won")

    def opponents_at(self, table: int) -> Opponents:
        """The bots at a table of the current round."""
        return self.opponents.at_table(self.match.rounds[-1].number, table)

    def events_by_action(self) -> list[list[tuple[Event, ...]]]:
        """The events of the current round, for each table and action; they are recomputed by a replay of the record."""
        played = self.match.rounds[-1]
        if not played.actions:
            return [[table.opening] for table in played.tables]
        steps = [step for step in Replay(format_record(self.match)).steps if step.round == played.number]
        return [[step.events for step in steps if step.table == which] for which in range(len(self.match.games))]


def match_seeds(wanted: int | str | None) -> Iterator[int | str]:
    """First the given seed, then seeds derived from it; without one, random seeds."""
    if wanted is None:
        while True:
            yield drawn_seed()
    yield wanted
    chance = Random(wanted)
    while True:
        yield chance.getrandbits(64)


def drawn_seed() -> str:
    """A random seed of 256 bits."""
    return secrets.token_hex(32)


def is_drawn(seed: int | str) -> bool:
    """Whether the seed of a record looks like one that was drawn."""
    return isinstance(seed, str) and DRAWN.fullmatch(seed) is not None
