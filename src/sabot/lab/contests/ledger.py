"""Stores every deal of an arena in a file, so that it can be resumed."""

from collections import defaultdict
from pathlib import Path
from typing import Any, Self

import msgspec

from sabot.errors import Unreadable
from sabot.lab.contests.arena_plan import ArenaPlan
from sabot.lab.contests.conduct import Conduct, Natural
from sabot.lab.contests.deals import DealResult, RoundResult
from sabot.lab.contests.lineups import Lineup
from sabot.revision import REVISION

VERSION = 2
"""The version of the file format."""


class LedgerLine(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A deal in the file. The first line of the file is the plan."""

    edition: str
    bots: tuple[str, ...]
    deal: Natural
    rounds: list[RoundResult]
    conduct: dict[str, Conduct] = {}


class Ledger:
    """The deals of a plan that have been played, those of earlier runs included if they were stored."""

    def __init__(self, plan: ArenaPlan) -> None:
        self.lineups = {(lineup.edition, lineup.bots): lineup for lineup in plan.lineups()}
        self.deals: defaultdict[Lineup, list[DealResult]] = defaultdict(list)
        self._path: Path | None = None

    @classmethod
    def open(cls, file: str, plan: ArenaPlan) -> Self:
        """Read the deals of a plan from a file, and append new ones to it; raise Unreadable if it is something else.

        A truncated last line is removed; its deal is played again.
        """
        ledger = cls(plan)
        ledger._path = path = Path(file)
        if path.exists() and not path.is_file() and not path.is_dir():  # reading a device might never end
            raise Unreadable("arena-not-kept", file)
        header = msgspec.json.encode({"arena": VERSION, "rules": REVISION, **plan.as_json()}) + b"\n"
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

    def append(self, lineup: Lineup, deal: DealResult) -> None:
        """Append the next deal of a lineup. It has been written to the file when this returns."""
        known = self.deals[lineup]
        if self._path is not None:
            kept = LedgerLine(lineup.edition, lineup.bots, len(known), deal.rounds, dict(deal.conduct))
            line = msgspec.json.encode(kept) + b"\n"
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
        """Add a deal from the file; raise LookupError if it does not belong there."""
        lineup = self.lineups[line.edition, line.bots]
        known, seats = self.deals[lineup], len(lineup.bots)
        if line.deal > len(known) or len(line.rounds) != seats or any(one.winner >= seats for one in line.rounds):
            raise LookupError
        if not set(line.bots).issuperset(line.conduct):
            raise LookupError
        if line.deal == len(known):  # otherwise two processes have played the same deal
            known.append(DealResult(line.rounds, line.conduct))


def _fields(line: bytes) -> dict[str, Any]:
    """The fields of a line; empty if it is not a JSON object."""
    try:
        return msgspec.json.decode(line, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError):
        return {}
