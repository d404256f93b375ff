"""The events of an action as bytes, as they lie in a record: taken at once, and unpacked when somebody asks."""

import sys
from collections.abc import Iterable
from struct import Struct

from sabot.kernel.codes import Event
from sabot.kernel.table import EVENT_WIDTH
from sabot.round import Noted

EVENT = Struct(f"={EVENT_WIDTH}h")
EVENT_SIZE = EVENT.size
KIND = 0 if sys.byteorder == "little" else 1
"""The byte of an event that says its kind."""
CHANGES_HANDS = frozenset({Event.GAVE_HAND, Event.FLIPPED})
"""Kinds of events after which a player looks at its hand again."""


def pack_notes(noted: Iterable[Noted]) -> bytes:
    """Events as bytes."""
    return b"".join(EVENT.pack(*event) for event in noted)


def unpack_notes(notes: bytes) -> list[Noted]:
    """The events from their bytes."""
    return list(EVENT.iter_unpack(notes))


def change_hands(notes: bytes) -> bool:
    """Whether players look at their hands again after these events."""
    return not CHANGES_HANDS.isdisjoint(notes[KIND::EVENT_SIZE])
