"""The changes that an entry made to a table, so that viewers are told of these and nothing else."""

from dataclasses import dataclass, field

from sabot.notation.events import Event

SETTINGS, SEATS, STATUS, MATCH, GAME, CHAT, MUTES = "settings", "seats", "status", "match", "game", "chat", "mutes"
"""The parts of a table that an entry can change."""


@dataclass(slots=True)
class ChangeSet:
    """The parts of a table that an entry changed, and the events."""

    parts: set[str] = field(default_factory=set)
    events: list[tuple[int | None, tuple[Event, ...]]] = field(default_factory=list)
    """The events of each board; those without a board number are for everybody."""
