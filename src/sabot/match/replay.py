"""Playing a record again: the same match, action by action, or the line where it differs."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from sabot.errors import Refused, Unreadable
from sabot.events import Event
from sabot.match.match import Match
from sabot.match.reading import Record, RoundEntry, parse_record
from sabot.notation.documents import Entry
from sabot.revision import REVISION, changes_since


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened in a match: a deal (nobody acts), or an action at one of the tables."""

    round: int
    table: int
    actor: str | None
    action: str
    events: tuple[Event, ...]


class Replay:
    """A record played again to its end."""

    def __init__(self, text: str) -> None:
        """Play all of it, or raise Unreadable with the line that can not be read, is refused, or came out otherwise."""
        self.record = parse_record(text)
        self.match = _sit_down(self.record)
        self.steps: list[Step] = []
        for number, entry in enumerate(self.record.rounds, 1):
            with self._blaming_the_revision():
                self._play_round(number, entry)
        winners = self.record.header.get("winners")
        if winners is not None:
            self._compare(winners, self.match.winners, "the match was won by")

    def _play_round(self, number: int, entry: RoundEntry) -> None:
        match = self.match
        if match.is_over or match.games:
            what = "the match was over" if match.is_over else f"round {number - 1} was not over"
            raise Unreadable(f"round {number} can not begin: {what}", entry.commitment.place)
        played = match.rounds[-1]
        self._compare(entry.commitment, played.commitment, "the commitment to the round's secret is")
        for player, salt, at in entry.salts:
            with _line_of(at):
                match.add_salt(player, salt)
        if entry.tables is None:
            return
        self.steps.append(Step(number, 0, None, "deal", match.deal()))
        tables = [{"players": list(table.players), "dealer": table.dealer} for table in played.tables]
        self._compare(entry.tables, tables, "those at the tables, and their dealers, are")
        for player, action, at in entry.actions:
            with _line_of(at):
                table = match.table_of(player) or 0
                self.steps.append(Step(number, table, player, action, match.act(player, action)))
        for part, found, what in (
            (entry.points, played.points, "the round counts"),
            (entry.secret, played.secret, "the round's secret is"),
            (entry.events, played.digest, "the hash of the round's events is"),
        ):
            if part is not None:
                if not played.is_finished:
                    raise Unreadable("the round is not over: an action is missing before this line", part.place)
                self._compare(part, found, what)

    def _compare(self, entry: Entry, found: Any, what: str) -> None:
        """Raise Unreadable if the record says otherwise."""
        if entry.plain != found:
            raise Unreadable(f"{what} {_short(found)}, not {_short(entry.plain)}", entry.place)

    @contextmanager
    def _blaming_the_revision(self) -> Iterator[None]:
        """Say that older rules made the record, if they did."""
        try:
            yield
        except Unreadable as error:
            made_by = self.record.revision
            if made_by == REVISION:
                raise
            because = f"the record was made by revision {made_by} of the rules, and this is revision {REVISION}"
            raise Unreadable(f"{error.message} ({because}: {changes_since(made_by)})", error.place) from None


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 100 else f"{text[:100]}…"


def _sit_down(record: Record) -> Match:
    """The match of a record before its first round."""
    plain = {key: entry.plain for key, entry in record.header.items()}
    try:
        return Match(
            plain["edition"],
            plain["players"],
            seed=plain["seed"],
            options=_or_empty(record, "options"),
            format=_or_empty(record, "format"),
            birthdays=_or_empty(record, "birthdays"),
            bots=_or_empty(record, "bots"),
        )
    except Unreadable as error:
        entry = record.header.get(error.place)
        raise Unreadable(str(error), entry.place if entry else "") from None


def _or_empty(record: Record, key: str) -> dict[str, Any]:
    entry = record.header.get(key)
    if entry is None or entry.value is None:
        return {}
    if not isinstance(entry.value, dict):
        raise Unreadable(f"{key} must be a mapping", entry.place)
    plain: dict[str, Any] = entry.plain
    return plain


@contextmanager
def _line_of(entry: Entry) -> Iterator[None]:
    """Errors name the line of an entry."""
    try:
        yield
    except Unreadable as error:
        raise Unreadable(error.message, entry.place) from None
    except Refused as error:
        raise Unreadable(f"{error.message} [{error.rule}]", entry.place) from None
