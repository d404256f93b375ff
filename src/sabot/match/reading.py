"""Reading a record: every part in its place, or Unreadable with the line."""

from collections.abc import Collection
from dataclasses import dataclass
from reprlib import repr as short

from sabot.errors import Unreadable
from sabot.match.record import FORM
from sabot.notation.documents import Entry, parse_tree
from sabot.revision import REVISION

HEADER = ("record", "rules", "edition", "players", "seed", "rounds")
OPTIONAL = ("options", "format", "birthdays", "bots", "winners", "title", "note")
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

    @property
    def revision(self) -> int:
        """The revision of the rules that it was made by."""
        revision: int = self.header["rules"].value
        return revision


def parse_record(text: str) -> Record:
    """The parts of a record, or Unreadable; whether they can be played is not asked. A torn last line is left out."""
    whole = text[: text.rfind("\n") + 1] or text
    header = _mapping(parse_tree(whole), (*HEADER, *OPTIONAL), "a record")
    for key in HEADER:
        if key not in header:
            raise Unreadable(f"the key {key} is missing: this is not a record of a match")
    _check_version(header["record"], FORM, "record", "the form of records")
    _check_version(header["rules"], REVISION, "rules", "the rules")
    return Record(header, [_round(entry) for entry in _items(header["rounds"], "rounds")])


def _check_version(entry: Entry, newest: int, key: str, what: str) -> None:
    version = entry.value
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise Unreadable(f"{key} must be a whole number from 1 up, not {short(entry.plain)}", entry.place)
    if version > newest:
        raise Unreadable(f"revision {version} of {what} is newer than this Sabot, which knows {newest}", entry.place)


def _round(entry: Entry) -> RoundEntry:
    parts = _mapping(entry, ROUND, "a round")
    if "commitment" not in parts:
        raise Unreadable("the commitment of the round is missing", entry.place)
    found = {key: part for key, part in parts.items() if part.value is not None}
    order = [key for key in ROUND if key in found]
    for key in ("actions", "points", "secret", "events"):
        if key in found and "tables" not in found:
            raise Unreadable(f"{key} without tables: the round was never dealt", found[key].place)
    if order[-1] in ("secret", "events") and "points" not in found:
        raise Unreadable("the points of the round are missing", found[order[-1]].place)
    return RoundEntry(
        parts["commitment"],
        _lines(found.get("salts"), "salts", "player: salt"),
        found.get("tables"),
        _lines(found.get("actions"), "actions", "player: action"),
        found.get("points"),
        found.get("secret"),
        found.get("events"),
    )


def _mapping(entry: Entry, known: Collection[str], what: str) -> dict[str, Entry]:
    if not isinstance(entry.value, dict):
        raise Unreadable(f"{what} must be a mapping of keys such as {known[0]}", entry.place)  # type: ignore[index]
    for key, value in entry.value.items():
        if key not in known:
            raise Unreadable(f"{what} has no key {short(key)}", value.place)
    return entry.value


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
