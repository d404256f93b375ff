"""What happens at a table, as its log holds it.

An entry is stored before anybody hears of it, and what follows from it is computed, never stored: the same entries make
the same table in every process. The seed of a match is not among them.
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from sabot.match.match import LONGEST_TEXT
from sabot.server.tables.settings import Settings

Guest = str
"""Who somebody is, whatever name they choose."""
Name = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One thing that happened."""

    at: int
    """When, in milliseconds; never before the entry above it."""
    by: Guest | None = None
    """Who did it; the house, a bot or a clock is nobody."""
    id: str | None = None
    """What the client called it: a retry is known by it."""


class Opened(Entry, frozen=True):
    """A guest opened the table, and is its host."""

    name: Name
    settings: Settings
    removed: tuple[Guest, ...] = ()
    """Who was sent away from the table of which this is the rematch."""


class Sat(Entry, frozen=True):
    """A guest took a seat, and may have stirred the first deal."""

    name: Name
    seat: int
    salt: Line = ""


class Left(Entry, frozen=True):
    """A guest gave up a seat; a bot plays on for it once a match is under way."""


class Removed(Entry, frozen=True):
    """The host sent a guest away."""

    guest: Guest


class Changed(Entry, frozen=True):
    """The host gave a free seat to a bot, or took it back for a person."""

    seat: int
    to: str


class Started(Entry, frozen=True):
    """The host started the match; bots took the free seats, and the first round was dealt."""


class Branched(Entry, frozen=True):
    """The host goes on from a moment of another match, whose record up to there this is."""

    record: str


class Readied(Entry, frozen=True):
    """A player is ready for the next round, and may have stirred its deal; the last one who is ready has it dealt."""

    salt: Line = ""


class Dealt(Entry, frozen=True):
    """The pause was over, and the next round was dealt."""


class Acted(Entry, frozen=True):
    """A seat did something, in the notation."""

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
    """The one that was told before, and came to nothing."""


class Closed(Entry, frozen=True):
    """The host ended it all."""


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
    """The entry that a text of the log stands for."""
    return _decoder.decode(text)
