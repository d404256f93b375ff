"""Merging the updates of a server into the table as it was last shown."""

from collections.abc import Iterable
from typing import Any

Shown = dict[str, Any]
"""A table as a server shows it, or what has changed of it."""
MOST_LINES = 100
"""How many lines of the chat are kept."""


def merge(shown: Shown, update: Shown) -> Shown | None:
    """The table after an update; None if the update does not follow, because it is old or one before it is missing.

    >>> merge({"version": 3, "status": "open"}, {"version": 4, "status": "playing"})
    {'version': 4, 'status': 'playing', 'chat': []}
    >>> merge({"version": 3}, {"version": 5})
    """
    if update["version"] != shown.get("version", 0) + 1:
        return None
    return hear(shown | update, [*shown.get("chat", ()), *update.get("chat", ())])


def hear(shown: Shown, lines: Iterable[Shown]) -> Shown:
    """The table with these lines of the chat instead of its own; of those with the same number, the last counts."""
    chat = {line["number"]: line for line in lines}
    return shown | {"chat": list(chat.values())[-MOST_LINES:]}
