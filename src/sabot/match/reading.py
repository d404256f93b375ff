"""Reading a record: every part in its place, or Unreadable with the line."""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import pairwise
from reprlib import repr as short
from typing import Any

from sabot.errors import Unreadable
from sabot.match.record import FORM, REMARKS
from sabot.notation.documents import Entry, parse_tree
from sabot.revision import REVISION

HEADER = ("record", "rules", "edition", "players", "seed", "rounds")
OPTIONAL = ("options", "format", "birthdays", "bots", "winners", *REMARKS)
ROUND = ("commitment", "salts", "tables", "actions", "points", "secret", "events")
"""The keys of a round, in the order in which they come to be."""


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """A round as it is written; what is not there yet is None."""

    commitment: Entry
    salts: list[tuple[str, str, Entry]]
    """Who, what, and where it stands."""
    tables: Entry | None
    actions: list[tuple[str, str, Entry]]
    points: Entry | None
    secret: Entry | None
    events: Entry | None


@dataclass(frozen=True, slots=True)
class Record:
    """A record as it is written: the header by key, and the rounds."""

    header: dict[str, Entry]
    rounds: list[RoundEntry]
    torn: int | None
    """The line that was cut off in the middle, and left out."""

    @property
    def remarks(self) -> dict[str, Any]:
        """What people added to it."""
        return {key: self.header[key].plain for key in REMARKS if key in self.header}

    @property
    def revision(self) -> int:
        """The revision of the rules that it was made by."""
        revision: int = self.header["rules"].value
        return revision


def parse_record(text: str) -> Record:
    """The parts of a record, or Unreadable; whether they can be played is not asked. A torn last line is left out."""
    whole = text[: text.rfind("\n") + 1] or text
    header = _header(parse_tree(whole))
    rounds = [_round(entry) for entry in _items(header["rounds"], "rounds")]
    for entry in rounds if "winners" in header else rounds[:-1]:
        if entry.events is None:
            raise Unreadable("the round is not told to its end, yet more follows", entry.commitment.place)
    return Record(header, rounds, None if whole == text else whole.count("\n") + 1)


def _header(entry: Entry) -> dict[str, Entry]:
    """All keys of a record, if it is one, and not newer than what is known here."""
    parts = _mapping(entry, "a record", HEADER[0])
    for key in HEADER:
        if key not in parts:
            raise Unreadable(f"the key {key} is missing: this is not a record of a match", entry.place)
    _check_version(parts["record"], FORM, "record", "the form of records")
    _check_version(parts["rules"], REVISION, "rules", "the rules")
    _check_keys(parts, (*HEADER, *OPTIONAL), "a record")
    for key in ("title", "note"):
        if key in parts and not isinstance(parts[key].value, str):
            raise Unreadable(f"{key} must be text", parts[key].place)
    return parts


def _check_version(entry: Entry, newest: int, key: str, what: str) -> None:
    version = entry.value
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise Unreadable(f"{key} must be a whole number from 1 up, not {short(entry.plain)}", entry.place)
    if version > newest:
        raise Unreadable(f"revision {version} of {what} is newer than this Sabot, which knows {newest}", entry.place)


def _round(entry: Entry) -> RoundEntry:
    parts = _mapping(entry, "a round", ROUND[0])
    _check_keys(parts, ROUND, "a round")
    for before, key in pairwise(parts):
        if ROUND.index(key) < ROUND.index(before):
            raise Unreadable(f"{key} must stand before {before}", parts[key].place)
    found = {key: part for key, part in parts.items() if part.value is not None}
    if "commitment" not in found:
        raise Unreadable("the commitment of the round is missing", entry.place)
    for key in ("actions", "points", "secret", "events"):
        if key in found and "tables" not in found:
            raise Unreadable(f"{key} without tables: the round was never dealt", found[key].place)
    for needed, key in pairwise(("points", "secret", "events")):
        if key in found and needed not in found:
            raise Unreadable(f"{key} without {needed}: the round was not counted", found[key].place)
    return RoundEntry(
        found["commitment"],
        _lines(found.get("salts"), "salts", "player: salt"),
        found.get("tables"),
        _lines(found.get("actions"), "actions", "player: action"),
        found.get("points"),
        found.get("secret"),
        found.get("events"),
    )


def _mapping(entry: Entry, what: str, first: str) -> dict[str, Entry]:
    if not isinstance(entry.value, dict):
        raise Unreadable(f"{what} must be a mapping of keys such as {first}", entry.place)
    return entry.value


def _check_keys(parts: dict[str, Entry], known: Collection[str], what: str) -> None:
    for key, part in parts.items():
        if key not in known:
            raise Unreadable(f"{what} has no key {short(key)}", part.place)


def _items(entry: Entry | None, key: str) -> list[Entry]:
    if entry is None or entry.value is None:
        return []
    if not isinstance(entry.value, list):
        raise Unreadable(f"{key} must be a list", entry.place)
    return entry.value


def _lines(entry: Entry | None, key: str, form: str) -> list[tuple[str, str, Entry]]:
    lines = []
    for item in _items(entry, key):
        if not isinstance(item.value, dict) or len(item.value) != 1:
            raise Unreadable(f"{key} must have one `{form}` a line", item.place)
        ((player, said),) = item.value.items()
        if not isinstance(player, str) or not isinstance(said.value, str):
            raise Unreadable(f"{key} must have one `{form}` a line, both text", item.place)
        lines.append((player, said.value, item))
    return lines
