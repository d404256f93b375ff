"""The messages of the server. `PROTOCOL` is increased when the meaning of a field changes, in either direction."""

from typing import Any

from msgspec import UNSET, Struct, UnsetType

from sabot.server.protocol.client_messages import Key
from sabot.server.tables.settings import Settings

PROTOCOL = 1


class SeatShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as everybody sees it."""

    name: str
    """Empty while the seat is free."""
    kind: str
    """`person`, or the name of a bot."""
    taken: bool
    away: bool
    """Whether a bot plays for the player, who is away."""
    host: bool
    ready: bool
    takeover: str = ""
    """How a newcomer takes over the seat in the running match; empty if it is not offered.

    `now`: at once. `ask`: the others must agree. `round`: it is theirs when this round is over.
    """
    shared: bool = False
    """Whether several people play on the device of its player, who has agreed to that by opening the table so."""
    more_time: bool = False
    """Whether the player has asked for more time."""
    face: str = ""
    """The picture of the player, or of the character that a bot plays; empty while there is neither."""
    author: str = ""
    """The player as the author of lines of the chat; empty for a bot."""


class CallShown(Struct, frozen=True):
    """Something that a person on a shared device may say out of turn. Everybody knows that it is possible."""

    seat: int
    action: str


class DeviceShown(Struct, frozen=True):
    """What people who share a device are told with the curtain down as well."""

    seats: list[int]
    """Their seats."""
    asked: list[int]
    """The seats of those who are asked now."""
    calls: list[CallShown]


class RequestShown(Struct, frozen=True):
    """Somebody asks for a seat."""

    author: str
    """Who asks: the same as in lines of the chat."""
    name: str
    seat: int
    """The seat, from 0."""
    mine: bool
    """Whether the viewer asks."""
    yours: bool
    """Whether the viewer has to answer."""
    waits: bool
    """Whether it has to wait until the round is over, whatever anybody says."""
    suspect: bool
    """For the host: whether somebody was removed from the address of the guest."""
    host: bool
    """For the guest who asks: whether the host must agree, and has not yet."""


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
    """The state of the match."""

    round: int
    """The current round, or the one that is dealt next; 0 before the start."""
    dealt: bool
    scoring: str
    target: int
    """How many points end the match, or eliminate a player; 0 before the start, and where there is no such number."""
    suggestions: bool
    """Whether a line of the chat can be reported as a suggestion, which costs its author two cards."""
    boards: list[list[str]]
    """The players at each board."""
    playing: list[str]
    standing: list[RankShown]
    rounds: list[RoundShown]
    commitment: str
    """The commitment to the deal of this round."""
    salts: dict[str, list[str]]
    """The salts that players added to the deal."""
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
    author: str
    """Who said it: the same for all lines of a guest at a table, whatever their name."""


class MutedShown(Struct, frozen=True):
    """A guest who is muted in the chat."""

    author: str
    name: str


class ClockShown(Struct, frozen=True):
    """The deadlines at a board, in milliseconds."""

    since: int
    """When people can have seen what happened: from then on the clocks run, and bots react."""
    until: int | None
    """When a bot plays for the players who are asked; between rounds, when the next one is dealt."""
    window: int | None
    """When the guaranteed time for calls and objections ends."""


class LessonShown(Struct, frozen=True):
    """What is explained at this moment of an introduction."""

    step: str
    text: str
    at: str
    """The part of the table that it is about."""


class Told(Struct, frozen=True):
    """A sentence, and the rule behind it."""

    text: str
    rule: str


class RemarkShown(Struct, frozen=True):
    """Something that a bot says about what has just happened."""

    seat: str
    """The name of the player."""
    text: str


class Shown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table as one viewer may see it: all of it, or what has changed since the version before."""

    table: Key
    version: int
    at: int
    """The time of this state, in milliseconds."""
    settings: Settings | UnsetType = UNSET
    status: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    seats: list[SeatShown] | UnsetType = UNSET
    asking: list[RequestShown] | UnsetType = UNSET
    """The guests who ask for seats."""
    you: int | UnsetType | None = UNSET
    """The viewer's seat, from 0."""
    host: bool | UnsetType = UNSET
    """Whether the viewer is the host."""
    device: DeviceShown | UnsetType = UNSET
    """Only on a device that several people share. `you` is then the one who looks, or null with the curtain down."""
    match: MatchShown | UnsetType = UNSET
    lesson: LessonShown | UnsetType = UNSET
    """Only in an introduction."""
    clock: ClockShown | UnsetType | None = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET
    told: list[Told] | UnsetType = UNSET
    remarks: list[RemarkShown] | UnsetType = UNSET
    """What bots say about the events, in an update."""
    chat: list[ChatShown] | UnsetType = UNSET
    """The last lines in a snapshot; reported ones in an update. New lines come by themselves."""
    muted: list[MutedShown] | UnsetType = UNSET
    """The guests whom the host has muted."""
    view: dict[str, Any] | UnsetType | None = UNSET
    """The game as the viewer sees it, in the notation; `??` is a hidden card."""
    legal: list[str] | UnsetType = UNSET


