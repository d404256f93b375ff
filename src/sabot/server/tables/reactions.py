"""Reactions: what a guest shows at the seat, or throws at another player. They are sent to watchers, never stored."""

from msgspec import Struct

from sabot.errors import Refused
from sabot.server.tables.log.entries import Guest
from sabot.server.tables.state import TableState

SHOWN = ("laugh", "cry", "angry", "love", "wow", "cool", "think", "sleepy", "clap", "thumb", "party", "fear")
"""What is shown at the own seat. The page draws them (`web/src/people/reactions.ts`)."""
THROWN = ("tomato", "flower", "snowball", "cake", "plane")
"""What is thrown at another player."""


class Reaction(Struct, frozen=True, kw_only=True):
    """Something that a guest showed or threw."""

    guest: Guest
    name: str
    reaction: str
    to: int | None = None
    """The seat at which it was thrown, from 0."""


def check_reaction(table: TableState, guest: Guest, reaction: str, to: int | None) -> None:
    """Raise Refused unless a guest can show this, or throw it at this seat."""
    if reaction not in (*SHOWN, *THROWN):
        raise Refused("react/unknown", reaction=reaction)
    if reaction in SHOWN:
        if to is not None:
            raise Refused("react/not-thrown")
    elif to is None or not table.seating[to].name:
        raise Refused("react/nobody")
    elif table.seating[to].guest == guest:
        raise Refused("react/own")
