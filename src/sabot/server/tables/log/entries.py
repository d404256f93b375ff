"""The entries of a table's log: everything that happens at a table.

An entry is stored before anybody is told of it. What follows from it is computed, never stored, so the same entries
make the same table in every process. The seed of a match is stored elsewhere.
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.json import Decoder, Encoder

from sabot.bots import NAMES
from sabot.match.match import LONGEST_TEXT
from sabot.match.provable_deals import SPLITMIX
from sabot.server.tables.settings import Settings

Guest = str
"""The id of a guest, which does not depend on the name that they choose."""
NO_GUESTS: frozenset[Guest] = frozenset()
Name = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=LONGEST_TEXT)]
Face = Annotated[str, Meta(max_length=20)]
"""The face that a guest has chosen; empty if none, so that the table gives one."""
Place = Annotated[str, Meta(max_length=64)]
"""Where a guest is: a keyed hash of the address, the same for everybody at that address; empty if unknown."""


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
    chance: str = SPLITMIX
    """Where the chance of the match comes from."""
    place: Place = ""
    removed_places: tuple[str, ...] = ()
    """The places of the removed guests."""
    admitted: tuple[Guest, ...] = ()
    """Guests of the table before, who need not ask the host wherever they are."""
    face: Face = ""


class Sat(Entry, frozen=True):
    """A guest took a seat, and may have added salt to the first deal."""

    name: Name
    seat: int
    salt: Line = ""
    place: Place = ""
    face: Face = ""


class Asked(Entry, frozen=True):
    """A guest asked for a seat, with salt for the first deal, and gets it when everybody has agreed who must."""

    name: Name
    seat: int
    place: Place = ""
    salt: Line = ""
    face: Face = ""


class Answered(Entry, frozen=True):
    """Somebody agreed to the request of a guest for a seat, or refused it."""

    guest: Guest
    allowed: bool


class Left(Entry, frozen=True):
    """A guest gave up a seat, or the request for one; a bot plays on for it once a match is under way."""


class Removed(Entry, frozen=True):
    """The host removed a guest."""

    guest: Guest
    place: Place = ""


class Changed(Entry, frozen=True):
    """The host gave a free seat to a bot, or took it back for a person."""

    seat: int
    to: str


class Started(Entry, frozen=True):
    """The host started the match, perhaps with salt; bots took the free seats, and the first round was dealt."""

    salt: Line = ""
    names: tuple[Name, ...] = NAMES
    """The names for bots, in order: those that look like no player's name."""


class Branched(Entry, frozen=True):
    """The host continues another match from some step; the record goes up to that step."""

    record: str


class Introduced(Entry, frozen=True):
    """The host plays an introduction: a round from a set position, against a bot that has wishes."""

    name: Name
    """The name of the bot."""
    hands: tuple[tuple[str, ...], ...]
    draw: tuple[str, ...]
    discard: tuple[str, ...]
    wishes: tuple[str, ...] = ()
    """What the bot does as soon as it is possible, the dearest wish first."""


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


class Unhurried(Entry, frozen=True):
    """A player asked for more time, or needs it no longer."""

    more_time: bool


class Resumed(Entry, frozen=True):
    """The table goes on after a time in which no process looked after it. That time is on nobody's clock."""

    paused: int
    """How long it was, in milliseconds."""


class Chatted(Entry, frozen=True):
    """A guest said something: a text of their own, or the name of a quick phrase. Only older releases wrote this."""

    name: Name
    text: Line = ""
    phrase: str = ""


class Reported(Entry, frozen=True):
    """A player says that a line of the chat suggested to a partner what to play (X-57)."""

    line: int
    author: Guest = ""
    """The guest who said it, in the round under way; empty if the line is in the log itself."""


class Muted(Entry, frozen=True):
    """The host muted a guest in the chat, or lets them speak again."""

    guest: Guest
    name: Name = ""
    """The name under which the guest was heard."""
    muted: bool = True


class Rematched(Entry, frozen=True):
    """There is another table for the same people."""

    table: str
    instead_of: str | None = None
    """The rematch that was announced before and was then closed."""


class Closed(Entry, frozen=True):
    """The host closed the table, or the operator of the server did, who is no guest."""


AnyEntry = (
    Opened | Sat | Asked | Answered | Left | Removed | Changed | Started | Branched | Introduced | Readied | Dealt
    | Acted | Missed | Returned | Unhurried | Resumed | Chatted | Reported | Muted | Rematched | Closed
)  # fmt: skip

_encoder = Encoder()
_decoder: Decoder[AnyEntry] = Decoder(AnyEntry)


def format_entry(entry: AnyEntry) -> str:
    """The text of an entry in the log."""
    return _encoder.encode(entry).decode()


def parse_entry(text: str | bytes) -> AnyEntry:
    """The entry that a line of the log stands for."""
    return _decoder.decode(text)
