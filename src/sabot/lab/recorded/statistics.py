"""Statistics over records: rounds by edition, number of players or option, and what each player or bot did."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sabot.errors import Unreadable
from sabot.lab.measures.counts import Counts
from sabot.lab.measures.estimates import share_of
from sabot.lab.measures.summary import happening_columns, length_columns
from sabot.lab.recorded.record_stream import DONE, PlayerRound, ReadRecord
from sabot.lab.result_table import ResultTable, Tabular
from sabot.lab.row_files import Value
from sabot.notation.options import format_value
from sabot.options import OPTIONS

BY_ROUND = ("edition", "players")
"""What rounds can be grouped by, besides the options."""
BY_PLAYER = ("player", "bot")
PERSON = "person"
"""The group of players that are not bots."""


def check_group(by: str) -> str:
    """Check what to group by, or raise Unreadable."""
    options = [option.name for option in OPTIONS]
    if by not in (*BY_ROUND, *BY_PLAYER, *options):
        raise Unreadable("records-by", "by", values=", ".join((*BY_ROUND, *BY_PLAYER)), value=repr(by))
    return by


@dataclass(slots=True)
class RoundGroup:
    """Rounds of one kind."""

    matches: int = 0
    over: int = 0
    """The matches that are over."""
    calls: int = 0
    counts: Counts = field(default_factory=Counts)

    def record(self) -> dict[str, Value]:
        """The figures under the names of columns."""
        counts = self.counts
        if not counts.played:
            return {"matches": self.matches, "matches_over": self.over, "rounds": 0}
        return {
            "matches": self.matches,
            "matches_over": self.over,
            "rounds": counts.played,
            "moves": counts.sums.moves,
            **length_columns(counts),
            **share_of(counts.sums.wins[0], counts.played).columns("first_wins"),
            "points": counts.sums.points / counts.played,
            "calls": self.calls,
            **happening_columns(counts),
        }


@dataclass(slots=True)
class PlayerGroup:
    """Rounds of one player, or of one kind of bot at any seat."""

    matches: int = 0
    matches_won: int = 0
    rounds: int = 0
    won: int = 0
    points: int = 0
    done: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DONE, 0))

    def add(self, played: PlayerRound) -> None:
        """Count a round."""
        self.rounds += 1
        self.won += played.is_winner
        self.points += played.points
        for name, times in played.done.items():
            self.done[name] += times

    def record(self) -> dict[str, Value]:
        """The figures under the names of columns."""
        return {
            "matches": self.matches,
            "matches_won": self.matches_won,
            "rounds": self.rounds,
            "won": self.won,
            **(share_of(self.won, self.rounds).columns("share") if self.rounds else {}),
            "points": self.points,
            **self.done,
        }


@dataclass(slots=True)
class RecordStatistics(Tabular):
    """What was counted in records. Its size depends on the number of groups and players, not of records."""

    by: str = "edition"
    """What the table has a row for: an edition, number of players, option, player or bot."""
    records: int = 0
    broken: list[tuple[Path, Unreadable]] = field(default_factory=list)
    """The files that could not be read, and why."""
    total: RoundGroup = field(default_factory=RoundGroup)
    groups: dict[str, RoundGroup] = field(default_factory=dict)
    players: dict[str, PlayerGroup] = field(default_factory=dict)
    """By the name of the player, or of the bot if grouped by bot."""
    rows: ResultTable | None = None
    """A row for each round, if they were asked for."""

    def add_broken(self, path: Path, error: Unreadable) -> None:
        """Count a file that could not be read."""
        self.broken.append((path, error))

    def add(self, record: ReadRecord) -> None:
        """Count a record."""
        self.records += 1
        for key, group in self._groups_of(record):
            group.matches += 1
            group.over += bool(record.winners)
            for one in record.rounds:
                if key is None or key == len(one.players):
                    group.counts.add(one.counts)
                    group.calls += one.calls
        for name, players in self._players_of(record).items():
            known = self.players.setdefault(name, PlayerGroup())
            known.matches += 1
            known.matches_won += any(player in record.winners for player in players)
            for one in record.rounds:
                for player in players:
                    if player in one.players:
                        known.add(one.players[player])

    def _groups_of(self, record: ReadRecord) -> Iterator[tuple[int | None, RoundGroup]]:
        """The groups that a record belongs to, with the number of players whose rounds count there, if it matters."""
        yield None, self.total
        if self.by == "players":
            for number in {len(one.players) for one in record.rounds}:
                yield number, self.groups.setdefault(str(number), RoundGroup())
        elif self.by not in BY_PLAYER:
            value = record.edition if self.by == "edition" else record.settings.get(self.by)
            if value is not None:  # the option does not belong to this edition
                yield None, self.groups.setdefault(format_value(value), RoundGroup())

    def _players_of(self, record: ReadRecord) -> dict[str, list[str]]:
        found: dict[str, list[str]] = {}
        for player in record.players:
            name = record.bots.get(player, PERSON) if self.by == "bot" else player
            found.setdefault(name, []).append(player)
        return found

    @property
    def table(self) -> ResultTable:
        """A row for each group."""
        groups: dict[str, RoundGroup | PlayerGroup] = (
            {**self.players} if self.by in BY_PLAYER else dict(sorted(self.groups.items()))
        )
        return ResultTable.of({self.by: name, **group.record()} for name, group in groups.items())

    def as_json(self) -> dict[str, Any]:
        """Everything as plain data."""
        return {
            "records": self.records,
            "broken": [{"file": str(path), "reason": str(error)} for path, error in self.broken],
            **self.total.record(),
            "by": self.by,
            "groups": [{self.by: name, **group.record()} for name, group in sorted(self.groups.items())],
            "players": [{"player": name, **group.record()} for name, group in self.players.items()],
        }
