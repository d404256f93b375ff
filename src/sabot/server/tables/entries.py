"""The entries of a table's log: everything that happens at a table.

An entry is stored before anybody is told of it. What follows from it is computed, never stored, so the same entries
make the same table in every process. The seed of a match is stored elsewhere.
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from sabot.match.match import LONGEST_TEXT
from sabot.server.tables.settings import Settings

Guest = str
"""The id of a guest, which does not depend on the name that they choose."""
Name = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One thing that happened."""

    at: int
    """When, in milliseconds; never before the entry above it."""
    by: Guest | None = None
    """The guest who did it; None for the server, a bot or a clock."""
    id: str | None = None
    """The idempotency key of the client: a retry has the same."""


class Opened(Entry, frozen=True):
    """A guest opened the table, and is its host."""

    name: Name
    settings: Settings
    rules: int = 1
    """The revision of the rules by which the settings were chosen."""
    removed: tuple[Guest, ...] = ()
    """Guests who were removed from the table of which this is the rematch."""


class Sat(Entry, frozen=True):
    """A guest took a seat, and may have added salt to the first deal."""

    name: Name
    seat: int
    salt: Line = ""


class Left(Entry, frozen=True):
    """A guest gave up a seat; a bot plays on for it once a match is under way."""


class Removed(Entry, frozen=True):
    """The host removed a guest."""

    guest: Guest


class Changed(Entry, frozen=True):
    """The host gave a free seat to a bot, or took it back for a person."""

    seat: int
    to: str


class Started(Entry, frozen=True):
    """The host started the match; bots took the free seats, and the first round was dealt."""


class Branched(Entry, frozen=True):
    """The host continues another match from some step; the record goes up to that step."""

    record: str


class Readied(Entry, frozen=True):
    """A player is ready for the next round, and may have added salt to its deal. It is dealt when the last one is."""

    salt: Line = ""


class Dealt(Entry, frozen=True):
    """The pause was over, and the next round was dealt."""


class Acted(Entry, frozen=True):
    """A seat acted; the action is in the notation."""

    seat: int
    action: str


class Missed(Entry, frozen=True):
    """A clock ran out: a bot plays for the seat until its player is back."""

    seat: int


class Returned(Entry, frozen=True):
    """A player is back."""


class Chatted(Entry, frozen=True):
    """A guest said something: a text of their own, or the name of a quick phrase."""

    name: Name
    text: Line = ""
    phrase: str = ""


class Reported(Entry, frozen=True):
    """A player says that a line of the chat suggested to a partner what to play (X-57)."""

    line: int


class Rematched(Entry, frozen=True):
    """There is another table for the same people."""

    table: str
    instead_of: str | None = None
    """The rematch that was announced before and was then closed."""


class Closed(Entry, frozen=True):
    """The host closed the table."""


AnyEntry = (
    Opened | Sat | Left | Removed | Changed | Started | Branched | Readied | Dealt | Acted | Missed | Returned
    | Chatted | Reported | Rematched | Closed
)  # fmt: skip

_encoder = Encoder()
_decoder: Decoder[AnyEntry] = Decoder(AnyEntry)


def format_entry(entry: AnyEntry) -> str:
    """The text of an entry in the log."""
    return _encoder.encode(entry).decode()


def parse_entry(text: str | bytes) -> AnyEntry:
    """The entry that a line of the log stands for."""
    return _decoder.decode(text)
