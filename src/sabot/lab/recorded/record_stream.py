"""Reads records from files and directories as a stream. One record at a time is in memory."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sabot.errors import Unreadable
from sabot.kernel.sums import add_round, add_winners
from sabot.lab.measures.counts import Counts
from sabot.lab.running.rows import ROUND_COLUMNS, Row, row_of
from sabot.lab.running.runners import RunResult
from sabot.match.match import Match
from sabot.match.played_round import PlayedRound
from sabot.match.replay import Replay, Step
from sabot.round import Round

SUFFIXES = (".yaml", ".yml")
"""The endings of names that records in a directory have."""
COLUMNS = ("file", "edition", "players", "table", *ROUND_COLUMNS, "points", "calls", "dealer", "winner_name")
"""The columns of a row for each round; `round` counts from 1."""
ACTS = {
    "called_uno": "calls",
    "caught": "catches",
    "miscaught": "false_catches",
    "challenged": "challenges",
}
"""What a player can do in a round besides playing cards, by the kinds of events."""
DONE = (*ACTS.values(), "caught", "challenges_won")
"""Everything that is counted for a player."""

OnBroken = Callable[[Path, Unreadable], None]


@dataclass(slots=True)
class PlayerRound:
    """A player in a round: whether it won, what it scored, and how often it did something."""

    is_winner: bool
    points: int
    done: dict[str, int] = field(default_factory=lambda: dict.fromkeys(DONE, 0))


@dataclass(frozen=True, slots=True)
class ReadRound:
    """A finished round at one table of a record."""

    number: int
    table: int
    dealer: str
    winner: str
    counts: Counts
    """The sums of the round; wins are counted by seat, from the player left of the dealer."""
    players: dict[str, PlayerRound]

    @property
    def calls(self) -> int:
        """How often UNO was called."""
        return sum(player.done["calls"] for player in self.players.values())


@dataclass(frozen=True, slots=True)
class ReadRecord:
    """A record that was replayed without a difference."""

    path: Path
    edition: str
    players: tuple[str, ...]
    bots: dict[str, str]
    """The bots among the players, as the record names them."""
    settings: dict[str, Any]
    """Every option of the edition."""
    winners: tuple[str, ...]
    """Who won the match; empty if it is not over."""
    rounds: list[ReadRound]
    """The finished rounds, one for each table."""

    def rows(self) -> Iterator[Row]:
        """A row for each finished round, under `COLUMNS`."""
        for one in self.rounds:
            of_round = row_of(one.number, RunResult(one.counts.sums, [*one.counts.lengths]), is_match=False)
            start = (str(self.path), self.edition, len(one.players), one.table)
            yield (*start, *of_round, one.counts.sums.points, one.calls, one.dealer, one.winner)


def read_records(*places: str | Path, on_broken: OnBroken = lambda path, error: None) -> Iterator[ReadRecord]:
    """The records in files, and in directories at any depth, by name; each is replayed and checked.

    A file that is no record, or whose match differs, goes to `on_broken`, and the others are read. Raise Unreadable if
    there is no such file or directory.
    """
    for path in record_paths(places):
        try:
            yield read_record(path)
        except Unreadable as error:
            on_broken(path, error)


def record_paths(places: Iterable[str | Path]) -> Iterator[Path]:
    """The files to read, in the order of their names; raise Unreadable for a place that does not exist."""
    for place in map(Path, places):
        try:
            if place.is_dir():
                yield from _in_directory(place)
            else:
                place.stat()
                yield place
        except OSError as error:
            raise Unreadable.by_system(error, str(place)) from None


def _in_directory(directory: Path) -> Iterator[Path]:
    for path in sorted(directory.iterdir()):
        if path.is_dir() and not path.is_symlink():  # a link could lead back up
            yield from _in_directory(path)
        elif path.suffix.lower() in SUFFIXES:
            yield path


def read_record(path: Path) -> ReadRecord:
    """A record, replayed and counted; raise Unreadable without its name if it cannot be read or its match differs."""
    try:
        if not path.is_file():  # reading a device might never end
            raise Unreadable("not-a-file")
        text = path.read_bytes().decode("utf-8-sig", "surrogateescape")
    except OSError as error:
        raise Unreadable.by_system(error, "") from None
    replay = Replay(text)
    match = replay.match
    return ReadRecord(
        path,
        match.edition,
        match.players,
        match.bots,
        match.settings,
        tuple(match.winners),
        list(_rounds(replay, match)),
    )


def _rounds(replay: Replay, match: Match) -> Iterator[ReadRound]:
    steps: dict[tuple[int, int], list[Step]] = {}
    for step in replay.steps:
        steps.setdefault((step.round, step.table), []).append(step)
    for played, tables in zip(match.rounds, replay.played, strict=False):
        if played.is_finished:
            for which, round_ in enumerate(tables):
                yield _round(played, which, round_, steps[played.number, which])


def _round(played: PlayedRound, which: int, round_: Round, steps: list[Step]) -> ReadRound:
    assert played.points is not None
    table, counts = round_.table, Counts()
    add_round(counts.sums, table, moves=sum(step.actor is not None for step in steps))
    add_winners(counts.sums, 1 << (table.winner - table.dealer - 1) % table.seats)
    counts.lengths[table.turns] += 1
    winner = round_.players[table.winner]
    players = {name: PlayerRound(name == winner, played.points[name]) for name in round_.players}
    for step in steps:
        for event in step.events:
            if event.kind in ACTS and event.seat in players:
                players[event.seat].done[ACTS[event.kind]] += 1
            if event.kind == "caught" and event.to in players:
                players[event.to].done["caught"] += 1
            if event.kind == "guilty" and step.actor in players:
                players[step.actor].done["challenges_won"] += 1
    return ReadRound(played.number, which + 1, round_.players[table.dealer], winner, counts, players)
