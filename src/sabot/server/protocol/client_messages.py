"""The messages of a client, of which each has one wish."""

from operator import attrgetter
from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from sabot.match.match import LONGEST_TEXT
from sabot.round import MOST

Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
"""The unguessable name of a table."""
Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""The idempotency key that a client gives a message; a retry has the same."""
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST)]
"""A seat, clockwise from 0."""
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class Message(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A message of a client. It has exactly one wish, and the table that it is about."""

    table: Key
    id: Id | UnsetType = UNSET
    version: int | UnsetType = UNSET
    """The last version of the table that the client has seen."""
    lang: str | UnsetType = UNSET
    """With `watch`: the language of sentences; left out, none are sent."""
    screen: bool = False
    """With `watch`: a screen for everybody at the table. It gets what a spectator sees, whatever seat the guest has."""
    salt: Text = ""
    """With `ready`: salt for the next deal."""
    seat: SeatNumber | UnsetType = UNSET
    """On a shared device: the seat whose hand is watched, or that an action, a question or a hint is for."""
    to: SeatNumber | UnsetType = UNSET
    """With `react`: the seat at which something is thrown."""

    watch: int | UnsetType = UNSET
    """Watch a table from now on. A spectator names the board, counted from 0."""
    unwatch: bool | UnsetType = UNSET
    act: Text | UnsetType = UNSET
    """An action in the notation."""
    why: Text | UnsetType = UNSET
    """An action to check without carrying it out: is it legal, and if not, why?"""
    ready: bool | UnsetType = UNSET
    back: bool | UnsetType = UNSET
    """The player is back and takes over from the bot."""
    more_time: bool | UnsetType = UNSET
    """Whether the player needs more time. Clocks and windows then run twice as long, for everybody."""
    chat: Text | UnsetType = UNSET
    phrase: Text | UnsetType = UNSET
    react: Text | UnsetType = UNSET
    """A reaction to show at the own seat, or to throw at another one. It is not stored."""
    report: int | UnsetType = UNSET
    """The number of a line of the chat to report as a suggestion."""
    abuse: int | UnsetType = UNSET
    """The number of a line of the chat to report to the operator of the server."""
    mute: Text | UnsetType = UNSET
    """The author of a line of the chat whom the host mutes."""
    unmute: Text | UnsetType = UNSET
    """The author whom the host lets speak again."""
    allow: Text | UnsetType = UNSET
    """The guest whom the player lets have the seat that they ask for."""
    refuse: Text | UnsetType = UNSET
    """The guest whom the player refuses it."""
    hint: bool | UnsetType = UNSET
    odds: bool | UnsetType = UNSET
    """The odds of a challenge, as the player can reckon them from what they have seen."""

    @property
    def acting_seat(self) -> int | None:
        """The seat on a shared device that it is for, if it says so."""
        return None if self.seat is UNSET else self.seat

    @property
    def target_seat(self) -> int | None:
        """The seat at which something is thrown, if it says so."""
        return None if self.to is UNSET else self.to

    @property
    def wish(self) -> str | None:
        """The name of the wish; None unless there is exactly one."""
        said = _wishes(self)
        if said.count(UNSET) == len(WISHES) - 1:
            for wish, what in zip(WISHES, said, strict=True):
                if what is not UNSET:
                    return wish
        return None


class Named(Struct, frozen=True):
    """The part of a message that identifies it in a refusal."""

    id: Id | None = None
    table: Id | None = None


WISHES = (
    "act", "why", "watch", "unwatch", "ready", "back", "more_time", "chat", "phrase", "react", "report", "abuse",
    "mute", "unmute", "allow", "refuse", "hint", "odds",
)  # fmt: skip
_wishes = attrgetter(*WISHES)
