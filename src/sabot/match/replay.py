"""Replays a record action by action, and reports the line where the match differs from it."""

from bisect import bisect_left
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sabot.errors import Refused, Unreadable
from sabot.match.match import Match
from sabot.match.played_round import PlayedRound
from sabot.match.provable_deals import SPLITMIX
from sabot.match.record_parser import Record, RoundEntry, parse_record
from sabot.notation.documents import Entry
from sabot.notation.events import Event
from sabot.revision import REVISION, former_defaults
from sabot.round import REFEREE, Round, find_edition

LONGEST = 300
"""The longest value in an error message."""


class Differs(Unreadable):
    """A record that can be parsed, but whose match differs when it is replayed."""


@dataclass(frozen=True, slots=True)
class Step:
    """One step of a match at one of its tables: a deal (without an actor), or an action."""

    round: int
    table: int
    actor: str | None
    action: str
    events: tuple[Event, ...]


class Replay:
    """A record, replayed to its end."""

    def __init__(self, text: str) -> None:
        """Replay all of it, or raise Unreadable with the line that cannot be read; Differs if the match differs."""
        self.record = parse_record(text)
        self.steps: list[Step] = []
        self.dealt: list[Match] = []
        """A copy of the match after each deal."""
        self.played: list[tuple[Round, ...]] = []
        """The rounds at the tables of each deal, as they were left."""
        with self._blaming_the_revision():
            self.match = _sit_down(self.record)
            for number, entry in enumerate(self.record.rounds, 1):
                self.play_round(number, entry)
            winners = self.record.header.get("winners")
            if winners is not None:
                _compare(winners, self.match.winners, "winners")

    def first_step(self, number: int) -> int:
        """The number of the step that begins a round; steps count from 1, through the whole match."""
        return bisect_left(self.steps, number, key=lambda step: step.round) + 1

    def play_round(self, number: int, entry: RoundEntry) -> None:
        """Replay a round as written, and compare the result."""
        match = self.match
        if match.is_over:
            raise Differs("match-over", entry.commitment.line, number=number)
        played = match.rounds[-1]
        _compare(entry.commitment, played.commitment, "commitment")
        for player, salt, at in entry.salts:
            with _line_of(at):
                match.add_salt(player, salt)
        if entry.tables is not None:
            self._deal(played, entry.tables)
            for player, action, at in entry.actions:
                self._act(played, player, action, at)
            _compare_result(played, entry)

    def _deal(self, played: PlayedRound, entry: Entry) -> None:
        self.match.deal()
        self.dealt.append(self.match.copy())
        self.played.append(self.match.seated)
        self.steps += [Step(played.number, which, None, "deal", at.opening) for which, at in enumerate(played.tables)]
        _compare(entry, [table.as_json() for table in played.tables], "tables")

    def _act(self, played: PlayedRound, player: str, action: str, at: Entry) -> None:
        if played.is_finished:
            raise Differs("round-over", at.line)
        with _line_of(at):
            events = self.match.act(player, action)
        actor, said = played.actions[-1]
        seat = events[0].seat if actor == REFEREE else actor
        (table,) = (which for which, table in enumerate(played.tables) if seat in table.players)
        self.steps.append(Step(played.number, table, actor, said, events))

    @contextmanager
    def _blaming_the_revision(self) -> Iterator[None]:
        """Explain in errors that the record was made by an older revision of the rules, if it was."""
        try:
            yield
        except Unreadable as error:
            made_by = self.record.revision
            if made_by == REVISION:
                raise
            changes = Unreadable("changes", since=made_by)
            raise error.explained("older-record", made_by=made_by, revision=REVISION, changes=changes) from None


def _compare_result(played: PlayedRound, entry: RoundEntry) -> None:
    """Raise Differs if the result of a round differs from the record."""
    for part, found, key in (
        (entry.points, played.points, "points"),
        (entry.secret, played.secret, "secret"),
        (entry.events, played.digest, "events"),
    ):
        if part is not None:
            if not played.is_finished:
                raise Differs("round-not-over", part.line)
            _compare(part, found, key)


def _compare(entry: Entry, found: Any, key: str) -> None:
    """Raise Differs if a value differs from the record."""
    if entry.plain != found:
        raise Differs("otherwise", entry.line, key=key, found=_short(found), said=_short(entry.plain))


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def _sit_down(record: Record) -> Match:
    """The match of a record before its first round."""
    header = record.header
    try:
        edition = find_edition(header["edition"].plain).name
        return Match(
            edition,
            _players(header["players"]),
            seed=header["seed"].plain,
            options=former_defaults(record.revision, edition) | _or_empty(record, "options"),
            format=_or_empty(record, "format"),
            birthdays=_or_empty(record, "birthdays"),
            bots=_or_empty(record, "bots"),
            chance=header["chance"].plain if "chance" in header else SPLITMIX,
        )
    except Unreadable as error:
        entry = header.get(error.place)
        if entry is None:
            raise
        raise error.at(entry.line) from None


def _players(entry: Entry) -> list[Any]:
    if not isinstance(entry.value, list):
        raise Unreadable("key-names", entry.line, key="players")
    plain: list[Any] = entry.plain
    return plain


def _or_empty(record: Record, key: str) -> dict[str, Any]:
    entry = record.header.get(key)
    if entry is None or entry.value is None:
        return {}
    if not isinstance(entry.value, dict):
        raise Unreadable("key-mapping", entry.line, key=key)
    plain: dict[str, Any] = entry.plain
    return plain


@contextmanager
def _line_of(entry: Entry) -> Iterator[None]:
    """Add the line of an entry to errors."""
    try:
        yield
    except Unreadable as error:
        raise error.at(entry.line) from None
    except Refused as error:
        raise Differs("refused", entry.line, why=error, rule=error.rule) from None
