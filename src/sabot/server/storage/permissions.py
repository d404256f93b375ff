"""File permissions: what holds seeds, keys and cookies is for its owner alone."""

import os
from pathlib import Path

PRIVATE = 0o600
"""The mode of the file: a user who can read the seeds knows the cards."""
OTHERS = 0o077
"""The part of a mode that lets others in."""


def is_open_to_others(file: Path) -> bool:
    """Whether other users of the machine have access to a file."""
    return os.name == "posix" and file.exists() and bool(file.stat().st_mode & OTHERS)


def tighten(file: Path) -> bool:
    """Keep other users from a file if they had access; whether they had."""
    was_open = is_open_to_others(file)
    if was_open:
        file.chmod(PRIVATE)
    return was_open
