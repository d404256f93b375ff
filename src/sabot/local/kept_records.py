"""The records in the data directory, read quickly: by their header and last lines, without replaying them."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from sabot.errors import Unreadable
from sabot.local.record_files import record_directory
from sabot.notation.documents import parse_document

ROUNDS = re.compile(r"^rounds:", re.MULTILINE)
DEALT = re.compile(r"^- commitment:", re.MULTILINE)
WINNERS = re.compile(r"^winners: .*$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """A record, as a list shows it."""

    path: Path
    at: datetime
    """When something was last written to it."""
    edition: str
    players: tuple[str, ...]
    bots: dict[str, str]
    rounds: int
    """The rounds dealt so far; a match that is not over has one more commitment."""
    winners: tuple[str, ...]

    @property
    def is_over(self) -> bool:
        """Whether somebody has won."""
        return bool(self.winners)

    @property
    def people(self) -> tuple[str, ...]:
        """The players who are not bots."""
        return tuple(player for player in self.players if player not in self.bots)

    def as_json(self) -> dict[str, Any]:
        """The record for programs."""
        return {
            "file": str(self.path),
            "at": self.at.isoformat(timespec="seconds"),
            "edition": self.edition,
            "players": list(self.players),
            "bots": self.bots,
            "rounds": self.rounds,
            "winners": list(self.winners),
        }


def kept_records(directory: Path | None = None) -> list[KeptRecord]:
    """All records that can be read, the latest first."""
    found = list(_read_all((directory or record_directory()).glob("*.yaml")))
    return sorted(found, key=lambda record: (record.at, record.path.name), reverse=True)


def _read_all(paths: Iterable[Path]) -> Iterator[KeptRecord]:
    for path in paths:
        try:
            yield read_kept(path)
        except (Unreadable, OSError, KeyError, TypeError, AttributeError):
            continue  # no record, or one of another version: `sabot replay` says what is wrong with it


def read_kept(path: Path) -> KeptRecord:
    """A record by its header; an error of any kind if it has none."""
    text = path.read_text("utf-8", errors="replace")
    begin = ROUNDS.search(text)
    header = parse_document(text[: begin.start()] if begin else text)
    ends = WINNERS.findall(text)
    winners = parse_document(ends[-1])["winners"] if ends else ()
    dealt = len(DEALT.findall(text))
    return KeptRecord(
        path,
        datetime.fromtimestamp(path.stat().st_mtime).astimezone(),
        str(header["edition"]),
        tuple(map(str, header["players"])),
        {str(player): str(policy) for player, policy in header.get("bots", {}).items()},
        dealt if winners else max(dealt, 1),
        tuple(map(str, winners)),
    )


@dataclass(frozen=True, slots=True)
class Statistics:
    """What the records say of a person's matches."""

    matches: int
    over: int
    won: int
    rounds: int


def statistics_of(records: Iterable[KeptRecord]) -> Statistics:
    """Count matches with people; won are those that a person won."""
    played = [record for record in records if record.people]
    over = [record for record in played if record.is_over]
    won = sum(any(person in record.winners for person in record.people) for record in over)
    return Statistics(len(played), len(over), won, sum(record.rounds for record in played))
