"""A file that keeps every deal, so that an arena can go on where it stopped."""

from collections import defaultdict
from pathlib import Path
from typing import Any, Self

import msgspec

from sabot.errors import Unreadable
from sabot.lab.arena.arena_plan import ArenaPlan
from sabot.lab.arena.deals import Deal, Natural
from sabot.lab.arena.lineups import Lineup
from sabot.revision import REVISION

VERSION = 1
"""Of the form of the file."""


class LedgerLine(msgspec.Struct, forbid_unknown_fields=True):
    """A deal in the file; the line before all of them is the question."""

    edition: str
    bots: tuple[str, ...]
    deal: Natural
    rounds: Deal


class Ledger:
    """The deals of a question that have been played, also those of earlier times if they were kept."""

    def __init__(self, question: ArenaPlan) -> None:
        self.lineups = {(lineup.edition, lineup.bots): lineup for lineup in question.lineups()}
        self.deals: defaultdict[Lineup, list[Deal]] = defaultdict(list)
        self._path: Path | None = None

    @classmethod
    def open(cls, file: str, question: ArenaPlan) -> Self:
        """What a file has kept of a question, or Unreadable; what is noted from now on is kept in it.

        A last line that was cut off is taken off: its deal is played again.
        """
        ledger = cls(question)
        ledger._path = path = Path(file)
        if path.exists() and not path.is_file() and not path.is_dir():  # a device may never end
            raise Unreadable("arena-not-kept", file)
        header = msgspec.json.encode({"arena": VERSION, "rules": REVISION, **question.as_json()}) + b"\n"
        try:
            with path.open("a+b") as stream:
                stream.seek(0)
                content = stream.read()
                whole = content[: content.rfind(b"\n") + 1]
                if whole:
                    ledger._read(whole.splitlines(), _fields(header), file)
                elif not header.startswith(content):
                    raise Unreadable("arena-not-kept", file)
                stream.truncate(len(whole))
                if not whole:
                    stream.write(header)
        except OSError as error:
            raise Unreadable.by_system(error, file) from None
        return ledger

    def note(self, lineup: Lineup, deal: Deal) -> None:
        """Note the next deal of a lineup; when this returns, a kept one will be found again."""
        known = self.deals[lineup]
        if self._path is not None:
            line = msgspec.json.encode(LedgerLine(lineup.edition, lineup.bots, len(known), deal)) + b"\n"
            try:
                with self._path.open("ab", buffering=0) as stream:
                    stream.write(line)
            except OSError as error:
                raise Unreadable.by_system(error, str(self._path)) from None
        known.append(deal)

    def _read(self, lines: list[bytes], asked: dict[str, Any], file: str) -> None:
        found = _fields(lines[0])
        if "arena" not in found:
            raise Unreadable("arena-not-kept", file)
        for name, value in asked.items():
            if found.get(name) != value:
                there, here = (msgspec.json.encode(field).decode() for field in (found.get(name), value))
                raise Unreadable("arena-other", file, name=name, there=there, here=here)
        for number, text in enumerate(lines[1:], 2):
            try:
                self._add(msgspec.json.decode(text, type=LedgerLine))
            except (msgspec.DecodeError, LookupError, UnicodeDecodeError):
                raise Unreadable("arena-line", file, number) from None

    def _add(self, line: LedgerLine) -> None:
        """Take a deal from the file; LookupError if it has no place among the others."""
        lineup = self.lineups[line.edition, line.bots]
        known, seats = self.deals[lineup], len(lineup.bots)
        if line.deal > len(known) or len(line.rounds) != seats or any(one.winner >= seats for one in line.rounds):
            raise LookupError
        if line.deal == len(known):  # or two programs played it, and it is the same
            known.append(line.rounds)


def _fields(line: bytes) -> dict[str, Any]:
    """The fields of a line, or none."""
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return {}
