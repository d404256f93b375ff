"""Merging the updates of a server into the table as it was last shown."""

from typing import Any

Shown = dict[str, Any]
"""A table as a server shows it, or what has changed of it."""


def merge(shown: Shown, update: Shown) -> Shown | None:
    """The table after an update; None if the update does not follow, because it is old or one before it is missing.

    >>> merge({"version": 3, "status": "open"}, {"version": 4, "status": "playing"})
    {'version': 4, 'status': 'playing', 'chat': []}
    >>> merge({"version": 3}, {"version": 5})
    """
    if update["version"] != shown.get("version", 0) + 1:
        return None
    lines = {line["number"]: line for line in [*shown.get("chat", ()), *update.get("chat", ())]}
    return shown | update | {"chat": list(lines.values())}
