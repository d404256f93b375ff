"""What goes over the socket, both ways. Names are readable, and `PROTOCOL` grows when their meaning changes."""

from operator import attrgetter
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from sabot.match.match import LONGEST_TEXT
from sabot.server.tables.settings import Settings

PROTOCOL = 1

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
"""The unguessable name of a table."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""What a client calls a message of its own; one that it sends again keeps the name."""
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class Message(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What a client says. Exactly one of the wishes is there, and with it the table that it is about."""

    table: Key
    id: Id | UnsetType = UNSET
    version: int | UnsetType = UNSET
    """The last version of the table that the client has seen."""
    lang: str | UnsetType = UNSET
    """With `watch`: the language for sentences; without one there are none."""
    salt: Text = ""
    """With `ready`: something to stir into the deal."""

    watch: int | UnsetType = UNSET
    """Look at a table from now on, whoever does not play at one of its boards, from 0."""
    unwatch: bool | UnsetType = UNSET
    act: Text | UnsetType = UNSET
    """An action in the notation."""
    why: Text | UnsetType = UNSET
    """An action that is not to be carried out: why could it not be?"""
    ready: bool | UnsetType = UNSET
    back: bool | UnsetType = UNSET
    """A player takes over from the bot."""
    chat: Text | UnsetType = UNSET
    phrase: Text | UnsetType = UNSET
    report: int | UnsetType = UNSET
    """The number of a line of the chat that was a suggestion."""
    hint: bool | UnsetType = UNSET

    @property
    def wish(self) -> str | None:
        """What is wished for, or None: more or less than one thing can not be understood."""
        said = _wishes(self)
        if said.count(UNSET) == len(WISHES) - 1:
            for wish, what in zip(WISHES, said, strict=True):
                if what is not UNSET:
                    return wish
        return None


class Named(Struct, frozen=True):
    """As much of a message as it takes to tell which one is refused."""

    id: Id | None = None
    table: Id | None = None


WISHES = ("act", "why", "watch", "unwatch", "ready", "back", "chat", "phrase", "report", "hint")
_wishes = attrgetter(*WISHES)


class SeatShown(Struct, frozen=True, kw_only=True):
    """A seat as everybody sees it."""

    name: str
    """Empty while nobody has it."""
    kind: str
    """`person`, or the name of a bot."""
    taken: bool
    away: bool
    """Whether a bot plays for somebody who is not there."""
    host: bool
    ready: bool


class RankShown(Struct, frozen=True):
    """A place in the standing."""

    place: int
    players: list[str]
    total: int


class RoundShown(Struct, frozen=True):
    """A round that is over: its line on the score pad, and the proof of its deal."""

    number: int
    points: dict[str, int]
    totals: dict[str, int]
    won: list[str]
    commitment: str
    secret: str


class MatchShown(Struct, frozen=True, kw_only=True):
    """How the match stands."""

    round: int
    """The round that lies there or is dealt next; 0 is before the start."""
    dealt: bool
    scoring: str
    boards: list[list[str]]
    """Who sits at each board."""
    playing: list[str]
    standing: list[RankShown]
    rounds: list[RoundShown]
    commitment: str
    """The promise about the deal of this round."""
    salts: dict[str, list[str]]
    """What was stirred into it."""
    winners: list[str]


class ChatShown(Struct, frozen=True):
    """A line of the chat."""

    number: int
    name: str
    text: str
    phrase: str
    mine: bool
    reports: int
    fined: bool


class ClockShown(Struct, frozen=True):
    """When things end, in milliseconds."""

    since: int
    until: int | None
    """When a bot plays for whoever is waited for; between rounds, when the next one is dealt."""
    window: int | None
    """When the time for calls and objections ends."""


class Told(Struct, frozen=True):
    """A sentence, and the rule behind it."""

    text: str
    rule: str


class Shown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as one viewer may see it: all of it, or only what has changed since the version before."""

    table: Key
    version: int
    at: int
    """When it was so, in milliseconds."""
    settings: Settings | UnsetType = UNSET
    status: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    seats: list[SeatShown] | UnsetType = UNSET
    you: int | UnsetType | None = UNSET
    """The viewer's seat, from 0."""
    host: bool | UnsetType = UNSET
    """Whether the viewer is the host."""
    match: MatchShown | UnsetType = UNSET
    clock: ClockShown | UnsetType | None = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET
    told: list[Told] | UnsetType = UNSET
    chat: list[ChatShown] | UnsetType = UNSET
    """The lines that are new, or that have changed."""
    view: dict[str, Any] | UnsetType | None = UNSET
    """The game that the viewer sees, as in the notation, `??` for what it does not."""
    legal: list[str] | UnsetType = UNSET


class RefusedShown(Struct, frozen=True, omit_defaults=True):
    """Why not."""

    code: str
    rule: str
    """Empty if it is no rule of the game that forbids it."""
    message: str
    id: str | None = None
    table: str | None = None


class Welcome(Struct, frozen=True):
    """The first thing that a client hears."""

    protocol: int
    name: str
    lang: str


class Done(Struct, frozen=True):
    """What was asked for is done, or had been done before."""

    id: str | None
    version: int


class Held(Struct, frozen=True):
    """An action waits for the time that others have to call, to catch or to object."""

    id: str | None
    until: int


class Hint(Struct, frozen=True):
    """What a bot would do in the place of whoever asks."""

    table: str
    version: int
    action: str
    reason: str
    """Why, in a sentence; empty if the bot can not tell."""


class Here(Struct, frozen=True):
    """Which seats are connected."""

    table: str
    seats: list[int]


class Gone(Struct, frozen=True):
    """The viewer sees no more of a table."""

    table: str
    code: str


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What the server says: exactly one of these."""

    welcome: Welcome | UnsetType = UNSET
    snapshot: Shown | UnsetType = UNSET
    update: Shown | UnsetType = UNSET
    refused: RefusedShown | UnsetType = UNSET
    done: Done | UnsetType = UNSET
    held: Held | UnsetType = UNSET
    hint: Hint | UnsetType = UNSET
    here: Here | UnsetType = UNSET
    gone: Gone | UnsetType = UNSET
