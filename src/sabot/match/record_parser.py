"""Parses a record into its parts, or raises Unreadable with the line."""

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
OPTIONAL = ("options", "format", "birthdays", "bots", "chance", "winners", *REMARKS)
ROUND = ("commitment", "salts", "tables", "actions", "points", "secret", "events")
"""The keys of a round, in the order in which they are written."""


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """A round as written; parts that are not there yet are None."""

    commitment: Entry
    salts: list[tuple[str, str, Entry]]
    """Player, text, and the entry with its line."""
    tables: Entry | None
    actions: list[tuple[str, str, Entry]]
    points: Entry | None
    secret: Entry | None
    events: Entry | None


@dataclass(frozen=True, slots=True)
class Record:
    """A record as written: the header by key, and the rounds."""

    header: dict[str, Entry]
    rounds: list[RoundEntry]
    torn: int | None
    """The number of an incomplete last line, which is left out."""

    @property
    def remarks(self) -> dict[str, Any]:
        """The title and note that people added."""
        return {key: self.header[key].plain for key in REMARKS if key in self.header}

    @property
    def revision(self) -> int:
        """The revision of the rules that the match was played by."""
        revision: int = self.header["rules"].value
        return revision


def parse_record(text: str) -> Record:
    """Parse a record, or raise Unreadable; it is not replayed here. An incomplete last line is ignored."""
    whole = text[: text.rfind("\n") + 1] or text
    header = _header(parse_tree(whole))
    rounds = [_round(entry) for entry in _items(header["rounds"], "rounds")]
    for entry in rounds if "winners" in header else rounds[:-1]:
        if entry.events is None:
            raise Unreadable("more-follows", entry.commitment.line)
    return Record(header, rounds, None if whole == text else whole.count("\n") + 1)


def _header(entry: Entry) -> dict[str, Entry]:
    """The entries of the header, if this is a record and not of a newer version."""
    parts = _mapping(entry, "record", HEADER[0])
    for key in HEADER:
        if key not in parts:
            raise Unreadable("not-a-record", entry.line, key=key)
    _check_version(parts["record"], FORM, "record")
    _check_version(parts["rules"], REVISION, "rules")
    _check_keys(parts, (*HEADER, *OPTIONAL), "record")
    for key in ("title", "note"):
        if key in parts and not isinstance(parts[key].value, str):
            raise Unreadable("key-text", parts[key].line, key=key)
    return parts


def _check_version(entry: Entry, newest: int, key: str) -> None:
    version = entry.value
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise Unreadable("key-number", entry.line, key=key, value=short(entry.plain))
    if version > newest:
        raise Unreadable("newer", entry.line, key=key, revision=version, newest=newest)


def _round(entry: Entry) -> RoundEntry:
    parts = _mapping(entry, "round", ROUND[0])
    _check_keys(parts, ROUND, "round")
    for before, key in pairwise(parts):
        if ROUND.index(key) < ROUND.index(before):
            raise Unreadable("key-before", parts[key].line, key=key, later=before)
    found = {key: part for key, part in parts.items() if part.value is not None}
    if "commitment" not in found:
        raise Unreadable("no-commitment", entry.line)
    for key in ("actions", "points", "secret", "events"):
        if key in found and "tables" not in found:
            raise Unreadable("never-dealt", found[key].line, key=key)
    for needed, key in pairwise(("points", "secret", "events")):
        if key in found and needed not in found:
            raise Unreadable("not-counted", found[key].line, key=key, needed=needed)
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
        raise Unreadable("keys", entry.line, what=what, key=first)
    return entry.value


def _check_keys(parts: dict[str, Entry], known: Collection[str], what: str) -> None:
    for key, part in parts.items():
        if key not in known:
            raise Unreadable("no-key", part.line, what=what, key=short(key))


def _items(entry: Entry | None, key: str) -> list[Entry]:
    if entry is None or entry.value is None:
        return []
    if not isinstance(entry.value, list):
        raise Unreadable("key-list", entry.line, key=key)
    return entry.value


def _lines(entry: Entry | None, key: str, form: str) -> list[tuple[str, str, Entry]]:
    lines = []
    for item in _items(entry, key):
        if not isinstance(item.value, dict) or len(item.value) != 1:
            raise Unreadable("key-lines", item.line, key=key, form=form)
        ((player, said),) = item.value.items()
        if not isinstance(player, str) or not isinstance(said.value, str):
            raise Unreadable("key-lines-text", item.line, key=key, form=form)
        lines.append((player, said.value, item))
    return lines
