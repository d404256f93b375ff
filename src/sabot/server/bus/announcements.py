"""Announcements: the messages about a table that processes send each other over the bus."""

import msgspec

from sabot.server.tables.chat import ChatLine
from sabot.server.tables.log.entries import Guest
from sabot.server.tables.reactions import Reaction


class Announcement(msgspec.Struct, frozen=True, omit_defaults=True):
    """A new entry of a table's log, a line of its chat, a reaction, or the guests who are connected to a process."""

    source: str
    """The process that sends it."""
    sequence: int = 0
    text: str = ""
    """The entry with that sequence number."""
    here: list[Guest] | None = None
    """The guests who are connected to the process; None in another announcement."""
    asleep: bool | None = None
    """Whether the table is asleep; only the process that plays its bots knows."""
    said: ChatLine | None = None
    """The line of the chat; None in another announcement."""
    reacted: Reaction | None = None
    """The reaction; None in another announcement."""


encode_announcement = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Announcement)


def decode_announcement(payload: bytes) -> Announcement:
    """The announcement that a payload of the bus holds."""
    return _decoder.decode(payload)