class RefusedShown(Struct, frozen=True, omit_defaults=True):
    """Why a message was refused."""

    code: str
    rule: str
    """The id of the rule that forbids it; empty if no rule of the game does."""
    message: str
    id: str | None = None
    table: str | None = None


class Welcome(Struct, frozen=True):
    """The first message to a client."""

    protocol: int
    name: str
    lang: str


class Done(Struct, frozen=True, omit_defaults=True):
    """A message is done, now or when it was sent for the first time."""

    id: str | None
    version: int
    line: int = 0
    """The number of the line that the message added to the chat."""


class Held(Struct, frozen=True):
    """An action waits until others have had their time to call, to catch or to object."""

    id: str | None
    until: int


class Hint(Struct, frozen=True):
    """The action that a bot would choose in the player's place."""

    table: str
    version: int
    action: str
    reason: str
    """The reason in a sentence; empty if the bot has none."""


class Odds(Struct, frozen=True):
    """The odds of a challenge, reckoned from what the player has seen."""

    table: str
    version: int
    share: int
    """How likely the challenged player held the colour, in percent."""
    text: str
    """The odds in a sentence, which says from what they are reckoned."""


class Here(Struct, frozen=True, omit_defaults=True):
    """The seats whose players are connected."""

    table: str
    seats: list[int]
    asleep: bool = False
    """Whether the bots have stopped, since nobody has acted for long, until a player acts or comes back."""
    screen: bool = False
    """Whether a screen shows the table to everybody, so that a phone need only show the hand."""


class Said(Struct, frozen=True):
    """New lines of the chat. They do not change the version of the table."""

    table: str
    lines: list[ChatShown]


class Reacted(Struct, frozen=True):
    """Somebody has shown or thrown something. It is not stored, and does not change the version of the table."""

    table: str
    seat: int | None
    """The seat of the player, from 0; null for a spectator."""
    name: str
    author: str
    """Who it was: the same as in lines of the chat."""
    reaction: str
    to: int | None
    """The seat at which it was thrown, from 0."""


class Gone(Struct, frozen=True):
    """The viewer is not shown a table any more."""

    table: str
    code: str


class Answer(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A message of the server. It has exactly one of these fields."""

    welcome: Welcome | UnsetType = UNSET
    snapshot: Shown | UnsetType = UNSET
    update: Shown | UnsetType = UNSET
    refused: RefusedShown | UnsetType = UNSET
    done: Done | UnsetType = UNSET
    held: Held | UnsetType = UNSET
    hint: Hint | UnsetType = UNSET
    odds: Odds | UnsetType = UNSET
    here: Here | UnsetType = UNSET
    said: Said | UnsetType = UNSET
    reacted: Reacted | UnsetType = UNSET
    gone: Gone | UnsetType = UNSET
