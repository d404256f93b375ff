"""What an entry changed at a table."""

from dataclasses import dataclass, field

from sabot.notation.events import Event

SETTINGS, SEATS, STATUS, MATCH, GAME, CHAT = "settings", "seats", "status", "match", "game", "chat"
"""The parts of a table that an entry can change."""


@dataclass(slots=True)
class ChangeSet:
    """What an entry changed."""

    parts: set[str] = field(default_factory=set)
    events: list[tuple[int | None, tuple[Event, ...]]] = field(default_factory=list)
    """What happened on each board; on none is what everybody hears."""
